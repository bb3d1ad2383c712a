"""SEO: three cupcakes on a podium, the winner flies the flag."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

STEPS = [(-1.62, .95, "2", "sky"), (0, 1.5, "1", "saffron"), (1.62, .6, "3", "pistachio")]
studio("bubblegum", camera=(1.2, -14.8, 5.2), look_at=(0, 0, 2.15))


def cupcake(at, paper, cream, scale, topping):
    x, y, z = at
    pleats = lambda a, r, h: 1 + .035 * math.cos(24 * a)
    with group(at, (0, 0, 0), scale):
        lathe([(.5, 0), (.5, .02), (.7, .62), (.72, .66), (.6, .64)], (0, 0, 0), paper, wobble=pleats, smooth=False, sharp=80, roughness=.5)
        lathe([(.66, .6), (.76, .68), (.74, .8), (.5, .9), (0, .92)], (0, 0, 0), "caramel", roughness=.6, bump=.15)
        top = swirl(.7, .95, (0, 0, .82), cream)
        if topping:
            cherry(.17, (.02, 0, 1.84), stem=.9)
        jimmies(top, 22, .13, seed=int(x * 3) + 9, upward=.1)


for x, high, figure, colour in STEPS:
    slab((1.6, 1.5, high - .06), (x, .25, high / 2 - .03), "paper", .1, roughness=.3)
    slab((1.66, 1.56, .2), (x, .25, high - .1), colour, .09, roughness=.12, coat=1)
    letters(figure, .78 if high > .8 else .5, .12, (x, -.52, (high - .2) / 2 - (.27 if high > .8 else .17)), "tomato", bevel=.03)
cupcake((-1.62, .25, .95), "blueberry", "cream", .86, True)
cupcake((0, .25, 1.5), "tomato", "paper", 1.0, False)
cupcake((1.62, .25, .6), "saffron", "mint", .8, True)
straw((.0, .25, 2.95), (.0, .25, 4.6), .06, ("paper", "tomato"), .9)
flag = [(0, 0)] + [(1.15 * n / 12, .06 * math.sin(n / 12 * 5)) for n in range(1, 13)] + [(.92, .34)] + [(1.15 * n / 12, .68 + .06 * math.sin(n / 12 * 5)) for n in range(12, -1, -1)]
outline(flag, .09, (.05, .25, 3.82), "blueberry", (0, 0, -8), .035)
outline(soft_corners(star_points(.2, .45), .02), .12, (.52, .18, 4.17), "saffron", (0, 0, -8), .03)
ball(.1, (0, .25, 4.62), "saffron")
gumdrop(.32, (-1.9, -1.3, 0), "raspberry", True)
ball(.24, (2.35, -1.2, .24), "blueberry")
sprinkles(16, seed=4)
render()
