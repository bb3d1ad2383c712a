"""E-commerce: a gingerbread shop with a striped awning, a shopping bag and a price tag of candy."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

WIDE, DEEP, WALL, GABLE = 3.3, 2.3, 2.3, 1.5
BREAD = dict(roughness=.65, coat=.08, bump=.14, grain=16)
SLOPE = 41

studio("oat", camera=(2.6, -16.4, 4.9), look_at=(.2, 0, 2.2))
with group((-.5, 0, 0), (0, 0, -12)):
    front = -DEEP / 2
    slab((WIDE, DEEP, WALL), (0, 0, WALL / 2), "ginger", .09, **BREAD)
    outline([(-WIDE / 2, 0), (WIDE / 2, 0), (0, GABLE)], .24, (0, front + .16, WALL - .06), "ginger", bevel=.05, **BREAD)
    for side in (-1, 1):
        with group((side * 1.02, -.1, WALL + .78), (0, side * SLOPE, 0)):
            slab((2.75, DEEP + .7, .26), (0, 0, 0), "milk", .1, **BREAD)
            slab((2.75, DEEP + .74, .14), (0, 0, .16), "paper", .07, roughness=.3, coat=.5)
            for n, colour in enumerate(["tomato", "pistachio", "saffron", "bubblegum", "blueberry"]):
                ball(.17, (-1.0 + n * .5, -.75 if n % 2 else -1.1, .26), colour, .8)
                ball(.17, (-1.0 + n * .5, .35 if n % 2 else 0, .26), ["saffron", "blueberry", "tomato"][n % 3], .8)
        # icing along the gable, running straight down
        tilt, edge = math.radians(SLOPE), front - .5
        for n in range(9):
            u = -1.24 + n * .31
            x, z = side * (1.02 + u * math.cos(tilt) + .14 * math.sin(tilt)), WALL + .78 - u * math.sin(tilt) + .14 * math.cos(tilt)
            icing([(x, edge, z), (x, edge, z - [.36, .2, .3, .46, .24][n % 5])], .1, "paper", smooth=False)
        ends = [(side * (1.02 + u * math.cos(tilt) + .09), edge, WALL + .78 - u * math.sin(tilt) + .1) for u in (-1.3, 1.3)]
        icing(ends, .11, "paper", smooth=False)
    # piped corners and a round window with a shopping heart
    for x in (-WIDE / 2 + .05, WIDE / 2 - .05):
        for n in range(6):
            ball(.1, (x, front - .02, .12 + n * .24), "paper")
    disc(.42, .12, (0, front - .02, WALL + .5), "paper", .06, (90, 0, 0))
    outline(HEART, .14, (0, front - .1, WALL + .48), "tomato", scale=.25, bevel=.05)
    # awning
    with group((0, front + .02, 2.3), (-52, 0, 0)):
        for n in range(7):
            colour = "paper" if n % 2 else "tomato"
            x = (n - 3) * .48
            round_end = [(.235 * math.cos(t), -.88 + .235 * math.sin(t)) for t in (math.pi * (1 + k / 20) for k in range(21))]
            outline([(.235, 0), (-.235, 0)] + round_end, .14, (x, 0, 0), colour, bevel=.04)
    # door and window
    slab((.98, .16, 1.5), (-.85, front, .72), "paper", .12)
    slab((.78, .2, 1.34), (-.85, front - .02, .64), "blueberry", .14)
    slab((.46, .1, .42), (-.85, front - .1, .92), "sky", .1)
    ball(.075, (-.6, front - .16, .55), "saffron")
    slab((1.5, .16, 1.06), (.66, front, .86), "paper", .12)
    slab((1.28, .14, .84), (.66, front - .04, .86), "custard", .08, glow=.25)
    slab((1.62, .36, .14), (.66, front - .14, .3), "milk", .06, **BREAD)
    for n, colour in enumerate(["raspberry", "pistachio", "grape"]):
        macaron(.2, (.22 + n * .44, front - .2, .42), colour, "cream")
        ball(.16, (.22 + n * .44, front - .2, .74), ["saffron", "tomato", "mint"][n])
# shopping bag
with group((2.4, -1.5, 0), (0, 0, 10)):
    slab((1.3, .62, 1.4), (0, 0, .7), "bubblegum", .1)
    slab((1.34, .66, .14), (0, 0, 1.36), "raspberry", .06)
    for y in (-.2, .2):
        cane([(-.32, y, 1.35), (-.3, y, 1.75), (0, y, 1.98), (.3, y, 1.75), (.32, y, 1.35)], .065, ("paper", "tomato"), 1.2)
    for x in (-.22, .22):
        ball(.085, (x, -.31, .86), "espresso")
    icing([(-.26, -.32, .6), (-.14, -.33, .47), (0, -.33, .42), (.14, -.33, .47), (.26, -.32, .6)], .055, "espresso")
# price tag, leaning on the shop
with group((-2.85, -1.55, .78), (-24, 14, 12)):
    tag = outline([(-.42, -.72), (.42, -.72), (.42, .38), (.18, .7), (-.18, .7), (-.42, .38)], .2, (0, 0, 0), "saffron", bevel=.07)
    disc(.1, .24, (0, 0, .42), "paper", .04, (90, 0, 0))
    letters("%", .74, .12, (0, -.12, -.5), "tomato", bevel=.03)
    cane([(0, -.1, .42), (.05, -.05, .75), (.25, .1, 1.0), (.4, .2, .85)], .045, ("paper", "tomato"), 1.2)
sprinkles(18, (4.2, 2.5), seed=3)
render()
