"""About, at the end of the page: the bowl is scraped clean, the eggs are shells, and somebody has eaten the recipe."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from about import *

light()
tools()
with bitten([(.8, 3.05, .56), (.2, 3.35, .42), (1.1, 2.25, .46), (.6, 2.55, .4)], (0, 1.7, 0)):
    recipe()
# The bowl, tipped forwards; a finger has wiped through the rest of the batter
with group((-2.1, -.75, 1.0), (56, 0, -14), .88):
    bowl(1.75, 1.7, (0, 0, 0), "blueberry", rim="cream")
    rest_of_it = puddle((1.1, .85, 1.05, .8, 1.15, .9, 1.0, .82), (0, 0, .2), "cream", .2, roughness=.3, coat=.4)
    cut(rest_of_it, tube([(-.25, -1.3, .42), (0, -.5, .4), (.1, .2, .4), (-.1, .75, .4)], .16, "cream"))
    whisk((.35, .9, .75), .8, (0, 48, 40), handle="tomato")
rolling_pin()
crumbs(30, (.6, .6, 0), (1.2, .7), .12)
# Shells
shell = [(0, -.42), (.22, -.36), (.36, -.05), (.35, .06), (.32, .04), (.33, -.05), (.2, -.32), (0, -.38)]
for at, turn in (((3.5, -1.6, .38), (38, 0, 20)), ((4.1, -1.0, .36), (64, 0, -50)), ((2.9, -2.1, .36), (-110, 0, 30))):
    lathe(shell, at, "paper", turn, wobble=lambda a, r, z: 1 + (.05 * math.cos(9 * a) if z > 0 else 0), smooth=False, roughness=.35, coat=.2)
sprinkles(14, (4.4, 2.3), seed=21, centre=(0, -1.6))
render()
