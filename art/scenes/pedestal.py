"""The pedestal of a page's head, seen as the services' pictures are: grey plaster, to which the page gives its tone."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

HEIGHT = .52
studio("cream", camera=(0, -15.8, 4.9), look_at=(0, 0, -.2), lens=66, ground=.1)
bpy.data.objects["ground"].location.z = -9
disc(60, .1, (0, 0, -HEIGHT - .05), "#3c3c3c", roughness=1, coat=0).visible_camera = False
disc(4, HEIGHT, (0, 0, -HEIGHT / 2), "#9c9c9c", .17, roughness=.55, coat=.12)
render()
