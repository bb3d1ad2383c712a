"""Boring projects: none. An empty plate with a zero of icing."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("cream", camera=(.2, -12.5, 12.5), look_at=(0, 0, .1), lens=84)
plate(2.75, (0, 0, 0), "sky", rim="blueberry")
ring(1.72, .025, (0, 0, .21), "blueberry")
cane([(.72 * math.cos(2 * math.pi * n / 24), 1.08 * math.sin(2 * math.pi * n / 24), .4) for n in range(24)], .25, ("tomato", "#ff7a5c"), .9, closed=True, repeat=4,
     roughness=.2, coat=.9)
fork = "M-.1 0 L.1 0 L.13 -1.5 L.09 -1.9 L.36 -2.15 L.36 -3.05 L.22 -3.05 L.22 -2.4 L.07 -2.4 L.07 -3.05 L-.07 -3.05 L-.07 -2.4 L-.22 -2.4 L-.22 -3.05 L-.36 -3.05 L-.36 -2.15 L-.09 -1.9 L-.13 -1.5 Z"
outline(fork, .16, (-3.3, -1.6, .09), "saffron", (-90, 0, 0), bevel=.06, scale=.95)
knife = "M-.11 0 L.11 0 L.14 -1.5 L.26 -1.6 L.26 -2.9 L.1 -3.2 L-.05 -3.2 L-.14 -1.5 Z"
outline(knife, .16, (3.3, -1.6, .09), "saffron", (-90, 0, 0), bevel=.06, scale=.95)
render()
