"""Real estate: a row of sugar houses and the biscuit key to the tallest of them."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

SUGAR = dict(roughness=.5, coat=.1, bump=.08, grain=40)
studio("rose", camera=(1.2, -15.9, 5.3), look_at=(0, 0, 2.15))


def house(x, wide, wall, peak, colour, roof, door, deep=1.7, y=.6, floors=2):
    front, w = y - deep / 2, wide / 2
    outline([(-w, 0), (w, 0), (w, wall), (0, peak - .08), (-w, wall)], deep, (x, y, 0), colour, bevel=.08, **SUGAR)
    slope = math.degrees(math.atan2(peak - wall, w))
    long = math.hypot(peak - wall, w) + .28
    for side in (-1, 1):  # a wafer roof under scalloped icing
        mid = (x + side * (w / 2 + .06), y, (wall + peak) / 2 + .04)
        slab((long, deep + .3, .2), mid, roof, .09, (0, side * slope, 0), roughness=.25, coat=.7)
        for n in range(4):
            on = frame_of(mid, (0, side * slope, 0))
            ball(.15, on((n - 1.5) * long / 4.2, -deep / 2 - .13, .02), "paper", roughness=.3)
    ball(.19, (x, y - deep / 2 - .13, peak + .06), "paper", roughness=.3)
    outline(soft_corners([(-.24, 0), (.24, 0), (.24, .72), (.12, .9), (-.12, .9), (-.24, .72)], .1), .14, (x - w * .36, front - .05, .02), door, bevel=.05)
    ball(.05, (x - w * .36 + .15, front - .14, .42), "saffron")
    for floor in range(floors):
        for side in (-1, 1):
            if floor == 0 and side < 0:
                continue
            at = (x + side * w * .45, front - .03, .62 + floor * .88)
            slab((w * .62, .12, .52), at, "paper", .05)
            slab((w * .46, .14, .38), at, "lemon", .04, roughness=.1, coat=1)
            slab((.05, .17, .44), at, "paper", .02)
            slab((w * .7, .22, .09), (at[0], at[1] - .04, at[2] - .29), "paper", .04)
    ball(w * .2, (x, front + .02, wall + (peak - wall) * .36), "lemon", roughness=.1, coat=1)
    ring(w * .2, .05, (x, front - .03, wall + (peak - wall) * .36), "paper", (90, 0, 0))


house(-1.85, 1.5, 1.75, 2.65, "mint", "chocolate", "tomato")
house(0, 1.75, 2.85, 3.95, "custard", "tomato", "blueberry", floors=3)
house(1.85, 1.5, 1.6, 2.5, "sky", "chocolate", "raspberry")
slab((.34, .34, .9), (.52, .9, 3.75), "ginger", .06, roughness=.6)
swirl(.3, .5, (.52, .9, 4.18), "paper")
slab((6.1, 2.9, .14), (0, .35, .03), "pistachio", .07, roughness=.6, bump=.3, grain=14)
# the key leans on the tall house
KEY = soft_corners([(-.17, .05), (.17, .05), (.17, -.95), (.55, -.95), (.55, -1.22), (.17, -1.22), (.17, -1.45), (.66, -1.45), (.66, -1.78), (-.17, -1.78)], .07)
with group((.95, -1.28, 1.72), (-20, -14, 0), .95):
    bow_ring = [(.62 * math.cos(a), .62 + .62 * math.sin(a)) for a in (2 * math.pi * n / 72 for n in range(72))]
    hole = [(.28 * math.cos(-a), .62 + .28 * math.sin(-a)) for a in (2 * math.pi * n / 48 for n in range(48))]
    outline([bow_ring, hole], .34, (0, 0, 0), "ginger", bevel=.09, roughness=.6, bump=.12, grain=26)
    outline(KEY, .32, (0, 0, .03), "ginger", bevel=.08, roughness=.6, bump=.12, grain=26)
    ring(.45, .06, (0, -.17, .62), "paper", (90, 0, 0), roughness=.2)
    icing([(0, -.17, -.1), (0, -.17, -1.55)], .06, "paper")
for x, y, s, c in ((-2.75, -.45, .44, "pistachio"), (-.95, -.75, .32, "leaf"), (2.65, -.5, .4, "pistachio")):
    straw((x, y, .08), (x, y, .5), .07)
    gumdrop(s, (x, y, .42), c)
sprinkles(18, seed=12)
render()
