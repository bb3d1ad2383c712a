"""Technology: a chocolate chip with candy-cane pins, jelly cubes for memory."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

CHIP, TILT, SIDE, PINS = (0, .3, 2.12), (-9, 0, -9), 2.6, 5
studio("lilac", camera=(1.35, -14.5, 5.2), look_at=(.1, 0, 1.98))
with group(CHIP, TILT):
    slab((SIDE, .62, SIDE), (0, 0, 0), "chocolate", .14, roughness=.16, coat=.9)
    for i in range(4):  # the squares of the bar
        for k in range(4):
            if i in (1, 2) and k in (1, 2):
                continue
            slab((.5, .24, .5), ((i - 1.5) * .6, -.3, (k - 1.5) * .6), "chocolate", .11, roughness=.16, coat=.9)
    slab((1.1, .3, 1.1), (0, -.3, 0), "saffron", .16)
    outline(star_points(.42, .32, 4), .16, (0, -.48, 0), "cream", bevel=.05)
    for n in range(PINS):
        off = (n - (PINS - 1) / 2) * .5
        for side in (-1, 1):
            straw((off, 0, side * (SIDE / 2 - .1)), (off, 0, side * (SIDE / 2 + .62)), .13)
            straw((side * (SIDE / 2 - .1), 0, off), (side * (SIDE / 2 + .62), 0, off), .13)
slab((4.5, 1.7, .3), (0, .3, .15), "pistachio", .12, (0, 0, -9), roughness=.35)
# memory: jelly cubes in a row on a wafer stick
with group((-.1, -1.6, 0), (0, 0, 5)):
    waffle((3.9, .86, .2), (0, 0, .1), cells=12)
    for n, colour in enumerate(("raspberry", "saffron", "pistachio", "teal", "blueberry")):
        slab((.6, .6, .58), ((n - 2) * .74, 0, .52), colour, .14, roughness=.06, coat=1)
        slab((.36, .36, .06), ((n - 2) * .74, 0, .83), colour, .03, roughness=.06, coat=1)
gumdrop(.36, (2.75, -.9, 0), "tomato")
gumdrop(.3, (-2.85, -.75, 0), "saffron")
# liquorice leads run off the board
for y, colour in ((.0, "espresso"), (.45, "tomato"), (.9, "espresso")):
    tube([(2.2, y - .2, .22), (2.5, y - .3, .3), (2.8, y - .5, .09), (3.05, y - .7, .09)], .08, colour)
sprinkles(20, seed=9)
render()
