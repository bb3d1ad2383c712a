"""UI/UX: a piping bag draws a glossy button of icing on a biscuit tablet, a cursor is ready to press it; animated, it
is pressed, taken back, and piped anew."""
import os
import sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))
from candy import *

WIDE, HIGH, LEAN = 4.8, 3.5, -32
LINE = dict(smooth=False)
t = progress()
end = along(t, 1.05, .45, -.45, -.95, -.55, .1, .7, 1.05, 1.05)  # how far the button is piped
ICING = "pistachio" if t > .3 else "tomato"
GLOSS = dict(roughness=.08, coat=1)

studio("custard", camera=(.8, -15.6, 5.2), look_at=(0, 0, 2.15))
with group((-.45, .3, 1.66), (LEAN, 0, 6)):
    biscuit((WIDE, HIGH), (0, 0, 0), depth=.42, scallops=15, holes=False)
    face = -.22
    frame = [(-2.05, -1.42), (2.05, -1.42), (2.05, 1.42), (-2.05, 1.42)]
    icing([(x, face, z) for x, z in frame], .07, closed=True, **LINE)
    icing([(-2.05, face, .95), (2.05, face, .95)], .06, **LINE)
    for n, colour in enumerate(["tomato", "raspberry", "pistachio"]):
        ball(.11, (-1.78 + n * .3, face - .03, 1.18), colour, .7, (90, 0, 0))
    slab((1.45, .16, .86), (-1.12, face - .02, .38), "sky", .07)
    outline([(-.56, -.3), (-.2, .14), (.06, -.1), (.2, .04), (.56, -.3)], .1, (-1.12, face - .1, .36), "blueberry", bevel=.03)
    for n, wide in enumerate((1.75, 1.75, 1.1)):
        icing([(0, face - .02, .66 - n * .28), (wide, face - .02, .66 - n * .28)], .07, **LINE)
    pill = [(x + .4 * math.cos(a), .4 * math.sin(a)) for x, turn in ((max(end - .4, -1.04), -.5), (-1.05, .5)) for a in (math.pi * (turn + k / 30) for k in range(31))]
    outline(pill, .4, (0, face - .1, -.62), ICING, bevel=.12, **GLOSS)
    if t in (0, 1):
        letters("Baked" if t else "Bake", .52 if t else .56, .1, (-.08 if t else -.2, face - .33, -.82), "espresso" if t else "paper", bevel=.03, spacing=1.08 if t else .96)
    with group() as cursor:
        pointer((-1.12, face - .46, -.84), "espresso", .66, (0, 0, 0))
    with group((end - 1.05, 0, 0)):
        for n, (x, z) in enumerate(((1.2, -.62), (1.27, -.66))):
            ball(.2 - n * .06, (x, face - .12 - n * .1, z), ICING, **GLOSS)
with group() as bag:
    piping_bag((.98, -.42, 1.28), .98, (10, 30, 0), "paper", "blueberry")
sprinkles(16, (4.2, 2.5), seed=3)
cursor.pose(along(t, (0, 0, 0), (0, .1, 0), (-.5, 0, -.2), (-.7, 0, -.3), (-.7, 0, -.3), (-.6, 0, -.25), (-.3, 0, -.1), (0, 0, .06), (0, 0, 0)))
bag.pose((end - 1.05, (end - 1.05) * .1, along(t, 0, .05, 0, -.05, 0, 0, 0, .25, 0)))
render()
