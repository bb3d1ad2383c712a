"""Fashion: a dress form in fondant with a skirt of piped ruffles, thread, button sweets and a needle."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

FORM = (-.35, .3)
studio("peach", camera=(1.2, -14.8, 5.2), look_at=(0, 0, 2.14))
x, y = FORM
# stand
lathe([(0, 0), (.85, 0), (.9, .06), (.8, .13), (.25, .2), (.12, .34), (.1, .6)], (x, y, 0), "chocolate", roughness=.2, coat=.8)
straw((x, y, .3), (x, y, 1.2), .1, ("cream", "tomato"))
# skirt: four tiers of ruffle, the widest at the foot
for n, (r, z, colour) in enumerate(((1.5, .62, "raspberry"), (1.28, 1.0, "bubblegum"), (1.04, 1.36, "raspberry"), (.8, 1.7, "bubblegum"))):
    wave = lambda a, q, h, r=r, n=n: 1 + .075 * math.sin((17 - n) * a + n) * max(0, min(1, (q - r * .5) / (r * .5)))
    lathe([(r * .42, .62), (r * .62, .5), (r * .86, .2), (r * 1.0, -.02), (r * .98, -.1), (r * .88, -.06), (r * .3, .2)], (x, y, z), colour, wobble=wave, sharp=80, roughness=.3, coat=.4)
# bodice
bust = [(.5, 2.1), (.47, 2.22), (.52, 2.4), (.66, 2.72), (.76, 3.0), (.74, 3.25), (.62, 3.5), (.42, 3.68), (.25, 3.8), (.22, 3.98)]
body = lathe([(r, z - 2) for r, z in bust], (x, y, 2), "raspberry", roughness=.25, coat=.7)
body.scale = (1, .72, 1)
neck = lathe([(.3, -.16), (.24, -.02), (.225, .2), (.235, .25), (0, .27)], (x, y, 3.84), "cream", roughness=.4)
neck.scale = (1, .72, 1)
lathe([(.13, 0), (.2, .06), (.15, .16), (.08, .22), (.13, .32), (.09, .44), (0, .47)], (x, y, 4.08), "chocolate", roughness=.2, coat=.8)
belt = ring(.5, .1, (x, y, 2.2), "saffron")
belt.scale = (1.02, .76, 1)
bow(.42, (x + .12, y - .47, 2.22), "saffron", (0, 0, 10), .07)
for n in range(4):
    ball(.075, (x, y - .5 - .05 * min(n, 2) + (.07 if n == 3 else 0), 2.55 + n * .24), "cream", .8)
pearls = [(.4 * math.cos(a), -.02 + .38 * math.sin(a) * .95, 3.68 - .12 * max(0, -math.sin(a))) for a in (2 * math.pi * n / 22 for n in range(22))]
for px, py, pz in pearls:
    ball(.075, (x + px, y + py, pz), "paper", roughness=.08, coat=1)


def button(at, r, colour, turn):
    on = frame_of(at, turn)
    disc(r, .16, at, colour, .06, turn)
    ring(r * .8, r * .12, on(0, 0, .08), colour, turn)
    for i, k in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        disc(r * .11, .05, on(i * r * .24, k * r * .24, .075), "espresso", .01, turn)


# a spool of liquorice thread with its needle
sx, sy = 1.9, -.45
for z in (.14, 1.72):
    disc(.62, .26, (sx, sy, z), "biscuit", .07, roughness=.6, bump=.1, grain=26)
disc(.4, 1.4, (sx, sy, .93), "blueberry", .05)
coil = [(sx + .46 * math.cos(a), sy + .46 * math.sin(a), .36 + a * .0196) for a in (2 * math.pi * n / 36 for n in range(36 * 9 + 8))]
end = coil[-1]
tube(coil, .075, "blueberry", smooth=False, roughness=.3)
disc(.16, .1, (sx, sy, 1.87), "chocolate", .03)
tube([(sx - .4, sy - .3, .5), (sx - .7, sy - .75, .3), (sx - .55, sy - 1.1, .08), (sx - 1.1, sy - 1.35, .08), (sx - 1.7, sy - 1.1, .08), (sx - 2.05, sy - 1.35, .08)], .07, "blueberry", roughness=.3)
button((-2.25, -1.2, .09), .42, "tomato", (0, 0, 20))
button((-1.75, -1.75, .09), .34, "pistachio", (0, 0, 50))
button((2.3, -1.6, .09), .4, "saffron", (0, 0, 10))
button((-2.5, -.2, .42), .45, "blueberry", (76, 0, 26))
sprinkles(18, seed=4)
render()
