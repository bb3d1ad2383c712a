"""Mobile apps: a popsicle that is a phone, app sweets on its screen, a bite gone and a little of it melted; animated, it
melts on, thinks better of it and is whole again."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

W, D, H = 2.5, .62, 3.7
t = progress()
melt, whole = along(t, 0, .4, .75, 1, .8, .4, .1, -.1, 0), along(t, 0, 0, 0, 0, .2, .6, .9, 1, 1)
APPS = [["blueberry", "saffron", "raspberry" if whole > .8 else None], ["pistachio", "bubblegum", "teal"], ["grape", "tomato", "saffron"]]
DRIPS = [(-.82, .6, .18), (-.42, .3, .14), (.5, .36, .15), (.86, .16, .14)]

studio("sky", camera=(1.2, -16, 4.8), look_at=(0.1, 0, 2.32))
with group((-.5, -.1, 0)) as pool:
    puddle([1.45, 1.05, 1.3, 1.15, 1.5, 1.2, 1.55, 1.1], (0, 0, 0), "tomato", .13)
teeth = [((x + 1.5 * whole, 0, z), r) for x, z, r in ((1.28, 1.92, .5), (.66, 1.98, .4), (1.36, 1.2, .4), (.93, 1.5, .36))]
with group((-.12, 0, 2.95), (-7, 9, -14)) as ice:
    bite(slab((W, D, H), (0, 0, 0), "tomato", .3), teeth, "bubblegum", roughness=.7, coat=0, bump=.3, grain=9)
    bite(slab((W - .34, .16, H - .4), (0, -D / 2, 0), "paper", .08), teeth, "paper")
    slab((.5, .22, 2.0 - .3 * whole), (0, .02, -2.3 + .15 * whole), "biscuit", .1, roughness=.6, coat=0, bump=.1)
    for row, colours in enumerate(APPS):
        for column, colour in enumerate(colours):
            if colour:
                slab((.5, .2, .5), ((column - 1) * .66, -D / 2 - .1, .92 - row * .7 - melt * (.34 - .1 * row)), colour, .15, (0, melt * (14 if (row + column) % 2 else -18), 0))
    slab((1.82, .14, .56), (0, -D / 2 - .07, -1.34), "peach", .13)
    for n, colour in enumerate(["tomato", "blueberry", "pistachio"]):
        ball(.16, ((n - 1) * .52, -D / 2 - .14, -1.34), colour, .9)
    slab((.5, .08, .1), (-.1, -D / 2 - .07, 1.52), "espresso", .04)
    for x, run, radius in DRIPS:
        run = (run + max(0, melt) * (1.0 - run)) * (1 - whole) - .3 * whole
        icing([(x, -.08, -H / 2 + .25), (x, -.08, -H / 2 - run * .6), (x, -.08, -H / 2 - run)], radius, "tomato", roughness=.12, coat=1)
ball(.3, (2.5, -.6, .3), "saffron")
ball(.2, (2.0, -1.2, .2), "blueberry")
sprinkles(24, (4.0, 2.4), seed=5)
pool.pose((-.5, -.1, 0), scale=((1 + .16 * melt) * max(.001, 1 - whole),) * 3)
ice.pose((-.12, 0, 2.95 - .25 * melt), (-7, 9 + 3 * melt, -14), (1 + .05 * melt, 1, 1 - .1 * melt))
render()
