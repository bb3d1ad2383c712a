"""A porcelain plate with a blue rim, to stand cakes and sweets on."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("cream", camera=(0, -20, 5.2), look_at=(0, 0, .22), lens=131)
china = {"roughness": .14, "coat": .8}
lathe([(0, 0), (1.5, 0), (1.56, .02), (1.5, .07), (1.75, .1), (2.3, .27), (2.57, .36), (2.6, .4), (2.56, .42), (2.3, .35), (1.86, .27), (1.76, .21), (1.68, .13), (1.5, .1), (.8, .09), (0, .09)],
      (0, 0, 0), "#e4dcd2", **china)
for r, z, thick in ((2.585, .41, .045), (1.9, .285, .018)):
    ring(r, thick, (0, 0, z), "blueberry", **china)
render()
