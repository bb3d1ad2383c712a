"""Ideas without end: an infinity sign twisted of candy cane."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

studio("cream", camera=(.3, -17, 5.2), look_at=(0, 0, 1.55), lens=88)
SPAN, TUBE = 2.25, .42
points = []
for n in range(48):
    a = 2 * math.pi * n / 48
    k = SPAN / (1 + math.sin(a) ** 2)  # a lemniscate whose strands pass in front of one another
    points.append((k * math.cos(a), -.46 * math.sin(a), 1.62 + 1.5 * k * math.sin(a) * math.cos(a)))
with group((0, 0, .12), (-8, 0, 8)):
    cane(points, TUBE, ("cream", "tomato", "cream", "blueberry"), .28, closed=True, repeat=1, roughness=.12, coat=1)
gumdrop(.4, (-1.7, -1.0, 0), "saffron")
ball(.27, (1.85, -1.1, .27), "pistachio")
render()
