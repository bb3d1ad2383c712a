"""Travel: a chocolate suitcase with sticker sweets, a globe lollipop and a wafer plane taking off."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

CASE, TURN = (-.35, .2, 1.52), (0, 0, -12)
W, D, HIGH = 3.5, 1.25, 2.45
studio("pear", camera=(1.4, -14.6, 5.2), look_at=(.3, 0, 2.15))
with group(CASE, TURN):
    slab((W, D, HIGH), (0, 0, 0), "chocolate", .3, roughness=.18, coat=.8)
    slab((W + .05, .12, HIGH + .05), (0, 0, 0), "milk", .05, roughness=.3)
    for x in (-.95, .95):  # caramel straps
        slab((.3, D + .1, HIGH + .1), (x, 0, 0), "caramel", .09, roughness=.25, coat=.7)
        slab((.42, .14, .34), (x, -D / 2 - .06, .55), "saffron", .05, roughness=.25)
        slab((.2, .18, .14), (x, -D / 2 - .06, .55), "caramel", .04)
    for x in (-1, 1):  # corner pieces
        for z in (-1, 1):
            slab((.52, D + .06, .52), (x * (W / 2 - .24), 0, z * (HIGH / 2 - .24)), "caramel", .24, roughness=.25, coat=.7)
    cane([(-.55, 0, HIGH / 2 - .05), (-.52, 0, HIGH / 2 + .3), (-.3, 0, HIGH / 2 + .46), (.3, 0, HIGH / 2 + .46), (.52, 0, HIGH / 2 + .3), (.55, 0, HIGH / 2 - .05)], .13)
    f = -D / 2 - .03
    puff(heart_points(.72), .2, (.05, f, .42), "tomato", (0, 12, 0), .5, roughness=.15, coat=1)
    outline(soft_corners(star_points(.42, .5), .05), .13, (-.3, f, -.45), "lemon", (0, -14, 0), .05)
    disc(.32, .12, (.42, f, -.42), "mint", .05, (90, 0, 0))
    ring(.22, .035, (.42, f - .06, -.42), "cream", (90, 0, 0))
    puff([(.3 * math.cos(a), .22 * math.sin(a)) for a in (2 * math.pi * n / 40 for n in range(40))], .14, (1.42, f + .02, .35), "bubblegum", (0, -30, 0), .5)
    puff([(.2 * math.cos(a), .2 * math.sin(a)) for a in (2 * math.pi * n / 40 for n in range(40))], .14, (-1.42, f + .02, -.2), "sky", plump=.5)
for x, y in ((-1.6, .25), (.75, -.25), (-1.4, .75), (1.0, .3)):
    ball(.2, (x, y, .19), "espresso")
# the globe lollipop in its gumdrop
GLOBE, R = (2.2, -.25, 2.1), .72
straw((2.2, -.25, .3), (2.2, -.25, 1.5), .09, ("cream", "raspberry"))
gumdrop(.55, (2.2, -.25, 0), "raspberry")
globe = ball(R, GLOBE, "blueberry", roughness=.08, coat=1)
lands = [[(-.42, .28), (-.1, .5), (.08, .36), (-.02, .12), (-.2, -.02), (-.34, .06)], [(-.16, -.12), (.06, -.1), (.12, -.3), (-.04, -.58), (-.16, -.36)],
         [(.16, .46), (.4, .4), (.58, .1), (.46, -.3), (.34, -.12), (.18, .14)]]
for land in lands:
    flat = [(p[0] * 1.3, p[1] * 1.3) for p in smooth_points(land, 6, closed=True)]
    middle = (sum(p[0] for p in flat) / len(flat), sum(p[1] for p in flat) / len(flat))
    rows, verts = 7, []
    for row in range(rows):
        s = 1 - row / rows
        lift = R * (1.0 + .07 * min(1, (row / 1.5)) ** .5) if row else R * .97
        for px, pz in flat:
            u, w = middle[0] + (px - middle[0]) * s, middle[1] + (pz - middle[1]) * s
            verts.append(Vector((u, -math.sqrt(max(.05, 1 - u * u - w * w)), w)).normalized() * lift)
    count = len(flat)
    faces = [(j * count + k, j * count + (k + 1) % count, (j + 1) * count + (k + 1) % count, (j + 1) * count + k) for j in range(rows - 1) for k in range(count)]
    faces.append([(rows - 1) * count + k for k in range(count)])
    dress(mesh_object("land", verts, faces, GLOBE, (0, 0, 10), 80), "pistachio", roughness=.15, coat=.9)
# the plane, folded from a sheet of wafer, and its trail
with group((1.1, -.3, 4.05), (14, -24, 16), 1.15):
    for s in (-1, 1):
        wing = mesh_object("wing", [(-.95, 0, .05), (.95, 0, .0), (-.8, s * .72, .16)], [(0, 1, 2)])
        keel = mesh_object("keel", [(-.95, 0, .05), (.95, 0, 0), (-.85, s * .06, -.34)], [(0, 1, 2)])
        for part, colour in ((wing, "wafer"), (keel, "caramel")):
            solid = part.modifiers.new("thick", "SOLIDIFY")
            solid.thickness, solid.offset = .07, 0
            rounded(part, .025, 4)
            dress(part, colour, roughness=.55, coat=.1, bump=.1, grain=30)
for n, (x, y, z) in enumerate(((-.35, -.3, 3.62), (-.85, -.3, 3.5), (-1.42, -.3, 3.52), (-1.88, -.3, 3.62), (-2.3, -.3, 3.82))):
    ball(.075, (x, y, z), "paper")
macaron(.4, (-2.35, -1.0, .1), "bubblegum", "cream")
gumdrop(.32, (.5, -1.65, 0), "saffron")
sprinkles(18, seed=4)
render()
