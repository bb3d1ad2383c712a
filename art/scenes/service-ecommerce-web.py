"""E-commerce: a gingerbread shop with a striped awning, a shopping bag and a price tag of candy; animated, a gingerbread
customer comes out with a bag."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

WIDE, DEEP, WALL, GABLE = 3.3, 2.3, 2.3, 1.5
BREAD = dict(roughness=.65, coat=.08, bump=.14, grain=16)
SLOPE = 41
t = progress()


def customer(lift):
    """A gingerbread man, 1.25 high, with a bag in one hand; lift turns his arms up."""
    for side in (-1, 1):
        slab((.2, .16, .46), (side * .14, 0, .22), "biscuit", .08, (0, side * -10, 0), **BREAD)
        with group((side * .18, 0, .72), (0, side * (30 - lift), 0)):
            slab((.44, .16, .19), (side * .2, 0, 0), "biscuit", .08, **BREAD)
            icing([(side * .32, -.09, -.08), (side * .32, -.09, .08)], .025, "paper", smooth=False)
        ball(.04, (side * .1, -.1, 1.07), "espresso")
    with group((.56, -.06, .72 + lift * .008)):
        slab((.36, .2, .36), (0, 0, -.32), "bubblegum", .05)
        tube([(-.1, 0, -.15), (-.08, 0, 0), (.08, 0, 0), (.1, 0, -.15)], .025, "tomato")
    slab((.46, .17, .56), (0, 0, .6), "biscuit", .08, **BREAD)
    disc(.29, .17, (0, 0, 1.02), "biscuit", .07, (90, 0, 0), **BREAD)
    icing([(-.1, -.1, .95), (0, -.1, .91), (.1, -.1, .95)], .022, "paper")
    for z, colour in ((.7, "tomato"), (.52, "saffron")):
        ball(.05, (0, -.09, z), colour)


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
    with group((-1.24, front - .02, 0)) as door:
        slab((.78, .2, 1.34), (.39, 0, .64), "blueberry", .14)
        slab((.46, .1, .42), (.39, -.08, .92), "sky", .1)
        ball(.075, (.64, -.14, .55), "saffron")
    if t:
        slab((.74, .06, 1.3), (-.85, front - .065, .64), "chocolate", .03)
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
door.pose((-1.24, front - .02, 0), (0, 0, along(t, 0, -14, -50, -95, -112, -104, -106, -106, -106)))
if t > .3:
    with group((-.5, 0, 0), (0, 0, -12)):
        with group(along(t, (-.85, front + .3, 0), (-.85, front + .3, 0), (-.85, front + .3, 0), (-.85, front - .05, 0), (-.82, front - .4, .16), (-.75, front - .75, 0), (-.68, front - 1.0, .2), (-.65, front - 1.1, 0), (-.65, front - 1.1, 0)),
                   (0, along(t, 0, 0, 0, 0, 8, -6, 6, -4, 0), 12), 1.2):
            customer(along(t, 0, 0, 0, 0, 10, 20, 50, 85, 65))
render()
