"""Five years: a slice of birthday cake with five candles."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("cream", camera=(.3, -17, 6.4), look_at=(0, 0, 1.75), lens=94)
plate(2.35, (0, 0, 0), "paper", rim="tomato")
WEDGE = [(-1.55, -.85), (1.55, -.75), (.15, 1.75)]
with group((0, 0, .16), (0, 0, 8)):
    z = 0
    for height, colour in ((.62, "butter"), (.16, "raspberry"), (.62, "butter"), (.16, "cream"), (.5, "butter")):
        sponge = colour == "butter"
        outline(soft_corners(WEDGE, .16), height, (0, 0, z + height / 2), colour, (-90, 0, 0), bevel=.05,
                **(dict(roughness=.8, coat=0, bump=.45, grain=16) if sponge else dict(roughness=.2, coat=.8)))
        z += height
    outline(soft_corners([(-1.65, -.93), (1.65, -.83), (.16, 1.85)], .22), .24, (0, 0, z + .08), "bubblegum", (-90, 0, 0), bevel=.1, roughness=.14, coat=1)
    drip_bar(3.0, .24, .16, (0, -.86, z + .06), "bubblegum", [(-.4, .35), (-.17, .75), (.08, .3), (.36, .62)], corner=.1, run_width=.18)
    for n, (x, y) in enumerate(((-1.05, -.42), (-.52, -.1), (0, -.5), (.55, -.05), (1.05, -.36))):
        colours = ("cream", ("tomato", "blueberry", "saffron", "pistachio", "raspberry")[n])
        straw((x, y, z + .15), (x, y, z + 1.25), .1, colours, .9)
        lathe([(0, 0), (.1, .08), (.12, .2), (.06, .36), (0, .46)], (x, y, z + 1.38), "saffron", roughness=.2, coat=.5, glow=.35)
        tube([(x, y, z + 1.25), (x, y, z + 1.4)], .02, "espresso", smooth=False)
render()
