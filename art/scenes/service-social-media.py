"""Social media: fortune cookies that open into a speech bubble, a heart and a slip of paper."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

BUBBLE = "M-1 -.74H1A.3 .3 0 0 1 1.3 -.44V.44A.3 .3 0 0 1 1 .74H-.25L-.72 1.14L-.78 .74H-1A.3 .3 0 0 1 -1.3 .44V-.44A.3 .3 0 0 1 -1 -.74Z"
PICK = ("paper", "tomato")

studio("pistachio", camera=(.8, -15.8, 5.2), look_at=(0, 0, 2.15))
rest(fortune_cookie(1.95, (-.15, 0, 1.0), turn=(0, 0, -20), gape=.62))
rest(fortune_cookie(1.1, (2.25, -1.1, .6), turn=(0, 0, 28), gape=.12))
rest(fortune_cookie(.95, (-2.45, -1.0, .6), turn=(0, 0, -40), gape=.05))
straw((-.5, .1, 1.3), (-.8, -.02, 3.4), .075, PICK, .6)
straw((.45, -.1, 1.3), (1.1, -.02, 3.0), .075, PICK, .6)
with group((-.95, -.1, 3.85), (0, -6, 0)):
    outline(BUBBLE, .36, (0, 0, 0), "tomato", bevel=.14, roughness=.14, coat=1)
    for n in range(3):
        ball(.2, ((n - 1) * .58, -.18, 0), "paper", .7, (90, 0, 0))
with group((1.32, -.1, 3.3), (0, 10, 0)):
    puff(heart_points(1.55), .55, (0, 0, 0), "raspberry", roughness=.12, coat=1)
with group((2.35, -1.15, 1.32), (-12, -14, 20)):
    slab((.62, .04, 1.5), (0, 0, .35), "paper", .01, roughness=.6, coat=0)
    for n, wide in enumerate((.4, .4, .26)):
        slab((wide, .04, .07), ((wide - .4) / 2, -.02, .9 - n * .16), "blueberry" if n else "tomato", .015)
sprinkles(22, (4.4, 2.6), seed=11)
render()
