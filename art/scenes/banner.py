"""Closing band: a whisk lifts two ribbons of icing out of the bowl, and the parts of a website with them."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

TURNS, FOOT, TOP, TILT = 1.75, 1.75, 5.0, 15
WHISK = (-.1, 0, 1.3)


def ribbon(offset, turns, radius, colour, reach):
    """A strand of icing that winds up round the whisk."""
    points = []
    for n in range(61):
        t = n / 60
        a, r = 2 * math.pi * (t * turns + offset), reach * (.62 + .75 * t)
        points.append((WHISK[0] + math.tan(math.radians(TILT)) * (TOP - FOOT) * t + r * math.cos(a), r * math.sin(a), FOOT - .15 + (TOP - FOOT) * t ** 1.1))
    return tube(points, radius, colour, roughness=.1, coat=1)


studio("ink", camera=(.5, -21, 5.4), look_at=(.1, 0, 2.82), lens=57)
softbox((-5, 6, 5), 3, 480, (1, .72, .42))
softbox((6, 5, 3), 3, 300, (1, .5, .42))

bowl(2.05, 1.75, (0, 0, 0), "tomato", rim="cream")
disc(1.86, .3, (0, 0, 1.42), "cream", .1, roughness=.3, coat=.5)
swirl(1.75, .75, (0, 0, 1.5), "cream", turns=1.6, ridges=7)
whisk(WHISK, 1.1, (0, TILT, 0), handle="saffron")
ribbon(.1, TURNS, .24, "bubblegum", 1.35)
ribbon(.62, TURNS, .15, "saffron", 1.15)

# What they bring up
with group((-3.1, -.3, 4.05), (-10, 10, 12)):  # a page
    biscuit((2.35, 1.85), (0, .12, 0), "biscuit", depth=.26, scallops=9, holes=False)
    card(2.1, 1.6, .2, (0, -.06, 0), "cream", .14)
    drip_bar(2.14, .36, .28, (0, -.1, .62), "blueberry", [(-.38, .14), (-.05, .24), (.36, .16)], corner=.12, run_width=.1)
    for k, colour in enumerate(("cream", "saffron", "pistachio")):
        ball(.07, (-.85 + k * .22, -.27, .64), colour)
    card(.85, .72, .14, (-.5, -.2, -.25), "bubblegum", .1)
    for k, w in enumerate((.75, .55)):
        pill(w, .13, .12, (.1 + w / 2, -.19, -.08 - k * .24), "apricot")
    pill(.6, .22, .16, (.4, -.2, -.56), "tomato")
pointer((-1.95, -1.0, 3.75), "cream", .62, (-6, 6, 8), thickness=.42)
with group((3.35, -.2, 3.55), (-6, 8, -16)):  # a phone
    card(1.3, 2.3, .34, (0, 0, 0), "blueberry", .3, bevel=.14)
    card(1.04, 1.9, .12, (0, -.18, 0), "cream", .2)
    for k, colour in enumerate(("tomato", "saffron", "pistachio", "bubblegum", "lilac", "mint")):
        card(.36, .36, .16, (-.24 + k % 2 * .48, -.28, .55 - k // 2 * .5), colour, .1)
with group((-4.15, -.4, 2.0), (-8, -10, 14)):  # a button
    pill(1.7, .62, .38, (0, 0, 0), "pistachio")
    letters("Go", .52, .14, (-.3, -.2, -.17), "espresso", bevel=.02)
    tube([(.1, -.22, 0), (.52, -.22, 0)], .05, "espresso", smooth=False)
    tube([(.36, -.22, .16), (.53, -.22, 0), (.36, -.22, -.16)], .05, "espresso", smooth=False)
with group((3.05, -.7, 2.1), (-6, 12, -10)):  # a switch
    pill(1.3, .66, .36, (0, 0, 0), "raspberry")
    ball(.27, (.31, -.14, 0), "cream")
puff(heart_points(1.05), .5, (-1.05, .3, 5.55), "cherry", (-8, -14, 8), roughness=.08, coat=1)
outline(star_points(.5), .24, (2.75, .3, 5.6), "saffron", (-10, 14, 0), bevel=.09, roughness=.12, coat=1)
doughnut(.46, .22, (5.0, .1, 2.5), "mint", turn=(62, 18, 0))
macaron(.5, (-4.75, .3, 5.3), "lilac", "cream", (30, -16, 0))
letters("{ }", 1.3, .32, (4.75, .2, 4.6), "bubblegum", (-8, 14, -8))
gumdrop(.42, (-3.0, -1.5, 0), "saffron")
wrapped(1.35, (2.75, -1.8, .33), ("blueberry", "cream"), (0, 0, -16))
sprinkles(30, (5.6, 2.2), seed=5, centre=(0, -1.2), colours=["tomato", "saffron", "pistachio", "bubblegum", "cream", "sky"])
render()
