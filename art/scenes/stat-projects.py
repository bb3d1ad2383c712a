"""Projects served: a leaning tower of macarons."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("cream", camera=(.3, -17, 5.6), look_at=(.25, 0, 1.9), lens=96)
SHELLS = (("tomato", "cream"), ("saffron", "cream"), ("pistachio", "raspberry"), ("sky", "cream"))
for n, (shell, filling) in enumerate(SHELLS):
    macaron(1.18, ((0, .1, -.08, .06)[n], 0, .2 + n * 1.02), shell, filling, ((0, 3, -3, 4)[n] * .6, (0, -2, 3, -3)[n] * .6, 0))
macaron(.95, (2.0, -.6, .95), "bubblegum", "cream", (62, 0, -28))
gumdrop(.42, (-1.75, -.9, 0), "grape")
render()
