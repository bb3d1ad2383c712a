"""Insights: a book baked in layers, a slice already read, and a headline of candy letters on top."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

BOOK, TURN = (-.1, .3, 0), (0, 0, 17)
W, D = 5.0, 3.4


def book(title, places=(-1.35, .02, 1.4), eaten=(), mark=.1):
    """title: three letters and their places; eaten: bites out of its layers, from above; mark: where the ribbon hangs."""
    studio("lilac", camera=(.4, -16, 6.6), look_at=(0, 0, 1.95), lens=60)
    with group(BOOK, TURN):
        slab((W + .35, D + .3, .3), (0, 0, .15), "blueberry", .12)  # lower cover
        z = .3
        with bitten(eaten, (0, 0, 1.4), (-90, 0, 0)):
            for n, (height, colour) in enumerate(((.42, "butter"), (.13, "raspberry"), (.42, "butter"), (.13, "cream"), (.42, "butter"), (.13, "raspberry"), (.36, "butter"))):
                sponge = colour == "butter"
                slab((W - .1 - .06 * (not sponge), D - .05, height + .02), (.12, 0, z + height / 2), colour, .05 if sponge else .06,
                     **(dict(roughness=.8, coat=0, bump=.5, grain=16) if sponge else dict(roughness=.25, coat=.6)))
                z += height
        slab((W + .35, D + .3, .3), (0, 0, z + .15), "blueberry", .12)  # upper cover
        quarter = [(-W / 2 - .05 - .34 * math.sin(math.pi * n / 12), .12 + (z + .06) * n / 12) for n in range(13)]
        outline(quarter + [(-W / 2 + .1, z + .18), (-W / 2 + .1, .12)], D + .3, (0, 0, 0), "blueberry", bevel=.1)  # spine
        for k in (.28, .72):
            ring_at = z * k + .1
            slab((.16, D + .34, .16), (-W / 2 - .02 - .34 * math.sin(math.pi * k), 0, ring_at), "saffron", .07)
        top = z + .3
        icing_pool = outline(soft_corners([(-2.2, -1.9), (2.5, -1.9), (2.5, 1.55), (-2.2, 1.55)], .5), .14, (0, 0, top + .05), "bubblegum", (-90, 0, 0), bevel=.06, roughness=.14, coat=1)
        drip_bar(4.4, .26, .16, (.15, -D / 2 - .22, top - .02), "bubblegum", [(-.42, .5), (-.24, 1.0), (-.03, .42), (.19, .8), (.4, .5)], corner=.12, run_width=.2)
        for letter, x, colour, tilt in zip(title, places, ("tomato", "saffron", "pistachio"), (4, -5, 6)):
            rest(letters(letter, 1.85, .46, (x, .1, top + .12), colour, (-4, tilt, 0), bevel=.1, roughness=.14, coat=1), z=top + .1)
        # A ribbon to mark the page
        outline([(-.2, 0), (.2, 0), (.2, -1.1), (0, -.9), (-.2, -1.1)], .07, (mark, -D / 2 - .2, 1.2), "tomato", (8, 0, 0), bevel=.03)


if __name__ == "__main__":
    book("ABC")
    with group((3.3, -1.9, 0), (0, 0, -32)):  # a slice, cut out and served
        wedge = [(-.75, -.6), (.75, -.6), (0, 1.1)]
        zz = 0
        for height, colour in ((.34, "butter"), (.12, "raspberry"), (.34, "butter"), (.12, "cream")):
            outline(soft_corners(wedge, .12), height, (0, 0, zz + height / 2), colour, (-90, 0, 0), bevel=.04, roughness=.7 if colour == "butter" else .25, bump=.4 if colour == "butter" else 0)
            zz += height
        outline(soft_corners(wedge, .14), .14, (0, 0, zz + .06), "bubblegum", (-90, 0, 0), bevel=.06, roughness=.14, coat=1)
        cherry(.22, (0, -.2, zz + .3))
    with group((-2.6, -2.35, .17), (0, 0, -8)):  # a pencil of candy
        lathe([(.17, 0), (.17, 2.0), (.06, 2.5)], (0, 0, 0), "pistachio", (0, 90, 0), smooth=False)
        lathe([(.171, 1.99), (.062, 2.48)], (0, 0, 0), "wafer", (0, 90, 0), smooth=False, roughness=.6)
        lathe([(.066, 2.46), (0, 2.7)], (0, 0, 0), "espresso", (0, 90, 0), smooth=False)
        lathe([(0, -.36), (.15, -.35), (.18, -.28), (.18, .02)], (0, 0, 0), "bubblegum", (0, 90, 0), smooth=False)
    gumdrop(.36, (-3.6, -1.4, 0), "saffron")
    sprinkles(20, (4.3, 2.0), seed=12, centre=(0, -1.8), colours=["tomato", "saffron", "pistachio", "blueberry", "cream", "espresso"])
    render()
