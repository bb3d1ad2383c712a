"""Healthcare: a heart sweet wears a liquorice stethoscope, with capsules, gumdrops and a cross-shaped biscuit for company."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

HEART, DEPTH = (0.1, 0.35, 2.0), 1.7
studio("mint", camera=(1.1, -14.8, 5.2), look_at=(-.12, 0, 2.1))
heart = puff(heart_points(4.1), DEPTH, HEART, "tomato", plump=.55, roughness=.12, coat=1)
# The two halves meet in a ridge.
ridge = heart.modifiers.new("smooth", "SMOOTH")
ridge.factor, ridge.iterations = .5, 40
puddle([.95, .8, .9, .72, 1.0, .8, .92], (.1, .35, 0), "cream", .2)
ring(.3, .12, (.1, .35, .17), "cream", roughness=.2, coat=.8)
# the stethoscope hangs round the heart's shoulders: chest piece on the right, ear pieces on the left
tube([(1.0, .75, 3.3), (1.05, .2, 3.72), (1.15, -.4, 3.5), (1.25, -.72, 2.9), (1.2, -.82, 2.2), (1.0, -.95, 1.75)], .11, "espresso", roughness=.3, coat=.8)
disc(.5, .2, (.9, -.9, 1.42), "steel", .08, (80, 0, 12), roughness=.2, metal=.8)
disc(.36, .12, (.88, -1.04, 1.4), "saffron", .05, (80, 0, 12))
disc(.16, .3, (.96, -.72, 1.7), "steel", .06, (0, 30, 0), roughness=.2, metal=.8)
tube([(-.85, .75, 3.3), (-.9, .2, 3.72), (-.95, -.4, 3.52), (-.95, -.74, 3.0), (-.9, -.85, 2.62)], .11, "espresso", roughness=.3, coat=.8)
ball(.17, (-.9, -.86, 2.55), "espresso", roughness=.3, coat=.8)
for side in (-1, 1):
    x = -.9 + side * .12
    tube([(x, -.87, 2.5), (x + side * .3, -.95, 2.1), (x + side * .36, -1.02, 1.65), (x + side * .1, -1.08, 1.28)], .07, "steel", roughness=.2, metal=.9)
    ball(.15, (x + side * .08, -1.08, 1.22), "bubblegum")
# the surgery's shelf
cross = soft_corners([(-.3, -.9), (.3, -.9), (.3, -.3), (.9, -.3), (.9, .3), (.3, .3), (.3, .9), (-.3, .9), (-.3, .3), (-.9, .3), (-.9, -.3), (-.3, -.3)], .1)
with group((-2.4, .7, .87), (-12, 0, 0)):
    outline(cross, .34, (0, 0, 0), "biscuit", bevel=.09, roughness=.65, coat=.05, bump=.12, grain=26)
    outline([(x * .74, z * .74) for x, z in cross], .12, (0, -.18, 0), "cream", bevel=.05, roughness=.3)
capsule(1.15, .27, (-1.55, -1.5, .27), ("blueberry", "cream"), (0, 90, 24))
capsule(1.15, .27, (1.35, -1.65, .27), ("saffron", "cream"), (0, 90, -32))
capsule(1.0, .24, (2.35, -.75, .24), ("raspberry", "cream"), (0, 90, 62))
gumdrop(.5, (2.35, .5, 0), "pistachio")
gumdrop(.36, (-2.85, -.9, 0), "raspberry")
gumdrop(.3, (-.35, -1.55, 0), "saffron")
sprinkles(22, seed=3)
render()
