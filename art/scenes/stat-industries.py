"""Industries: a box of assorted chocolates."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("cream", camera=(.2, -15.5, 10.2), look_at=(0, -.1, .95), lens=90)
with group((0, -.3, 0), (0, 0, 10)):
    slab((4.6, 3.5, .2), (0, 0, .1), "tomato", .08)
    for x, y, w, d in ((0, -1.7, 4.6, .2), (0, 1.7, 4.6, .2), (-2.25, 0, .2, 3.5), (2.25, 0, .2, 3.5)):
        slab((w, d, .85), (x, y, .43), "tomato", .08)
    sweets = ("dome", "square", "heart", "swirl", "square", "ball", "dome", "heart", "swirl", "dome", "square", "ball")
    tones = ("chocolate", "milk", "cherry", "cream", "pistachio", "milk", "saffron", "chocolate", "bubblegum", "milk", "blueberry", "chocolate")
    for n, (kind, tone) in enumerate(zip(sweets, tones)):
        x, y = -1.58 + n % 4 * 1.05, 1.02 - n // 4 * 1.02
        lathe([(.34, 0), (.47, .4), (.45, .42), (.3, .06)], (x, y, .2), "paper", smooth=False, wobble=lambda a, r, z: 1 + .05 * math.cos(26 * a), sharp=80, roughness=.6, coat=0)
        if kind == "dome":
            gumdrop(.36, (x, y, .36), tone, sugared=False, bump=0, roughness=.12, coat=1)
            icing([(x - .2, y - .1, .8), (x - .05, y, .88), (x + .05, y, .88), (x + .2, y + .1, .8)], .035, "cream")
        elif kind == "square":
            slab((.55, .55, .5), (x, y, .6), tone, .1, (0, 0, 12), roughness=.12, coat=1)
            for k in (-1, 1):
                icing([(x - .22, y + k * .1 - .04, .86), (x + .22, y + k * .1 + .04, .86)], .03, "cream" if tone != "cream" else "tomato")
        elif kind == "heart":
            puff(heart_points(.74), .42, (x, y, .64), tone, (-70, 0, 0), roughness=.1, coat=1)
        elif kind == "swirl":
            swirl(.38, .55, (x, y, .36), tone)
        else:
            sugar(ball(.36, (x, y, .66), tone, roughness=.3), 60, .04)
with group((.1, 2.35, 1.55), (-68, 0, 10)):  # the lid leans behind
    slab((4.8, 3.6, .3), (0, 0, 0), "tomato", .12)
    slab((4.85, .5, .34), (0, .2, 0), "saffron", .06)
render()
