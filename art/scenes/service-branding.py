"""Branding: a stamp has left the brand's ring mark in a block of butter; animated, it comes down again and leaves it in colour."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

MARK = ["blueberry", "tomato", "saffron"]
BLOCK, X = (3.3, 2.6, 1.35), -.5
STAMP = (1.25, .1, 3.15), (-58, 0, -26)
SHINE = dict(roughness=.12, coat=.9)


def tray(wide, deep, radius):
    """A rounded rectangle."""
    w, d = wide / 2, deep / 2
    return soft_corners([(-w, -d), (w, -d), (w, d), (-w, d)], radius)


def mark(size, depth, at, turn, colours, bevel=.03):
    """The ring of three equal parts."""
    def part(start):
        angles = [math.radians(start + 7 + 106 * k / 40) for k in range(41)]
        return [(r * math.cos(a), r * math.sin(a)) for r, run in ((size, angles), (.46 * size, angles[::-1])) for a in run]
    return [outline(part(90 + n * 120), depth, at, c, turn, bevel=bevel) for n, c in enumerate(colours)]


t = progress()
studio("peach", camera=(1.0, -14.6, 7.8), look_at=(.1, 0, 1.9))
with group((X, .35, 0), (0, 0, 14)):
    outline(tray(4.9, 3.9, .6), .16, (0, 0, .1), "paper", (-90, 0, 0), bevel=.07, **SHINE)
    outline([tray(4.9, 3.9, .6), tray(4.5, 3.5, .45)], .2, (0, 0, .22), "blueberry", (-90, 0, 0), bevel=.08, **SHINE)
    with group((0, 0, .18)) as block:
        butter = slab(BLOCK, (0, 0, BLOCK[2] / 2), "butter", .2, roughness=.3, coat=.4)
        cut(butter, *mark(.98, .4, (-.1, -.05, BLOCK[2]), (-90, 0, 0), ["gold"] * 3, .01))
        if t > .5:
            mark(.95, .2, (-.1, -.05, BLOCK[2] - .09), (-90, 0, 0), MARK, .05)
with group(*STAMP) as stamp:
    disc(1.0, .3, (0, 0, .05), "milk", .1, roughness=.45, coat=.3)
    mark(.8, .16, (0, 0, -.13), (90, 0, 0), MARK, .05)
    handle = [(0, .15), (.7, .17), (.72, .25), (.42, .4), (.27, .66), (.25, .95), (.38, 1.2), (.48, 1.5), (.42, 1.8), (.2, 1.97), (0, 2.0)]
    lathe(handle, (0, 0, 0), "tomato", **SHINE)
    ring(.28, .07, (0, 0, .78), "saffron")
sprinkles(16, (4.2, 2.5), seed=3)
high = along(t, 1, 1, 1, .9, .86, 1.06, .97, 1.01, 1)
block.pose((0, 0, .18), scale=(2 - high, 2 - high, high))
stamp.pose(along(t, STAMP[0], (1.7, -.1, 3.35), (-.1, .2, 2.8), (-.58, .28, 1.42), (-.58, .28, 1.37), (-.5, .28, 2.3), (.5, .2, 2.95), (1.4, .1, 3.3), STAMP[0]),
           along(t, STAMP[1], (-70, 0, -32), (-28, 0, 2), (0, 0, 14), (0, 0, 14), (-6, 0, 10), (-42, 0, -12), (-63, 0, -29), STAMP[1]))
render()
