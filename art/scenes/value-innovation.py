"""Innovation: a rocket of sugar takes off from a cloud of piped cream."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("saffron", camera=(.3, -17, 5.2), look_at=(0, 0, 2.25), lens=88)
with group((.1, 0, 1.0), (0, 12, 0)):
    lathe([(.5, 0), (.8, .35), (1.0, 1.1), (.98, 1.8), (.8, 2.5)], (0, 0, 0), "cream", roughness=.12, coat=1)
    lathe([(.83, 2.42), (.8, 2.55), (.52, 3.15), (.2, 3.5), (0, 3.6)], (0, 0, 0), "tomato", roughness=.1, coat=1)
    ring(.82, .08, (0, 0, 2.46), "blueberry", roughness=.12, coat=1)
    ring(.42, .11, (0, -.95, 1.62), "blueberry", (90, 0, 0), roughness=.12, coat=1)
    disc(.4, .1, (0, -.94, 1.62), "sky", .04, (90, 0, 0), roughness=.05, coat=1)
    for side in (-1, 1):
        fin = [(0, 1.15), (.62 * side, .55), (.86 * side, -.35), (.1 * side, .1)]
        outline(soft_corners(fin, .12), .26, (.72 * side, 0, .1), "blueberry", bevel=.1, roughness=.12, coat=1)
    outline(soft_corners([(-.16, 1.0), (.16, 1.0), (.13, -.3), (-.13, -.3)], .1), .24, (0, -.85, .05), "blueberry", bevel=.1, roughness=.12, coat=1)
    lathe([(.3, -.12), (.52, -.1), (.58, .05), (.5, .14)], (0, 0, 0), "espresso", roughness=.2, coat=.8)
swirl(.85, 1.25, (-.15, 0, 0), "cream", turns=2.4)
swirl(.62, .8, (-1.15, -.25, 0), "bubblegum", turns=2.0)
swirl(.55, .7, (.85, -.35, 0), "cream", turns=2.0)
ball(.24, (1.7, -.8, .24), "pistachio")
sprinkles(12, spread=(2.2, 1.2), seed=8)
render()
