"""Education: a chocolate mortar-board on a stack of book cakes, an apple for the teacher."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

studio("sky", look_at=(0, 0, 1.95))


def book(size, at, cover, turn=0, pages="cream"):
    w, d, h = size
    with group(at, (0, 0, turn)):
        slab((w - .12, d - .24, h - .2), (.04, 0, 0), pages, .05, roughness=.7, coat=0, bump=.15, grain=22)
        for z in (-1, 1):
            slab((w, d, .17), (0, 0, z * (h / 2 - .085)), cover, .075)
        for n in range(1, 4):  # layers of jam between the sponge pages
            slab((w - .1, d - .22, .035), (.04, 0, -h / 2 + .17 + (h - .34) * n / 4), "peach", .01, roughness=.3)
        spine = soft_corners([(-.16, -h / 2), (.16, -h / 2), (.16, h / 2), (-.16, h / 2)], .15)
        outline(spine, d, (-w / 2, 0, 0), cover, bevel=.07)


book((3.7, 2.5, .72), (0, 0, .37), "tomato", 4)
book((3.3, 2.3, .62), (.1, .05, 1.05), "saffron", -9)
book((2.9, 2.1, .6), (-.05, 0, 1.67), "blueberry", 7)
# the cap
lathe([(.98, 0), (1.02, .1), (1.0, .5), (.8, .8), (0, .86)], (0, 0, 1.96), "chocolate", smooth=False, roughness=.2, coat=.8)
ring(1.0, .06, (0, 0, 2.04), "milk")
BOARD, TILT = (0, -.05, 2.92), (9, -4, 38)
on = frame_of(BOARD, TILT)
slab((2.75, 2.75, .24), BOARD, "chocolate", .09, TILT, roughness=.42, coat=.12)
slab((2.3, 2.3, .06), on(0, 0, .13), "chocolate", .03, TILT, roughness=.42, coat=.12)
ball(.17, on(0, 0, .2), "saffron", .8)
edge = on(1.42, -.55, .1)
x, y, z = edge
tube([on(0, 0, .24), on(.5, -.2, .22), on(1.1, -.42, .2), edge, (x + .05, y - .06, z - .4), (x + .04, y - .06, z - .85)], .07, "saffron", roughness=.3)
ball(.16, (x + .04, y - .06, z - .92), "saffron")
for n in range(11):
    a = 2 * math.pi * n / 11
    tube([(x + .04 + .06 * math.cos(a), y - .06 + .06 * math.sin(a), z - .98), (x + .04 + .12 * math.cos(a), y - .06 + .12 * math.sin(a), z - 1.3), (x + .04 + .17 * math.cos(a), y - .06 + .17 * math.sin(a), z - 1.62)], .05, "saffron", roughness=.3)
# an apple and a pencil
cherry(.52, (1.95, -1.75, .5), "cherry", stem=.5)
puff(soft_corners([(-.3, 0), (0, .13), (.34, 0), (0, -.13)], .1), .08, (2.2, -1.75, 1.2), "leaf", (0, -22, 0))
with group((-1.5, -1.7, .2), (0, 90, -24)):
    hexagon = lambda r: [(r * math.cos(a), r * math.sin(a)) for a in (math.pi * n / 3 + math.pi / 6 for n in range(6))]
    outline(hexagon(.21), 1.5, (0, 0, 0), "saffron", (90, 0, 0), .03)
    lathe([(.19, 0), (.07, .38), (0, .4)], (0, 0, .75), "wafer", smooth=False, roughness=.6)
    lathe([(.085, .0), (0, .2)], (0, 0, 1.08), "espresso", smooth=False)
    disc(.2, .18, (0, 0, -.83), "steel", .03, metal=.7)
    disc(.2, .3, (0, 0, -1.06), "bubblegum", .1)
gumdrop(.3, (-2.45, -.5, 0), "raspberry")
sprinkles(20, seed=5)
render()
