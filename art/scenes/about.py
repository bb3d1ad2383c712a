"""About: the worktop of the team. Batter, a rolling pin, a recipe card, and a crock of spoons that are also tools."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

BOWL, CROCK, CARD = (-2.2, -.2, 0), (2.35, .5, 0), (-.2, 1.9, 0)


def light():
    studio("peach", camera=(.5, -16.5, 6.2), look_at=(.1, 0, 2.3), lens=57)


def tools():
    """A crock of them: spoon, brush, pencil, spanner."""
    crock = [(0, 0), (.95, 0), (1.05, .06), (1.1, .5), (1.05, 1.3), (1.0, 1.75), (1.04, 1.93), (.98, 1.97), (.92, 1.9), (.92, .3), (0, .3)]
    lathe(crock, CROCK, "paper", roughness=.12, coat=1)
    ring(1.0, .075, (CROCK[0], CROCK[1], 1.96), "paper", roughness=.12, coat=1)
    for z in (.55, .78):
        ring(1.085, .045, (CROCK[0], CROCK[1], z), "tomato", roughness=.12, coat=1)
    x, y, z = CROCK
    spoon((x - .3, y + .1, .5), 3.0, turn=(0, -16, 0), head=.46)
    with group((x - .1, y + .3, .6), (0, -3, 0)):  # a brush dipped in jam
        tube([(0, 0, 0), (0, 0, 2.9)], .12, "saffron", smooth=False)
        lathe([(.15, 2.85), (.2, 2.9), (.24, 3.3), (.2, 3.36)], (0, 0, 0), "steel", metal=1, roughness=.2)
        lathe([(.2, 3.3), (.3, 3.6), (.34, 3.95), (.22, 4.4), (0, 4.68)], (0, 0, 0), "raspberry", roughness=.15, coat=1)
    with group((x + .3, y - .15, .5), (0, 8, 0)):  # a pencil of candy
        lathe([(.2, 0), (.2, 2.9), (.2, 3.0)], (0, 0, 0), "pistachio", smooth=False)
        lathe([(.2, 3.0), (.07, 3.55)], (0, 0, 0), "wafer", smooth=False, roughness=.6)
        lathe([(.08, 3.5), (0, 3.78)], (0, 0, 0), "espresso", smooth=False)
    with group((x + .42, y + .35, .6), (0, 19, 0)):  # a spanner of biscuit
        jaw = "M-.16 0 L-.16 -2.5 A.55 .55 0 0 1 -.3 -3.42 L-.2 -3.45 L-.2 -3.0 L.2 -3.0 L.2 -3.45 L.3 -3.42 A.55 .55 0 0 1 .16 -2.5 L.16 0 Z"
        outline(jaw, .26, (0, 0, 0), "sky", bevel=.04)


def recipe():
    with group(CARD, (-9, 0, 5)):
        biscuit((2.6, 3.2), (0, .12, 1.65), "biscuit", depth=.22, holes=False)
        card(2.25, 2.85, .14, (0, -.05, 1.65), "cream", .14)
        pill(1.5, .26, .14, (-.28, -.15, 2.72), "tomato")
        for n, (w, colour) in enumerate(((1.45, "saffron"), (1.2, "pistachio"), (1.35, "bubblegum"), (1.05, "sky"))):
            ball(.11, (-.85, -.16, 2.25 - n * .42), colour)
            pill(w, .14, .1, (-.6 + w / 2, -.14, 2.25 - n * .42), "apricot")


def rolling_pin():
    with group((.45, -2.45, .36), (0, 0, 9)):
        pin = [(0, -2.0), (.12, -1.98), (.16, -1.85), (.11, -1.5), (.12, -1.38), (.33, -1.34), (.36, -1.25), (.36, 1.25), (.33, 1.34), (.12, 1.38), (.11, 1.5), (.16, 1.85), (.12, 1.98), (0, 2.0)]
        lathe(pin, (0, 0, 0), "biscuit", (0, 90, 0), smooth=False, sharp=30, roughness=.5, coat=.12)
        for side in (-1, 1):
            ring(.335, .05, (side * 1.05, 0, 0), "tomato", (0, 90, 0))


if __name__ == "__main__":
    light()
    # Batter being whisked
    bowl(1.75, 1.7, BOWL, "blueberry", rim="cream")
    swirl(1.6, .75, (BOWL[0], BOWL[1], 1.3), "cream", turns=1.7, ridges=7)
    whisk((BOWL[0] + .2, BOWL[1], 1.35), .84, (0, -24, 0), handle="tomato")
    cherry(.24, (BOWL[0] + .8, BOWL[1] - .85, 1.62))
    tools()
    recipe()
    rolling_pin()
    # Eggs
    for at, turn in (((3.55, -1.5, .36), (0, 78, 25)), ((4.1, -.95, .36), (0, 70, -40))):
        lathe([(0, -.42), (.22, -.36), (.36, -.05), (.33, .2), (.2, .42), (0, .52)], at, "paper", turn, roughness=.35, coat=.2)
    sprinkles(20, (4.4, 2.3), seed=21, centre=(0, -1.6))
    render()
