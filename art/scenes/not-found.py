"""404: a coffee break. A knocked-over cup, its coffee running out in front of the iced biscuits 4, 0, 4; animated, it is set upright and the coffee goes back."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

SIZE, DEPTH, ICED = 4.15, .55, .9
SHINE = dict(roughness=.1, coat=1)
COFFEE, WET = "#612c0e", dict(roughness=.2, coat=.55)
WALL = [(0, .1), (.55, .08), (.82, .3), (.97, .8), (1.0, 1.35), (.96, 1.38), (.91, 1.33), (.88, .8), (.74, .36), (.5, .2), (0, .2)]
# The pool: place on the ground and reach, from the cup's lip outwards.
POOL = [((-2.0, -2.3), .3), ((-1.6, -2.36), .36), ((-1.05, -2.5), .44), ((-.4, -2.42), .62), ((.1, -2.72), .5), ((.55, -2.3), .5), ((1.1, -2.5), .36)]


def coffee(drops):
    """Drops that run together: place, reach and flatness (1 is a ball)."""
    data = bpy.data.metaballs.new("coffee")
    data.resolution = data.render_resolution = .035
    for at, reach, flatness in drops:
        drop = data.elements.new(type="ELLIPSOID")
        drop.co, drop.radius, drop.size_x, drop.size_y, drop.size_z = at, 1, reach * 1.7, reach * 1.7, reach * 1.7 * flatness
    o = bpy.data.objects.new("coffee", data)
    bpy.context.scene.collection.objects.link(o)
    return dress(flatten(o), COFFEE, **WET)


def pool(left, mouth):
    """What is left of the pool on its way back to the mouth of the cup: 1 is all of it."""
    for n, ((x, y), reach) in enumerate(POOL):
        share = max(0, min(1, left * 1.6 - .6 * n / len(POOL)))
        if share > .03:
            yield (mouth[0] + (x - mouth[0]) * share, mouth[1] + (y - mouth[1]) * share, 0), reach * share ** .35, .26


def lowest(tilt):
    """The cup's lowest point below its middle."""
    a = math.radians(tilt)
    return min(z * math.cos(a) - r * abs(math.sin(a)) for r, z in ((r, z - .7) for r, z in WALL))


t = progress()
studio("bubblegum", camera=(.4, -16, 6.2), look_at=(0, 0, 1.2), lens=62)

# Digits of iced biscuit, the last one tired
for text, at, turn, icing_colour in (("4", (-2.75, 1.5, 0), (-5, 0, 7), "cream"), ("0", (-.05, 1.3, 0), (-5, 0, 0), "saffron"), ("4", (2.7, 1.4, 0), (-8, 11, -9), "cream")):
    on = frame_of(at, turn)
    digit = letters(text, SIZE, DEPTH, at, "biscuit", turn, bevel=.12, roughness=.65, coat=.05, bump=.12, grain=26)
    glaze_on = letters(text, SIZE * ICED, .2, on(0, -DEPTH / 2, SIZE * .7 * (1 - ICED) / 2), icing_colour, turn, bevel=.09, roughness=.2, coat=.9)
    rest(digit, glaze_on)

# The cup and its contents: the tilt swings past upright and back, and the cup turns as it rises
def stand(tilt, x):
    return (x, -1.95, -lowest(tilt)), (0, tilt, -22)


with group(*stand(80, -2.75)) as cup:
    with group() as body:
        lathe([(r, z - .7) for r, z in WALL], (0, 0, 0), "blueberry", **SHINE)
        tube([(-.6, .79, -.3), (-.8, 1.15, -.25), (-.85, 1.3, .1), (-.8, 1.17, .4), (-.62, .86, .42)], .12, "blueberry", **SHINE)
stays = [((2.15, -2.75, 0), .25, .2)]
spilt = coffee([*pool(1, POOL[0][0]), *stays])

# Biscuit, sugar and sprinkles
biscuit(.72, (3.35, -1.0, .66), "caramel", (-24, 0, -22), depth=.24)
for at, turn in (((1.75, -1.05, .26), (0, 0, 20)), ((2.3, -.95, .26), (0, 0, -12)), ((2.0, -1.0, .78), (0, 0, 38))):
    sugar(slab((.5, .5, .5), at, "white", .06, turn, roughness=.7, coat=0, bump=.2, grain=60), 40, .03)
sprinkles(16, (4.2, 2.2), seed=11, centre=(0, -1.8), colours=["espresso", "tomato", "saffron", "blueberry", "cream"])

if t:
    bpy.data.objects.remove(spilt)
    tilt = along(t, 80, 87, 64, 30, -6, -15, 5, -2, 0)
    left = along(t, 1, .96, .72, .4, .12, 0, 0, 0, 0)
    place = stand(tilt, along(t, -2.75, -2.78, -2.7, -2.56, -2.46, -2.5, -2.38, -2.41, -2.4))
    cup.pose(*place)
    body.pose((0, 0, 0), (0, 0, along(t, 0, -6, 18, 50, 76, 86, 80, 80, 80)))
    on = frame_of(*place)
    if t > .5:
        with group(on(0, 0, .58), (0, tilt * .3, 0)):
            disc(.9, .1, (0, 0, 0), COFFEE, .03, **WET)
            outline(heart_points(.85), .06, (0, -.02, .04), "cream", (-90, 0, 0), bevel=.025, roughness=.2, coat=.6)
    front, inside = Vector((*POOL[0][0], 0)), Vector(on(-.2, 0, .5))
    drops = [*pool(left, front)] if left > .3 else []
    if 0 < left < .9:  # a tongue of it flies over the lip
        first = 0 if left > .3 else 6
        drops += [(front.lerp(inside, n / 12) + Vector((0, 0, math.sin(math.pi * n / 12) * (1 - left) * 1.4)), .2 - .09 * n / 12, 1) for n in range(first, 13)]
    splash = {5: ((.05, 0, 1.5, .2), (.4, -.1, 1.15, .13), (-.3, .1, 1.05, .1)), 6: ((.1, 0, 1.0, .12), (-.2, 0, 1.35, .09)), 7: ((.1, 0, .85, .07),)}.get(round(t * 8), ())
    coffee([*drops, *((on(x, y, z), reach, 1) for x, y, z, reach in splash), *stays])
render()
