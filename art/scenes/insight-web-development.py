"""Web development: three browser wafers, one behind the other."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

PANE, TILT, STEP = (3.3, .3, 2.5), (-7, 0, -11), .62
studio("butter")
for n, (bar, colour) in enumerate((("blueberry", "cream"), ("pistachio", "cream"), ("tomato", "cream"))):
    with group((.75 - n * .75, 1.7 - n * .95, 1.3 + STEP * (2 - n)), TILT):
        waffle((PANE[0] - .1, .26, PANE[2] - .1), (0, .22, 0), cells=9)
        slab(PANE, (0, 0, 0), colour, .14, roughness=.25)
        slab((PANE[0], .36, .52), (0, -.01, PANE[2] / 2 - .26), bar, .15, roughness=.15, coat=.9)
        for k, dot in enumerate(("cream", "saffron", "bubblegum")):
            ball(.11, (-1.36 + k * .32, -.2, PANE[2] / 2 - .26), dot)
        if n == 2:
            letters("</>", 1.75, .3, (0, -.26, -.78), "blueberry", bevel=.07)
    if n < 2:  # chocolate steps carry the hinder ones
        slab((3.3, .8, STEP * (2 - n)), (.75 - n * .75, 1.62 - n * .95, STEP * (2 - n) / 2), "chocolate", .1, (0, 0, -11), roughness=.2, coat=.8)
macaron(.46, (1.75, -1.15, .12), "bubblegum", "cream")
ball(.24, (-2.0, -1.4, .24), "saffron")
sprinkles(18, seed=4)
render()
