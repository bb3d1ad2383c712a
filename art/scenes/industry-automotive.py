"""Automotive: a jelly car on doughnut wheels with a candy-cane bumper, off to the seaside with an ice lolly on its roof."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

JELLY = dict(roughness=.1, coat=1)
studio("custard", camera=(1.2, -14.5, 4.6))
with group((0, .1, 0), (0, 0, 37), 1.04):
    # body and cabin, drawn from the side; the bonnet points left, towards the visitor
    side = soft_corners([(-2.3, .5), (2.25, .5), (2.4, 1.1), (2.1, 1.75), (-1.1, 1.75), (-2.1, 1.5), (-2.42, 1.0)], [.2, .25, .4, .5, .5, .5, .4])
    outline(side, 2.1, (0, 0, 0), "tomato", bevel=.3, **JELLY)
    cabin = soft_corners([(-1.35, 1.5), (1.9, 1.5), (1.45, 2.85), (-.6, 2.85)], [.2, .3, .55, .5])
    outline(cabin, 1.8, (0, 0, 0), "tomato", bevel=.28, **JELLY)
    pane = dict(roughness=.05, coat=1)
    for y in (-1, 1):
        outline(soft_corners([(-.92, 1.78), (.3, 1.78), (.3, 2.55), (-.45, 2.55)], .16), .12, (0, y * .88, 0), "sky", bevel=.05, **pane)
        outline(soft_corners([(.5, 1.78), (1.5, 1.78), (1.25, 2.55), (.5, 2.55)], .16), .12, (0, y * .88, 0), "sky", bevel=.05, **pane)
        slab((.34, .1, .1), (.1, y * 1.07, 1.36), "cream", .045)
        icing([(-2.1, y * 1.04, .86), (0, y * 1.07, .86), (2.1, y * 1.04, .86)], .06, "cream")
    slab((1.28, 1.42, .12), (-1.0, 0, 2.2), "sky", .055, (0, -60.5, 0), **pane)
    for x in (-1.4, 1.4):
        for y in (-1.02, 1.02):
            face = 90 if y < 0 else -90
            ring(.44, .23, (x, y, .66), "chocolate", (90, 0, 0), roughness=.25, coat=.6)
            disc(.42, .3, (x, y * 1.02, .66), "biscuit", .07, (90, 0, 0), roughness=.6, bump=.1, grain=26)
            swirl(.27, .26, (x, y * 1.16, .66), "cream", 2, turn=(face, 0, 0))
            ball(.08, (x, y * 1.42, .66), "saffron")
    # lamps, grille, bumpers
    for y in (-.62, .62):
        ball(.27, (-2.3, y, 1.2), "lemon", 1, **JELLY)
        ring(.28, .08, (-2.25, y, 1.2), "cream", (0, 90, 0))
        ball(.17, (2.34, y, 1.2), "raspberry", **JELLY)
    slab((.12, .7, .26), (-2.38, 0, 1.0), "espresso", .05)
    for y in (-.22, 0, .22):
        slab((.16, .06, .3), (-2.4, y, 1.0), "cream", .02)
    cane([(-2.1, -1.12, .55), (-2.45, -1.02, .55), (-2.62, -.75, .55), (-2.64, 0, .55), (-2.62, .75, .55), (-2.45, 1.02, .55), (-2.1, 1.12, .55)], .17, turns=.45)
    cane([(2.1, -1.12, .55), (2.42, -1.0, .55), (2.54, -.7, .55), (2.56, 0, .55), (2.54, .7, .55), (2.42, 1.0, .55), (2.1, 1.12, .55)], .17, turns=.45)
    # the roof rack
    for x in (-.2, 1.05):
        tube([(x, -.72, 2.78), (x, -.72, 3.02), (x, .72, 3.02), (x, .72, 2.78)], .06, "espresso", smooth=False)
    lolly = soft_corners([(-1.3, -.42), (.9, -.42), (.9, .42), (-1.3, .42)], [.42, .16, .16, .42])
    outline(lolly, .36, (.5, 0, 3.26), "blueberry", (-90, 0, 0), .14, **JELLY)
    outline([(x * .99, z) for x, z in soft_corners([(.15, -.43), (.6, -.43), (.6, .43), (.15, .43)], .04)], .38, (.5, 0, 3.26), "cream", (-90, 0, 0), .14, **JELLY)
    slab((.9, .3, .14), (1.75, 0, 3.26), "wafer", .06, roughness=.6)
    swirl(.3, .42, (.05, 0, 3.44), "cream", 2.4)
gumdrop(.42, (-2.75, .9, 0), "pistachio")
gumdrop(.34, (2.35, -.9, 0), "blueberry")
gumdrop(.26, (.75, -1.95, 0), "raspberry")
sprinkles(20, seed=4)
render()
