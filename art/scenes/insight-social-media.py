"""Social media: a bunch of lollipops (a heart, a speech bubble, a star, an at sign) in a sweet pot."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

studio("custard", look_at=(0, 0, 2.25))
POT = (0, .2)
lathe([(.7, 0), (.78, .05), (.92, 1.0), (1.02, 1.32), (1.1, 1.36), (1.1, 1.46), (.98, 1.46), (.9, 1.2), (0, 1.2)], (*POT, 0), "blueberry", smooth=False, roughness=.12, coat=1)
ring(.93, .06, (*POT, .96), "cream")
for n in range(14):
    a = 2 * math.pi * n / 14
    ball(.1, (POT[0] + .84 * math.cos(a), POT[1] + .84 * math.sin(a), .6), ("cream", "saffron")[n % 2])
for n in range(16):  # sugar pebbles fill the pot
    a, r = n * 2.4, .17 * math.sqrt(n) + .1
    ball(.2, (POT[0] + r * math.cos(a), POT[1] + r * math.sin(a), 1.32), ("bubblegum", "cream", "pistachio")[n % 3])


def pop(at, foot, turn=(0, 0, 0)):
    straw((foot, .2, 1.2), (at[0], at[1] + .1, at[2]), .075, ("paper", "paper"))
    return group(at, turn)


with pop((-1.25, 0, 3.15), -.35, (0, -16, -6)):
    puff(heart_points(1.85), .8, (0, 0, 0), "tomato", plump=.55, roughness=.1, coat=1)
with pop((1.25, -.05, 3.2), .3, (0, 9, -10)):
    bubble = soft_corners([(-.95, -.55), (-.7, -.55), (-.66, -1.1), (.02, -.55), (.95, -.55), (.95, .65), (-.95, .65)], [.12, .05, .1, .1, .45, .5, .5], 12)
    puff(bubble, .56, (0, 0, 0), "paper", plump=.3, roughness=.12, coat=1)
    for n, colour in enumerate(("tomato", "saffron", "blueberry")):
        ball(.17, ((n - 1) * .52, -.3, .05), colour, roughness=.1, coat=1)
with pop((.0, .45, 4.05), .0, (0, 0, -5)):
    lollipop(.72, (0, 0, 0), ("pistachio", "cream"), 0)
with pop((-.15, -.4, 2.35), -.02, (0, -6, -4)):
    outline(soft_corners(star_points(.62, .52), .12), .34, (0, 0, 0), "raspberry", bevel=.13, roughness=.1, coat=1)
bow(.5, (0, -.82, .98), "tomato", (0, 0, 0), .08)
puff(heart_points(.62), .34, (1.75, -1.3, .18), "tomato", (-82, 0, 20), .55, roughness=.1, coat=1)
ball(.24, (-1.75, -1.35, .24), "blueberry")
sprinkles(18, seed=4)
render()
