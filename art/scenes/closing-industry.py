"""Every industry, at the end of its page: the sweet jar is nearly empty, and tape holds it together."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

JAR, R = (-.35, .3, 0), 1.55
studio("mint", camera=(.6, -15.5, 5.4), look_at=(.1, 0, 2.0), lens=62)


def tape(low, lean, width=.42, start=0, end=360, lift=0.0):
    """A strip round the jar: `low` is its middle's height, `lean` how far it rises and falls, `lift` how far it lies off the glass."""
    steps = 72
    vertices, faces = [], []
    for n in range(steps + 1):
        a = math.radians(start + (end - start) * n / steps)
        z = low + lean * math.cos(a)
        for r in (R + .03 + lift, R + .07 + lift):
            vertices += [(r * math.cos(a), r * math.sin(a), z - width / 2), (r * math.cos(a), r * math.sin(a), z + width / 2)]
    for n in range(steps):
        b = n * 4
        faces += [(b + 2, b + 6, b + 7, b + 3), (b + 1, b + 5, b + 4, b), (b + 3, b + 7, b + 5, b + 1), (b, b + 4, b + 6, b + 2)]
    faces += [(0, 2, 3, 1), (4 * steps + 1, 4 * steps + 3, 4 * steps + 2, 4 * steps)]
    return dress(mesh_object("tape", vertices, faces, JAR, (0, 0, 0), 30), "#b4b8c2", roughness=.42, coat=.25, bump=.12, grain=60)


glass = [(0, 0), (R - .15, 0), (R - .02, .06), (R, .2), (R, 2.75), (R - .1, 3.0), (R - .42, 3.2), (R - .42, 3.45)]
glaze(lathe(glass, JAR, "paper", roughness=.05), clear_glass("#f4fbff", .24))
ring(R - .42, .07, (JAR[0], JAR[1], 3.3), "paper", roughness=.1, coat=1)
lathe([(0, .5), (.25, .48), (.3, .34), (1.12, .3), (1.22, .22), (1.22, -.1), (1.15, -.12), (1.15, .1), (0, .1)], (JAR[0] + .05, JAR[1], 3.52), "tomato", (0, 8, 0), roughness=.14, coat=1)
ball(.28, (JAR[0] + .14, JAR[1], 4.12), "saffron")
for x, y, z, colour in ((-.5, -.5, .34, "tomato"), (.15, -.75, .34, "saffron"), (.62, -.1, .34, "blueberry"), (-.1, .1, .34, "bubblegum"), (.1, -.3, .84, "pistachio")):
    ball(.3, (JAR[0] + x, JAR[1] + y, z), colour)
tape(1.7, .75)
tape(1.7, -.75, lift=.05)
tape(2.78, .05, .36, 200, 345, .1)
with group((JAR[0] + 1.5, JAR[1] - .5, 2.75), (0, 24, -18)):  # its end came off again
    slab((.7, .05, .36), (.2, 0, 0), "#b4b8c2", .02, roughness=.42, coat=.25)
for x in (-.62, .8):  # the lid is held down
    slab((.34, .06, 1.05), (JAR[0] + x, JAR[1] - 1.23, 3.42), "#b4b8c2", .02, (-14, 0, x * 12), roughness=.42, coat=.25)
# The roll
with group((2.6, -1.15, 0)):
    ball(.4, (0, 0, .42), "raspberry")
    lathe([(.58, .02), (1.02, 0), (1.05, .04), (1.05, .66), (1.02, .7), (.58, .68), (.58, .02)], (0, 0, 0), "#b4b8c2", sharp=30, smooth=False, roughness=.42, coat=.25)
    for n in range(4):
        ring(.66 + n * .1, .018, (0, 0, .69), "steel", roughness=.4)
    lathe([(.48, 0), (.6, 0), (.6, .72), (.48, .72), (.48, 0)], (0, 0, 0), "biscuit", smooth=False, sharp=30, roughness=.7, coat=0)
for x, y, colour in ((-2.5, -1.3, "blueberry"), (-3.2, -.4, "saffron"), (1.05, -2.3, "tomato")):
    ball(.3, (x, y, .3), colour)
sprinkles(18, seed=3)
render()
