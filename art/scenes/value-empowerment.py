"""Empowerment: the key to the kitchen, handed over in a sugared gumdrop."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("bubblegum", camera=(.3, -17, 5.2), look_at=(0, 0, 2.1), lens=90)
gumdrop(.98, (0, 0, 0), "tomato")
with group((-.1, 0, .7), (-4, 14, 0)):
    straw((0, 0, 0), (0, 0, 2.5), .21, ("saffron", "cream"), .55, roughness=.1, coat=1)
    ring(.31, .12, (0, 0, 2.42), "saffron", roughness=.1, coat=1)
    ring(.74, .27, (0, 0, 3.3), "saffron", (90, 0, 0), roughness=.1, coat=1)
    slab((.75, .34, .3), (.45, 0, 1.1), "saffron", .1, roughness=.1, coat=1)
    slab((.55, .34, .3), (.36, 0, 1.66), "saffron", .1, roughness=.1, coat=1)
wrapped(1.25, (-1.75, -.7, .32), ("blueberry", "cream"), (0, 0, 24))
ball(.26, (1.75, -.75, .26), "pistachio")
sprinkles(12, spread=(2.2, 1.2), seed=5)
render()
