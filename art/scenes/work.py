"""Work: a tray under a lifted cloche. Tonight: a browser window, with everything."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

CLOCHE, TIPPED = (1.55, 1.75, 1.55), (-62, 0, -24)
SILVER, POLISH = "#eef0f4", dict(metal=.45, roughness=.14, coat=1)
FORK = "M-.1 0 L.1 0 L.13 -1.5 L.09 -1.9 L.36 -2.15 L.36 -3.05 L.22 -3.05 L.22 -2.4 L.07 -2.4 L.07 -3.05 L-.07 -3.05 L-.07 -2.4 L-.22 -2.4 L-.22 -3.05 L-.36 -3.05 L-.36 -2.15 L-.09 -1.9 L-.13 -1.5 Z"
KNIFE = "M-.11 0 L.11 0 L.14 -1.5 L.26 -1.6 L.26 -2.9 L.1 -3.2 L-.05 -3.2 L-.14 -1.5 Z"


def table():
    """Tray with a doily of icing; the cloche, set down behind."""
    studio("sky", camera=(.3, -16.5, 6.2), look_at=(0, 0, 1.95), lens=60)
    lathe([(0, 0), (2.6, 0), (2.75, .03), (3.15, .2), (3.2, .26), (3.12, .28), (2.7, .14), (0, .13)], (0, 0, 0), SILVER, **POLISH)
    lathe([(2.45, .12), (2.5, .16), (2.4, .19), (0, .18)], (0, 0, 0), "paper", wobble=lambda a, r, z: 1 + (.035 * abs(math.sin(15 * a)) if r > 2.3 else 0), roughness=.7, coat=0)
    dome = [(0, 2.15), (.7, 2.04), (1.35, 1.72), (1.85, 1.2), (2.12, .6), (2.2, .05), (2.27, 0), (2.27, -.07), (2.15, -.07), (2.1, .05), (2.02, .6), (1.76, 1.16), (1.28, 1.64), (.66, 1.95), (0, 2.05)]
    cover = lathe(dome, CLOCHE, SILVER, TIPPED, **POLISH)
    on = frame_of(CLOCHE, TIPPED)
    ball(.24, on(0, 0, 2.55), "tomato")
    tube([on(0, 0, 2.1), on(0, 0, 2.4)], .1, SILVER, smooth=False, **POLISH)


def window():
    page = browser(3.4, 2.75, (-.35, .15, .2), (-7, 0, 8), bar="tomato")
    t = (-7, 0, 8)
    card(1.45, 1.05, .16, page(-.21, .1), "saffron", .14, t)
    puff(heart_points(.6), .2, page(-.21, .1, -.42), "cherry", t, roughness=.08, coat=1)
    pill(1.1, .24, .14, page(.22, .26), "blueberry", t)
    for w, z in ((1.1, .08), (.85, -.06)):
        pill(w, .13, .1, page(.06 + w / 6.8, z), "apricot", t)
    for x, colour in ((-.29, "bubblegum"), (0, "pistachio"), (.29, "lilac")):
        card(.86, .5, .14, page(x, -.36), colour, .1, t)


def cutlery(shape, at, turn, size=1.15, colour="milk"):
    outline(shape, .16, at, colour, turn, bevel=.07, scale=size)


if __name__ == "__main__":
    table()
    window()
    # Garnish
    swirl(.52, .75, (1.75, -.95, .17), "cream")
    cherry(.2, (1.75, -.95, 1.02))
    macaron(.46, (-2.0, -1.05, .26), "bubblegum", "cream")
    macaron(.44, (-2.05, -1.02, .69), "pistachio", "cream")
    for x, y, colour in ((.55, -1.75, "raspberry"), (1.0, -1.65, "blueberry"), (.78, -1.98, "saffron")):
        ball(.2, (x, y, .35), colour)
    biscuit(.42, (-.75, -1.65, .55), "caramel", (-30, 0, 10), depth=.16)
    cutlery(FORK, (-3.85, -2.5, .09), (-90, 0, 4))
    cutlery(KNIFE, (3.85, -2.5, .09), (-90, 0, -6))
    sprinkles(18, (4.4, 1.4), seed=14, centre=(0, -2.5), gap=.6)
    render()
