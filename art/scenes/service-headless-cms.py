"""Headless CMS: a macaron burger of content blocks whose top bun is elsewhere, on a stick of its own."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

BUN, BAKED = "caramel", dict(roughness=.5, coat=.2, bump=.06, grain=10)
X, STICK = -1.0, 2.0

studio("apricot", camera=(1.2, -16.8, 5.3), look_at=(.05, 0, 2.2))
plate(2.25, (X, 0, 0), "paper", rim="blueberry")
z = .16
disc(1.72, .56, (X, 0, z + .28), BUN, .25, **BAKED)
disc(1.74, .13, (X, 0, z + .52), BUN, .06, roughness=.8, coat=0, bump=.4, grain=9)
lettuce(1.98, (X, 0, z + .7), "pistachio")
disc(1.72, .46, (X, 0, z + 1.0), "chocolate", .2, roughness=.5, coat=.3, bump=.25, grain=7)
drip(1.7, (X, 0, z + 1.26), "saffron", .5, 8, .09, seed=5)
disc(1.68, .26, (X, 0, z + 1.5), "tomato", .12)
disc(1.64, .24, (X, 0, z + 1.74), "paper", .12)
disc(1.7, .44, (X, 0, z + 2.06), "bubblegum", .2, roughness=.5, coat=.15)
lettuce(1.9, (X, 0, z + 2.36), "pistachio", 11)
# content blocks as sweets on the open top: a picture, a headline, two lines
with group((X, 0, z + 2.46), (0, 0, -12)):
    disc(1.55, .16, (0, 0, -.03), "paper", .08)
    with group((-.55, .1, .6), (-14, 0, 0)):
        slab((1.15, .2, .95), (0, 0, 0), "sky", .09)
        outline([(-.48, -.36), (-.14, .16), (.1, -.12), (.24, .06), (.48, -.36)], .1, (0, -.13, 0), "leaf", bevel=.03)
        ball(.12, (.26, -.11, .24), "saffron")
    with group((.62, 0, .43), (-14, 0, 0)):
        slab((.98, .2, .24), (0, 0, .26), "blueberry", .1)
        slab((.98, .2, .18), (0, 0, -.02), "lilac", .08)
        slab((.7, .2, .18), (-.14, 0, -.26), "lilac", .08)
# the head, served wherever it is wanted
straw((STICK, .2, 0), (STICK, .2, 3.2), .1, ("paper", "tomato"), .5)
gumdrop(.5, (STICK, .2, 0), "raspberry")
with group((STICK, .2, 3.2), (0, 10, 0)):
    disc(1.42, .14, (0, 0, 0), "butter", .06, roughness=.7, coat=0, bump=.3)
    lathe([(0, .06), (1.38, .06), (1.45, .12), (1.44, .3), (1.25, .68), (.9, .96), (.45, 1.1), (0, 1.14)], (0, 0, 0), BUN, **BAKED)
    dice = random.Random(4)
    for _ in range(26):
        a, r = dice.uniform(0, 6.28), 1.1 * dice.random() ** .5
        h = 1.14 - .3 * (r / 1.1) ** 2.4
        ball(.07, (r * math.cos(a), r * math.sin(a), h), "paper", .6, roughness=.4)
sprinkles(18, (4.0, 2.4), seed=3)
render()
