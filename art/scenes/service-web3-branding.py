"""Web3 branding: sugar and caramel cubes joined by liquorice links, one of them carries the spark."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *


studio("mint", camera=(1.0, -15.4, 5.4), look_at=(0, 0, 1.95))


def link(at, along, flat):
    """One liquorice link, lying along a direction; every other one is turned flat."""
    with group(at, [math.degrees(a) for a in Vector(along).to_track_quat("X", "Z").to_euler()]):
        with group((0, 0, 0), (90 if flat else 0, 0, 0)):
            half = [(.17 + .19 * math.cos(a), .19 * math.sin(a), 0) for a in (math.pi * (k / 12 - .5) for k in range(13))]
            tube(half + [(-x, -y, 0) for x, y, _ in half], .085, "espresso", closed=True, smooth=False, roughness=.15, coat=1)


def chain(start, end, sag, count):
    a, b = Vector(start), Vector(end)
    spots = [a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t))) for t in (k / (count - 1) for k in range(count))]
    for n, spot in enumerate(spots):
        link(spot, spots[min(n + 1, count - 1)] - spots[max(n - 1, 0)], n % 2)


def cube(size, at, turn, colour, **finish):
    with group(at, (0, 0, turn)):
        return slab((size, size, size), (0, 0, size / 2), colour, .2, **finish)


def eye(at, turn):
    """A ring in a cube's side that takes the chain."""
    ring(.23, .07, at, "saffron", turn, roughness=.12, coat=1)


SUGAR = dict(roughness=.6, coat=.1, bump=.5, grain=14)
GLOSSY = dict(roughness=.1, coat=1)
cube(2.0, (.1, .3, 0), 18, "paper", **SUGAR)
cube(1.6, (-2.05, -.85, 0), -20, "bubblegum", **SUGAR)
cube(1.6, (2.2, -.85, 0), 32, "blueberry", **SUGAR)
with group((.1, .2, 2.0), (0, 0, -14)):
    slab((1.9, 1.9, 1.9), (0, 0, .95), "caramel", .26, **GLOSSY)
    outline(SPARK, .24, (0, -.98, .95), "saffron", scale=.84, bevel=.035, **GLOSSY)
    for side in (-1, 1):
        eye((side * .97, 0, .95), (90, 0, 0))
eye((-1.95, -.8, 1.62), (90, 0, 20))
eye((2.15, -.8, 1.62), (90, 0, -20))
chain((-1.88, -.72, 1.87), (-1.08, .38, 2.98), .3, 6)
chain((1.3, 0, 2.98), (2.08, -.72, 1.87), .3, 6)
sprinkles(16, (4.2, 2.5), keep_clear=(3.3, 1.5), seed=9)
render()
