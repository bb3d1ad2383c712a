"""A wide plate of warm stoneware with a caramel rim, on which the services' pictures turn. The studio is that of the plate."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("cream", camera=(0, -20, 5.6), look_at=(0, 0, .02), lens=131)
glaze = {"roughness": .2, "coat": .7}
lathe([(0, 0), (1.5, 0), (1.56, .02), (1.5, .07), (1.75, .12), (2.3, .2), (2.53, .26), (2.6, .32), (2.6, .38), (2.54, .42), (2.44, .41), (2.36, .37), (0, .36)],
      (0, 0, 0), "#efe5d8", **glaze)
for r, z, thick in ((2.585, .37, .032), (2.1, .367, .012)):
    ring(r, thick, (0, 0, z), "#c98f55", **glaze)
render()
