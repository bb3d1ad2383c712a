"""The layers of a cake, one below the other as they are put on: each a picture of its own, the last with cream and a cherry."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

R, HIGH = 2, 1.25
LOOKS = [("bubblegum", "cream"), ("custard", "bubblegum"), ("pistachio", "cream"), ("sky", "saffron"), ("lilac", "cream"), ("mint", "bubblegum"), ("peach", "chocolate")]


def layer(number):
    sponge, icing = LOOKS[number]
    studio("cream", camera=(0, -20, 6.25), look_at=(0, 0, 1.42), lens=154, ground=2.2)
    for z in (.3, .92):
        disc(R, .58, (0, 0, z), sponge, .06, roughness=.6, coat=.05, bump=.15, grain=9)
    disc(R * .985, .14, (0, 0, .61), "cream", .06, roughness=.4, coat=.3)
    for n in range(38):
        a = 2 * math.pi * n / 38
        ball(.15, (R * .99 * math.cos(a), R * .99 * math.sin(a), .13), icing, .85)
    top = drip(R, (0, 0, HIGH - .05), icing, .62, 17, .12, seed=number + 2)
    jimmies(top, 60, .2, seed=number + 4, upward=.7)
    if number == len(LOOKS) - 1:
        swirl(.85, .75, (0, 0, HIGH), "cream", 1.6)
        cherry(.42, (0, -.05, HIGH + .92), stem=1.0)


render_sheet(*[lambda n=n: layer(n) for n in range(len(LOOKS))])
