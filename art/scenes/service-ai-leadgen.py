"""AI lead generation: a horseshoe-magnet lollipop pulls in envelopes and sweets; animated, it swallows them and shows a heart."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

CURVE, ARM, THICK = 1.15, 1.05, .45
MOUTH, THROAT = (-.45, 0, 4.0), (.4, 0, 3.1)
t = progress()

studio("lilac", camera=(.8, -16.6, 4.7), look_at=(-.1, 0, 2.5))


def envelope(at, turn, colour, seal, scale=1.0):
    with group(at, turn, scale) as whole:
        slab((1.2, .2, .84), (0, 0, 0), colour, .09)
        icing([(-.53, -.1, .34), (0, -.12, -.02), (.53, -.1, .34)], .04, "milk" if colour == "paper" else "paper", smooth=False)
        outline(HEART, .12, (0, -.16, -.08), seal, scale=.24, bevel=.05)
    return whole, at, turn, scale


def swallowed(at, start):
    """Where a thing is that is pulled in from a moment on, and its size."""
    p = max(0, min(1, (t - start) / .4))
    return along(p * p, at, MOUTH, THROAT), along(p * p, 1, .75, .001)


bend = [(-CURVE * math.cos(a), 0, -CURVE * math.sin(a)) for a in (math.pi * k / 60 for k in range(61))]
arms = [k * ARM / 20 for k in range(20, 0, -1)]
with group((.55, 0, 2.95), (0, -42, -8)) as magnet:
    if t > .7:
        outline(HEART, .3, (0, -.1, ARM + .45), "raspberry", (0, 42, 0), bevel=.1, scale=along(t, 0, 0, 0, 0, 0, 0, .25, .56, .47), roughness=.1, coat=1)
    sweep([(-CURVE, 0, h) for h in arms] + bend + [(CURVE, 0, h) for h in arms[::-1]], THICK, ["tomato", "cream"], .42, repeat=2, roughness=.12, coat=1)
    for side in (-1, 1):
        disc(THICK + .06, .66, (side * CURVE, 0, ARM + .2), "blueberry", .13, roughness=.15, coat=1)
    tube([(0, 0, -CURVE - .3), (0, 0, -CURVE - 2.05)], .13, "paper", smooth=False, roughness=.5, coat=.1)
gumdrop(.78, (2.62, -.32, 0), "saffron")
letters_in = [envelope((-.75, -.1, 4.5), (4, 28, 16), "paper", "tomato"), envelope((-2.15, -.3, 2.1), (6, -22, 18), "bubblegum", "cream", .95),
              envelope((-2.35, -.2, 3.75), (0, 14, 20), "paper", "blueberry", .72), envelope((-2.3, -.9, .62), (-14, -12, 14), "paper", "raspberry")]
SWEETS = [
    ((-2.0, -.25, 3.12), .25, "saffron"), ((-1.75, .2, 4.75), .2, "pistachio"), ((-2.95, -.2, 3.0), .2, "raspberry"),
    ((-.9, -1.2, .3), .3, "pistachio"), ((-1.3, -.3, 1.4), .19, "blueberry"),
]
sweets = [ball(radius, at, colour, roughness=.12, coat=1) for at, radius, colour in SWEETS]
sprinkles(20, (4.0, 2.4), seed=3)
for n, (whole, at, turn, scale) in enumerate(letters_in):
    at, size = swallowed(at, .1 + .08 * (0, 2, 1, 3)[n])
    whole.pose(at, turn, (scale * size,) * 3)
for n, sweet in enumerate(sweets):
    sweet.location, size = swallowed(tuple(sweet.location), .12 + .05 * n)
    sweet.scale = (size,) * 3
gulp = along(t, 1, .97, 1, 1.03, 1.05, 1.09, 1.12, .98, 1)
magnet.pose((.55, 0, 2.95), along(t, (0, -42, -8), (0, -36, -8), (0, -46, -8), (0, -48, -8), (0, -47, -8), (0, -48, -8), (0, -40, -8), (0, -30, -8), (0, -34, -8)), (gulp, gulp, 2 - gulp))
render()
