"""Every service, at the end of its page: a plate that was eaten, and is glad about it."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from work import *

R, FACE = 2.55, .18
studio("custard", camera=(.2, -14.5, 11), look_at=(0, .45, 0), lens=75)
plate(R, (0, 0, 0), "paper", rim="blueberry")
for x in (-.6, .6):
    ball(.29, (x, .72, FACE + .24), "blueberry")
smile = [(1.25 * math.cos(math.radians(a)), .3 + 1.3 * math.sin(math.radians(a)), FACE + .02) for a in range(198, 345, 12)]
tube(smile, .17, "raspberry", roughness=.1, coat=1)
for side in (0, -1):
    ball(.24, smile[side], "raspberry", .5, roughness=.1, coat=1)
crumbs(30, (0, 0, FACE), (1.6, 1.5), .08)
crumbs(14, (-1.25, .75, FACE), (.35, .4), .14)
crumbs(9, (1.4, .9, FACE), (.25, .3), .12)
for x, shape in ((2.98, FORK), (3.5, KNIFE)):
    cutlery(shape, (x, -1.75, .09), (-90, 0, -4), .9)
crumbs(20, (-1.5, -2.45, 0), (1.5, .3), .11)
tube([(1.5, -.35, FACE + .06), (1.62, -.1, FACE + .14), (1.55, .2, FACE + .08)], .035, "leaf", roughness=.5)
with group((-3.05, -.65, 0), (0, 0, 16)):  # a napkin, used
    for z, turn, colour in ((.06, 0, "tomato"), (.17, 8, "paper"), (.27, -5, "tomato")):
        slab((1.2, 2.2, .1), (0, 0, z), colour, .05, (0, 4, turn), roughness=.8, coat=0)
    puddle((.3, .2, .36, .18, .28, .24), (-.1, .3, .33), "cream", .06, roughness=.3, coat=.4)
paper_case((-2.75, 1.7, .35), "bubblegum", (80, 0, 40))
paper_case((1.9, 2.25, 0), "mint")
sprinkles(12, (3.4, 2.4), seed=9)
render()
