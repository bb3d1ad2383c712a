"""Mobile apps: a popsicle that is a phone, app sweets on its screen, a bite gone and a little of it melted."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

W, D, H = 2.5, .62, 3.7
APPS = [["blueberry", "saffron", None], ["pistachio", "bubblegum", "teal"], ["grape", "tomato", "saffron"]]
DRIPS = [(-.82, .6, .18), (-.42, .3, .14), (.5, .36, .15), (.86, .16, .14)]

studio("sky", camera=(1.2, -16, 4.8), look_at=(0.1, 0, 2.32))
puddle([1.45, 1.05, 1.3, 1.15, 1.5, 1.2, 1.55, 1.1], (-.5, -.1, 0), "tomato", .13)
teeth = [((1.28, 0, 1.92), .5), ((.66, 0, 1.98), .4), ((1.36, 0, 1.2), .4), ((.93, 0, 1.5), .36)]
with group((-.12, 0, 2.95), (-7, 9, -14)):
    bite(slab((W, D, H), (0, 0, 0), "tomato", .3), teeth, "bubblegum", roughness=.7, coat=0, bump=.3, grain=9)
    bite(slab((W - .34, .16, H - .4), (0, -D / 2, 0), "paper", .08), teeth, "paper")
    slab((.5, .22, 2.0), (0, .02, -2.3), "biscuit", .1, roughness=.6, coat=0, bump=.1)
    for row, colours in enumerate(APPS):
        for column, colour in enumerate(colours):
            if colour:
                slab((.5, .2, .5), ((column - 1) * .66, -D / 2 - .1, .92 - row * .7), colour, .15)
    slab((1.82, .14, .56), (0, -D / 2 - .07, -1.34), "peach", .13)
    for n, colour in enumerate(["tomato", "blueberry", "pistachio"]):
        ball(.16, ((n - 1) * .52, -D / 2 - .14, -1.34), colour, .9)
    slab((.5, .08, .1), (-.1, -D / 2 - .07, 1.52), "espresso", .04)
    for x, run, radius in DRIPS:
        icing([(x, -.08, -H / 2 + .25), (x, -.08, -H / 2 - run * .6), (x, -.08, -H / 2 - run)], radius, "tomato", roughness=.12, coat=1)
ball(.3, (2.5, -.6, .3), "saffron")
ball(.2, (2.0, -1.2, .2), "blueberry")
sprinkles(24, (4.0, 2.4), seed=5)
render()
