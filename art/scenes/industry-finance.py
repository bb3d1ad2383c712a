"""Finance: a marshmallow piggy bank before a rising bar chart of chocolate coins."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

COIN, THICK = .62, .27
studio("pistachio", camera=(1.25, -15.4, 5.2), look_at=(.05, 0, 2.1))


def coin(at, turn=(0, 0, 0), foil="gold"):
    on = frame_of(at, turn)
    disc(COIN, THICK, at, foil, .07, turn, roughness=.24, coat=.4, metal=.55)
    ring(COIN * .78, .035, on(0, 0, THICK / 2), foil, turn, roughness=.24, coat=.4, metal=.55)
    outline(star_points(COIN * .5, .5), .1, on(0, 0, THICK / 2), foil, (turn[0] - 90, turn[1], turn[2]), .04, roughness=.24, coat=.4, metal=.55)


dice = random.Random(6)
for x, count in ((.1, 4), (1.28, 8), (2.46, 13)):
    for n in range(count):
        coin((x + dice.uniform(-.05, .05), .7 + dice.uniform(-.05, .05), THICK * (n + .5)), (0, 0, dice.uniform(0, 70)), "tomato" if n == count - 1 else "gold")
# the pig
PIG, SOFT = (-1.38, -.6, 1.24), dict(roughness=.55, coat=.15)
with group(PIG, (0, 0, 42), .97):
    body = ball(1.18, (0, 0, 0), "bubblegum", **SOFT)
    body.scale = (1.18, 1, .93)
    for x, y in ((-.62, -.42), (.62, -.42), (-.62, .42), (.62, .42)):
        disc(.27, .62, (x, y, -.96), "bubblegum", .1, **SOFT)
    disc(.43, .3, (-1.38, 0, .02), "raspberry", .12, (0, 90, 0), roughness=.3)
    for y in (-.15, .15):
        disc(.075, .1, (-1.54, y, .04), "espresso", .03, (0, 90, 0))
    for y in (-.5, .5):
        ball(.1, (-1.08, y * .92, .42), "espresso", roughness=.05, coat=1)
        puff(soft_corners([(-.34, -.28), (.34, -.28), (0, .46)], .18), .24, (-.78, y * 1.15, .9), "raspberry", (-20, 22 if y < 0 else -22, -90), .5, roughness=.4)
    tube([(1.3, 0, .1), (1.5, .05, .2), (1.58, .15, .38), (1.45, .2, .46), (1.4, .1, .32), (1.58, .02, .28), (1.72, 0, .42)], .07, "raspberry")
    slab((.86, .14, .1), (.05, 0, 1.07), "espresso", .04)
    coin((.05, 0, 1.5), (90, 0, 0))
coin((.75, -1.5, THICK / 2), (0, 0, 20))
coin((1.45, -1.1, .4), (0, 24, 20))
sprinkles(20, seed=8)
render()
