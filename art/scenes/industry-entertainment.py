"""Entertainment: a striped box of popcorn, a biscuit clapper and a ticket."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

dice = random.Random(3)
studio("bubblegum", camera=(1.5, -14.8, 5.2), look_at=(.3, 0, 2.1))
BOX, FOOT, TOP, HIGH, STRIPES = (-.75, .25, 0), .95, 1.32, 2.75, 5


def box():
    vertices, faces, which = [], [], []
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    cells = STRIPES * 8
    for c in range(4):
        (x0, y0), (x1, y1) = corners[c], corners[(c + 1) % 4]
        for n in range(cells):
            t = n / cells
            crown = HIGH + .2 * abs(math.sin(math.pi * STRIPES * t)) ** .7
            for s, z in ((FOOT, 0), (TOP, crown)):
                vertices.append(((x0 + (x1 - x0) * t) * s, (y0 + (y1 - y0) * t) * s, z))
    total = 4 * cells
    for n in range(total):
        faces.append((2 * n, 2 * ((n + 1) % total), 2 * ((n + 1) % total) + 1, 2 * n + 1))
        which.append((n % cells) // 8 % 2)
    o = mesh_object("box", vertices, faces, BOX, (0, 0, 24))
    solid = o.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = .09, -1
    rounded(o, .03, 4)
    for colour in ("tomato", "paper"):
        dress(o, colour, roughness=.22, coat=.7)
    o.data.polygons.foreach_set("use_smooth", [False] * len(o.data.polygons))
    o.data.polygons.foreach_set("material_index", which)


def popcorn(at, size=.3):
    """A burst kernel: a few lobes round a golden heart."""
    with group(at, [dice.uniform(0, 360) for _ in range(3)], size):
        ball(.55, (0, 0, 0), "lemon", roughness=.3)
        for n in range(6):
            a, z = 2 * math.pi * n / 5, dice.uniform(-.35, .35)
            place = (.55 * math.cos(a), .55 * math.sin(a), z) if n < 5 else (0, 0, .6)
            ball(dice.uniform(.42, .6), place, dice.choice(("paper", "paper", "butter")), roughness=.3, coat=.5)


box()
slab((2.3, 2.3, .4), (BOX[0], BOX[1], HIGH - .35), "butter", .1, (0, 0, 24))
for layer, (reach, count, z) in enumerate(((.8, 12, 2.92), (.92, 14, 3.22), (.6, 8, 3.52), (.2, 3, 3.84))):
    for n in range(count):
        a = 2 * math.pi * n / count + layer
        c, s = math.cos(a), math.sin(a)
        k = reach / max(abs(c), abs(s)) * (1 if layer < 2 else .9)
        k = min(k, reach * 1.28)
        x, y = k * c, k * s
        w = math.radians(24)
        popcorn((BOX[0] + x * math.cos(w) - y * math.sin(w), BOX[1] + x * math.sin(w) + y * math.cos(w), z + dice.uniform(-.08, .08)), .34)
for at in ((-2.45, -1.2, .24), (.02, -1.6, .25), (-1.4, -1.9, .24)):
    popcorn(at, .33)
# the clapper
with group((1.85, .6, 1.12), (-9, 0, -12)):
    slab((2.3, .3, 1.7), (0, 0, -.2), "chocolate", .1, roughness=.25, coat=.7)
    biscuit((2.1, 1.45), (0, -.1, -.22), depth=.3, holes=False)
    for z in (.05, -.28, -.6):
        slab((1.5 if z > -.5 else .9, .07, .1), (-.1 if z > -.5 else -.4, -.27, z), "espresso", .03)
    for turn, at in (((0, 0, 0), (0, 0, .84)), ((0, -19, 0), (.07, 0, 1.45))):
        with group(at, turn):
            slab((2.36, .34, .38), (0, 0, 0), "espresso", .09, roughness=.2, coat=.8)
            for n in range(4):
                outline([(-.2, -.17), (.1, -.17), (.24, .17), (-.06, .17)], .06, ((n - 1.5) * .56, -.18, 0), "paper", bevel=.02)
    disc(.12, .5, (-1.0, 0, .98), "saffron", .05, (90, 0, 0))
# the ticket
edge = [(-.85, -.42), (.85, -.42), (.85, -.15), (.72, 0), (.85, .15), (.85, .42), (-.85, .42), (-.85, .15), (-.72, 0), (-.85, -.15)]
with group((1.5, -1.45, .12), (-78, 0, 14)):
    outline(soft_corners(edge, .07), .14, (0, 0, 0), "saffron", bevel=.05)
    outline(soft_corners([(x * .84, z * .76) for x, z in edge], .05), .05, (0, -.07, 0), "lemon", bevel=.02)
    outline(star_points(.25, .45), .08, (0, -.11, 0), "tomato", bevel=.03)
sprinkles(16, seed=7)
render()
