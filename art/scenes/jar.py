"""A confectioner's jar in three pieces that lie over each other: its sweets, its glass and its lid. Sweets and lid are grey: the page gives them the colour of a tone."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

DEPTH, NECK, FILLED = .8, 4.3, 2.05
OUTER = [(0, 0), (1.6, 0), (1.86, .04), (1.97, .16), (2, .4), (2, 1), (2, 2), (2, 3), (1.99, 3.3), (1.92, 3.66), (1.72, 3.98), (1.46, 4.16),
         (1.37, 4.26), (1.36, 4.4), (1.37, 4.52), (1.45, 4.55), (1.49, 4.63), (1.45, 4.71), (1.36, 4.73)]
INNER = [(1.3, 4.7), (1.28, 4.4), (1.3, 4.2), (1.64, 3.9), (1.83, 3.6), (1.9, 3.3), (1.9, 2), (1.9, .7), (1.88, .45), (1.75, .3), (1.4, .26), (0, .26)]


def side(a):
    """How far the wall is at this angle, as a share of the jar's half width: a square with round corners."""
    return (abs(math.cos(a)) ** 5 + (abs(math.sin(a)) / DEPTH) ** 5) ** -.2


def square(a, r, z):
    t = max(0, min(1, (NECK - z) / 1.8))
    return 1 + (side(a) - 1) * t * t * (3 - 2 * t)


def frame():
    studio("cream", camera=(0, -20, 4.1), look_at=(0, 0, 2.8), lens=116.5)


def glass():
    frame()
    glaze(lathe(OUTER + INNER, (0, 0, 0), "white", wobble=square), clear_glass(edge=.2, gloss=.05, rim_light=.18, most=.5))


glass.samples = 96  # no filter cleans what it covers

def sweets():
    frame()
    dice, laid = random.Random(5), []
    shapes = [ball(1, (0, 0, -9), grey, roughness=.16, coat=1) for grey in ("#7d7d7d", "#8e8e8e", "#a0a0a0")]
    while True:
        r, best = dice.uniform(.17, .24), (9,)
        for _ in range(90):
            x, y = dice.uniform(-1.85, 1.85), dice.uniform(-1.5, 1.5)
            if math.hypot(x, y) > 1.86 * side(math.atan2(y, x)) - r:
                continue
            z = max([.28 + r] + [c + math.sqrt((r + q) ** 2 - d) for a, b, c, q in laid if (d := (a - x) ** 2 + (b - y) ** 2) < (r + q) ** 2])
            best = min(best, (z, x, y))
        if best[0] > FILLED:
            break
        z, x, y = best
        laid.append((x, y, z, r))
        o = bpy.data.objects.new("sweet", dice.choice(shapes).data)
        o.location, o.scale = (x, y, z), (r, r, r)
        bpy.context.scene.collection.objects.link(o)


def lid():
    frame()
    lathe([(0, 4.5), (1.52, 4.5), (1.6, 4.52), (1.64, 4.6), (1.64, 4.9), (1.6, 5.0), (1.45, 5.06), (.9, 5.14), (.4, 5.18), (0, 5.19)], (0, 0, 0), "#8a8a8a", roughness=.14, coat=1)
    ring(1.63, .06, (0, 0, 4.6), "#b4b4b4", roughness=.14, coat=1)
    lathe([(0, 5.1), (.3, 5.14), (.19, 5.22), (.19, 5.26)], (0, 0, 0), "#8a8a8a", roughness=.14, coat=1)
    ball(.31, (0, 0, 5.48), "#8a8a8a", roughness=.12, coat=1)


render_sheet(sweets, glass, lid)
