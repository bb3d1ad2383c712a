"""Services, at the end of the page: the same stand after the guests. Cases, crumbs, a bare stick, and the last macaron that nobody dares to take."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from services import *
from work import FORK, cutlery

tiers()
# Lower tier
paper_case(place(2.1, -58, LOW), "blueberry")
crumbs(5, place(2.1, -58, LOW + .05), (.2, .2))
paper_case(place(2.2, 52, LOW + .3), "tomato", (74, 0, 62))
paper_case(place(1.9, 96, LOW), "mint")
macaron(.5, place(2.0, 6, LOW + .1), "raspberry", "cream")
crumbs(34, (-.5, -1.7, LOW), (1.1, .7), .12)
crumbs(16, (1.5, -1.2, LOW), (.6, .8), .1)
crumbs(10, (-1.9, -.2, LOW), (.4, .8), .1)
# Upper tier: the rest of the lollipop on its stick
tube([(0, .1, HIGH), (.08, .1, HIGH + 2.0)], .075, "cream", smooth=False, roughness=.5, coat=.1)
with bitten([(.42, HIGH + 2.35, .36), (-.3, HIGH + 2.42, .3)]):
    lollipop(.5, (.08, .1, HIGH + 2.05), ("tomato", "cream"), stick=0, turn=(-4, 0, 0))
paper_case(place(.95, -46, HIGH), "saffron")
crumbs(12, place(.8, 20, HIGH), (.6, .35))
tube([place(1.1, 48, HIGH + .04), place(.95, 40, HIGH + .1), place(.7, 44, HIGH + .06)], .025, "leaf", roughness=.5)
# Below: a fork, two wrappers, crumbs
cutlery(FORK, (-1.35, -2.6, .09), (-90, 0, 76), .95)
for at, colour, turn in (((3.2, -1.55, .02), "bubblegum", 20), ((2.35, -2.15, .02), "lilac", -35)):
    paper_case(at, colour, (0, 0, turn), .9)
crumbs(22, (1.0, -2.1, 0), (2.2, .4), .1)
render()
