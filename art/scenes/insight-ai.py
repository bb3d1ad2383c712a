"""AI: a thinking brain of jelly pudding on a plate, ideas sparkling round it."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

from mathutils import noise

BRAIN, R = (0, .2, .42), 1.72
studio("pear", camera=(1.15, -13.6, 5.0), look_at=(0, 0, 1.8))
plate(2.35, (0, .2, 0), "paper", rim="tomato")
puddle([1.95, 1.8, 1.98, 1.75, 1.9, 1.85], (0, .2, .16), "caramel", .12)
rows, count, vertices = 150, 300, []
for row in range(rows + 1):
    theta = math.pi * .5 * 1.18 * row / rows  # from the crown to a little below the middle
    for k in range(count):
        a = 2 * math.pi * k / count
        d = Vector((math.sin(theta) * math.cos(a), math.sin(theta) * math.sin(a), math.cos(theta)))
        twist = Vector((noise.noise(d * 2.1), noise.noise(d * 2.1 + Vector((5, 1, 2))), noise.noise(d * 2.1 + Vector((9, 4, 7)))))
        fold = abs(noise.noise((d + twist * .42) * 2.7))
        groove = math.exp(-(fold / .06) ** 2)
        split = math.exp(-(d.x / .055) ** 2)
        lobes = 1 + .05 * abs(d.x) ** .5
        k2 = lobes * (1 - .085 * groove - .2 * split * max(0, .35 + d.z))
        vertices.append((d.x * R * 1.08 * k2, d.y * R * 1.05 * k2, d.z * R * 1.06 * k2))
faces = [(j * count + k, (j + 1) * count + k, (j + 1) * count + (k + 1) % count, j * count + (k + 1) % count) for j in range(rows) for k in range(count)]
with group((0, .2, .74), (0, 0, 24)):
    dress(mesh_object("brain", vertices, faces, sharp=80), "bubblegum", roughness=.12, coat=1)
for x, y, z, r, colour in ((-1.75, -.2, 3.0, .5, "saffron"), (1.8, 0, 3.15, .62, "saffron"), (2.3, -.2, 2.1, .3, "tomato"), (-2.3, -.1, 2.1, .28, "blueberry"), (.15, .2, 3.75, .34, "paper")):
    puff(soft_corners(star_points(r, .34, 4), r * .06, 4), r * .5, (x, y, z), colour, (0, 0, -6), .6, roughness=.12, coat=1)
cherry(.27, (1.2, -1.45, .55), stem=.9)
sprinkles(16, seed=4)
render()
