"""Food and beverage: a milkshake with cream, cherry and straw, a doughnut leaning on it, a fork at the ready."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

GLASS = (-.35, .35)
studio("butter", camera=(1.2, -15.2, 5.3), look_at=(.1, 0, 2.25))
x, y = GLASS
# the glass: foot, stem and a tall cup full of strawberry shake
lathe([(0, 0), (.95, 0), (.98, .07), (.5, .16), (.22, .3), (.2, .42), (.42, .56)], (x, y, 0), "sky", roughness=.06, coat=1)
flutes = lambda a, r, z: 1 + .022 * math.cos(16 * a) * min(1, max(0, (2.3 - z) * 2))
lathe([(.3, .5), (.56, .62), (.7, 1.0), (.85, 1.8), (.96, 2.45), (1.0, 2.6), (.95, 2.66), (.6, 2.66), (0, 2.66)], (x, y, 0), "bubblegum", wobble=flutes, roughness=.08, coat=1)
ring(.99, .085, (x, y, 2.62), "paper", roughness=.1, coat=1)
drip(.94, (x, y, 2.6), "raspberry", .58, 7, .1, seed=4)
cream = swirl(.92, 1.15, (x, y, 2.68), "paper", 3)
jimmies(cream, 34, .16, seed=3, upward=.1)
cherry(.27, (x + .04, y - .02, 3.95), stem=1.0)
straw((x + .42, y - .12, 2.7), (x + 1.08, y - .1, 4.75), .11, ("paper", "tomato"), .9)
puff([(.42 * math.cos(a), .42 * math.sin(a)) for a in (2 * math.pi * n / 40 for n in range(40))], .14, (x - .72, y - .15, 3.05), "wafer", (0, 20, -15), .3, roughness=.6)
# the doughnuts
doughnut(.82, .4, (1.75, -.9, .42), "blueberry", "caramel", strewn=34, seed=2)
doughnut(.78, .38, (1.72, .25, 1.32), "tomato", "caramel", (58, 0, -18), 34, 5)
# the fork rests on a folded napkin
slab((1.0, 2.2, .09), (-1.9, -.95, .05), "mint", .045, (0, 0, -16), roughness=.7, coat=0)
slab((.16, 2.2, .1), (-2.25, -.85, .06), "tomato", .045, (0, 0, -16), roughness=.7, coat=0)
fork = [(-.09, -1.15), (0, -1.22), (.09, -1.15), (.13, -.9), (.06, 0), (.28, .3), (.3, 1.05), (.23, 1.05), (.2, .48), (.13, .48), (.11, 1.05), (.04, 1.05), (.03, .48),
        (-.03, .48), (-.04, 1.05), (-.11, 1.05), (-.13, .48), (-.2, .48), (-.23, 1.05), (-.3, 1.05), (-.28, .3), (-.06, 0), (-.13, -.9)]
outline(soft_corners(fork, .04, 4), .1, (-1.85, -1.0, .16), "steel", (-90, 0, -16), .035, scale=1.05, roughness=.18, metal=.9)
ball(.24, (.2, -1.75, .24), "saffron")
sprinkles(18, seed=4)
render()
