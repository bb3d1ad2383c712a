"""Branding: a fan of icing swatches and a paint tube that squeezes frosting."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

FAN = ["grape", "blueberry", "teal", "pistachio", "saffron", "tomato", "raspberry"]
studio("sky", look_at=(-.05, 0, 2.05))
slab((2.2, 1.25, .8), (-.1, .85, .4), "chocolate", .14, (0, 0, -4), roughness=.16, coat=.9)
for n in range(3):
    slab((.56, .16, .5), (-.1 + (n - 1) * .68, .85 - .62 + (n - 1) * -.047, .4), "chocolate", .08, (0, 0, -4), roughness=.16, coat=.9)
with group((-.1, .85, .5), (-7, 0, -4), 1.04):
    for n, colour in enumerate(FAN):
        lean = (n - 3) * 15.5
        with group((0, -.12 * n + .36, 0), (0, lean, 0)):
            slab((1.08, .1, 3.5), (0, 0, 1.55), "paper", .05, roughness=.4)
            slab((.92, .12, 2.35), (0, -.03, 2.03), colour, .05, roughness=.12, coat=1)
            slab((.5, .13, .09), (-.14, -.02, .68), "espresso", .03)
# the tube in front
with group((1.05, -1.25, .42), (0, 0, 14), 1.0):
    vertices, faces, rows, count = [], [], 24, 64
    for row in range(rows + 1):
        t = row / rows
        tall, wide = .42 * math.sqrt(1 - t ** 2.4) + .035, .42 + .16 * t
        for k in range(count):
            a = 2 * math.pi * k / count
            vertices.append((t * 1.75, wide * math.cos(a), tall * math.sin(a) - (.42 - tall) * .85))
    faces = [(j * count + k, (j + 1) * count + k, (j + 1) * count + (k + 1) % count, j * count + (k + 1) % count) for j in range(rows) for k in range(count)]
    faces += [list(range(count)), [rows * count + k for k in range(count)][::-1]]
    dress(mesh_object("paint", vertices, faces, sharp=70), "paper", roughness=.25, coat=.6)
    slab((.2, 1.3, .14), (1.78, 0, -.33), "tomato", .05)
    lathe([(.43, 0), (.4, .1), (.2, .24), (.18, .3)], (0, 0, 0), "tomato", (0, -90, 0), smooth=False)
    ring(.43, .05, (.02, 0, 0), "tomato", (0, 90, 0))
    disc(.17, .2, (-.36, 0, 0), "steel", .03, (0, 90, 0), metal=.7)
icing([(.66, -1.34, .4), (.45, -1.4, .34), (.2, -1.5, .18), (-.15, -1.4, .17), (-.4, -1.05, .17), (-.7, -1.15, .17), (-.75, -1.6, .17), (-1.1, -1.85, .17), (-1.45, -1.5, .17), (-1.4, -1.1, .17), (-1.8, -1.0, .17), (-2.05, -1.45, .17)], .17, "tomato", roughness=.12, coat=1)
sprinkles(16, seed=4)
render()
