"""Mobile: two popsicle phones, one round and one square, back to back in a chocolate stand."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

studio("rose", look_at=(0, 0, 2.2))
slab((3.6, 1.3, .62), (0, .1, .31), "chocolate", .14, roughness=.16, coat=.9)
for n in range(5):
    slab((.52, 1.0, .12), ((n - 2) * .66, .1, .62), "chocolate", .06, roughness=.16, coat=.9)


def phone(at, turn, size, shape, body, screen, sweets, round_sweets):
    w, h = size
    with group(at, turn):
        outline(shape(w, h), .5, (0, 0, 0), body, bevel=.18, roughness=.12, coat=1)
        outline(shape(w - .34, h - .34), .14, (0, -.22, 0), screen, bevel=.05)
        slab((.42, .2, 1.5), (0, 0, -h / 2 - .5), "wafer", .09, roughness=.6, coat=0)
        for n, colour in enumerate(sweets):
            spot = ((n % 2 - .5) * w * .4, -.32, h * .27 - n // 2 * w * .42)
            if round_sweets:
                ball(w * .15, spot, colour, 1)
            else:
                slab((w * .29, .2, w * .29), spot, colour, .12)


def softly(radius):
    return lambda w, h: soft_corners([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], [r * w for r in radius], 16)


phone((-1.05, .1, 2.65), (-5, -11, -10), (1.75, 2.9), softly([.2, .2, .49, .49]), "pistachio", "cream", ["tomato", "blueberry", "saffron", "raspberry"], True)
phone((1.05, .1, 2.62), (-5, 11, -12), (1.75, 2.9), softly([.1, .1, .1, .1]), "blueberry", "cream", ["saffron", "tomato", "pistachio", "bubblegum", "teal", "espresso"], False)
gumdrop(.34, (-1.95, -1.1, 0), "pistachio")
slab((.52, .52, .52), (1.9, -1.15, .26), "blueberry", .1, (0, 0, 24), roughness=.12, coat=1)
sprinkles(18, seed=4)
render()
