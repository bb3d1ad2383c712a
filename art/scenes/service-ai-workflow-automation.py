"""AI workflow automation: raw macaron shells ride a liquorice belt through a small arch and come out decorated."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

LONG, DEEP, TOP = 7.0, 1.7, 1.62
STEP = 1.36

studio("pear", camera=(1.6, -17.6, 6.3), look_at=(0, 0, 2.15))
with group((0, 0, 0), (0, 0, -11)):
    # belt, side rails and peppermint rollers
    slab((LONG, DEEP, .84), (0, 0, TOP - .42), "espresso", .41, roughness=.45)
    for n in range(21):
        slab((.09, DEEP - .06, .06), (-3.0 + n * .3, 0, TOP), "#3b2822", .03, roughness=.5)
    slab((LONG - .7, .2, .46), (0, -DEEP / 2 - .06, TOP - .42), "saffron", .18)
    for n in range(6):
        x = -2.85 + n * 1.14
        disc(.2, .14, (x, -DEEP / 2 - .2, TOP - .42), "paper", .06, (90, 0, 0))
        outline(SPARK, .06, (x, -DEEP / 2 - .28, TOP - .42), "tomato", scale=.14, bevel=.02)
    for x in (-2.55, 2.55):
        for y in (-.55, .55):
            slab((.34, .34, .9), (x, y, .45), "saffron", .12)
    # the machine
    arch = [(-1.24, 0), (-.78, 0), (-.78, 2.86), (.78, 2.86), (.78, 0), (1.24, 0), (1.24, 3.88), (-1.24, 3.88)]
    outline(soft_corners(arch, .2), 2.5, (0, 0, 0), "blueberry", bevel=.16)
    slab((1.5, .14, .5), (0, -1.25, 3.38), "paper", .2)
    for n, colour in enumerate(["tomato", "saffron", "pistachio"]):
        ball(.14, ((n - 1) * .42, -1.34, 3.38), colour, .8, (90, 0, 0))
    swirl(.78, 1.15, (0, 0, 3.84))
    ball(.24, (0, -.02, 5.02), "cherry", roughness=.1, coat=1)
    for x in (-1.0, 1.0):
        ball(.16, (x * .8, -.85, 3.92), "saffron")
    # raw, in work, done
    lift = TOP + .11
    macaron(.56, (-2 * STEP - .1, -.1, lift), "biscuit", "biscuit")
    macaron(.56, (-STEP - .35, -.1, lift), "biscuit", "biscuit")
    macaron(.56, (0, -.25, lift), "biscuit", "raspberry")
    for x, shell, filling, cream in ((STEP + .4, "bubblegum", "raspberry", "cream"), (2 * STEP + .2, "pistachio", "cream", "raspberry")):
        macaron(.56, (x, -.1, lift), shell, filling)
        swirl(.34, .44, (x, -.1, lift + .4), cream)
        ball(.13, (x, -.12, lift + .88), "cherry", roughness=.1, coat=1)
sprinkles(20, (4.2, 2.6), seed=3)
render()
