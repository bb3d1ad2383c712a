"""Contact, a moment earlier: the envelope is still open, and the idea goes in on a napkin."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from contact import *

light()
telephone()
with group(LETTER, LEAN, .82):
    card(W, HGT, .16, (0, .12, HGT / 2 + .02), "white", .2, bevel=.06, roughness=.35, coat=.35)
    flap = [(-W / 2 + .1, HGT - .1), (-.35, HGT + 1.35), (0, HGT + 1.5), (.35, HGT + 1.35), (W / 2 - .1, HGT - .1)]
    outline(soft_corners(flap, [.1, .2, .3, .2, .1]), .12, (0, .2, 0), "rose", bevel=.05, roughness=.3, coat=.4)
    with group((.1, -.04, 1.2), (0, 7, 0)):  # the napkin: a cup has stood on it
        card(3.1, 3.1, .1, (0, 0, 1.55), "paper", .06, bevel=.03, roughness=.85, coat=0)
        for x, z, wide, high in ((0, 2.98, 2.86, .05), (0, .12, 2.86, .05), (-1.43, 1.55, .05, 2.86), (1.43, 1.55, .05, 2.86)):
            card(wide, high, .04, (x, -.05, z), "sky", .01, bevel=.01, roughness=.8, coat=0)
        ring(.4, .035, (.98, -.05, 2.42), "ginger", (90, 0, 0), roughness=.7, coat=0)
        bulb = [(-.2, .95), (-.24, 1.2), (-.55, 1.55), (-.6, 2.0), (-.3, 2.38), (.05, 2.45), (.42, 2.3), (.6, 1.95), (.5, 1.5), (.24, 1.2), (.2, .95)]
        icing([(x - .3, -.08, z) for x, z in bulb], .06, "blueberry")
        for z in (.95, .78):
            icing([(-.52, -.08, z), (-.08, -.08, z + .04)], .06, "blueberry")
        icing([(-.5, -.08, 1.55), (-.42, -.08, 1.8), (-.3, -.08, 1.6), (-.18, -.08, 1.8), (-.1, -.08, 1.55)], .045, "tomato")
        for a in (-60, 20, 60, 100, 140):
            c, s = math.cos(math.radians(a + 50)), math.sin(math.radians(a + 50))
            icing([(-.3 + .8 * c, -.08, 1.85 + .78 * s), (-.3 + 1.02 * c, -.08, 1.85 + 1.0 * s)], .045, "saffron")
    pocket = [(-W / 2, .02), (W / 2, .02), (W / 2, HGT - .05), (.3, HGT * .5), (-.3, HGT * .5), (-W / 2, HGT - .05)]
    outline(soft_corners(pocket, [.2, .2, .06, .3, .3, .06]), .14, (0, -.18, 0), "white", bevel=.06, roughness=.35, coat=.35)
    for side in (-1, 1):
        tube([(side * (W / 2 - .25), -.25, .22), (side * .75, -.25, HGT * .42)], .035, "butter", smooth=False)
    airmail()
# The wax waits
puddle((.42, .36, .4, .35, .43, .37, .4), (-3.35, -.75, 0), "cherry", .16, roughness=.1, coat=1)
puff(heart_points(.36), .12, (-3.35, -.75, .2), "cherry", (-80, 0, 0), roughness=.1, coat=1)
sprinkles(16, (4.2, 2.2), seed=8, centre=(0, -1.5), colours=["tomato", "cream", "pistachio", "blueberry", "bubblegum", "espresso"])
render()
