"""Home: an iced-biscuit browser, a popsicle phone, a macaron database, a doughnut chart and a chocolate cursor."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

BROWSER, LEAN = (-.75, .7, 0), (-7, 0, 11)
PHONE, DATABASE, CHART = (4.0, -.2, 0), (-4.6, -.9, 0), (1.95, -2.5, 0)

studio("cream", camera=(.7, -19.5, 6.3), look_at=(.15, 0, 2.3), lens=58)

# The browser: a page of sweets under a running glaze
page = browser(5.7, 4.25, BROWSER, LEAN)
card(2.35, 1.62, .22, page(-.225, .12), "bubblegum", .2, LEAN)
ball(.26, page(-.12, .24, -.4), "saffron", squash=1, turn=LEAN)
outline([(-.98, -.6), (-.35, .22), (.1, -.2), (.42, .1), (.98, -.6)], .16, page(-.225, .115, -.4), "raspberry", LEAN, bevel=.07)
pill(1.95, .36, .2, page(.215, .33), "blueberry", LEAN)
for width, z in ((1.95, .155), (1.6, .04)):
    pill(width, .2, .16, page(.04 + width / 2 / 5.7, z), "apricot", LEAN)
pill(1.25, .44, .26, page(.155, -.1), "tomato", LEAN)
for x, colour in ((-.3, "saffron"), (0, "pistachio"), (.3, "sky")):
    card(1.45, .8, .22, page(x, -.375), colour, .16, LEAN)
    ball(.15, page(x - .075, -.355, -.38), "cream", turn=LEAN)
    pill(.55, .12, .1, page(x + .045, -.34, -.38), "cream", LEAN)
    pill(.4, .12, .1, page(x + .032, -.40, -.38), "cream", LEAN)
pointer(page(.31, .30, -.75), "espresso", 1.05, (-6, 6, 8), thickness=.44)

# The phone: a bitten popsicle with its stick in a gumdrop
with group(PHONE, (-5, 7, -15)):
    body = flatten(outline(soft_corners([(-.95, 1.35), (.95, 1.35), (.95, 4.75), (-.95, 4.75)], .5), .52, (0, 0, 0), "blueberry", bevel=.17))
    bite(body, [((.92, 0, 4.66), .42), ((.36, 0, 4.93), .36), ((1.1, 0, 4.02), .36)], "sky", roughness=.6, coat=.1)
    screen = flatten(card(1.5, 2.75, .12, (0, -.27, 2.95), "cream", .3))
    bite(screen, [((.92, -.3, 4.66), .56), ((.36, -.3, 4.93), .5), ((1.1, -.3, 4.02), .5)], "cream")
    slab((.46, .16, 1.5), (0, 0, .75), "wafer", .07, roughness=.6, coat=0, bump=.1)
    for n, colour in enumerate(("tomato", "saffron", "pistachio", "bubblegum", "lilac", "mint")):
        card(.54, .54, .2, (-.34 + n % 2 * .68, -.38, 3.55 - n // 2 * .68), colour, .15)
    pill(.7, .14, .12, (0, -.36, 1.74), "espresso")
gumdrop(.62, (PHONE[0], PHONE[1], 0), "tomato")

# The database: three macarons and a cherry
for n, (shell, filling) in enumerate((("pistachio", "cream"), ("bubblegum", "raspberry"), ("saffron", "cream"))):
    macaron(.98, (DATABASE[0] + (.05, -.06, .03)[n], DATABASE[1], .17 + n * .92), shell, filling)
cherry(.3, (DATABASE[0], DATABASE[1], 3.05))

# The chart: a doughnut in three shares of icing
with group((CHART[0], CHART[1], .86), (40, 0, -8)):
    ring(.78, .36, (0, 0, 0), "caramel", roughness=.55, coat=.1)
    for start, end, colour in ((24, 176, "bubblegum"), (204, 286, "saffron"), (314, 356, "mint")):
        quarter_ring(.78, .375, (0, 0, .05), colour, start, end, roughness=.16, coat=1)
gumdrop(.42, (.1, -2.7, 0), "saffron")

wrapped(1.5, (-2.2, -2.7, .37), ("tomato", "cream"), (0, 0, 14))
gumdrop(.42, (5.35, -1.3, 0), "pistachio")
ball(.3, (-3.7, -2.75, .3), "blueberry")
sprinkles(34, (5.6, 2.6), seed=11, centre=(0, -1.4))
render()
