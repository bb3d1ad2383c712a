"""The candy kit: glossy shapes, materials and one studio for Blender 3.4 (Cycles). How to use it: art/README.md.

Units are Blender metres; colours are names of PALETTE or sRGB hex strings; turns are degrees (x, y, z).
The camera looks along +y: -y faces the visitor, z is up, the ground is z = 0.
Draft a scene: blender -b -P art/scenes/NAME.py -- art/drafts/NAME.png 640 427 24
"""
import math
import os
import random
import re
import shutil
import sys
import tempfile

import bmesh
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Euler, Matrix, Vector
from mathutils.geometry import delaunay_2d_cdt

HERE = os.path.dirname(os.path.abspath(__file__))
FONT = os.path.join(HERE, "drafts", "bricolage-800.ttf")  # written by art/font.ts

# Colours of materials: a little deeper than the grounds, so that a sweet is visible on the ground of the same name.
PALETTE = {
    "tomato": "#ff4f2e", "saffron": "#ffb51c", "cream": "#fff1dc", "paper": "#fffaf3", "pistachio": "#a8d86a",
    "espresso": "#22120f", "ink": "#22120f", "blueberry": "#3c3bff", "bubblegum": "#ff9ec2", "wafer": "#e0b47a",
    "peach": "#ffc9a8", "custard": "#ffd970", "mint": "#8fdcbc", "sky": "#93bcff", "lilac": "#c0a4ff",
    "apricot": "#ffb06b", "butter": "#ffe596", "rose": "#ffb0a8", "pear": "#cfe065", "oat": "#e6cfa6",
    "cherry": "#d4142e", "raspberry": "#f0387a", "grape": "#7b4dff", "lemon": "#ffe14d", "leaf": "#4f9a3a", "teal": "#1f9c92",
    "chocolate": "#4a2416", "milk": "#8f5433", "caramel": "#d98a35", "biscuit": "#e3ad68", "ginger": "#b9702f",
    "steel": "#c9ccd2", "gold": "#e9b04a", "white": "#fffaf3",
}
# Grounds: the tones of the site, which also light the subject.
GROUNDS = {
    "peach": "#ffd3b5", "bubblegum": "#ffb3d0", "pistachio": "#b9e07f", "custard": "#ffd970", "mint": "#a9e5cb", "sky": "#b7d3ff",
    "lilac": "#d9c7ff", "apricot": "#ffbe85", "butter": "#ffeaa6", "rose": "#ffc4bd", "pear": "#dbe784", "oat": "#ecd9bd",
    "cream": "#fff4e4", "paper": "#fffaf3", "saffron": "#ffb51c", "tomato": "#ff4f2e", "blueberry": "#3c3bff", "ink": "#22120f",
}
SPRINKLE_COLOURS = ["tomato", "saffron", "pistachio", "blueberry", "bubblegum", "espresso", "cream"]


# ── Colour and material ─────────────────────────────────────────────────────────────────────────────────────────────
def linear(hex_colour):
    """sRGB hex to the linear RGBA tuple Blender wants."""
    channels = [int(hex_colour.lstrip("#")[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (1,)


def material(colour, roughness=0.24, coat=0.7, bump=0.0, grain=18.0, metal=0.0, glow=0.0):
    """bump 0.05-0.4 roughens the surface (crumb, sugar, sponge) at `grain` bumps a metre; metal 1 is foil or steel."""
    name = f"{colour}-{roughness}-{coat}-{bump}-{grain}-{metal}-{glow}"
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    shader = nodes["Principled BSDF"]
    tint = linear(PALETTE.get(colour, colour))
    shader.inputs["Base Color"].default_value = tint
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Clearcoat"].default_value = coat
    shader.inputs["Clearcoat Roughness"].default_value = 0.05
    shader.inputs["Metallic"].default_value = metal
    if glow:
        shader.inputs["Emission"].default_value = tint
        shader.inputs["Emission Strength"].default_value = glow
    if bump:
        where, noise, relief = nodes.new("ShaderNodeTexCoord"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump")
        noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = grain, 3
        relief.inputs["Strength"].default_value, relief.inputs["Distance"].default_value = bump, 0.12
        links.new(where.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], relief.inputs["Height"])
        links.new(relief.outputs["Normal"], shader.inputs["Normal"])
    return m


def dress(obj, colour, **finish):
    if obj.type == "MESH":
        obj.data.polygons.foreach_set("use_smooth", [True] * len(obj.data.polygons))
    obj.data.materials.append(material(colour, **finish))
    return obj


def turned(turn):
    return Euler([math.radians(a) for a in turn])


def frame_of(base, turn=(0, 0, 0)):
    """Returns on(x, y, z): a place measured from a base that is turned, so that parts sit on a tilted whole."""
    matrix, origin = turned(turn).to_matrix(), Vector(base)
    return lambda x, y, z: tuple(origin + matrix @ Vector((x, y, z)))


def mesh_object(name, vertices, faces, at=(0, 0, 0), turn=(0, 0, 0), sharp=40):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in vertices], [], faces)
    mesh.update()
    o = bpy.data.objects.new(name, mesh)
    o.location, o.rotation_euler = at, turned(turn)
    bpy.context.scene.collection.objects.link(o)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(sharp)
    return o


def rounded(o, width, segments=8):
    """Rounds the edges of any mesh object."""
    mod = o.modifiers.new("round", "BEVEL")
    mod.width, mod.segments, mod.limit_method = width, segments, "ANGLE"
    return o


def rest(*objects, z=0.0):
    """Moves the objects together, up or down, until their lowest point touches height z."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    lowest = math.inf
    for o in objects:
        evaluated = o.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        lowest = min([lowest] + [(o.matrix_world @ v.co).z for v in mesh.vertices])
        evaluated.to_mesh_clear()
    for o in objects:
        o.location.z += z - lowest
    return objects[0]


# ── Solids ──────────────────────────────────────────────────────────────────────────────────────────────────────────
def slab(size, at, colour, bevel=0.2, turn=(0, 0, 0), **finish):
    """A rounded box."""
    x, y, z = (s / 2 for s in size)
    corners = [(i, j, k) for i in (-x, x) for j in (-y, y) for k in (-z, z)]
    o = mesh_object("slab", corners, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], at, turn)
    return dress(rounded(o, min(bevel, min(size) / 2 * 0.98), 10), colour, **finish)


def ball(radius, at, colour, squash=1.0, turn=(0, 0, 0), **finish):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, rotation=turned(turn), segments=64, ring_count=32)
    o = bpy.context.object
    o.scale = (1, 1, squash)
    return dress(o, colour, **finish)


def ring(major, minor, at, colour, turn=(0, 0, 0), **finish):
    bpy.ops.mesh.primitive_torus_add(major_radius=major, minor_radius=minor, location=at, rotation=turned(turn),
                                     major_segments=96, minor_segments=48)
    return dress(bpy.context.object, colour, **finish)


def disc(radius, height, at, colour, bevel=0.12, turn=(0, 0, 0), **finish):
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=height, location=at, vertices=128, rotation=turned(turn))
    o = bpy.context.object
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(40)
    return dress(rounded(o, min(bevel, height / 2 * 0.98)), colour, **finish)


def macaron(radius, at, shell, filling, turn=(0, 0, 0)):
    """Two matt shells with ruffled feet and a filling; `at` is the centre of the lower shell, its height 0.88 radius in all."""
    on = frame_of(at, turn)
    feet = dict(roughness=0.75, coat=0, bump=0.35, grain=14 / radius)
    disc(radius, radius * 0.3, on(0, 0, radius * -0.02), shell, bevel=radius * 0.15, turn=turn, roughness=0.5, coat=0.12)
    disc(radius * 1.01, radius * 0.1, on(0, 0, radius * 0.12), shell, bevel=radius * 0.05, turn=turn, **feet)
    disc(radius * 0.93, radius * 0.22, on(0, 0, radius * 0.27), filling, bevel=radius * 0.1, turn=turn, roughness=0.35, coat=0.3)
    disc(radius * 1.01, radius * 0.1, on(0, 0, radius * 0.42), shell, bevel=radius * 0.05, turn=turn, **feet)
    top = [(0, 0.3), (0.4, 0.29), (0.75, 0.22), (0.94, 0.1), (1, 0), (0.97, -0.06), (0, -0.06)]
    return lathe([(r * radius, z * radius) for r, z in top], on(0, 0, radius * 0.46), shell, turn=turn, roughness=0.5, coat=0.12)


def pointer(at, colour, scale=1.0, turn=(0, 0, 0), thickness=0.32):
    """The arrow cursor as a chunky sweet; `at` is its tip."""
    arrow = [(0, 0), (0, -1.62), (0.42, -1.25), (0.72, -1.9), (1.02, -1.76), (0.74, -1.12), (1.28, -1.1)]
    return outline([(x * scale, y * scale) for x, y in arrow], thickness * scale, at, colour, turn, bevel=0.09 * scale)


# ── Letters, outlines, turned and swept shapes ──────────────────────────────────────────────────────────────────────
def filled_curve(curve, depth, bevel, at, turn, colour, finish):
    """Gives a flat curve its thickness and stands it upright: drawn in x and z, facing the camera."""
    bevel = min(bevel, depth / 2 * 0.98)
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = depth / 2 - bevel, bevel, 5, -bevel
    o = bpy.data.objects.new(curve.name, curve)
    o.matrix_world = Matrix.Translation(at) @ turned(turn).to_matrix().to_4x4() @ Euler((math.pi / 2, 0, 0)).to_matrix().to_4x4()
    bpy.context.scene.collection.objects.link(o)
    return dress(o, colour, **finish)


def letters(text, size, depth, at, colour, turn=(0, 0, 0), bevel=0.06, align="CENTER", spacing=0.96, **finish):
    """Words in the display face, upright; `at` is the middle of the base line (or its start with align="LEFT"); capitals are 0.7 size high."""
    if not os.path.exists(FONT):
        raise SystemExit("The display face is missing: run `node art/font.ts` once.")
    curve = bpy.data.curves.new("letters", "FONT")
    curve.font, curve.body, curve.size = bpy.data.fonts.load(FONT, check_existing=True), text, size
    curve.align_x, curve.space_character, curve.resolution_u = align, spacing, 8
    text_object = bpy.data.objects.new("letters", curve)
    bpy.context.scene.collection.objects.link(text_object)
    bpy.ops.object.select_all(action="DESELECT")
    text_object.select_set(True)
    bpy.context.view_layer.objects.active = text_object
    bpy.ops.object.convert(target="CURVE")
    loops = [bezier_loop(spline) for spline in text_object.data.splines]
    bpy.data.objects.remove(text_object)
    bevel = min(bevel, size * .028)
    return outline([clear_corners(loop, bevel * 1.6) for loop in united(loops)], depth, at, colour, turn, bevel, **finish)


def clear_corners(loop, reach):
    """Leaves out the points of a curve that lie so near to a corner that its bevel would fold over them."""
    def is_corner(n):
        (ax, ay), (bx, by), (cx, cy) = loop[n - 1], loop[n], loop[(n + 1) % len(loop)]
        return abs(Vector((bx - ax, by - ay)).angle_signed(Vector((cx - bx, cy - by)))) > .5
    corners = [p for n, p in enumerate(loop) if is_corner(n)]
    return [p for p in loop if p in corners or all(math.dist(p, c) > reach for c in corners)]


def united(loops):
    """The silhouette of overlapping loops (a variable face overlaps its strokes): triangulate, keep what winds, follow the border."""
    points = [Vector(p) for loop in loops for p in loop]
    edges, start = [], 0
    for loop in loops:
        edges += [(start + n, start + (n + 1) % len(loop)) for n in range(len(loop))]
        start += len(loop)
    places, _, triangles, *_ = delaunay_2d_cdt(points, edges, [], 0, 1e-6)

    def wound(p):
        turns = 0
        for loop in loops:
            for a, b in zip(loop, loop[1:] + loop[:1]):
                if (a[1] <= p.y) != (b[1] <= p.y) and p.x < (b[0] - a[0]) * (p.y - a[1]) / (b[1] - a[1]) + a[0]:
                    turns += 1 if b[1] > a[1] else -1
        return turns != 0
    border = set()
    for triangle in triangles:
        if wound(sum((places[v] for v in triangle), Vector((0, 0))) / 3):
            for edge in zip(triangle, triangle[1:] + triangle[:1]):
                if edge[::-1] in border:
                    border.remove(edge[::-1])
                else:
                    border.add(edge)
    follow = {}
    for a, b in border:
        follow.setdefault(a, []).append(b)
    result = []
    while follow:
        first = here = next(iter(follow))
        loop = []
        while here in follow:
            loop.append(tuple(places[here]))
            nxt = follow[here].pop()
            if not follow[here]:
                del follow[here]
            here = nxt
        clean = [p for p, q in zip(loop, loop[1:] + loop[:1]) if math.dist(p, q) > 2e-3]
        if len(clean) > 2:
            result.append(clean)
    return result


def bezier_loop(spline, steps=8):
    points, result = spline.bezier_points, []
    for a, b in zip(points, list(points[1:]) + [points[0]]):
        straight = max((a.handle_right - a.co).cross(b.co - a.co).length, (b.handle_left - b.co).cross(b.co - a.co).length) < 1e-5
        for n in range(1 if straight else steps):
            t = n / steps
            p = a.co * (1 - t) ** 3 + a.handle_right * 3 * t * (1 - t) ** 2 + b.handle_left * 3 * t * t * (1 - t) + b.co * t ** 3
            if not result or math.dist(result[-1], (p.x, p.y)) > 1e-4:
                result.append((p.x, p.y))
    return result


def joined(parts):
    """One mesh object out of several objects."""
    bpy.ops.object.select_all(action="DESELECT")
    for o in parts:
        o.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.convert(target="MESH")
    parts = list(bpy.context.selected_objects)
    if len(parts) > 1:
        bpy.ops.object.join()
    o = bpy.context.view_layer.objects.active
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(40)
    return o


def path_points(path, steps=14):
    """An SVG path (all commands) as lists of points, y turned upwards."""
    tokens = re.findall(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?", path)
    shapes, here, start, command, last, i = [], (0, 0), (0, 0), "", None, 0

    def take(count):
        nonlocal i
        numbers = [float(t) for t in tokens[i:i + count]]
        i += count
        return numbers

    def bezier(points):
        for n in range(1, steps + 1):
            t, level = n / steps, points
            while len(level) > 1:
                level = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(level, level[1:])]
            shapes[-1].append(level[0])

    def arc(end, rx, ry, tilt, large, sweep):
        c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
        dx, dy = (here[0] - end[0]) / 2, (here[1] - end[1]) / 2
        x, y = c * dx + s * dy, -s * dx + c * dy
        grow = math.sqrt(max(1, (x / rx) ** 2 + (y / ry) ** 2))
        rx, ry = rx * grow, ry * grow
        k = math.sqrt(max(0, (rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2) / ((rx * y) ** 2 + (ry * x) ** 2)) * (-1 if large == sweep else 1)
        cx, cy = k * rx * y / ry, -k * ry * x / rx
        a0, a1 = math.atan2((y - cy) / ry, (x - cx) / rx), math.atan2((-y - cy) / ry, (-x - cx) / rx)
        if sweep and a1 < a0:
            a1 += 2 * math.pi
        if not sweep and a1 > a0:
            a1 -= 2 * math.pi
        for n in range(1, steps * 2 + 1):
            a = a0 + (a1 - a0) * n / steps / 2
            px, py = rx * math.cos(a) + cx, ry * math.sin(a) + cy
            shapes[-1].append((c * px - s * py + (here[0] + end[0]) / 2, s * px + c * py + (here[1] + end[1]) / 2))

    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        ox, oy = here if command.islower() else (0, 0)
        kind = command.upper()
        if kind == "Z":
            here = start
            continue
        if kind in "ML":
            x, y = take(2)
            here = (x + ox, y + oy)
            if kind == "M":
                shapes.append([])
                start, command = here, "l" if command == "m" else "L"
            shapes[-1].append(here)
        elif kind == "H":
            here = (take(1)[0] + ox, here[1])
            shapes[-1].append(here)
        elif kind == "V":
            here = (here[0], take(1)[0] + oy)
            shapes[-1].append(here)
        elif kind == "A":
            rx, ry, tilt, large, sweep, x, y = take(7)
            arc((x + ox, y + oy), rx, ry, tilt, large, sweep)
            here = (x + ox, y + oy)
        else:
            numbers = take({"C": 6, "S": 4, "Q": 4, "T": 2}[kind])
            points = [(numbers[n] + ox, numbers[n + 1] + oy) for n in range(0, len(numbers), 2)]
            if kind in "ST":
                points.insert(0, (2 * here[0] - last[0], 2 * here[1] - last[1]) if last else here)
            bezier([here] + points)
            here, last = points[-1], points[-2]
            continue
        last = None
    return [[(x, -y) for x, y in shape] for shape in shapes]


def outline(shape, depth, at, colour, turn=(0, 0, 0), bevel=0.08, scale=1.0, centre=False, **finish):
    """Extrudes any flat shape, upright: points [(x, z), ...], several such lists (inner ones are holes) or an SVG path string."""
    loops = path_points(shape) if isinstance(shape, str) else shape if isinstance(shape[0][0], (tuple, list)) else [shape]
    xs, ys = [x for loop in loops for x, _ in loop], [y for loop in loops for _, y in loop]
    shift = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2) if centre else (0, 0)
    curve = bpy.data.curves.new("outline", "CURVE")
    for loop in loops:
        if math.dist(loop[0], loop[-1]) < 1e-6:
            loop = loop[:-1]
        spline = curve.splines.new("POLY")
        spline.points.add(len(loop) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, loop):
            point.co = ((x - shift[0]) * scale, (y - shift[1]) * scale, 0, 1)
    return filled_curve(curve, depth, bevel, at, turn, colour, finish)


def smooth_points(points, steps=10, closed=False):
    """A Catmull-Rom curve through the points (of any dimension)."""
    points = [Vector(p) for p in points]
    padded = [points[-1]] + points + points[:2] if closed else [points[0] * 2 - points[1]] + points + [points[-1] * 2 - points[-2]]
    result = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for n in range(steps):
            t = n / steps
            result.append(((b * 2) + (c - a) * t + (a * 2 - b * 5 + c * 4 - d) * t * t + (b * 3 - a - c * 3 + d) * t ** 3) / 2)
    return result if closed else result + [points[-1]]


def lathe(profile, at, colour, turn=(0, 0, 0), smooth=True, wobble=None, sharp=50, **finish):
    """Revolves a profile [(radius, height), ...]; wobble(angle, radius, height) may scale the radius. smooth=False keeps corners."""
    line = [tuple(p) for p in smooth_points([(max(r, 0), z) for r, z in profile], 8)] if smooth else profile
    count = 192 if wobble else 96
    vertices, faces = [], []
    for r, z in line:
        for n in range(count):
            a = 2 * math.pi * n / count
            k = max(r, 0) * (wobble(a, r, z) if wobble else 1)
            vertices.append((k * math.cos(a), k * math.sin(a), z))
    for row in range(len(line) - 1):
        for n in range(count):
            a, b = row * count + n, row * count + (n + 1) % count
            faces.append((a, b, b + count, a + count) if profile[-1][1] >= profile[0][1] else (a, a + count, b + count, b))
    for row, flip in ((0, True), (len(line) - 1, False)):
        if line[row][0] > 1e-4:
            cap = list(range(row * count, row * count + count))
            faces.append(cap[::-1] if flip else cap)
    return dress(mesh_object("lathe", vertices, faces, at, turn, sharp), colour, **finish)


def tube(points, radius, colour, closed=False, smooth=True, **finish):
    """A cord along points in space, with round ends."""
    line = smooth_points(points, 10, closed) if smooth else [Vector(p) for p in points]
    return sweep(line, radius, [colour], 0, closed, **finish)


def sweep(line, radius, colours, twist=0.0, closed=False, repeat=1, round_ends=True, **finish):
    """Sweeps a circle along the points; the colours run along it as stripes, `twist` turns a metre."""
    line = [Vector(p) for p in line]
    if round_ends and not closed:
        ends = []
        for tip, inner in ((line[0], line[1]), (line[-1], line[-2])):
            away = (tip - inner).normalized()
            ends.append([(tip + away * radius * math.sin(a), math.cos(a)) for a in (0.0, 0.4, 0.8, 1.15, 1.4, 1.54)])
        stations = ends[0][::-1] + [(p, 1) for p in line[1:-1]] + ends[1]
    else:
        stations = [(p, 1) for p in line]
    count = max(32, len(colours) * repeat * 8)
    vertices, faces, which, normal, run = [], [], [], None, 0.0
    for n, (point, size) in enumerate(stations):
        before = stations[n - 1][0] if n or closed else point
        after = stations[(n + 1) % len(stations)][0] if n + 1 < len(stations) or closed else point
        along = (after - before).normalized()
        if normal is None:
            normal = along.orthogonal().normalized()
        else:
            run += (point - before).length
            normal = (normal - along * normal.dot(along)).normalized()
        side = along.cross(normal)
        for k in range(count):
            a = 2 * math.pi * (k / count + run * twist)
            vertices.append(point + (normal * math.cos(a) + side * math.sin(a)) * radius * size)
    stripe = count // (len(colours) * repeat)
    rows = len(stations) if closed else len(stations) - 1
    offset = 0
    if closed:  # meet the first ring where the last one ends
        first = vertices[0] - stations[0][0]
        last = (len(stations) - 1) * count
        offset = min(range(count), key=lambda k: (vertices[last + k] - stations[-1][0] - first).length)
    for row in range(rows):
        for k in range(count):
            a, b, nxt = row * count + k, row * count + (k + 1) % count, ((row + 1) % len(stations)) * count
            shift = offset if closed and row == rows - 1 else 0
            c, d = nxt + (k + 1 - shift) % count, nxt + (k - shift) % count
            faces.append((a, b, c, d))
            which.append((k // stripe) % len(colours))
    if not closed:
        faces += [list(range(count))[::-1], [(len(stations) - 1) * count + k for k in range(count)]]
        which += [0, 0]
    o = mesh_object("sweep", vertices, faces, sharp=60)
    for colour in colours:
        dress(o, colour, **finish)
    o.data.polygons.foreach_set("material_index", which)
    return o


def straw(start, end, radius=0.12, colours=("cream", "tomato"), turns=0.5, **finish):
    """A striped straw or stick between two points."""
    a, b = Vector(start), Vector(end)
    return sweep([a.lerp(b, n / 40) for n in range(41)], radius, list(colours), turns, repeat=2, **finish)


def cane(points, radius=0.2, colours=("cream", "tomato"), turns=0.5, closed=False, repeat=2, **finish):
    """Candy cane along any points."""
    return sweep(smooth_points(points, 12, closed), radius, list(colours), turns, closed, repeat, **finish)


# ── Sweets and bakes ────────────────────────────────────────────────────────────────────────────────────────────────
def waffle(size, at, colour="wafer", cells=6, turn=(0, 0, 0), bevel=0.1, **finish):
    """A wafer slab; the grid stands out from the front (thin in y) or from the top (thin in z). cells = along the longer side."""
    finish = {"roughness": 0.6, "coat": 0, "bump": 0.12, "grain": 30, **finish}
    thin = 1 if size[1] <= size[2] else 2
    other = 3 - thin
    o = slab(size, at, colour, bevel, turn, **finish)
    on, pitch = frame_of(at, turn), max(size[0], size[other]) / cells
    raise_by, bar = pitch * 0.12, pitch * 0.26
    for axis, across in ((0, other), (other, 0)):
        count = max(1, round(size[axis] / pitch))
        for n in range(count + 1):
            place, dims = [0, 0, 0], [0, 0, 0]
            place[axis] = (n / count - 0.5) * (size[axis] - bar - bevel * 0.6)
            place[thin] = -size[1] / 2 if thin == 1 else size[2] / 2
            dims[axis], dims[across], dims[thin] = bar, size[across] - bevel * 0.9, raise_by * (2 if axis else 1.92)
            slab(dims, on(*place), colour, bar * 0.3, turn, **finish)
    return o


def cone(radius, height, at, colour="wafer", turn=(0, 0, 0), **finish):
    """A waffle ice-cream cone; `at` is the middle of its rim, the tip points down (turn it as you like)."""
    finish = {"roughness": 0.6, "coat": 0, "bump": 0.1, "grain": 30, **finish}
    lines = [(0.02, -1), (0.1, -0.97)] + [(0.1 + 0.9 * n / 60, -0.97 + 0.97 * n / 60) for n in range(1, 61)] + [(0.96, 0.02), (0.86, -0.02), (0.5, -0.4)]

    def grid(a, r, z):
        groove = max(math.cos(7 * a + z / height * 14), math.cos(7 * a - z / height * 14))
        return 1 + 0.05 * max(0, groove - 0.55) / 0.45
    return lathe([(r * radius, z * height) for r, z in lines], at, colour, turn, smooth=False, wobble=grid, **finish)


def swirl(radius, height, at, colour="cream", turns=3.0, ridges=9, turn=(0, 0, 0), **finish):
    """Piped cream or soft ice; `at` is the middle of its foot."""
    finish = {"roughness": 0.38, "coat": 0.25, **finish}
    rows, count, vertices, faces = 150, 216, [], []
    for n in range(rows + 1):
        t = n / rows
        envelope = (1 - t) ** 0.72 * (1 - 0.12 * t) + 0.015
        lean = 0.06 * radius * max(0, t - 0.8) / 0.2
        for k in range(count):
            a = 2 * math.pi * k / count
            coil = (t * turns + a / (2 * math.pi)) % 1
            bulge = math.sqrt(max(0, 1 - (2 * coil - 1) ** 2)) ** 0.7
            fade = min(1, t * 8 + 0.4) * min(1, (1 - t) * 6)
            r = radius * envelope * (1 - 0.2 * (1 - bulge) * fade) * (1 + 0.045 * math.cos(ridges * (a - t * 2.2)) * fade)
            vertices.append((r * math.cos(a) + lean, r * math.sin(a), height * t))
    for row in range(rows):
        for k in range(count):
            a, b = row * count + k, row * count + (k + 1) % count
            faces.append((a, b, b + count, a + count))
    faces += [list(range(count))[::-1], [rows * count + k for k in range(count)]]
    return dress(mesh_object("swirl", vertices, faces, at, turn, 75), colour, **finish)


def drip(radius, at, colour, length=0.6, count=9, thickness=0.1, seed=1, turn=(0, 0, 0), **finish):
    """Icing that lies on a disc of this radius and runs down its side; `at` is the middle of the disc's top face."""
    dice = random.Random(seed)
    runs = [(2 * math.pi * (n + dice.uniform(-.25, .25)) / count, dice.uniform(.75, 1.15) * 2.2 / count, dice.uniform(.35, 1)) for n in range(count)]
    columns, vertices, faces = 288, [], []
    arcs = [(0, 1), (.5, 1), (.85, 1), (.93, .98), (.98, .9), (1.0, .7)]
    for k in range(columns):
        a = 2 * math.pi * k / columns
        fall = 0.1
        for centre, width, share in runs:
            u = (a - centre + math.pi) % (2 * math.pi) - math.pi
            fall = max(fall, 0.1 + share * 0.9 * math.exp(-(u / width * 2.6) ** 4))
        fall *= length
        column = [(radius * r if r < .9 else radius * .9 + (r - .9) * 10 * (radius * .1 + thickness), thickness * z) for r, z in arcs]
        for n in range(1, 13):
            s = n / 12
            swell = thickness * (1 + 0.45 * s * s) if s < 0.8 else thickness * 1.29 * math.sqrt(max(0, 1 - ((s - 0.8) / 0.2) ** 2))
            column.append((radius + swell, thickness * .7 * (1 - s) - fall * s))
        column.append((radius - 0.02, -fall * 0.9))
        vertices += [(r * math.cos(a), r * math.sin(a), z) for r, z in column]
    rows = len(column)
    for k in range(columns):
        for n in range(rows - 1):
            a, b = k * rows + n, ((k + 1) % columns) * rows + n
            faces.append((a, a + 1, b + 1, b))
    return dress(mesh_object("drip", vertices, faces, at, turn, 70), colour, **{"roughness": 0.2, "coat": 0.8, **finish})


def sugar(o, count=160, size=0.035, colour="white", seed=3):
    """Scatters sugar crystals over an object's surface."""
    dice = random.Random(seed)
    bpy.context.view_layer.update()
    mesh = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    crystal = slab((size, size, size), (0, 0, -50), colour, size * .15, roughness=.15, coat=1)
    areas = [p.area for p in mesh.polygons]
    for p in dice.choices(list(mesh.polygons), areas, k=count):
        corners = [mesh.vertices[v].co for v in p.vertices]
        weights = [dice.random() + 1e-3 for _ in corners]
        spot = sum((c * w for c, w in zip(corners, weights)), Vector()) / sum(weights)
        grain = bpy.data.objects.new("sugar", crystal.data)
        grain.location = o.matrix_world @ spot
        grain.rotation_euler = [dice.uniform(0, 6.28) for _ in range(3)]
        grain.scale = [dice.uniform(.7, 1.2)] * 3
        bpy.context.scene.collection.objects.link(grain)
    bpy.data.objects.remove(crystal)
    return o


def gumdrop(radius, at, colour, sugared=True, **finish):
    """A sugared dome; `at` is the middle of its foot."""
    dome = [(0, 0), (.8, 0), (.97, .05), (1, .2), (.93, .6), (.76, 1.0), (.48, 1.26), (.2, 1.36), (0, 1.38)]
    o = lathe([(r * radius, z * radius) for r, z in dome], at, colour, **{"roughness": .35, "coat": .3, "bump": .12, "grain": 40, **finish})
    return sugar(o, 170, radius * .055) if sugared else o


def lollipop(radius, at, colours=("tomato", "cream"), stick=3.0, turn=(0, 0, 0), swirls=1.1, repeat=3, thickness=0.3, **finish):
    """A spiral lollipop, upright and facing the camera; `at` is the middle of its disc, the stick hangs below."""
    place = frame_of(at, turn)
    count, vertices, faces, which = len(colours) * repeat * 12, [], [], []
    half = [(0.02, .5), (.3, .5), (.6, .5), (.8, .48), (.92, .4), (.98, .24), (1, 0)]
    half = [tuple(p) for p in smooth_points(half, 6)]
    line = half + [(r, -z) for r, z in half[::-1][1:]]
    for r, z in line:
        for k in range(count):
            a = 2 * math.pi * (k / count + r * swirls * .5)
            vertices.append((r * radius * math.cos(a), -z * thickness * 2 * radius * .6, r * radius * math.sin(a)))
    for row in range(len(line) - 1):
        for k in range(count):
            a, b = row * count + k, row * count + (k + 1) % count
            faces.append((a, a + count, b + count, b))
            which.append(k // 12 % len(colours))
    faces += [list(range(count)), [(len(line) - 1) * count + k for k in range(count)][::-1]]
    which += [0, 0]
    o = mesh_object("lollipop", vertices, faces, at, turn, 60)
    for colour in colours:
        dress(o, colour, **{"roughness": .12, "coat": 1, **finish})
    o.data.polygons.foreach_set("material_index", which)
    if stick:
        tube([place(0, 0, -radius * .9), place(0, 0, -radius - stick)], max(.06, radius * .075), "cream", smooth=False, roughness=.5, coat=.1)
    return o


def wrapped(length, at, colours=("bubblegum", "cream"), turn=(0, 0, 0), **finish):
    """A sweet in its wrapper, lying along x; `at` is its middle."""
    finish = {"roughness": .16, "coat": .9, **finish}
    body, on = length * .25, frame_of(at, turn)
    line = [(on(x * length, 0, 0), s) for x, s in [(-.27, .12), (-.265, .35), (-.25, .6), (-.21, .83), (-.14, .97), (-.05, 1), (.05, 1), (.14, .97), (.21, .83), (.25, .6), (.265, .35), (.27, .12)]]
    count, vertices, faces, which = len(colours) * 3 * 10, [], [], []
    matrix = turned(turn).to_matrix()
    for n, (x, s) in enumerate([(-.27, .1), (-.265, .35), (-.25, .6), (-.21, .83), (-.14, .97), (-.05, 1), (.05, 1), (.14, .97), (.21, .83), (.25, .6), (.265, .35), (.27, .1)]):
        for k in range(count):
            a = 2 * math.pi * (k / count + x * .9)
            vertices.append((x * length, body * s * math.cos(a), body * s * math.sin(a)))
    for row in range(11):
        for k in range(count):
            a, b = row * count + k, row * count + (k + 1) % count
            faces.append((a, a + count, b + count, b))
            which.append(k // 10 % len(colours))
    faces += [list(range(count)), [11 * count + k for k in range(count)][::-1]]
    which += [0, 0]
    o = mesh_object("wrapped", vertices, faces, at, turn, 75)
    for colour in colours:
        dress(o, colour, **finish)
    o.data.polygons.foreach_set("material_index", which)
    for side in (-1, 1):
        fan = [(.012, 0), (.05, .012), (.075, .05), (.13, .13), (.19, .2), (.185, .215), (.12, .15), (.04, .07)]
        tilt = (matrix @ Euler((0, side * math.pi / 2, 0)).to_matrix()).to_euler()
        lathe([(r * length, z * length) for r, z in fan], on(side * length * .26, 0, 0), colours[0], [math.degrees(v) for v in tilt],
              wobble=lambda a, r, z: 1 + .16 * math.cos(11 * a) * min(1, r / (.1 * length)), sharp=75, **finish)
    return o


def biscuit(size, at, colour="biscuit", turn=(0, 0, 0), depth=0.26, scallops=None, holes=True, **finish):
    """A biscuit, upright and facing the camera. size: a radius (round) or (width, height) for a petit beurre; turn=(-90, 0, 0) lays it flat, face up."""
    finish = {"roughness": .65, "coat": .05, "bump": .12, "grain": 26, **finish}
    on = frame_of(at, turn)
    if isinstance(size, (tuple, list)):
        w, h = size[0] / 2, size[1] / 2
        across, up = scallops or max(6, round(size[0] * 5)), max(5, round((scallops or size[0] * 5) * h / w))
        edge, deep = [], min(w, h) * .07
        for (x0, y0), (x1, y1), n in (((-w, -h), (w, -h), across), ((w, -h), (w, h), up), ((w, h), (-w, h), across), ((-w, h), (-w, -h), up)):
            nx, ny = (y1 - y0) / math.hypot(x1 - x0, y1 - y0), -(x1 - x0) / math.hypot(x1 - x0, y1 - y0)
            for k in range(n * 8):
                t, out = k / n / 8, deep * abs(math.sin(math.pi * k / 8))
                edge.append((x0 + (x1 - x0) * t + nx * out, y0 + (y1 - y0) * t + ny * out))
        spots = [((i - 1.5) * w * .45, (j - 1) * h * .55) for i in range(4) for j in range(3)]
        scale = min(w, h)
    else:
        n = scallops or 22
        edge = [(math.cos(a) * r, math.sin(a) * r) for a, r in ((2 * math.pi * k / (n * 10), size * (.94 + .06 * abs(math.sin(math.pi * k / 10)))) for k in range(n * 10))]
        spots = [(0, 0)] + [(math.cos(a * math.pi / 3) * size * .45, math.sin(a * math.pi / 3) * size * .45) for a in range(6)]
        scale = size
    o = outline(edge, depth, at, colour, turn, bevel=depth * .25, **finish)
    if holes:
        for x, z in spots:
            ball(scale * .045, on(x, -depth / 2, z), "ginger", roughness=.8, coat=0)
    return o


def plate(radius, at, colour="paper", turn=(0, 0, 0), rim=None, **finish):
    """A dinner plate; `at` is the middle of its foot, its face lies at 0.07 radius. rim: a colour for the edge line."""
    finish = {"roughness": .12, "coat": .8, **finish}
    line = [(0, 0), (.58, 0), (.62, .02), (.7, .05), (.97, .15), (1, .165), (.985, .185), (.95, .175), (.7, .09), (.62, .07), (.3, .068), (0, .068)]
    o = lathe([(r * radius, z * radius) for r, z in line], at, colour, turn, **finish)
    if rim:
        ring(radius * .985, radius * .02, frame_of(at, turn)(0, 0, radius * .178), rim, turn, **finish)
    return o


def stand(radius, height, at, colour="paper", turn=(0, 0, 0), scallop=True, foot=None, **finish):
    """A cake stand; `at` is the middle of its foot, `height` where the cake sits. A pale foot takes up a strong ground's colour and looks clear: give it its own."""
    finish = {"roughness": .12, "coat": .8, **finish}
    r, h = radius, height
    line = [(0, 0), (.5 * r, 0), (.52 * r, .04), (.46 * r, .1), (.25 * r, .16), (.12 * r, .24 * h), (.09 * r, .45 * h), (.14 * r, .56 * h), (.1 * r, .66 * h), (.16 * r, .82 * h), (.4 * r, h - .14)]
    lathe(line, at, foot or colour, turn, **finish)
    top = [(0, h - .16), (.9 * r, h - .16), (.97 * r, h - .13), (r, h - .06), (.985 * r, h + .03), (.95 * r, h + .05), (.92 * r, h), (0, h)]
    return lathe(top, at, colour, turn, wobble=(lambda a, q, z: 1 + (.018 * math.cos(28 * a) if q > .94 * r else 0)) if scallop else None, **finish)


def whisk(at, scale=1.0, turn=(0, 0, 0), handle="tomato", wire="steel", wires=6):
    """A balloon whisk: `at` is the lowest point of its wires, the handle points up; 4.6 long at scale 1."""
    on = frame_of(at, turn)
    line = smooth_points([(0.1, 2.5), (.16, 2.2), (.42, 1.5), (.66, .8), (.56, .25), (.28, .04), (0, 0)], 8)
    for n in range(wires):
        a = math.pi * n / wires
        half = [(r * math.cos(a), r * math.sin(a), z) for r, z in line]
        loop = half + [(-x, -y, z) for x, y, z in half[::-1][1:]]
        tube([on(*(v * scale for v in p)) for p in loop], .028 * scale, wire, smooth=False, roughness=.18, coat=0, metal=1)
    lathe([(r * scale, z * scale) for r, z in [(.1, 2.38), (.17, 2.4), (.19, 2.48), (.19, 2.62), (.16, 2.68), (0, 2.7)]], at, wire, turn, roughness=.2, metal=1)
    return lathe([(r * scale, z * scale) for r, z in [(0, 2.62), (.16, 2.64), (.2, 2.75), (.17, 3.0), (.2, 3.4), (.24, 3.9), (.22, 4.35), (.12, 4.56), (0, 4.6)]], at, handle, turn)


def piping_bag(at, scale=1.0, turn=(0, 0, 0), colour="paper", band="tomato", nozzle="steel"):
    """A filled piping bag: `at` is the opening of its nozzle, the bag rises above; 3.6 high at scale 1."""
    s = scale
    teeth = lambda a, r, z: 1 + .22 * math.cos(7 * a) * max(0, 1 - z / (.22 * s))
    lathe([(r * s, z * s) for r, z in [(.09, 0), (.11, .02), (.2, .3), (.3, .62), (.32, .64), (.2, .66)]], at, nozzle, turn, wobble=teeth, roughness=.2, metal=1)
    folds = lambda a, r, z: 1 + .03 * math.sin(5 * a + z * 3 / s) + .06 * math.cos(9 * a) * max(0, (z - 2.3 * s) / s)
    body = [(.27, .55), (.31, .6), (.52, 1.1), (.78, 1.75), (.86, 2.15), (.74, 2.5), (.4, 2.75), (.2, 2.86), (.22, 2.98), (.42, 3.25), (.58, 3.55), (.5, 3.5), (.2, 3.1)]
    o = lathe([(r * s, z * s) for r, z in body], at, colour, turn, wobble=folds, roughness=.4, coat=.2)
    ring(.2 * s, .06 * s, frame_of(at, turn)(0, 0, 2.88 * s), band, turn)
    return o


# ── Sprinkles ───────────────────────────────────────────────────────────────────────────────────────────────────────
def sprinkles(count, spread=(5.0, 2.6), keep_clear=(0, 0), seed=4, centre=(0, 0), colours=None, gap=0.55):
    """Strews sprinkles on free ground only, none cut by the picture's edge. Call it last, just before render()."""
    dice, scene = random.Random(seed), bpy.context.scene
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    line = [(-.15, 0), (-.146, .035), (-.125, .062), (-.09, .072), (.09, .072), (.125, .062), (.146, .035), (.15, 0)]
    shapes, laid = {}, []
    for _ in range(count * 40):
        if len(laid) >= count:
            break
        x, y = (centre[i] + max(-1, min(1, dice.gauss(0, .55))) * spread[i] for i in (0, 1))
        if abs(x) < keep_clear[0] and abs(y) < keep_clear[1] or any(math.dist((x, y), p) < gap for p in laid):
            continue
        if not free_ground(scene, graph, x, y, .3):
            continue
        seen = world_to_camera_view(scene, scene.camera, Vector((x, y, 0)))
        if not (.035 < seen.x < .965 and .04 < seen.y < .96):
            continue
        laid.append((x, y))
        colour = dice.choice(colours or SPRINKLE_COLOURS)
        if colour not in shapes:
            shapes[colour] = lathe([(r, z) for z, r in line], (0, 0, -60), colour, smooth=False, roughness=.22, coat=.6)
        o = bpy.data.objects.new("sprinkle", shapes[colour].data)
        o.location, o.rotation_euler = (x, y, .072), (0, math.pi / 2, dice.uniform(0, math.pi))
        scene.collection.objects.link(o)
    for o in shapes.values():
        bpy.data.objects.remove(o)


def free_ground(scene, graph, x, y, margin):
    for n in range(9):
        r = 0 if n == 8 else margin
        a = n * math.pi / 4
        hit, where, _, _, what, _ = scene.ray_cast(graph, Vector((x + r * math.cos(a), y + r * math.sin(a), 40)), Vector((0, 0, -1)))
        if hit and what.name != "ground":
            return False
    return True


# ── Studio and picture ──────────────────────────────────────────────────────────────────────────────────────────────
LIGHTS = [  # place, size, watts, colour
    ((-6.5, -7.5, 9.5), 6, 1180, (1, .97, .93)),
    ((8.5, -6, 5.5), 5, 440, (.95, .96, 1)),
    ((1, 7, 10), 7, 560, (1, .98, .96)),
    ((-9, -8, 2.6), 3, 170, (1, .98, .96)),
]


def sky(tree):
    """Even warm light for matt surfaces; reflections see it bright above and dim all round, which is what makes a sweet look wet."""
    nodes, links, back = tree.nodes, tree.links, tree.nodes["Background"]
    back.inputs[0].default_value = (1, .97, .94, 1)
    where, split, ramp, path, strength = (nodes.new("ShaderNode" + kind) for kind in ("TexCoord", "SeparateXYZ", "MapRange", "LightPath", "Mix"))
    for index, value in enumerate((-.1, .8, .1, 1.0), 1):
        ramp.inputs[index].default_value = value
    strength.inputs[2].default_value = .36
    links.new(where.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs[0])
    links.new(path.outputs["Is Glossy Ray"], strength.inputs[0])
    links.new(ramp.outputs[0], strength.inputs[3])
    links.new(strength.outputs[0], back.inputs[1])


def studio(tone="peach", camera=(1.2, -14.5, 5.2), look_at=(0, 0, 2.1), lens=62, ground=60):
    """Empties the scene; softboxes, a soft sky and a round ground in the colour `tone`. The ground throws its colour back at the subject and
    takes its shadow, but is not in the picture: what is rendered is a cut-out with a black shadow, both on alpha (see render).
    A radius of `ground` little wider than the subject keeps the shadow on whatever the cut-out will stand on.
    The frame at the default camera is about 8.6 wide and 5.7 high at y = 0."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.film_transparent = True
    edge = [2 * math.pi * n / 96 for n in range(96)]
    o = mesh_object("ground", [(ground * math.cos(a), ground * math.sin(a), 0) for a in edge], [range(96)])
    dress(o, GROUNDS[tone], roughness=1, coat=0)
    for at, size, power, colour in LIGHTS:
        light = bpy.data.lights.new("softbox", "AREA")
        light.energy, light.size, light.color, light.shape = power, size, colour, "DISK"
        o = bpy.data.objects.new("softbox", light)
        o.location = at
        o.rotation_euler = (Vector((0, 0, 1.6)) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
        scene.collection.objects.link(o)
    scene.world = bpy.data.worlds.new("sky")
    scene.world.use_nodes = True
    sky(scene.world.node_tree)
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens = lens
    cam = bpy.data.objects.new("camera", lens_data)
    cam.location = camera
    cam.rotation_euler = (Vector(look_at) - Vector(camera)).to_track_quat("-Z", "Y").to_euler()
    scene.collection.objects.link(cam)
    scene.camera = cam
    size = sys.argv[sys.argv.index("--") + 2:][:2] if "--" in sys.argv else []
    scene.render.resolution_x, scene.render.resolution_y = map(int, size or (1600, 1067))  # what sprinkles() measures the frame by


PASSES = {  # file name: (view layer switch, output of the render layers)
    "normal": (None, "Denoising Normal"), "albedo": (None, "Denoising Albedo"), "depth": (None, "Denoising Depth"),
    "diffuse_direct": ("diffuse_direct", "DiffDir"), "diffuse_indirect": ("diffuse_indirect", "DiffInd"), "diffuse_colour": ("diffuse_color", "DiffCol"),
    "glossy_direct": ("glossy_direct", "GlossDir"), "glossy_indirect": ("glossy_indirect", "GlossInd"), "glossy_colour": ("glossy_color", "GlossCol"),
    "transmission_direct": ("transmission_direct", "TransDir"), "transmission_indirect": ("transmission_indirect", "TransInd"), "transmission_colour": ("transmission_color", "TransCol"),
    "emission": ("emit", "Emit"), "alpha": (None, "Alpha"),
}


def render_sheet(*pieces):
    """Renders a picture of each function that builds a scene, and writes them one below the other into the file named on the command line.
    A function may have `samples` of its own."""
    sys.path.append(HERE)
    import finish
    out, _, height, *_ = sys.argv[sys.argv.index("--") + 1:]
    files = [f"{out}.{number}.png" for number in range(len(pieces))]
    for file, build in zip(files, pieces):
        build()
        render(file, int(height) // len(pieces), getattr(build, "samples", None))
    finish.stack(files, out)


def render(piece=None, piece_height=None, piece_samples=None):
    """Renders, cleans and writes the file named on the command line: -- OUT.png WIDTH HEIGHT SAMPLES [raw]."""
    out, width, height, samples, *more = sys.argv[sys.argv.index("--") + 1:]
    out, height, samples = piece or out, piece_height or height, piece_samples or samples
    scene, layer = bpy.context.scene, bpy.context.view_layer
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = int(samples), True, 0.02
    cycles.use_denoising, cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = False, 5, 2, 3
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 2.5, 20, 0.5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.render.threads_mode, scene.render.threads, scene.render.use_persistent_data = "FIXED", 2, True
    scene.view_settings.view_transform = "Standard"
    scene.render.resolution_x, scene.render.resolution_y = int(width), int(height)
    if "raw" in more:
        scene.render.filepath = out
        bpy.ops.render.render(write_still=True)
        return
    sys.path.append(HERE)
    import finish
    layer.cycles.denoising_store_passes = True
    for switch, _ in PASSES.values():
        if switch:
            setattr(layer, f"use_pass_{switch}", True)
    folder = tempfile.mkdtemp(prefix="candy-")
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path, files.format.file_format, files.format.color_depth = folder, "OPEN_EXR", "32"
    files.format.exr_codec = "NONE"
    files.file_slots.clear()
    for name, (_, socket) in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[socket], files.inputs[name])
    scene.frame_set(1)
    ground = bpy.data.objects["ground"]
    sweets = [o for o in scene.objects if o.type in {"MESH", "CURVE"} and o is not ground]
    try:  # first the sweets alone, then the shadows they throw (softer, so smaller and rougher is enough), then the empty ground to compare with
        ground.visible_camera = False
        shot(files, folder)
        for o in sweets:
            o.visible_camera = False
        ground.visible_camera, scene.render.resolution_percentage, cycles.samples = True, 40, max(12, int(samples) // 2)
        shot(files, folder + "/shadow")
        for o in sweets:
            o.hide_render = True
        cycles.samples = 8
        shot(files, folder + "/empty")
        finish.write(out, folder)
        if "keep" in more:
            shutil.copytree(folder, out + ".passes", dirs_exist_ok=True)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def shot(files, folder):
    files.base_path = folder
    bpy.ops.render.render(write_still=False)



# ── Placing, cutting, clear things and more sweets (service pictures) ───────────────────────────────────────────────
class group:
    """with group(at, turn, scale): everything built inside is measured from that base and turned with it. May be nested."""

    def __init__(self, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
        self.place = (at, turned(turn), (scale,) * 3)

    def __enter__(self):
        self.before = set(bpy.data.objects)
        return self

    def __exit__(self, *_):
        base = self.base = bpy.data.objects.new("group", None)
        base.location, base.rotation_euler, base.scale = self.place
        bpy.context.scene.collection.objects.link(base)
        for o in set(bpy.data.objects) - self.before - {base}:
            if not o.parent:
                o.parent = base

    def pose(self, at, turn=(0, 0, 0), scale=(1, 1, 1)):
        """Moves the whole elsewhere. After sprinkles(), which lie where the still has room for them."""
        self.base.location, self.base.rotation_euler, self.base.scale = at, turned(turn), scale


def progress():
    """How far the picture's animation has come, from 0 (the still) to 1: `t=0.5` on the command line."""
    return next((float(arg[2:]) for arg in sys.argv if arg.startswith("t=")), 0.0)


def along(t, *keys):
    """The value at t between keys: one for each of equal steps from 0 to 1, numbers or tuples of numbers."""
    place = t * (len(keys) - 1)
    n = min(int(place), len(keys) - 2)
    mix = lambda a, b: a + (b - a) * (place - n)
    return mix(keys[n], keys[n + 1]) if isinstance(keys[0], (int, float)) else tuple(map(mix, keys[n], keys[n + 1]))


def flatten(o):
    """Turns modifiers and curves into a plain mesh (before cutting into it)."""
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    if o.type == "MESH":
        o.modifiers.clear()
        o.data = mesh
        return o
    seams = bmesh.new()  # a curve's faces come apart at its edges
    seams.from_mesh(mesh)
    bmesh.ops.remove_doubles(seams, verts=seams.verts, dist=1e-4)
    seams.to_mesh(mesh)
    seams.free()
    solid = bpy.data.objects.new(o.name, mesh)
    solid.matrix_world = o.matrix_world.copy()
    bpy.context.scene.collection.objects.link(solid)
    bpy.data.objects.remove(o)
    return solid


def cut(o, *tools, sharp=35):
    """Cuts the tools' shapes out of an object and removes the tools; the cut faces keep the tools' colour. Cut before grouping."""
    o = flatten(o)
    for tool in tools:
        tool = flatten(tool)
        for m in tool.data.materials:
            if m.name not in o.data.materials:
                o.data.materials.append(m)
        mod = o.modifiers.new("cut", "BOOLEAN")
        mod.object, mod.operation, mod.solver, mod.use_hole_tolerant = tool, "DIFFERENCE", "EXACT", True
        flatten(o)
        bpy.data.objects.remove(tool)
    o.data.use_auto_smooth, o.data.auto_smooth_angle = True, math.radians(sharp)
    return o


def bite(o, places, colour, depth=4.0, turn=(90, 0, 0), **finish):
    """Bites round pieces out of an object: places = [((x, y, z), radius), ...], through along y."""
    return cut(o, *[disc(r, depth, at, colour, .01, turn, **finish) for at, r in places])


class bitten:
    """with bitten([(x, z, radius), ...]): takes round bites out of everything built inside, along y or as turned; each part keeps its own colour
    where it was cut. All bites are cut at once, as one shape."""

    def __init__(self, places, at=(0, 0, 0), turn=(0, 0, 0), depth=4.0):
        self.places, self.at, self.turn, self.depth = places, at, turn, depth

    def __enter__(self):
        self.before = set(bpy.data.objects)

    def __exit__(self, *_):
        circles = [[(x + r * math.cos(a), z + r * math.sin(a)) for a in (2 * math.pi * k / 64 for k in range(64))] for x, z, r in self.places]
        for o in set(bpy.data.objects) - self.before if circles else ():
            if o.type in {"MESH", "CURVE"}:
                teeth = outline(united(circles), self.depth, self.at, "cream", self.turn, bevel=0)
                teeth.data.materials.clear()
                cut(o, teeth)


def crumbs(count, at, spread, size=0.09, colours=("biscuit", "butter", "wafer"), seed=1):
    """Crumbs strewn on a level face: `at` is its middle, spread the half axes of the oval they lie in."""
    dice = random.Random(seed)
    for _ in range(count):
        r, a, d = size * dice.uniform(.35, 1) ** 1.5, dice.uniform(0, 2 * math.pi), math.sqrt(dice.random())
        bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=2, radius=r, location=(at[0] + spread[0] * d * math.cos(a), at[1] + spread[1] * d * math.sin(a), at[2] + r * .6))
        o = bpy.context.object
        for v in o.data.vertices:
            v.co *= dice.uniform(.72, 1.2)
        o.rotation_euler = [dice.uniform(0, 6) for _ in range(3)]
        dress(o, dice.choice(colours), roughness=.8, coat=0, bump=.4, grain=30)


def paper_case(at, colour, turn=(0, 0, 0), size=1.0):
    """The fluted paper of a cupcake, empty; `at` is the middle of its foot."""
    line = [(0, 0), (.3, 0), (.46, .46), (.43, .46), (.27, .04), (0, .04)]
    return lathe([(r * size, z * size) for r, z in line], at, colour, turn, smooth=False, wobble=lambda a, r, h: 1 + (.05 * math.cos(24 * a) if r > .2 else 0), sharp=70, roughness=.6, coat=.05)


def clear_glass(tint="#ffffff", edge=0.2, gloss=0.03, rim_light=0.3, most=1.0):
    """Thin clear glass without noise: sees through, mirrors and brightens at its edges (`most` is its share there), throws no shadow of its own."""
    m = bpy.data.materials.new("clear glass")
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    nodes.clear()
    through, mirror, shine, both, rim, share, mix, out = (nodes.new("ShaderNode" + k) for k in (
        "BsdfTransparent", "BsdfGlossy", "Emission", "AddShader", "LayerWeight", "Math", "MixShader", "OutputMaterial"))
    share.operation, share.inputs[1].default_value = "MULTIPLY", most
    through.inputs[0].default_value, shine.inputs[1].default_value = linear(tint), rim_light
    mirror.inputs["Roughness"].default_value, rim.inputs["Blend"].default_value = gloss, edge
    links.new(mirror.outputs[0], both.inputs[0])
    links.new(shine.outputs[0], both.inputs[1])
    links.new(rim.outputs["Fresnel"], share.inputs[0])
    links.new(share.outputs[0], mix.inputs[0])
    links.new(through.outputs[0], mix.inputs[1])
    links.new(both.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])
    return m


def lens_glass(ior=1.45):
    """Solid glass that bends what lies behind it and lets light through to it."""
    m = bpy.data.materials.new("lens glass")
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    nodes.clear()
    through, bend, path, mix, out = (nodes.new("ShaderNode" + k) for k in ("BsdfTransparent", "BsdfGlass", "LightPath", "MixShader", "OutputMaterial"))
    bend.inputs["IOR"].default_value, bend.inputs["Roughness"].default_value = ior, 0
    links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    links.new(bend.outputs[0], mix.inputs[1])
    links.new(through.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs[0])
    return m


def glaze(o, glass):
    """Gives an object a glass material instead of its colour."""
    o.data.materials.clear()
    o.data.materials.append(glass)
    return o


def puddle(radii, at, colour, height=0.12, turn=(0, 0, 0), **finish):
    """A flat glossy pool (melted ice, jam, sealing wax): radii are its reaches, evenly round."""
    count, n = 240, len(radii)
    reach = [v[0] for v in smooth_points([(r, 0) for r in radii], count // n, closed=True)]
    rows = [(1, 0), (1.02, .3), (1.01, .62), (.97, .86), (.9, .97), (.6, 1), (.02, 1.02)]
    vertices = [(r * s * math.cos(2 * math.pi * k / len(reach)), r * s * math.sin(2 * math.pi * k / len(reach)), height * z) for s, z in rows for k, r in enumerate(reach)]
    c = len(reach)
    faces = [(j * c + k, j * c + (k + 1) % c, (j + 1) * c + (k + 1) % c, (j + 1) * c + k) for j in range(len(rows) - 1) for k in range(c)]
    faces.append([(len(rows) - 1) * c + k for k in range(c)])
    return dress(mesh_object("puddle", vertices, faces, at, turn, 80), colour, **{"roughness": .12, "coat": 1, **finish})


def lettuce(radius, at, colour="pistachio", waves=13, lift=0.13, thickness=0.08, turn=(0, 0, 0), **finish):
    """A wavy leaf or ruffle of icing, lying flat."""
    count, rows, vertices = 288, [0, .5, .74, .84, .92, 1], []
    for s in rows:
        for k in range(count):
            a, edge = 2 * math.pi * k / count, max(0, (s - .72) / .28)
            r = radius * s * (1 + .05 * edge * math.cos(5 * a + 1))
            vertices.append((r * math.cos(a), r * math.sin(a), edge * lift * math.sin(waves * a + .7 * math.sin(3 * a))))
    faces = [(j * count + k, j * count + (k + 1) % count, (j + 1) * count + (k + 1) % count, (j + 1) * count + k) for j in range(len(rows) - 1) for k in range(count)]
    o = mesh_object("lettuce", vertices, faces, at, turn, 80)
    solid = o.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = thickness, 0
    soft = o.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 1
    return dress(o, colour, **finish)


def fortune_cookie(radius, at, colour="caramel", turn=(0, 0, 0), gape=0.4, fat=0.42, **finish):
    """A fortune cookie: a folded round, bent over its fold until both tips point down; the seam on top gapes (0 shut, 1 wide)."""
    finish = {"roughness": .42, "coat": .3, "bump": .05, "grain": 10, **finish}
    rings, count, vertices = 30, 192, []
    bend = radius * .3
    for j in range(rings + 1):
        for k in range(count):
            a, r = 2 * math.pi * k / count, radius * j / rings
            x, y = r * math.cos(a), r * math.sin(a)
            reach = math.sqrt(max(1e-6, 1.0004 * radius ** 2 - x * x))
            share, side = min(1, abs(y) / reach), 1 if y >= 0 else -1
            lobe = (1 - .45 * math.exp(-(x / (radius * .24)) ** 2) * (1 - share * .8)) * (reach / radius) ** .8
            belly = fat * radius * lobe * math.sin(math.pi * share * (.985 - .42 * gape)) ** .75 if share else 0
            out, angle = bend + abs(y) * .82, x / bend * .4
            vertices.append((out * math.sin(angle), side * belly, out * math.cos(angle) - bend))
    faces = [(j * count + k, j * count + (k + 1) % count, (j + 1) * count + (k + 1) % count, (j + 1) * count + k) for j in range(rings) for k in range(count)]
    o = mesh_object("fortune cookie", vertices, faces, at, turn, 80)
    solid = o.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = radius * .06, 0
    soft = o.modifiers.new("soft", "SUBSURF")
    soft.levels = soft.render_levels = 1
    return dress(o, colour, **finish)


HEART = "M0 1C-.1 .92-1 .3-1-.3C-1-.72-.7-.95-.45-.95C-.22-.95-.08-.8 0-.6C.08-.8 .22-.95 .45-.95C.7-.95 1-.72 1-.3C1 .3 .1 .92 0 1Z"  # 2 wide
SPARK = [(x, y) for x, y in ((math.copysign(abs(math.cos(a)) ** 3.3, math.cos(a)), math.copysign(abs(math.sin(a)) ** 3.3, math.sin(a)))
         for a in (2 * math.pi * k / 240 for k in range(240))) if min(abs(x), abs(y)) > .05]  # a four-pointed twinkle, 2 wide


def icing(points, radius, colour="cream", closed=False, **finish):
    """A piped line of icing."""
    return tube(points, radius, colour, closed, **{"roughness": .3, "coat": .4, **finish})


# ── Shapes for industries and insights ──────────────────────────────────────────────────────────────────────────────
def heart_points(width, count=120):
    """A heart's outline around its middle, point down."""
    turns = [2 * math.pi * n / count for n in range(count)]
    flat = [(16 * math.sin(a) ** 3, 13 * math.cos(a) - 5 * math.cos(2 * a) - 2 * math.cos(3 * a) - math.cos(4 * a) + 2.5) for a in turns]
    return [(x * width / 32, z * width / 32) for x, z in flat]


def star_points(radius, inner=0.45, tips=5):
    """A star's outline; tips=4 with inner=0.3 is a sparkle."""
    spots = [(math.pi * n / tips, radius if n % 2 == 0 else radius * inner) for n in range(tips * 2)]
    return [(r * math.sin(a), r * math.cos(a)) for a, r in spots]


def soft_corners(points, radius, steps=8):
    """The same outline with its corners rounded (radius in metres, or one for each corner)."""
    result, count = [], len(points)
    for n, p in enumerate(points):
        r = radius[n] if isinstance(radius, (list, tuple)) else radius
        p, a, b = Vector(p), Vector(points[n - 1]), Vector(points[(n + 1) % count])
        r = min(r, (a - p).length * .49, (b - p).length * .49)
        start, end = p + (a - p).normalized() * r, p + (b - p).normalized() * r
        result += [tuple(start.lerp(p, t).lerp(p.lerp(end, t), t)) for t in (k / steps for k in range(steps + 1))]
    return result


def puff(points, depth, at, colour, turn=(0, 0, 0), plump=0.6, **finish):
    """A pillow over a flat outline around (0, 0), upright: plump 1 is a lens, 0.3 nearly a slab. For hearts, bubbles, pigs, brains."""
    rings, vertices, faces, count = 15, [], [], len(points)
    loops = [list(points)]
    for _ in range(rings):  # rounder towards the middle, or a corner of the outline is a seam down the face
        loop = loops[-1]
        for _ in range(max(1, round((count / 50) ** 2))):
            loop = [tuple((a + 2 * b + c) / 4 for a, b, c in zip(loop[n - 1], p, loop[(n + 1) % count])) for n, p in enumerate(loop)]
        loops.append(loop)
    for n in range(-rings, rings + 1):
        a = math.pi / 2 * n / (rings + .35)
        scale, y = math.cos(a) ** plump, depth / 2 * math.copysign(abs(math.sin(a)) ** plump, a)
        vertices += [(x * scale, -y, z * scale) for x, z in loops[abs(n)]]
    for row in range(rings * 2):
        for k in range(count):
            a, b = row * count + k, row * count + (k + 1) % count
            faces.append((a, a + count, b + count, b))
    faces += [list(range(count)), [rings * 2 * count + k for k in range(count)][::-1]]
    area = sum(x0 * z1 - x1 * z0 for (x0, z0), (x1, z1) in zip(points, list(points[1:]) + [points[0]]))
    if area > 0:
        faces = [tuple(reversed(f)) for f in faces]
    return dress(mesh_object("puff", vertices, faces, at, turn, 70), colour, **finish)


def gear(radius, teeth, depth, at, colour="biscuit", phase=0.0, hole=0.3, turn=(0, 0, 0), **finish):
    """A cog, upright; radius is the pitch circle: two cogs of the same tooth size mesh when their centres lie radius + radius apart.
    phase: degrees at which a tooth points (0 = right, 90 = up)."""
    finish = {"roughness": .6, "coat": .08, "bump": .1, "grain": 26, **finish}
    tooth = 2 * radius / teeth
    shape = [(-.36, -1.05), (-.19, .88), (.19, .88), (.36, -1.05)]
    rim = []
    for n in range(teeth):
        for side, out in shape:
            a = math.radians(phase) + 2 * math.pi * (n + side * (.5 / .5)) / teeth
            r = radius + out * tooth
            rim.append((r * math.cos(a), r * math.sin(a)))
    rim = soft_corners(rim, tooth * .3, 4)
    loops = [rim]
    if hole:
        loops.append([(hole * radius * math.cos(a), -hole * radius * math.sin(a)) for a in (2 * math.pi * k / 64 for k in range(64))])
    return outline(loops, depth, at, colour, turn, bevel=min(depth * .25, tooth * .3), **finish)


def jimmies(o, count, size=0.2, colours=None, seed=5, upward=0.35, gap=None):
    """Lays little sprinkles on an object's upper faces (upward: the least lean of the face, 1 = flat)."""
    dice = random.Random(seed)
    bpy.context.view_layer.update()
    mesh = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    spin = o.matrix_world.to_3x3()
    faces = [p for p in mesh.polygons if (spin @ p.normal).normalized().z > upward]
    thin = size * .24
    line = [(-.5, 0), (-.48, .5), (-.4, .9), (-.3, 1), (.3, 1), (.4, .9), (.48, .5), (.5, 0)]
    line = [(r * thin, z * size) for z, r in line]
    shapes, laid = {}, []
    for _ in range(count * 30):
        if len(laid) >= count or not faces:
            break
        p = dice.choices(faces, [f.area for f in faces])[0]
        spot = o.matrix_world @ p.center
        if any((spot - q).length < (gap or size * .95) for q in laid):
            continue
        laid.append(spot)
        colour = dice.choice(colours or SPRINKLE_COLOURS)
        if colour not in shapes:
            shapes[colour] = lathe(line, (0, 0, -60), colour, smooth=False, roughness=.22, coat=.6)
        bit = bpy.data.objects.new("jimmy", shapes[colour].data)
        normal = (spin @ p.normal).normalized()
        lie = normal.to_track_quat("Z", "Y").to_matrix() @ Euler((0, 0, dice.uniform(0, 6.28))).to_matrix() @ Euler((0, math.pi / 2, 0)).to_matrix()
        bit.matrix_world = Matrix.Translation(spot + normal * thin * .45) @ lie.to_4x4()
        bpy.context.scene.collection.objects.link(bit)
    for shape in shapes.values():
        bpy.data.objects.remove(shape)
    return o


def doughnut(major, minor, at, icing="bubblegum", dough="caramel", turn=(0, 0, 0), strewn=26, seed=2, **finish):
    """A ring with icing that runs over its side; `at` is its centre (minor above what it lies on). Tilt it with turn."""
    ring(major, minor, at, dough, turn, roughness=.55, coat=.1)
    around, across, vertices, faces = 180, 36, [], []
    for k in range(around):
        a = 2 * math.pi * k / around
        low = 8 + 13 * math.sin(5 * a + seed) + 8 * math.sin(9 * a + 2 * seed)
        inner = 176 + 8 * math.sin(6 * a + seed)
        for n in range(across + 1):
            t = n / across
            phi = math.radians(low + (inner - low) * t)
            r = minor * (.985 + .13 * min(1, math.sin(math.pi * t) * 3.2) ** .5)
            vertices.append(((major + r * math.cos(phi)) * math.cos(a), (major + r * math.cos(phi)) * math.sin(a), r * math.sin(phi)))
    for k in range(around):
        for n in range(across):
            a, b = k * (across + 1) + n, (k + 1) % around * (across + 1) + n
            faces.append((a, b, b + 1, a + 1))
    o = dress(mesh_object("icing", vertices, faces, at, turn, 80), icing, **{"roughness": .16, "coat": .9, **finish})
    return jimmies(o, strewn, minor * .5, seed=seed, upward=.25) if strewn else o


def cherry(radius, at, colour="cherry", stem=1.0):
    """A glossy cherry; `at` is its centre. stem: length in radii times 2, 0 for none."""
    x, y, z = at
    fruit = [(0, -.94), (.5, -.9), (.86, -.5), (1, 0), (.9, .5), (.55, .83), (.22, .86), (0, .74)]
    o = lathe([(r * radius, h * radius) for r, h in fruit], at, colour, roughness=.08, coat=1)
    if stem:
        tube([(x, y, z + .7 * radius), (x + .12 * radius, y, z + (.8 + stem) * radius), (x + .6 * radius, y, z + (.8 + 1.9 * stem) * radius)], radius * .07, "leaf", roughness=.5)
    return o


def capsule(length, radius, at, colours=("tomato", "cream"), turn=(0, 0, 0), **finish):
    """A two-tone pill, upright before it is turned; `at` is its middle."""
    finish = {"roughness": .12, "coat": 1, **finish}
    bend = [(0, math.pi / 2 * n / 12) for n in range(13)]
    cap = [(radius * math.cos(a), length / 2 - radius + radius * math.sin(a)) for _, a in bend]
    lathe([(0, -.02), (radius, -.02), (radius, 0)] + cap[:-1] + [(0, length / 2)], at, colours[0], turn, smooth=False, **finish)
    return lathe([(0, -length / 2)] + [(r * .97, -z) for r, z in cap[:-1][::-1]] + [(radius * .97, .01), (0, .01)], at, colours[1], turn, smooth=False, **finish)


def bow(size, at, colour="espresso", turn=(0, 0, 0), thick=0.05, **finish):
    """A tied cord: two loops, two tails, facing the camera; `at` is the knot."""
    on = frame_of(at, turn)
    for side in (-1, 1):
        loop = [(0, 0, 0), (.35, -.08, .32), (.8, -.1, .42), (.98, -.08, .18), (.75, -.06, -.02), (.3, -.06, -.02), (0, 0, 0)]
        tube([on(side * x * size, y * size, z * size) for x, y, z in loop], thick, colour, **finish)
        tail = [(0, 0, 0), (.25, -.06, -.28), (.5, -.06, -.42), (.62, -.05, -.72)]
        tube([on(side * x * size, y * size, z * size) for x, y, z in tail], thick, colour, **finish)
    return ball(thick * 2, on(0, -thick, 0), colour, **finish)


# ── Parts of the page-hero pictures ─────────────────────────────────────────────────────────────────────────────────
def drip_bar(width, height, depth, at, colour, runs=((-.38, .3), (-.1, .5), (.16, .22), (.4, .42)), turn=(0, 0, 0), corner=0.3, run_width=0.17, **finish):
    """A glazed bar, upright, whose lower edge runs down in drips; `at` is its middle, runs = [(place across as a share, length), ...]."""
    w, h = width / 2, height / 2
    soft, radius = min(.12, height * .4), run_width * .95

    def arc(cx, cz, r, start, end):
        return [(cx + r * math.cos(math.radians(start + (end - start) * n / 10)), cz + r * math.sin(math.radians(start + (end - start) * n / 10))) for n in range(11)]

    reach = w - soft - radius - .02  # beyond it the outline crosses itself, which is a dark line across the face
    places = sorted((max(-reach, min(place * width, reach)), max(length, radius * 1.25)) for place, length in runs)
    points = arc(w - corner, h - corner, corner, 0, 90) + arc(-w + corner, h - corner, corner, 90, 180) + arc(-w + soft, -h + soft, soft, 180, 270)
    # Drips are straight with round ends and hollow shoulders, no shoulder wider than half the room beside it: a bevel never meets itself
    for n, (x, length) in enumerate(places):
        before = x - radius - (places[n - 1][0] + radius if n else -w + soft)
        behind = (places[n + 1][0] - radius if n + 1 < len(places) else w - soft) - x - radius
        left, right = (max(.01, min(radius * .9, length - radius, room / (2 if inner else 1))) for room, inner in ((before, n > 0), (behind, n + 1 < len(places))))
        points += arc(x - radius - left, -h - left, left, 90, 0) + arc(x, -h - length + radius, radius, 180, 360) + arc(x + radius + right, -h - right, right, 180, 90)
    points += arc(w - soft, -h + soft, soft, -90, 0)
    tidy = [p for n, p in enumerate(points) if math.dist(p, points[n - 1]) > 1e-4]
    return outline(tidy, depth, at, colour, turn, bevel=min(.07, depth * .4, run_width * .42), **{"roughness": .16, "coat": 1, **finish})


def pill(width, height, depth, at, colour, turn=(0, 0, 0), **finish):
    """A button or a line of text: a slab with round ends, upright."""
    return outline(soft_corners([(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)], min(width, height) * .49),
                   depth, at, colour, turn, bevel=depth * .42, **finish)


def card(width, height, depth, at, colour, corner=0.25, turn=(0, 0, 0), bevel=0.1, **finish):
    """A panel with round corners, upright."""
    return outline(soft_corners([(-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2)], corner),
                   depth, at, colour, turn, bevel=min(bevel, depth * .45), **finish)


def browser(width, height, at=(0, 0, 0), turn=(0, 0, 0), bar="tomato", page="cream", base="biscuit", runs=((-.42, .34), (-.27, .14), (-.055, .5), (.13, .2), (.3, .36), (.43, .18))):
    """A browser window: an iced petit beurre under a running glaze; `at` is the middle of its foot. Returns on(x, z), places on its page:
    x and z are shares of the page (-0.5 to 0.5), the page's front lies at the returned y."""
    with group(at, turn):
        biscuit((width, height), (0, .16, height / 2), base, depth=.4, scallops=max(8, round(width * 2.3)), holes=False)
        card(width * .93, height * .91, .3, (0, -.1, height / 2), page, .22)
        drip_bar(width * .95, height * .16, .42, (0, -.14, height * .865), bar, [(x, n * height * .25) for x, n in runs], corner=.24, run_width=width * .036)
        for n, colour in enumerate(("cream", "saffron", "pistachio")):
            ball(height * .036, (-width * .42 + n * height * .1, -.38, height * .87), colour)
    on = frame_of(at, turn)
    return lambda x, z, y=-.25: on(x * width, y, height * (.41 + z * .74))


def quarter_ring(major, minor, at, colour, start, end, turn=(0, 0, 0), **finish):
    """Part of a ring lying flat, from angle to angle in degrees, with round ends."""
    on = frame_of(at, turn)
    steps = max(6, int(abs(end - start) / 6))
    angles = [math.radians(start + (end - start) * n / steps) for n in range(steps + 1)]
    return tube([on(major * math.cos(a), major * math.sin(a), 0) for a in angles], minor, colour, smooth=False, **finish)


def bowl(radius, height, at, colour, turn=(0, 0, 0), rim=None, **finish):
    """A mixing bowl; `at` is the middle of its foot."""
    line = [(0, 0), (.42, 0), (.45, .05), (.62, .16), (.86, .5), (.97, .85), (1.04, .97), (1.05, 1), (1.0, 1.0), (.93, .9), (.82, .54), (.56, .2), (0, .12)]
    o = lathe([(r * radius, z * height) for r, z in line], at, colour, turn, **{"roughness": .12, "coat": 1, **finish})
    if rim:
        ring(radius * 1.03, radius * .035, frame_of(at, turn)(0, 0, height * .99), rim, turn, roughness=.12, coat=1)
    return o


def spoon(at, length, colour="ginger", turn=(0, 0, 0), head=0.42, **finish):
    """A wooden spoon, upright, head up; `at` is the lower end of its handle."""
    finish = {"roughness": .55, "coat": .08, **finish}
    on = frame_of(at, turn)
    sweep([on(0, 0, length * n / 10) for n in range(11)], .1, [colour], **finish)
    o = ball(head, on(0, 0, length + head * .9), colour, turn=turn, **finish)
    o.scale = (1, .42, 1.35)
    dip = ball(head * .8, on(0, -head * .26, length + head * .9), "biscuit" if colour != "biscuit" else "ginger", turn=turn, **finish)
    dip.scale = (1, .3, 1.35)
    return o


def softbox(at, size, power, colour=(1, 1, 1), look_at=(0, 0, 2)):
    """One more light."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.energy, light.size, light.color, light.shape = power, size, colour, "DISK"
    o = bpy.data.objects.new("softbox", light)
    o.location = at
    o.rotation_euler = (Vector(look_at) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o
