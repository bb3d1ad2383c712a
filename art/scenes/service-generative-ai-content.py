"""Generative AI content: a gumball machine full of letters; four of them have come out and make a word; animated,
another one."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

X, GLOBE, RADIUS, GUM = -.05, 3.12, 1.55, .34
FULL = .52  # how high the machine is filled
LETTERS = "WHISKBTAECDORSNLUPMGYF"
COLOURS = ["blueberry", "saffron", "pistachio", "bubblegum", "paper", "tomato", "grape"]
PALE = {"saffron", "pistachio", "bubblegum", "paper"}
CAMERA = (.8, -17.2, 4.8)

studio("rose", camera=CAMERA, look_at=(0, 0, 2.28))
dice = random.Random(7)
t = progress()


def gumball(at, letter, colour, lean=None, spin=0):
    """A ball whose letter looks at the camera."""
    ball(GUM, at, colour, roughness=.15, coat=1)
    away = (Vector(CAMERA) - Vector(at)).normalized()
    turn = (-math.degrees(math.asin(away.z)), dice.uniform(-28, 28) if lean is None else lean, math.degrees(math.atan2(away.x, -away.y)) + spin)
    on = frame_of(at, turn)
    letters(letter, .4 if letter in "WM" else .48, .14, on(0, -GUM * .93, -.17), "espresso" if colour in PALE else "paper", turn, bevel=.02)


# the machine
FOOT = [(0, 0), (1.35, 0), (1.45, .06), (1.42, .18), (1.2, .4), (.95, .9), (.9, 1.3), (1.0, 1.56), (1.26, 1.7), (1.32, 1.8), (1.2, 1.88), (0, 1.88)]
LID = [(1.0, 0), (1.12, .06), (1.08, .2), (.8, .4), (.35, .5), (.18, .58), (.26, .72), (.3, .84), (.2, .96), (0, 1.0)]
lathe(FOOT, (X, 0, 0), "tomato", roughness=.15, coat=1)
ring(1.28, .08, (X, 0, 1.8), "paper")
glaze(ball(RADIUS, (X, 0, GLOBE), "paper"), clear_glass())
lathe(LID, (X, 0, 4.3), "tomato", roughness=.15, coat=1)
slab((1.0, .5, .62), (X, -.98, .72), "blueberry", .12)
slab((.7, .2, .4), (X, -1.2, .66), "espresso", .08)
disc(.3, .18, (X, -1.0, 1.36), "saffron", .06, (80, 0, 0))
slab((.5, .16, .13), (X, -1.12, 1.37), "paper", .05, (-10, 32 + along(t, 0, -20, 50, 120, 170, 180, 180, 180, 180), 0))
# the balls inside, packed from below
packed = []
while True:  # each ball rolls to the lowest of many free places
    tries = (Vector([dice.uniform(-1, 1) for _ in range(3)]) * (RADIUS - GUM) for _ in range(6000))
    free = [p for p in tries if p.length < RADIUS - GUM - .05 and all((p - q).length > 2 * GUM for q in packed)]
    lowest = min(free, key=lambda p: p.z, default=None)
    if not lowest or lowest.z > FULL:
        break
    packed.append(lowest)
for n, p in enumerate(packed):
    p = p + Vector([random.Random(n * 3 + i).uniform(-1, 1) for i in range(3)]) * along(t, 0, .06, -.06, .06, -.04, .02, 0, 0, 0)
    gumball(Vector((X, 0, GLOBE)) + p, LETTERS[n % len(LETTERS)], COLOURS[n * 3 % len(COLOURS)])
# the tray and the gumballs in it
lathe([(0, .05), (.78, .05), (.84, .1), (.86, .26), (.92, .28), (.92, .04), (.86, 0), (0, 0)], (X, -1.6, 0), "saffron")
WORD = [
    ("WC", (X - 1.75, -1.5, GUM), ("grape", "tomato"), -12), ("OO", (X - .36, -1.6, GUM + .06), ("bubblegum", "saffron"), 6),
    ("RP", (X + .36, -1.55, GUM + .06), ("blueberry", "teal"), -6), ("DY", (X + 1.8, -1.55, GUM), ("pistachio", "paper"), 10),
]
for n, (pair, (x, y, z), colours, lean) in enumerate(WORD):  # one after the other hops, turns and lands with its other letter
    p = max(0, min(1, t * 8 / 3 - .2 - n / 2.3))
    gumball((x, y, z + 3.4 * p * (1 - p)), pair[p >= .5], colours[p >= .5], lean, 360 * p)
sprinkles(20, (4.0, 2.4), seed=9)
render()
