"""Search: a magnifying glass over a waffle finds the one square that is filled with jam."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

SIZE, CELLS = 4.2, 5
PITCH = (SIZE - .32) / CELLS
CLOSE = 1.12  # width of a square seen through the glass
CRUMB = dict(roughness=.6, coat=0, bump=.12, grain=30)
HIT = (3, 3)  # column and row of the square with jam

studio("butter", camera=(.8, -15.6, 4.8), look_at=(0, 0, 2.25))
plate(2.5, (-.3, .4, 0), "paper", rim="tomato")


def square(column, row):
    return (column + .5) * PITCH - (SIZE - .32) / 2, (row + .5) * PITCH - (SIZE - .32) / 2


with group((-.35, .7, 2.3), (-16, 0, 10)):
    waffle((SIZE, .5, SIZE), (0, 0, 0), "caramel", CELLS, bevel=.16)
    x, z = square(*HIT)
    slab((PITCH - .16, .3, PITCH - .16), (x, -.2, z), "raspberry", .12, roughness=.08, coat=1)
    for dx, dz in ((-.1, .08), (.12, .02), (-.02, -.14)):
        ball(.1, (x + dx, -.33, z + dz), "cherry", roughness=.08, coat=1)
    # the glass: behind the ring the same corner of the waffle, larger
    with group((x, -1.0, z), (8, 0, 0)):
        ring(1.02, .15, (0, 0, 0), "blueberry", (90, 0, 0), roughness=.12, coat=1)
        disc(1.0, .1, (0, .06, 0), "caramel", .02, (90, 0, 0), **CRUMB)
        for n in (-.5, .5):
            chord = 2 * (.98 ** 2 - (n * CLOSE) ** 2) ** .5
            slab((.26, .16, chord), (n * CLOSE, -.02, 0), "caramel", .06, **CRUMB)
            slab((chord, .15, .26), (0, -.02, n * CLOSE), "caramel", .06, **CRUMB)
        slab((CLOSE - .3, .2, CLOSE - .3), (0, 0, 0), "raspberry", .1, roughness=.08, coat=1)
        for dx, dz in ((-.17, .14), (.2, .05), (-.03, -.2)):
            ball(.17, (dx, -.08, dz), "cherry", .8, (90, 0, 0), roughness=.08, coat=1)
        glaze(ball(1.0, (0, -.04, 0), "paper", .14, (90, 0, 0)), clear_glass(edge=.12))
        with group((0, 0, 0), (0, 140, 0)):
            tube([(0, 0, 1.1), (0, 0, 1.5)], .13, "saffron", smooth=False)
            cane([(0, 0, 1.5), (0, 0, 2.2), (0, 0, 2.9)], .2, ("tomato", "paper"), .5)
for x, y, r in ((1.25, -1.0, .2), (.85, -1.2, .17), (1.55, -.62, .17)):
    ball(r, (x, y, .28 + r), "cherry", roughness=.08, coat=1)
sprinkles(16, (4.2, 2.5), seed=3)
render()
