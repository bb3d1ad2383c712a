"""Single sweets on alpha, for the interface pictures. Run: blender -b -P sprites.py -- OUT_FOLDER SIZE SAMPLES [names]"""
import math
import os
import random
import sys

import bpy
from mathutils import Vector

out, size, samples, *only = sys.argv[sys.argv.index("--") + 1:]
C = {"tomato": "#ff4f2e", "saffron": "#ffb51c", "cream": "#fff1dc", "pistachio": "#a8d86a", "espresso": "#2a1712",
     "blueberry": "#3c3bff", "bubblegum": "#ff9ec2", "wafer": "#e0b47a", "peach": "#ffc9a8", "gold": "#f2b33a",
     "teal": "#0f7a78", "coral": "#ff6f59", "lilac": "#c3a8ff", "mint": "#8fe0c0", "lime": "#c8f43c", "sky": "#8fbcff", "lemon": "#ffe07a"}


def linear(h):
    c = [int(h.lstrip("#")[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c) + (1,)


def material(colour, rough=.26, coat=.6, metal=0):
    key = f"{colour}{rough}{coat}{metal}"
    if key in bpy.data.materials:
        return bpy.data.materials[key]
    m = bpy.data.materials.new(key)
    m.use_nodes = True
    s = m.node_tree.nodes["Principled BSDF"].inputs
    s["Base Color"].default_value = linear(C.get(colour, colour))
    s["Roughness"].default_value, s["Clearcoat"].default_value, s["Metallic"].default_value = rough, coat, metal
    s["Clearcoat Roughness"].default_value = .06
    return m


def dress(colour, **finish):
    bpy.ops.object.shade_smooth()
    o = bpy.context.object
    o.data.materials.append(material(colour, **finish))
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(40)
    return o


def bevel(o, width, segments=10):
    m = o.modifiers.new("round", "BEVEL")
    m.width, m.segments, m.limit_method = width, segments, "ANGLE"
    return o


def ball(r, at=(0, 0, 0), colour="tomato", squash=1, **f):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=r, location=at, segments=72, ring_count=36)
    bpy.context.object.scale = (1, 1, squash)
    return dress(colour, **f)


def disc(r, h, at, colour, b=.12, turn=(0, 0, 0), **f):
    bpy.ops.mesh.primitive_cylinder_add(radius=r, depth=h, location=at, vertices=96, rotation=[math.radians(a) for a in turn])
    return bevel(dress(colour, **f), min(b, h / 2 * .98))


def box(s, at, colour, b=.1, turn=(0, 0, 0), **f):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=[math.radians(a) for a in turn])
    bpy.context.object.scale = s
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return bevel(dress(colour, **f), min(b, min(s) / 2 * .98))


def ring(R, r, at, colour, turn=(0, 0, 0), **f):
    bpy.ops.mesh.primitive_torus_add(major_radius=R, minor_radius=r, location=at, rotation=[math.radians(a) for a in turn],
                                     major_segments=96, minor_segments=40)
    return dress(colour, **f)


def lathe(points, colour, **f):
    mesh = bpy.data.meshes.new("lathe")
    mesh.from_pydata([(x, 0, z) for x, z in points], [(i, i + 1) for i in range(len(points) - 1)], [])
    o = bpy.data.objects.new("lathe", mesh)
    bpy.context.scene.collection.objects.link(o)
    for other in bpy.context.selected_objects:
        other.select_set(False)
    bpy.context.view_layer.objects.active = o
    o.select_set(True)
    m = o.modifiers.new("screw", "SCREW")
    m.steps, m.render_steps, m.use_smooth_shade, m.use_merge_vertices = 72, 72, True, True
    m.use_normal_calculate = True
    bpy.ops.object.modifier_apply(modifier="screw")
    return dress(colour, **f)


def macaron(shell, filling):
    for s in (-1, 1):
        ball(1, (0, 0, s * .27), shell, .34, rough=.55, coat=.08)
        ring(.93, .075, (0, 0, s * .2), shell, rough=.8, coat=0)
    disc(.9, .3, (0, 0, 0), filling, .12, rough=.45, coat=.2)


def doughnut(icing, dough="wafer"):
    ring(.72, .42, (0, 0, -.05), dough, rough=.6, coat=0)
    ring(.72, .42, (0, 0, .05), icing)
    dice = random.Random(3)
    pal = [c for c in ("tomato", "blueberry", "saffron", "pistachio", "cream") if c != icing]
    for i in range(26):
        a, v = i * 2.4, dice.uniform(-.8, .8)
        rr = .72 + .44 * math.sin(v)
        z = .05 + .44 * math.cos(v)
        o = box((.2, .065, .065), (rr * math.cos(a), rr * math.sin(a), z), pal[i % len(pal)], .03)
        o.rotation_euler = (0, dice.uniform(-.3, .3), dice.uniform(0, 3))


def capsule(a, b):
    for s, c in ((-1, a), (1, b)):
        ball(.42, (s * .62, 0, 0), c)
        disc(.42 if s < 0 else .432, .64, (s * .31, 0, 0), c, .01, (0, 90, 0))


def coin(colour="gold"):
    disc(1, .26, (0, 0, 0), colour, .1, rough=.3, coat=.4, metal=.12)
    ring(.82, .06, (0, 0, .12), colour, rough=.3, coat=.4, metal=.12)
    o = bpy.data.curves.new("star", "CURVE")
    o.dimensions, o.extrude, o.bevel_depth = "2D", .05, .04
    sp = o.splines.new("POLY")
    sp.points.add(9)
    for i in range(10):
        r = .5 if i % 2 == 0 else .24
        sp.points[i].co = (r * math.sin(i * math.pi / 5), r * math.cos(i * math.pi / 5), 0, 1)
    sp.use_cyclic_u = True
    ob = bpy.data.objects.new("star", o)
    ob.location = (0, 0, .13)
    bpy.context.scene.collection.objects.link(ob)
    o.materials.append(material(colour, .3, .4, .12))


def gumdrop(colour):
    lathe([(0, -.7), (.7, -.7), (.8, -.62), (.78, -.3), (.68, .15), (.5, .52), (.28, .68), (0, .72)], colour, rough=.42, coat=.3)
    o = bpy.context.object
    o.modifiers.new("s", "SUBSURF").render_levels = 2
    dice = random.Random(7)
    for _ in range(170):
        z = dice.uniform(-.62, .68)
        r = .79 if z < -.3 else max(.05, .79 * (1 - ((z + .3) / 1.06) ** 2.4) ** .55)
        a = dice.uniform(0, 6.283)
        box((.045,) * 3, (r * math.cos(a), r * math.sin(a), z), "cream", .008, [dice.uniform(0, 90) for _ in range(3)], rough=.2)


def lollipop(a, b):
    disc(.95, .3, (0, 0, .5), a, .14, (90, 0, 0))
    for i in range(1, 4):
        ring(.26 * i - .08, .055, (0, -.15, .5), b, (90, 0, 0))
    disc(.08, 2, (0, .02, -1.2), "cream", .03, rough=.6, coat=0)


def cursor(colour):
    pts = [(0, 0), (0, -1.62), (.42, -1.25), (.72, -1.9), (1.02, -1.76), (.74, -1.12), (1.28, -1.1)]
    mesh = bpy.data.meshes.new("p")
    o = bpy.data.objects.new("p", mesh)
    bpy.context.scene.collection.objects.link(o)
    mesh.from_pydata([(x - .55, 0, y + .95) for x, y in pts], [], [list(range(7))])
    m = o.modifiers.new("t", "SOLIDIFY")
    m.thickness, m.offset = .36, 0
    bevel(o, .1, 8).modifiers["round"].limit_method = "NONE"
    o.modifiers.new("s", "SUBSURF").render_levels = 1
    bpy.context.view_layer.objects.active = o
    o.select_set(True)
    dress(colour)


def wrapped(colour, stripe):
    ball(.62, (0, 0, 0), colour)
    for x in (-.22, .22):
        ring(.58, .05, (x, 0, 0), stripe, (0, 90, 0))
    for s in (-1, 1):
        n = 9
        verts = [(s * .55, 0, 0)]
        for i in range(n + 1):
            a = math.radians(-62 + 124 * i / n)
            verts.append((s * (.55 + .72 * math.cos(a * .55)), .16 * (-1) ** i, .72 * math.sin(a)))
        mesh = bpy.data.meshes.new("fan")
        mesh.from_pydata(verts, [], [(0, i, i + 1) for i in range(1, n + 1)])
        o = bpy.data.objects.new("fan", mesh)
        bpy.context.scene.collection.objects.link(o)
        t = o.modifiers.new("t", "SOLIDIFY")
        t.thickness = .05
        o.data.materials.append(material(stripe))


def citrus(rind, flesh):
    disc(1, .24, (0, 0, 0), rind, .1)
    disc(.9, .26, (0, 0, 0), "cream", .02, rough=.6)
    for i in range(8):
        a0 = i * math.pi / 4
        o = bpy.data.curves.new("seg", "CURVE")
        o.dimensions, o.extrude, o.bevel_depth, o.bevel_resolution = "2D", .03, .04, 4
        sp = o.splines.new("POLY")
        pts = [(.13, a0 + math.pi / 8)] + [(.76, a0 + .12 + t * (math.pi / 4 - .24) / 6) for t in range(7)]
        sp.points.add(len(pts) - 1)
        for p, (r, a) in zip(sp.points, pts):
            p.co = (r * math.cos(a), r * math.sin(a), 0, 1)
        sp.use_cyclic_u = True
        ob = bpy.data.objects.new("seg", o)
        ob.location = (0, 0, .12)
        bpy.context.scene.collection.objects.link(ob)
        o.materials.append(material(flesh, .18, .8))


def tart():
    lathe([(0, -.3), (.8, -.3), (1.0, .2), (1.0, .26), (.9, .26), (.84, .14), (0, .14)], "wafer", rough=.7, coat=0)
    disc(.86, .12, (0, 0, .15), "lemon", .04)
    for i in range(6):
        a = i * math.pi / 3
        ball(.2, (.52 * math.cos(a), .52 * math.sin(a), .3), "tomato" if i % 2 else "blueberry")
    ball(.24, (0, 0, .32), "bubblegum")


SWEETS = {
    **{f"ball-{c}": (lambda c=c: ball(1, colour=c), (0, 0, 0)) for c in ("tomato", "blueberry", "saffron", "pistachio", "bubblegum", "lime", "teal", "lilac")},
    **{f"sprinkle-{c}": (lambda c=c: box((1.7, .5, .5), (0, 0, 0), c, .25), (0, 0, 0)) for c in ("tomato", "blueberry", "saffron", "pistachio", "bubblegum", "espresso", "lime", "cream")},
    "macaron-pink": (lambda: macaron("bubblegum", "cream"), (-12, 14, 0)),
    "macaron-pistachio": (lambda: macaron("pistachio", "cream"), (-4, -20, 0)),
    "macaron-lilac": (lambda: macaron("lilac", "saffron"), (-16, 22, 0)),
    "macaron-peach": (lambda: macaron("peach", "tomato"), (4, -12, 0)),
    "doughnut-pink": (lambda: doughnut("bubblegum"), (28, -14, 0)),
    "doughnut-choc": (lambda: doughnut("espresso"), (48, 18, 0)),
    "doughnut-blue": (lambda: doughnut("blueberry"), (36, 14, 0)),
    "pill-coral": (lambda: capsule("coral", "cream"), (0, -24, 20)),
    "pill-teal": (lambda: capsule("teal", "cream"), (0, 28, -30)),
    "coin": (lambda: coin(), (48, 20, 0)),
    "coin-flat": (lambda: coin(), (8, -10, 0)),
    "gumdrop-tomato": (lambda: gumdrop("tomato"), (-6, 8, 0)),
    "gumdrop-pistachio": (lambda: gumdrop("pistachio"), (-6, -8, 0)),
    "gumdrop-lilac": (lambda: gumdrop("lilac"), (-6, 6, 0)),
    "lollipop-pink": (lambda: lollipop("bubblegum", "cream"), (-12, 18, 14)),
    "lollipop-blue": (lambda: lollipop("blueberry", "saffron"), (-12, -18, -14)),
    "cursor": (lambda: cursor("espresso"), (-10, -6, 14)),
    "wrapped-tomato": (lambda: wrapped("tomato", "cream"), (10, -24, 0)),
    "wrapped-blue": (lambda: wrapped("blueberry", "saffron"), (10, 20, 0)),
    "citrus": (lambda: citrus("saffron", "tomato"), (52, 18, 0)),
    "tart": (lambda: tart(), (22, -8, 0)),
    "cube": (lambda: box((1.3, 1.3, 1.3), (0, 0, 0), "cream", .12, rough=.6, coat=.1), (0, 0, 32)),
}

for name, (build, turn) in SWEETS.items():
    if only and name not in only:
        continue
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    build()
    hub = bpy.data.objects.new("hub", None)
    scene.collection.objects.link(hub)
    for o in list(scene.objects):
        if o is not hub and o.parent is None:
            o.parent = hub
    hub.rotation_euler = [math.radians(a) for a in turn]
    for at, side, power, colour in [((-6, -6, 9), 5, 1150, (1, .95, .88)), ((7, -3, 6), 4, 420, (.85, .9, 1)), ((0, 6, 9), 6, 450, (1, 1, 1)), ((0, -4, -7), 8, 160, (1, .9, .82))]:
        lamp = bpy.data.lights.new("softbox", "AREA")
        lamp.energy, lamp.size, lamp.color = power, side, colour
        o = bpy.data.objects.new("softbox", lamp)
        o.location, o.rotation_euler = at, (-Vector(at)).to_track_quat("-Z", "Y").to_euler()
        scene.collection.objects.link(o)
    scene.world = bpy.data.worlds.new("sky")
    scene.world.use_nodes = True
    sky = scene.world.node_tree.nodes["Background"].inputs
    sky[0].default_value, sky[1].default_value = (1, .93, .86, 1), .45
    lens = bpy.data.cameras.new("camera")
    lens.lens = 112
    cam = bpy.data.objects.new("camera", lens)
    spot = Vector((0, -7.6, 3.4))
    aim = Vector((0, 0, -.35 if name.startswith("lollipop") else 0))
    cam.location = spot * (1.5 if name.startswith("lollipop") else 1)
    cam.rotation_euler = (aim - cam.location).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(cam)
    scene.camera = cam
    scene.render.engine, scene.render.film_transparent = "CYCLES", True
    scene.cycles.samples, scene.cycles.use_denoising, scene.cycles.max_bounces = int(samples), False, 5
    scene.cycles.use_adaptive_sampling, scene.cycles.adaptive_threshold = True, .02
    scene.view_settings.view_transform = "Standard"
    scene.render.resolution_x = scene.render.resolution_y = int(size)
    scene.render.filepath = os.path.join(out, f"{name}.png")
    bpy.ops.render.render(write_still=True)
