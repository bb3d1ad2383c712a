"""Contact: a white-chocolate envelope under sealing wax, and a candy telephone on its liquorice cord."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

W, HGT, LETTER, LEAN = 4.6, 3.1, (-.95, .6, 0), (-9, 0, 10)
PHONE = (2.55, -1.2, .0)


def light():
    studio("saffron", camera=(.4, -16, 5.8), look_at=(.1, 0, 1.68), lens=66)


def airmail():
    """The envelope's edge of sweets."""
    for n in range(9):
        pill(.32, .15, .1, (-W / 2 + .42 + n * .47, -.23, .17), ("tomato", "blueberry")[n % 2], (0, -24, 0))


def telephone():
    """Base, dial of sweets, handset, cord."""
    with group(PHONE, (0, 0, -16)):
        lathe([(0, 0), (1.2, 0), (1.28, .1), (1.2, .3), (.85, .75), (.72, .95), (.6, 1.0), (0, 1.0)], (0, 0, 0), "raspberry", roughness=.1, coat=1)
        with group((0, -.98, .6), (-38, 0, 0)):
            disc(.58, .4, (0, .14, 0), "cream", .05, (90, 0, 0))
            for n in range(9):
                a = math.radians(60 + n * 33)
                ball(.095, (.4 * math.cos(a), -.08, .4 * math.sin(a)), ("saffron", "pistachio", "blueberry", "tomato", "lilac")[n % 5])
            ball(.17, (0, -.06, 0), "tomato")
        for side in (-1, 1):
            tube([(side * .45, 0, .9), (side * .5, 0, 1.2)], .12, "raspberry")
        with group((0, 0, 1.42), (0, 4, 0)):
            tube([(-1.12, 0, -.06), (-.95, 0, .14), (-.5, 0, .25), (0, 0, .28), (.5, 0, .25), (.95, 0, .14), (1.12, 0, -.06)], .2, "raspberry", roughness=.1, coat=1)
            for side in (-1, 1):
                lathe([(0, -.3), (.36, -.3), (.4, -.24), (.36, -.08), (.24, .08), (0, .1)], (side * 1.15, 0, -.06), "raspberry", (0, side * 14, 0), roughness=.1, coat=1)
                disc(.3, .06, (side * 1.07, 0, -.37), "cream", .02, (0, side * 14, 0))
    coil, spine = [], smooth_points([(PHONE[0] - 1.15, PHONE[1] + .1, .2), (1.05, -1.85, .2), (.2, -2.5, .2), (-.9, -2.1, .2), (-1.9, -2.35, .2), (-2.7, -2.0, .2)], 60)
    for n, p in enumerate(spine):
        a = n * .52
        coil.append((p.x + .04 * math.cos(a), p.y + .15 * math.cos(a), .2 + .15 * math.sin(a)))
    tube(coil, .055, "espresso", smooth=False, roughness=.15, coat=1)
    tube([spine[-1], spine[-1] + Vector((-.35, .05, -.05))], .11, "tomato")


if __name__ == "__main__":
    light()
    # The envelope, sealed
    with group(LETTER, LEAN):
        card(W, HGT, .42, (0, 0, HGT / 2 + .02), "white", .2, bevel=.15, roughness=.35, coat=.35)
        flap = [(-W / 2 + .1, HGT - .05), (-.3, HGT * .42), (0, HGT * .36), (.3, HGT * .42), (W / 2 - .1, HGT - .05)]
        outline(soft_corners(flap, [.16, .2, .3, .2, .16]), .16, (0, -.26, 0), "cream", bevel=.07, roughness=.3, coat=.4)
        for side in (-1, 1):
            tube([(side * (W / 2 - .25), -.23, .22), (side * .75, -.23, HGT * .46)], .035, "butter", smooth=False)
        airmail()
        puddle((.72, .62, .7, .6, .74, .63, .68), (0, -.34, HGT * .42), "cherry", .2, turn=(90, 0, 0), roughness=.1, coat=1)
        ring(.46, .06, (0, -.53, HGT * .42), "cherry", (90, 0, 0), roughness=.1, coat=1)
        puff(heart_points(.5), .16, (0, -.56, HGT * .42), "cherry", roughness=.1, coat=1)
    telephone()
    gumdrop(.4, (-3.15, -1.1, 0), "pistachio")
    sprinkles(16, (4.2, 2.2), seed=8, centre=(0, -1.5), colours=["tomato", "cream", "pistachio", "blueberry", "bubblegum", "espresso"])
    render()
