"""The nozzle that pipes a word of the home page, its opening below: steel with the teeth of a star, in the collar of its bag."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

UP, TEETH = 9, 8  # so high that it throws no shadow on the ground

studio("cream", camera=(0, -14.5, UP + 3.6), look_at=(0, 0, UP + 1.36), lens=180)
steel = dict(roughness=.16, coat=0, metal=1)
wall = [(.16, 0), (.2, .02), (.3, .4), (.42, .9), (.56, 1.5), (.68, 2.0), (.7, 2.06), (.66, 2.1), (.5, 1.5), (.26, .5), (.13, .03)]
tip = lathe(wall, (0, 0, UP), "steel", **steel)
for v in tip.data.vertices:
    reach = max(0, 1 - v.co.z / .9)
    notch = (.5 + .5 * math.cos(TEETH * math.atan2(v.co.y, v.co.x))) * reach
    v.co.z += .3 * notch * reach
    v.co.x, v.co.y = v.co.x * (1 - .22 * notch), v.co.y * (1 - .22 * notch)
disc(.84, .34, (0, 0, UP + 2.2), "blueberry", .12, roughness=.12, coat=1)
lathe([(.72, 2.3), (.78, 2.4), (.84, 2.62), (.8, 2.74), (0, 2.8)], (0, 0, UP), "cream", roughness=.35, coat=.3, wobble=lambda a, r, z: 1 + .04 * math.cos(9 * a))
softbox((-3.2, -4, UP + 3), 1.2, 120, look_at=(0, 0, UP + 1))
softbox((3.6, -2, UP + 1), .8, 90, look_at=(0, 0, UP + 1))
render()
