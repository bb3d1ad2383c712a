"""Work, at the end of the page: six are eaten, the window too. The seventh has a card on the table."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from work import *

table()
with bitten([(.72, 2.8, .5), (.36, 2.2, .4), (.62, 1.75, .42), (.18, 1.3, .36), (.5, .85, .42), (.25, .38, .3), (1.95, 1.5, 1.45), (1.2, 2.8, .55), (1.0, .3, .6)]):
    window()
crumbs(46, (.7, -.75, .18), (1.2, .75), .14, ("biscuit", "cream", "biscuit", "tomato"))
crumbs(14, (-1.5, -1.2, .18), (.6, .4), .1, ("biscuit", "cream", "pistachio"))
tube([(-.9, -1.65, .2), (-.7, -1.8, .3), (-.4, -1.7, .22)], .035, "leaf", roughness=.5)
puddle((.4, .3, .36, .28, .34), (-1.95, -.95, .18), "raspberry", .05, roughness=.12, coat=1)
# The card: a folded one
with group((1.45, -1.0, .19), (0, 0, -14)):
    for lean, y in ((-16, -.3), (16, .3)):
        card(1.5, 1.25, .09, (0, y * .62, .62), "paper", .08, (lean, 0, 0), bevel=.03, roughness=.6, coat=.1)
    letters("7", 1.2, .14, (0, -.36, .2), "tomato", (-16, 0, 0), roughness=.14, coat=1)
cutlery(FORK, (-3.85, -2.5, .09), (-90, 0, 4))
cutlery(KNIFE, (3.85, -2.5, .09), (-90, 0, -6))
crumbs(14, (0, -3.1, 0), (2.6, .35), .1)
sprinkles(10, (4.4, 1.4), seed=14, centre=(0, -2.5), gap=.6)
render()
