"""Insights, at the end of the page: the book is read to its Z, and mostly eaten."""
import os
import sys

sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from insights import *
from work import FORK, cutlery

EATEN = ((2.5, -1.5, .75), (1.55, -1.75, .62), (2.7, -.35, .7), (1.7, -.75, .66), (2.55, .75, .75), (.75, -1.8, .55), (2.6, 1.7, .8), (1.7, .2, .6), (.3, -1.75, .38), (.95, -1.2, .36), (1.05, -.5, .4), (1.35, .6, .45), (2.2, .3, 1.0))
book("XYZ", (-1.4, .13, 1.5), EATEN, -1.5)
with group(BOOK, TURN):
    crumbs(36, (1.6, -.9, .3), (.9, .7), .13, ("butter", "butter", "raspberry"))
cutlery(FORK, (-1.1, -2.75, .09), (-90, 0, 78), .9)
crumbs(30, (1.7, -2.4, 0), (1.7, .5), .13, ("butter", "butter", "biscuit", "raspberry"))
tube([(3.2, -1.7, .03), (3.45, -1.8, .12), (3.75, -1.6, .05)], .035, "leaf", roughness=.5)
gumdrop(.36, (-3.6, -1.4, 0), "saffron")
sprinkles(12, (4.3, 2.0), seed=12, centre=(0, -1.8), colours=["tomato", "saffron", "pistachio", "blueberry", "cream", "espresso"])
render()
