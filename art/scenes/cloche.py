"""A cloche of polished metal, as wide as the well of the plate."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("cream", camera=(0, -20, 6.1), look_at=(0, 0, 1.15), lens=140, ground=2)
bpy.context.scene.world.node_tree.nodes["Map Range"].inputs[3].default_value = .3
for o in bpy.data.objects:
    o.visible_glossy = o.type != "LIGHT"
for at, size in (((-9, -7, 6), (3.5, .3, 9)), ((10, -4, 5), (1.2, .3, 8))):  # windows, which a dome mirrors as long bows
    slab(size, at, "white", .1, glow=4)
table = disc(6, .1, (0, 0, -.2), "cream")  # a wider one shows as a pale edge along the outline
table.visible_camera = False
polished = {"roughness": .09, "coat": 0, "metal": 1}
lathe([(2.2, 0), (2.3, .03), (2.3, .1), (2.16, .13), (2.1, .2), (2.08, .5), (1.98, 1), (1.75, 1.5), (1.38, 1.92), (.9, 2.2), (.4, 2.33), (0, 2.36)], (0, 0, 0), "steel", **polished)
lathe([(0, 2.3), (.3, 2.36), (.16, 2.44), (.12, 2.56), (0, 2.6)], (0, 0, 0), "steel", **polished)
ball(.27, (0, 0, 2.76), "steel", .92, **polished)
render()
