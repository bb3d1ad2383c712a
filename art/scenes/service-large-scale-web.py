"""Large-scale web: a celebration cake whose layers are server racks, a browser window as its top decoration."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

STAND = .95
RACKS = [(3.1, "blueberry"), (3.1, "tomato"), (2.4, "pistachio"), (2.4, "saffron"), (1.7, "bubblegum")]
RACK, CREAM = .52, .13
LAMPS = ["saffron", "pistachio", "cream", "tomato"]

studio("bubblegum", camera=(1.2, -17.4, 5.9), look_at=(0, 0, 2.42))
stand(2.45, STAND, (0, 0, 0), "paper")


def icing_edge(width, z, seed):
    """A slice of cream that runs down the front and the right side."""
    dice = random.Random(seed)
    slab((width + .1, width + .1, CREAM + .03), (0, 0, z), "cream", .07, roughness=.3, coat=.4)
    count = round(width / .3)
    for side in range(2):
        for n in range(count):
            along, run = (n + .5 - count / 2) * width * .92 / count, dice.choice([.05, .08, .12, .18])
            x, y = (along, -width / 2) if side == 0 else (width / 2, along)
            icing([(x, y, z), (x, y, z - run)], .075, smooth=False)


with group((0, 0, 0), (0, 0, -16)):
    z = STAND
    for n, (width, colour) in enumerate(RACKS):
        slab((width, width, RACK), (0, 0, z + RACK / 2), colour, .14)
        front, mid = -width / 2, z + RACK / 2 - .06
        lamps = [lamp for lamp in LAMPS if lamp != colour][:3]
        for k in range(int((width - 1.3) / .19) + 1):
            slab((.09, .06, .22), (-width / 2 + .32 + k * .19, front, mid), "espresso", .04)
        for k in range(3):
            ball(.085, (width / 2 - .3 - k * .23, front - .01, mid), lamps[(k + n) % 3])
        for k in range(round(width / .34) - 1):
            slab((.06, .16, .1), (width / 2, -width / 2 + .42 + k * .33, mid), "espresso", .03)
        z += RACK
        icing_edge(width, z, n + 3)
        z += CREAM
        if n in (1, 3):
            for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                reach = width / 2 - .17
                swirl(.16, .27, (x * reach, y * reach, z - .06))
                ball(.085, (x * reach, y * reach, z + .2), "cherry")
    with group((0, 0, z - .04), (-4, 0, 10)):
        slab((1.66, .26, 1.22), (0, 0, .61), "paper", .13)
        slab((1.66, .3, .3), (0, -.01, 1.07), "tomato", .13)
        for n, colour in enumerate(["cream", "saffron", "pistachio"]):
            ball(.06, (-.64 + n * .17, -.17, 1.07), colour)
        slab((.66, .1, .46), (-.38, -.13, .58), "blueberry", .05)
        slab((.6, .1, .13), (.42, -.13, .74), "saffron", .05)
        slab((.6, .1, .1), (.42, -.13, .53), "peach", .05)
        slab((.4, .1, .1), (.32, -.13, .38), "peach", .05)
        slab((1.36, .1, .12), (0, -.13, .16), "pistachio", .05)
    for x, y in ((-.55, -.5), (.55, -.5), (.6, .2), (-.6, .2)):
        swirl(.2, .34, (x, y, z - .07))
sprinkles(22, (4.2, 2.6), seed=8)
render()
