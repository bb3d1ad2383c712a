"""The cloth of a page's head from above: what light makes of its folds and its hem, in grey, over the checks that the page draws."""
import os
import sys

sys.path.append(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from candy import *

SIDE, STEPS, HEM = 8.3, 320, .3
studio("cream", camera=(0, 1, 5), look_at=(0, 1, 0))
camera = bpy.context.scene.camera
camera.rotation_euler, camera.data.type, camera.data.ortho_scale = (0, 0, 0), "ORTHO", SIDE
bpy.data.objects["ground"].location.z = -1


def height(x, y):
    """Ironed folds at each quarter, up and down in turns, a hem of two layers, and no cloth lies quite flat."""
    folds = sum(sign * math.exp(-abs(v / SIDE - at) * 38) for v in (x, y) for at, sign in ((-.25, -.6), (0, 1), (.25, -.6)))
    edge = SIDE / 2 - max(abs(x), abs(y))
    waves = math.sin(x * 1.1 + y * .5 + 1) + math.sin(y * 1.3 - x * .4) + math.sin(x * .6 - y * 1.7 + 2)
    return .2 * folds + .06 * waves + .05 * min(1, max(0, (HEM - edge) / .04))


spots = [(n / STEPS - .5) * SIDE for n in range(STEPS + 1)]
faces = [(n + k, n + k + 1, n + STEPS + k + 2, n + STEPS + k + 1) for n in range(0, STEPS * (STEPS + 1), STEPS + 1) for k in range(STEPS)]
dress(mesh_object("cloth", [(x, y, .2 + height(x, y)) for y in spots for x in spots], faces, (0, 1, 0), sharp=180), "#7c7c7c", roughness=.9, coat=0)
render()
