"""Manufacturing: a gingerbread works puffs cream while biscuit, caramel and icing cogs turn one another."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

TOOTH = .19  # pitch of the cogs: radius = TOOTH * teeth / 2, so that they mesh
BIG, SMALL, TOP = 14, 9, 8
CRUST = dict(roughness=.65, coat=.05, bump=.12, grain=24)
studio("oat", camera=(1.4, -14.8, 4.8), look_at=(.15, 0, 2.2))
# the works: a wall, a saw-tooth roof, chimneys
slab((4.3, 1.3, 2.0), (.25, 1.3, 1.0), "ginger", .1, **CRUST)
for n in range(3):
    x = -1.18 + n * 1.43
    outline([(-.72, 0), (.72, 0), (.72, .12), (-.6, .95), (-.72, .95)], 1.5, (x, 1.3, 1.98), "tomato", bevel=.07)
    slab((.1, 1.2, .5), (x - .72, 1.3, 2.5), "custard", .04)
for x in (-1.5, -.1, 1.6, 2.1):
    slab((.3, .12, .42), (x, .64, 1.45), "custard", .05)
CHIMNEY = (1.95, 1.5)
straw((*CHIMNEY, 1.8), (*CHIMNEY, 3.3), .34, ("cream", "tomato"), .22)
ring(.36, .1, (*CHIMNEY, 3.31), "cream")
for x, y, z, r in ((1.95, 1.5, 3.5, .36), (2.2, 1.45, 3.78, .34), (1.8, 1.5, 3.9, .36), (2.15, 1.45, 4.15, .3), (2.5, 1.4, 4.06, .24), (1.8, 1.5, 4.28, .2)):
    ball(r, (x, y, z), "paper", roughness=.5, coat=.1)


def cog(teeth, at, colour, phase, icing_colour, depth=.52):
    r = TOOTH * teeth / 2
    x, y, z = at
    gear(r, teeth, depth, at, colour, phase, .2)
    ring(r * .62, .07, (x, y - depth / 2, z), icing_colour, (90, 0, 0), roughness=.25, coat=.6)
    for n in range(6):
        a = math.pi * n / 3 + .3
        ball(.085, (x + r * .42 * math.cos(a), y - depth / 2, z + r * .42 * math.sin(a)), icing_colour)
    disc(r * .19, depth + .35, at, "espresso", .06, (90, 0, 0))
    ball(r * .13, (x, y - depth / 2 - .17, z), "saffron")


rb, rs, rt = (TOOTH * n / 2 for n in (BIG, SMALL, TOP))
big = (-1.2, -.25, rb + TOOTH * .9)
reach = rb + rs
fall = big[2] - (rs + TOOTH * .9)
lean = math.asin(-fall / reach)  # the line of centres from the big cog to the small one
small = (big[0] + reach * math.cos(lean), -.25, big[2] + reach * math.sin(lean))
cog(BIG, big, "biscuit", math.degrees(lean), "cream")
cog(SMALL, small, "caramel", math.degrees(lean) + 180 + 180 / SMALL, "espresso")
up = math.radians(47)
top = (big[0] + (rb + rt) * math.cos(up), -.25, big[2] + (rb + rt) * math.sin(up))
turn_big = math.degrees(lean)
tooth = 360 / BIG
offset = (47 - turn_big) % tooth / tooth  # how far between two teeth of the big cog the contact lies
cog(TOP, top, "bubblegum", 47 + 180 + (offset + .5) * 360 / TOP, "cream")
disc(.1, 1.2, (top[0], .4, top[2]), "espresso", .03, (90, 0, 0))
# parts on the floor
for x, y, c in ((2.3, -.75, "pistachio"), (1.85, -1.6, "raspberry")):
    macaron(.4, (x, y, .1), c, "cream")
ball(.26, (-2.2, -1.45, .26), "blueberry")
gear(.34, 8, .18, (.55, -1.75, .1), "chocolate", 10, .3, (-90, 0, 0))
sprinkles(18, seed=6)
render()
