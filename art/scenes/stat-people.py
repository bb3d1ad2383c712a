"""Our people: a group of gingerbread figures in icing."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

FIGURE = "M0 -3.2 C.42 -3.2 .62 -2.9 .62 -2.6 C.62 -2.38 .52 -2.2 .4 -2.08 C.75 -2.05 1.05 -1.98 1.22 -1.88 C1.5 -1.72 1.42 -1.32 1.1 -1.32 C.88 -1.32 .72 -1.4 .56 -1.42 C.52 -1.1 .62 -.8 .76 -.45 C.9 -.1 .72 .05 .5 .05 C.28 .05 .18 -.1 0 -.55 C-.18 -.1 -.28 .05 -.5 .05 C-.72 .05 -.9 -.1 -.76 -.45 C-.62 -.8 -.52 -1.1 -.56 -1.42 C-.72 -1.4 -.88 -1.32 -1.1 -1.32 C-1.42 -1.32 -1.5 -1.72 -1.22 -1.88 C-1.05 -1.98 -.75 -2.05 -.4 -2.08 C-.52 -2.2 -.62 -2.38 -.62 -2.6 C-.62 -2.9 -.42 -3.2 0 -3.2 Z"
studio("cream", camera=(.3, -17, 5.2), look_at=(0, 0, 1.72), lens=100)


def figure(at, scale, turn, dough, scarf, lean=-6):
    with group(at, (lean, 0, turn), scale):
        outline(FIGURE, .42, (0, 0, 0), dough, bevel=.14, roughness=.6, coat=.06, bump=.1, grain=26)
        for x in (-.2, .2):
            ball(.08, (x, -.22, 2.72), "espresso", roughness=.1, coat=1)
        icing([(-.24, -.23, 2.46), (-.12, -.25, 2.38), (.12, -.25, 2.38), (.24, -.23, 2.46)], .04, "cream")
        ring(.36, .1, (0, 0, 2.1), scarf, (0, 0, 0))
        for z in (1.62, 1.22):
            ball(.1, (0, -.22, z), scarf)
        for side in (-1, 1):
            icing([(side * 1.15, -.22, 1.44), (side * 1.08, -.24, 1.6), (side * 1.16, -.24, 1.74), (side * 1.08, -.22, 1.86)], .04, "cream")
            icing([(side * .3, -.22, .2), (side * .42, -.24, .26), (side * .54, -.24, .18), (side * .7, -.22, .24)], .04, "cream")


figure((-1.55, .55, 0), .92, 10, "ginger", "saffron")
figure((1.6, .5, 0), .98, -12, "biscuit", "blueberry")
figure((0, -.55, 0), 1.12, 0, "caramel", "tomato")
render()
