"""The niche of a page's head, its front as wide as the picture: grey plaster, to which the page gives its tone."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

RADIUS, CROWN, WALL, DEPTH, BEVEL, COVE = 3.05, 4.6, 1.2, 1.5, .13, .6
EYE = (1.2, -14.5, 5.2)
PLASTER = {"roughness": .8, "coat": 0}
studio("cream", camera=EYE, look_at=(EYE[0], 0, EYE[2]), lens=18 * (WALL - EYE[1]) / RADIUS)
lens = bpy.context.scene.camera.data
lens.shift_x, lens.shift_y = -EYE[0] / RADIUS / 2, (CROWN - RADIUS - EYE[2]) / RADIUS / 2
bpy.data.objects["ground"].location.z = -9


def bend(x, y, radius, start, end):
    return [(x + radius * math.cos(math.radians(a)), y + radius * math.sin(math.radians(a))) for a in (start + (end - start) * n / 12 for n in range(13))]


# How far inside the opening, how deep: wall, edge, side, back
section = [(-3, 0)] + bend(0, BEVEL, BEVEL, -90, 0) + bend(BEVEL + COVE, DEPTH - COVE, COVE, 180, 90) + [(RADIUS, DEPTH)]
spring, angles = CROWN - RADIUS, [math.pi * n / 64 for n in range(65)]
path = [(-1, 0, 0)] + [(-math.cos(a), math.sin(a), spring) for a in angles] + [(1, 0, 0)]
vertices = [(x * (RADIUS - inside), WALL + deep, base + z * (RADIUS - inside)) for x, z, base in path for inside, deep in section]
row = len(section)
faces = [(n + k, n + k + 1, n + row + k + 1, n + row + k) for n in range(0, len(vertices) - row, row) for k in range(row - 1)]
dress(mesh_object("niche", vertices, faces), "#9a9a9a", **PLASTER)
disc(60, .1, (0, 0, -.05), "#8c8c8c", **PLASTER)
render()
# Mid-grey becomes the page's tone: the floor fades into the page
import cv2, numpy
out = sys.argv[sys.argv.index("--") + 1]
picture = cv2.imread(out, cv2.IMREAD_UNCHANGED)
near = numpy.clip((numpy.linspace(0, 1, len(picture)) - .7) / .18, 0, 1)[:, None, None]
picture[..., :3] = picture[..., :3] * (1 - near) + 32768 * near
cv2.imwrite(out, picture)
