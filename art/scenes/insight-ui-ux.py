"""UI and UX: a tray of sugar controls, two toggles, two sliders, a button and a tick."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

studio("mint", camera=(1.1, -14.2, 6.4), look_at=(0, 0, 1.6))
with group((0, .1, 1.64), (-36, 0, -8), 1.04):
    slab((4.5, .34, 3.5), (0, 0, 0), "wafer", .15, roughness=.6, coat=.05, bump=.1, grain=28)
    rim = soft_corners([(-2.2, -1.7), (2.2, -1.7), (2.2, 1.7), (-2.2, 1.7)], .35, 10)
    tube([(x, -.17, z) for x, z in rim], .17, "caramel", closed=True, smooth=False, roughness=.3, coat=.6)
    for z, side, colour in ((1.05, 1, "pistachio"), (.2, -1, "rose")):  # toggles
        outline(soft_corners([(-.62, -.34), (.62, -.34), (.62, .34), (-.62, .34)], .34, 12), .3, (-1.2, -.26, z), colour, bevel=.12, roughness=.15, coat=.9)
        ball(.33, (-1.2 + side * .28, -.48, z), "paper", roughness=.08, coat=1)
    for z, at, colour in ((1.05, .75, "tomato"), (.2, 0.1, "blueberry")):  # sliders
        tube([(-.1, -.22, z), (1.75, -.22, z)], .1, "espresso", smooth=False)
        tube([(-.1, -.24, z), (at, -.24, z)], .115, colour, smooth=False)
        ball(.29, (at, -.34, z), colour, roughness=.1, coat=1)
    outline(soft_corners([(-1.0, -.4), (1.0, -.4), (1.0, .4), (-1.0, .4)], .39, 12), .36, (-.82, -.3, -.92), "tomato", bevel=.12, roughness=.35, coat=.15)
    letters("Yum", .6, .12, (-.82, -.5, -1.13), "cream", bevel=.03)
    slab((.86, .3, .86), (1.1, -.28, -.92), "saffron", .2, roughness=.12, coat=1)
    tube([(.86, -.5, -.92), (1.03, -.5, -1.1), (1.38, -.5, -.68)], .085, "cream", smooth=False)
slab((1.6, .3, 2.3), (.1, 1.25, 1.1), "wafer", .1, (18, 0, -8), roughness=.6)  # the prop behind the tray
ball(.26, (2.35, -1.5, .26), "saffron")
gumdrop(.32, (-2.35, -1.35, 0), "blueberry")
sprinkles(16, seed=4)
render()
