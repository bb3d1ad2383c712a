"""Transparency: hours, costs and risks on one open page, clipped to a wafer."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("cream", camera=(.3, -17, 5.2), look_at=(0, 0, 1.95), lens=92)
with group((0, .2, .1), (-9, 0, 12)):
    waffle((3.1, .34, 3.9), (0, 0, 1.95), "wafer", 6)
    slab((2.5, .12, 3.2), (0, -.24, 1.8), "paper", .05, roughness=.3, coat=.4)
    for row, (colour, width) in enumerate((("blueberry", 1.1), ("tomato", .7), ("saffron", .95), ("pistachio", .5))):
        z = 2.85 - row * .66
        disc(.17, .12, (-.88, -.33, z), colour, .05, (90, 0, 0), roughness=.1, coat=1)
        slab((.85, .1, .15), (-.16, -.32, z), "espresso", .07, roughness=.25, coat=.6)
        slab((width * .5, .1, .3), (1.02 - width * .25, -.33, z), colour, .08, roughness=.1, coat=1)
    slab((1.3, .5, .36), (0, -.2, 3.75), "tomato", .14, roughness=.1, coat=1)
    ring(.26, .1, (0, -.15, 4.02), "tomato", (90, 0, 0), roughness=.1, coat=1)
macaron(.48, (-1.75, -.9, .1), "bubblegum", "cream")
gumdrop(.36, (1.75, -.9, 0), "blueberry")
sprinkles(10, spread=(2.2, 1.2), seed=7)
render()
