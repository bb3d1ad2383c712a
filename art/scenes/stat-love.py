"""Love: a glossy heart, freshly glazed."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("cream", camera=(.3, -17, 5.2), look_at=(0, 0, 1.9), lens=98)
with group((0, 0, 1.96), (-10, 0, 8)):
    puff(heart_points(4.3, 200), 1.75, (0, 0, 0), "tomato", plump=.75, roughness=.1, coat=1)
puddle((.7, .5, .62, .45, .66, .5), (0, -.05, 0), "tomato", .12, roughness=.06, coat=1)
gumdrop(.42, (-1.95, -.8, 0), "bubblegum")
puff(heart_points(.95), .42, (1.75, -1.0, .46), "raspberry", (-16, 0, -18), roughness=.1, coat=1)
render()
