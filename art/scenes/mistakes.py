"""What we got wrong: a tower of eight macarons after its fall. One wears a sticking plaster, and the bill is beside it."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("pistachio", camera=(.4, -16.2, 6.2), look_at=(.1, 0, 1.75), lens=58)

# Three are still up
stand(1.75, 1.15, (-1.7, .6, 0), "paper", foot="sky")
for n, (shell, filling) in enumerate((("tomato", "cream"), ("saffron", "raspberry"), ("sky", "cream"))):
    macaron(1.12, (-1.75 + (0, .2, .55)[n], .6, 1.45 + n * 1.0), shell, filling, ((0, 2, 3)[n], (0, 5, 13)[n], 0))

# Five are not: two are on their edges, one is whole, one bitten, one mended
macaron(1.05, (.95, .05, .82), "lilac", "cream", (8, -58, 0))
macaron(.92, (-3.2, -.75, .98), "bubblegum", "cream", (6, -76, -32))
macaron(.9, (3.85, -.75, .2), "mint", "chocolate", (0, 4, 0))
with bitten([(2.8, -2.45, .46), (3.0, -2.0, .34), (2.3, -2.8, .4)], (0, 0, 0), (-90, 0, 0)):
    macaron(.95, (2.1, -1.9, .2), "apricot", "raspberry")
crumbs(26, (2.8, -2.6, 0), (.8, .35), .13, ("apricot", "apricot", "raspberry"))
with group((-1.0, -1.75, .74), (36, 0, -8)):
    macaron(1.1, (0, 0, 0), "grape", "cream")
    for turn in (42, -48):
        pill(1.55, .48, .1, (0, 0, .86), "apricot", (-90, 0, turn))
    card(.44, .44, .1, (0, 0, .91), "cream", .08, (-90, 0, 42))

# The bill
with group((2.75, 1.5, 0), (-10, 0, -9)):
    card(1.9, 3.1, .1, (0, 0, 1.6), "paper", .1)
    pill(1.1, .24, .12, (-.2, -.08, 2.75), "blueberry")
    for n, w in enumerate((.8, .95, .65, .85)):
        pill(w, .13, .1, (-.75 + w / 2, -.07, 2.3 - n * .34), "apricot")
        pill(.3, .13, .1, (.6, -.07, 2.3 - n * .34), "apricot")
    pill(.75, .28, .14, (.37, -.08, .62), "tomato")
sprinkles(16, (4.4, 2.2), seed=9, centre=(0, -1.8))
render()
