"""E-commerce: a shopping basket woven of wafer, full of parcels tied with liquorice."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

ROWS, STAKES, WIDE, DEEP = 7, 24, 1.95, 1.2
studio("apricot", look_at=(0, 0, 1.98))
CRISP = dict(roughness=.6, coat=.05, bump=.1, grain=30)


def flare(z):
    return .86 + .14 * z / 1.75


for row in range(ROWS):  # strands go in and out of the stakes, each row the other way about
    z, line = .17 + row * .26, []
    for n in range(STAKES * 8):
        a = 2 * math.pi * n / (STAKES * 8)
        k = flare(z) * (1 + .035 * math.cos(STAKES / 2 * a + math.pi * row))
        line.append((WIDE * k * math.cos(a), DEEP * k * math.sin(a), z))
    tube(line, .135, "wafer" if row % 2 else "caramel", closed=True, smooth=False, **CRISP)
for n in range(STAKES):
    a = 2 * math.pi * (n + .0) / STAKES
    tube([(WIDE * flare(z) * math.cos(a), DEEP * flare(z) * math.sin(a), z) for z in (.05, .9, 1.9)], .075, "biscuit", **CRISP)
rim = [(WIDE * 1.03 * math.cos(a), DEEP * 1.03 * math.sin(a), 1.98) for a in (2 * math.pi * n / 96 for n in range(96))]
cane(rim, .17, ("caramel", "wafer"), .5, closed=True, repeat=1, roughness=.5, coat=.1)
slab((3.0, 1.7, .2), (0, 0, 1.35), "chocolate", .1)
cane([(1.98 * math.cos(a), 0, 1.95 + 2.1 * math.sin(a)) for a in (math.pi * n / 20 for n in range(21))], .15, ("caramel", "wafer"), .5, repeat=1, roughness=.5, coat=.1)


def parcel(size, at, colour, turn=(0, 0, 0), string="espresso"):
    x, y, z = (s / 2 for s in size)
    with group(at, turn):
        slab(size, (0, 0, 0), colour, .1, roughness=.3)
        for strap in ((2 * x + .07, .11, 2 * z + .07), (.11, 2 * y + .07, 2 * z + .07)):
            slab(strap, (0, 0, 0), string, .05)
        bow(.42, (0, 0, z + .06), string, (-60, 0, 20), .05)


parcel((1.25, 1.05, 1.5), (-.95, .1, 2.6), "tomato", (0, -7, 12))
parcel((1.1, 1.0, .9), (1.0, -.2, 2.4), "blueberry", (0, 9, -14))
parcel((1.0, .9, .8), (.02, -.62, 2.2), "cream", (6, 3, 8))
parcel((.9, .8, .9), (.5, .4, 2.8), "mint", (0, 5, 30))
lollipop(.5, (-.2, .62, 3.35), ("raspberry", "cream"), 1.4, (0, 4, 0))
parcel((1.1, .9, .72), (2.0, -1.6, .37), "bubblegum", (0, 0, -22))
macaron(.42, (-1.95, -1.6, .1), "pistachio", "cream")
macaron(.42, (-1.9, -1.55, .47), "raspberry", "cream", (0, 5, 0))
sprinkles(20, seed=4)
render()
