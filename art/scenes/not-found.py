"""404: a coffee break. A knocked-over cup, its coffee running out in front of the iced biscuits 4, 0, 4."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

SIZE, DEPTH, ICED = 4.15, .55, .9
CUP, FALLEN = (-2.75, -1.95, .88), (0, 80, -22)

studio("bubblegum", camera=(.4, -16, 6.2), look_at=(0, 0, 1.2), lens=62)

# Digits of iced biscuit, the last one tired
for text, at, turn, icing_colour in (("4", (-2.75, 1.5, 0), (-5, 0, 7), "cream"), ("0", (-.05, 1.3, 0), (-5, 0, 0), "saffron"), ("4", (2.7, 1.4, 0), (-8, 11, -9), "cream")):
    on = frame_of(at, turn)
    digit = letters(text, SIZE, DEPTH, at, "biscuit", turn, bevel=.12, roughness=.65, coat=.05, bump=.12, grain=26)
    glaze_on = letters(text, SIZE * ICED, .2, on(0, -DEPTH / 2, SIZE * .7 * (1 - ICED) / 2), icing_colour, turn, bevel=.09, roughness=.2, coat=.9)
    rest(digit, glaze_on)

# The cup on its side, and what ran out of it
wall = [(0, .1), (.55, .08), (.82, .3), (.97, .8), (1.0, 1.35), (.96, 1.38), (.91, 1.33), (.88, .8), (.74, .36), (.5, .2), (0, .2)]
on = frame_of(CUP, FALLEN)
cup = lathe([(r, z - .7) for r, z in wall], CUP, "blueberry", FALLEN, roughness=.1, coat=1)
handle = tube([on(-.6, .79, -.3), on(-.8, 1.15, -.25), on(-.85, 1.3, .1), on(-.8, 1.17, .4), on(-.62, .86, .42)], .12, "blueberry", roughness=.1, coat=1)
rest(cup)
puddle((1.9, .85, 1.1, .7, 1.1, .7, 1.35, 1.05), (-.1, -2.3, 0), "milk", .09, turn=(0, 0, 12), roughness=.04, coat=1)
puddle((.75, .35, .6, .4), (-1.5, -2.35, .01), "milk", .1, roughness=.04, coat=1)
puddle((.28, .24, .3, .22), (2.3, -2.6, 0), "milk", .08, roughness=.04, coat=1)

# What goes with it
biscuit(.72, (3.35, -1.0, .66), "caramel", (-24, 0, -22), depth=.24)
for at, turn in (((1.75, -1.05, .26), (0, 0, 20)), ((2.3, -.95, .26), (0, 0, -12)), ((2.0, -1.0, .78), (0, 0, 38))):
    sugar(slab((.5, .5, .5), at, "white", .06, turn, roughness=.7, coat=0, bump=.2, grain=60), 40, .03)
sprinkles(16, (4.2, 2.2), seed=11, centre=(0, -1.8), colours=["espresso", "tomato", "saffron", "blueberry", "cream"])
render()
