"""Services: a tiered stand with twelve small sweets, one for each dish on the menu."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

LOW, HIGH = 1.35, 3.05


def tiers():
    """The empty stand, in its light."""
    studio("custard", camera=(.3, -16.5, 6.4), look_at=(0, 0, 2.55), lens=57)
    stand(2.85, LOW, (0, 0, 0), "paper", foot="tomato")
    lathe([(.2, LOW - .1), (.13, LOW + .3), (.12, HIGH - .6), (.3, HIGH - .2)], (0, 0, 0), "paper", roughness=.12, coat=.8)
    lathe([(0, HIGH - .16), (1.5, HIGH - .16), (1.62, HIGH - .1), (1.66, HIGH + .02), (1.58, HIGH + .04), (1.5, HIGH), (0, HIGH)], (0, 0, 0), "paper",
          wobble=lambda a, r, z: 1 + (.02 * math.cos(20 * a) if r > 1.55 else 0), roughness=.12, coat=.8)
    ring(2.8, .035, (0, 0, LOW + .05), "tomato")
    ring(1.61, .03, (0, 0, HIGH + .05), "tomato")


def cupcake(at, case, cream, top="cherry"):
    x, y, z = at
    lathe([(.3, 0), (.44, .48), (.4, .5)], at, case, smooth=False, wobble=lambda a, r, h: 1 + .05 * math.cos(24 * a), sharp=70, roughness=.5, coat=.1)
    swirl(.5, .68, (x, y, z + .44), cream)
    ball(.13, (x, y, z + 1.16), top)


def place(r, degrees, z):
    return (r * math.sin(math.radians(degrees)), -r * math.cos(math.radians(degrees)), z)


if __name__ == "__main__":
    tiers()
    # Lower tier: eight
    cupcake(place(2.1, -58, LOW), "blueberry", "bubblegum")
    macaron(.5, place(2.15, -28, LOW + .1), "pistachio", "cream")
    macaron(.47, place(2.15, -28, LOW + .55), "raspberry", "cream")
    doughnut(.4, .2, place(2.15, 1, LOW + .5), "tomato", turn=(62, 0, 0), strewn=18)
    x, y, z = place(2.15, 30, LOW)
    gumdrop(.46, (x, y, z), "grape")
    cupcake(place(2.1, 59, LOW), "tomato", "cream", "saffron")
    x, y, z = place(1.9, 100, LOW)
    disc(.42, .5, (x, y, z + .25), "chocolate", .06)
    drip(.42, (x, y, z + .5), "bubblegum", .34, count=6, thickness=.06)
    x, y, z = place(1.9, -100, LOW)
    slab((.75, .75, .55), (x, y, z + .28), "milk", .1, (0, 0, 24))
    cherry(.2, (x, y, z + .72))

    # Upper tier: four, and the star of the house
    cupcake(place(.98, -48, HIGH), "saffron", "mint")
    puff(heart_points(.95), .42, (.05, -1.0, HIGH + .42), "cherry", (-8, 0, 0), roughness=.08, coat=1)
    macaron(.42, place(1.0, 52, HIGH + .08), "lilac", "cream")
    gumdrop(.3, (place(1.0, 52, 0)[0], place(1.0, 52, 0)[1], HIGH + .42), "saffron")
    lollipop(.72, (0, .1, HIGH + 1.9), ("tomato", "cream"), stick=1.2, turn=(-4, 0, 0))

    wrapped(1.3, (-3.1, -1.75, .32), ("blueberry", "cream"), (0, 0, 18))
    wrapped(1.15, (2.95, -2.0, .29), ("bubblegum", "cream"), (0, 0, -24))
    sprinkles(24, (4.2, 2.2), seed=6, centre=(0, -1.6))
    render()
