"""The home page's band: a pool of chocolate as wide as the window, whisked on the right; its ribbons lift the parts of a website."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

WHISK, TILT, PITCH = (2.75, .2), 13, 1.15
FOOT, TOP, TURNS = .1, 4.35, 1.9


def pool(x, y):
    """Height of the chocolate: coils run round the whisk, lower and lower, on slow waves."""
    dx, dy = x - WHISK[0], y - WHISK[1]
    r, a = math.hypot(dx, dy), math.atan2(dy, dx)
    coil = (r / PITCH - a / (2 * math.pi)) % 1
    ridge = math.sqrt(max(0, 1 - (2 * coil - 1) ** 2))
    height = .36 * math.exp(-r / 4.2) * min(1, r / .5)
    return height * ridge + .09 * math.sin(x * .55 + y * .35) + .06 * math.sin(x * .23 - y * .6) - .3 * math.exp(-(r / .7) ** 2)


def vein(colour, radius, start, turns, phase):
    """A strand of icing that has sunk half into the coils."""
    points = []
    for n in range(81):
        turn = start + turns * n / 80
        r, a = turn * PITCH, (turn + phase) * 2 * math.pi
        x, y = WHISK[0] + r * math.cos(a), WHISK[1] + r * math.sin(a)
        points.append((x, y, pool(x, y) + radius * .1))
    return tube(points, radius, colour, roughness=.1, coat=1)


def ribbon(offset, turns, radius, colour, reach):
    """A strand that winds up round the whisk."""
    points = []
    for n in range(61):
        t = n / 60
        a, r = 2 * math.pi * (t * turns + offset), reach * (.55 + .8 * t)
        points.append((WHISK[0] + math.tan(math.radians(TILT)) * (TOP - FOOT) * t + r * math.cos(a), WHISK[1] + r * math.sin(a), FOOT - .15 + (TOP - FOOT) * t ** 1.15))
    return tube(points, radius, colour, roughness=.1, coat=1)


studio("ink", camera=(.2, -19.5, 5.6), look_at=(.2, 0, 2.05), lens=53)
softbox((-2, 7, 6), 4, 360, (1, .72, .42))
softbox((7, 6, 4), 4, 200, (1, .5, .42))

columns, rows = 420, 240
across = [-16 + 32 * n / columns for n in range(columns + 1)]
deep = [-9 + 20 * n / rows for n in range(rows + 1)]
# It falls away at its far end, as over the rim of a bowl.
grid = [(x, y, pool(x, y) - max(0, y - 6) ** 2 * .12) for y in deep for x in across]
faces = [(j * (columns + 1) + i, j * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i + 1, (j + 1) * (columns + 1) + i) for j in range(rows) for i in range(columns)]
o = dress(mesh_object("pool", grid, faces), "#582912", roughness=.32, coat=.15)
o.data.materials[0].node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = .12  # else the sky makes its far part grey
bpy.data.objects["ground"].location.z = -3

whisk((*WHISK, -.25), 1.12, (0, TILT, 0), handle="saffron")
ribbon(.1, TURNS - .1, .24, "bubblegum", 1.12)
ribbon(.62, TURNS, .15, "saffron", 1.05)
vein("bubblegum", .2, 1.1, 2.3, .1)
vein("saffron", .13, 1.2, 1.7, .62)

with group((.35, .3, 3.45), (-10, 12, 12)):  # a page
    biscuit((2.0, 1.6), (0, .12, 0), "biscuit", depth=.26, scallops=9, holes=False)
    card(1.78, 1.36, .2, (0, -.06, 0), "cream", .14)
    drip_bar(1.8, .32, .28, (0, -.1, .52), "blueberry", [(-.38, .14), (-.05, .24), (.36, .16)], corner=.12, run_width=.1)
    for k, colour in enumerate(("cream", "saffron", "pistachio")):
        ball(.06, (-.7 + k * .2, -.27, .54), colour)
    card(.72, .62, .14, (-.42, -.2, -.22), "bubblegum", .1)
    for k, w in enumerate((.66, .48)):
        pill(w, .11, .12, (.08 + w / 2, -.19, -.08 - k * .2), "apricot")
    pill(.52, .2, .16, (.36, -.2, -.48), "tomato")
pointer((1.2, -.9, 2.95), "cream", .5, (-6, 6, 8), thickness=.42)
with group((5.55, -.2, 2.3), (-6, 10, -14)):  # a phone
    card(1.1, 1.95, .32, (0, 0, 0), "blueberry", .28, bevel=.13)
    card(.88, 1.6, .12, (0, -.17, 0), "cream", .18)
    for k, colour in enumerate(("tomato", "saffron", "pistachio", "bubblegum", "lilac", "mint")):
        card(.3, .3, .16, (-.2 + k % 2 * .4, -.27, .46 - k // 2 * .43), colour, .09)
puff(heart_points(.85), .42, (1.75, .6, 4.85), "cherry", (-8, -14, 8), roughness=.08, coat=1)
outline(star_points(.4), .22, (4.55, .4, 5.0), "saffron", (-10, 14, 0), bevel=.08, roughness=.12, coat=1)
letters("{  }", 1.05, .28, (6.05, .8, 4.4), "bubblegum", (8, 14, 16))

# On the chocolate
with group((.1, -2.4, pool(.1, -2.4) + .02), (58, 14, 0)):
    doughnut(.5, .23, (0, 0, 0), "mint")
macaron(.46, (-3.3, 2.6, pool(-3.3, 2.6) - .06), "lilac", "cream", (14, -10, 0))
gumdrop(.36, (5.2, -2.3, pool(5.2, -2.3) - .08), "saffron")
wrapped(1.15, (1.9, -3.3, pool(1.9, -3.3) + .24), ("blueberry", "cream"), (0, 6, -20))
dice = random.Random(7)
for n in range(70):  # they lie where they fell, fewer below the words
    x, y = dice.uniform(-7, 7), dice.uniform(-4.2, 4)
    if x < 0 and dice.random() < .6 or math.dist((x, y), WHISK) < 1.4:
        continue
    o = lathe([(r, z) for z, r in [(-.15, 0), (-.125, .062), (-.09, .072), (.09, .072), (.125, .062), (.15, 0)]], (x, y, pool(x, y) + .04), dice.choice(["tomato", "saffron", "pistachio", "bubblegum", "cream", "sky"]), roughness=.22, coat=.6)
    o.rotation_euler = (0, math.pi / 2, dice.uniform(0, math.pi))
render()
