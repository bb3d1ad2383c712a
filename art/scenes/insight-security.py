"""Security: a gingerbread padlock, locked with a candy cane, and its sugar key."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

LOCK = (-.5, .3, 1.42)
BAKED = dict(roughness=.62, coat=.05, bump=.12, grain=24)
studio("lilac")
with group(LOCK, (-4, 0, -12)):
    body = soft_corners([(-1.5, -1.4), (1.5, -1.4), (1.5, 1.05), (-1.5, 1.05)], .42, 12)
    outline(body, 1.0, (0, 0, 0), "ginger", bevel=.2, **BAKED)
    inner = soft_corners([(-1.28, -1.18), (1.28, -1.18), (1.28, .83), (-1.28, .83)], .32, 12)
    tube([(x, -.5, z) for x, z in inner], .075, "paper", closed=True, smooth=False, roughness=.3, coat=.5)
    for x, z in ((-.98, .52), (.98, .52), (-.98, -.88), (.98, -.88)):
        ball(.17, (x, -.52, z), "tomato", .8, roughness=.1, coat=1)
    hole = [(.34 * math.cos(a), .16 + .34 * math.sin(a)) for a in (math.radians(-58 + 296 * n / 40) for n in range(41))] + [(-.36, -.72), (.36, -.72)]
    outline(soft_corners([(x * 1.0, z) for x, z in hole], .03, 3), .14, (0, -.5, 0), "espresso", bevel=.05, roughness=.15, coat=.9)
    arch = [(-.92, 0, .8), (-.92, 0, 1.6)] + [(-.92 * math.cos(a), 0, 1.75 + .92 * math.sin(a)) for a in (math.pi * n / 14 for n in range(1, 14))] + [(.92, 0, 1.6), (.92, 0, .8)]
    cane(arch, .24, turns=.4)
    for x in (-.92, .92):
        ring(.27, .1, (x, 0, 1.07), "paper", roughness=.3, coat=.5)
# the key leans on it
KEY = soft_corners([(-.13, .05), (.13, .05), (.13, -.95), (.48, -.95), (.48, -1.2), (.13, -1.2), (.13, -1.4), (.56, -1.4), (.56, -1.7), (-.13, -1.7)], .06)
SUGAR = dict(roughness=.1, coat=1)
with group((1.35, -.72, 1.6), (-14, -17, -6), .93):
    for k in range(3):
        a = math.pi * (.5 + 2 * k / 3)
        ring(.3, .14, (.36 * math.cos(a), 0, .48 + .36 * math.sin(a)), "raspberry", (90, 0, 0), **SUGAR)
    outline(KEY, .3, (0, 0, 0), "raspberry", bevel=.1, **SUGAR)
    ball(.15, (0, -.05, .48), "saffron", **SUGAR)
    ring(.16, .07, (0, 0, -.18), "saffron")
gumdrop(.34, (-2.2, -.95, 0), "saffron")
wrapped(1.2, (-.9, -1.65, .3), ("blueberry", "cream"), (0, 0, 14))
sprinkles(18, seed=4)
render()
