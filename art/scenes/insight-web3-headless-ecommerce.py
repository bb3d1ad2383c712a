"""Web3 and headless commerce: a candy-cane trolley full of sugar cubes."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

dice = random.Random(8)
studio("peach", look_at=(.1, 0, 2.1))
WIRE = dict(roughness=.2, coat=.8)
with group((.15, .2, 0), (0, 0, 20)):
    # the basket: sloping rims and bars
    def corner(u, v, t):
        """u, v in -1..1 across the basket, t from floor (0) to rim (1)."""
        w, d = 1.25 + .45 * t, .72 + .22 * t
        return (u * w + .1 * t, v * d, 1.35 + 1.35 * t + (.16 * u * t))
    for t, r in ((0, .085), (.5, .055), (1, .11)):
        tube([corner(u, v, t) for u, v in soft_corners([(-1, -1), (1, -1), (1, 1), (-1, 1)], .18)], r, "tomato", closed=True, smooth=False, **WIRE)
    for n in range(7):
        u = (n - 3) / 3.25
        for v in (-1, 1):
            tube([corner(u, v, 0), corner(u, v, 1)], .05, "tomato", smooth=False, **WIRE)
        tube([corner(u, -1, 0), corner(u, 1, 0)], .05, "tomato", smooth=False, **WIRE)
    for n in range(4):
        v = (n - 1.5) / 1.9
        for u in (-1, 1):
            tube([corner(u, v, 0), corner(u, v, 1)], .05, "tomato", smooth=False, **WIRE)
    # the frame, a candy cane from the handle to the front wheel
    for v in (-.78, .78):
        cane([(2.45, v, 3.2), (2.1, v, 2.85), (1.75, v, 2.2), (1.45, v, 1.25), (1.25, v, .75), (.7, v, .62), (-.6, v, .62), (-1.25, v, .62)], .1)
        for x in (-1.05, 1.15):
            ring(.25, .11, (x, v * 1.02, .36), "chocolate", (90, 0, 0), roughness=.2, coat=.8)
            disc(.2, .16, (x, v * 1.02, .36), "saffron", .05, (90, 0, 0))
    tube([(2.45, -.86, 3.2), (2.45, .86, 3.2)], .14, "blueberry", smooth=False)
    # sugar
    tints = ("paper", "paper", "paper", "bubblegum", "pistachio", "paper", "sky")
    for x, y, z, lift in [(i * .58 - .95, k * .56 - .56, 1.7 + level * .52, level) for level in range(3) for i in range(4) for k in range(3)] + [(-.45, -.2, 3.3, 3), (.2, .2, 3.3, 3), (.62, -.3, 3.22, 3), (-.1, -.05, 3.78, 4)]:
        if lift == 0 and abs(y) < .1:
            continue
        slab((.5, .5, .5), (x + .1, y, z), dice.choice(tints), .06, (dice.uniform(-9, 9), dice.uniform(-9, 9), dice.uniform(-24, 24)), roughness=.45, coat=.3, bump=.35, grain=26)
for x, y, turn, tint in ((-1.9, -1.2, 20, "paper"), (-1.45, -1.75, 52, "bubblegum"), (1.9, -1.55, 10, "paper")):
    slab((.5, .5, .5), (x, y, .25), tint, .06, (0, 0, turn), roughness=.45, coat=.3, bump=.35, grain=26)
sprinkles(16, seed=4)
render()
