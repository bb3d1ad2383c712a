"""AI lead generation: a horseshoe-magnet lollipop pulls in envelopes and sweets."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

CURVE, ARM, THICK = 1.15, 1.05, .45

studio("lilac", camera=(.8, -16.6, 4.7), look_at=(-.1, 0, 2.5))


def envelope(at, turn, colour, seal, scale=1.0):
    with group(at, turn, scale):
        slab((1.2, .2, .84), (0, 0, 0), colour, .09)
        icing([(-.53, -.1, .34), (0, -.12, -.02), (.53, -.1, .34)], .04, "milk" if colour == "paper" else "paper", smooth=False)
        outline(HEART, .12, (0, -.16, -.08), seal, scale=.24, bevel=.05)


bend = [(-CURVE * math.cos(a), 0, -CURVE * math.sin(a)) for a in (math.pi * k / 60 for k in range(61))]
arms = [k * ARM / 20 for k in range(20, 0, -1)]
with group((.55, 0, 2.95), (0, -42, -8)):
    sweep([(-CURVE, 0, h) for h in arms] + bend + [(CURVE, 0, h) for h in arms[::-1]], THICK, ["tomato", "cream"], .42, repeat=2, roughness=.12, coat=1)
    for side in (-1, 1):
        disc(THICK + .06, .66, (side * CURVE, 0, ARM + .2), "blueberry", .13, roughness=.15, coat=1)
    tube([(0, 0, -CURVE - .3), (0, 0, -CURVE - 2.05)], .13, "paper", smooth=False, roughness=.5, coat=.1)
gumdrop(.78, (2.62, -.32, 0), "saffron")
envelope((-.75, -.1, 4.5), (4, 28, 16), "paper", "tomato")
envelope((-2.15, -.3, 2.1), (6, -22, 18), "bubblegum", "cream", .95)
envelope((-2.35, -.2, 3.75), (0, 14, 20), "paper", "blueberry", .72)
envelope((-2.3, -.9, .62), (-14, -12, 14), "paper", "raspberry")
SWEETS = [
    ((-2.0, -.25, 3.12), .25, "saffron"), ((-1.75, .2, 4.75), .2, "pistachio"), ((-2.95, -.2, 3.0), .2, "raspberry"),
    ((-.9, -1.2, .3), .3, "pistachio"), ((-1.3, -.3, 1.4), .19, "blueberry"),
]
for at, radius, colour in SWEETS:
    ball(radius, at, colour, roughness=.12, coat=1)
sprinkles(20, (4.0, 2.4), seed=3)
render()
