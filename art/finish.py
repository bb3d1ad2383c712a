"""Turns Cycles' passes into a clean picture: a feature-guided à-trous wavelet filter on light alone (colour divided out), then PNG.

Called by candy.render(); needs numpy and OpenCV (python3-opencv) in Blender's own Python. Figures: art/README.md.
"""
import os

os.environ["OPENCV_IO_ENABLE_OPENEXR"] = "1"
import cv2
import numpy as np

TAPS = np.array([1, 4, 6, 4, 1], np.float32) / 16


def read(folder, name):
    picture = cv2.imread(os.path.join(folder, f"{name}0001.exr"), cv2.IMREAD_UNCHANGED)
    if picture is None:
        raise SystemExit(f"Pass {name} is missing")
    picture = picture.astype(np.float32)
    return picture[..., :3] if picture.ndim == 3 else picture


def bright(a):
    return a @ np.array([.0722, .7152, .2126], np.float32)


def views(a, reach):
    """A function that gives the picture moved by (dy, dx) without copying, its edge repeated."""
    padded = cv2.copyMakeBorder(a, reach, reach, reach, reach, cv2.BORDER_REPLICATE)
    h, w = a.shape[:2]
    return lambda dy, dx: padded[reach + dy:reach + dy + h, reach + dx:reach + dx + w]


def features(folder):
    """What a surface is: its direction, colour and distance, scaled so that a distance of 1 counts as an edge."""
    normal, albedo, depth = read(folder, "normal"), read(folder, "albedo"), read(folder, "depth")
    depth = depth[..., 0] if depth.ndim == 3 else depth
    return np.dstack([normal * 8, np.sqrt(np.clip(albedo, 0, 1)) * 11, np.minimum(depth, 60) * 1.2]).astype(np.float32)


def gaps_at(guide, step):
    """For each neighbour at this step: how different its surface is."""
    look = views(guide, 2 * step)
    result = {}
    reach = 2 if step == 1 else 1  # the wide levels do with eight neighbours
    for i in range(-reach, reach + 1):
        for j in range(-reach, reach + 1):
            if i or j:
                d = guide - look(i * step, j * step)
                d[..., 6] /= step * max(abs(i), abs(j))
                result[i, j] = np.einsum("hwc,hwc->hw", d, d)
    if step == 1:  # a pixel on an edge is like none of its neighbours: let it lean on the most similar ones
        nearest = np.minimum(np.minimum.reduce(list(result.values())), 8)
        result = {key: gap - nearest for key, gap in result.items()}
    return result


def spread_step(light, variance, gaps, step, strength):
    """One level of the filter: light spreads along a surface, stops at its edges and where it differs beyond its noise."""
    total, weight = light * TAPS[2] ** 2, np.full(light.shape[:2], TAPS[2] ** 2, np.float32)
    left, level = variance * TAPS[2] ** 4, bright(light)
    look, look_level, look_variance = views(light, 2 * step), views(level, 2 * step), views(variance, 2 * step)
    edge = 1 / (strength * np.sqrt(cv2.GaussianBlur(variance, (0, 0), 1.5)) + 1e-4)
    for (i, j), gap in gaps.items():
        dy, dx = i * step, j * step
        k = cv2.exp(-(gap + np.abs(level - look_level(dy, dx)) * edge)) * (TAPS[i + 2] * TAPS[j + 2])
        total += look(dy, dx) * k[..., None]
        weight += k
        left += look_variance(dy, dx) * k * k
    return total / weight[..., None], left / (weight * weight)


def noise_of(light, gaps):
    """Local noise variance: what a small blur along the surface takes away, averaged a little wider."""
    look, total, weight = views(light, 2), light.copy(), np.ones(light.shape[:2], np.float32)
    for (i, j), gap in gaps.items():
        if abs(i) < 2 and abs(j) < 2:
            k = cv2.exp(-gap)
            total += look(i, j) * k[..., None]
            weight += k
    residue = bright(light - total / weight[..., None])
    return cv2.GaussianBlur(residue * residue, (0, 0), 3.0) * 1.3 + 1e-8


def fireflies(light):
    """A lone pixel much brighter than its neighbours becomes their median."""
    middle = np.dstack([cv2.medianBlur(np.ascontiguousarray(light[..., c]), 3) for c in range(3)])
    lone = bright(light) > bright(middle) * 2.2 + .25
    return np.where(lone[..., None], middle, light)


def clean(lights, guide, strength, levels=6):
    lights = [fireflies(light) for light in lights]
    for level in range(levels):
        gaps = gaps_at(guide, 2 ** level)
        if level == 0:
            noises = [noise_of(light, gaps) for light in lights]
        for n, light in enumerate(lights):
            lights[n], noises[n] = spread_step(light, noises[n], gaps, 2 ** level, strength)
    return lights


def compose(folder, strength=3.5):
    """The clean picture in linear light, blue first."""
    diffuse, glossy = clean([read(folder, f"{kind}_direct") + read(folder, f"{kind}_indirect") for kind in ("diffuse", "glossy")],
                            features(folder), strength)
    return (diffuse * read(folder, "diffuse_colour") + glossy * read(folder, "glossy_colour")
            + (read(folder, "transmission_direct") + read(folder, "transmission_indirect")) * read(folder, "transmission_colour") + read(folder, "emission"))


def encoded(a):
    a = np.clip(a, 0, 1)
    return np.where(a <= .0031308, a * 12.92, 1.055 * np.power(a, 1 / 2.4) - .055)


SHADOW = np.array([6, 14, 44], np.float32) / 255  # blue first: nearly black, a little warm, or it looks like dirt on a light ground


def write(path, folder):
    """The sweets over their shadow, both on alpha. The shadow is dark: laid on any colour it darkens it, as a shadow does."""
    alpha, light = flat(read(folder, "alpha")), compose(folder)
    straight = encoded(light / np.maximum(alpha, 1e-4)[..., None])
    mirrored = encoded(light.max(-1) - alpha)  # what clear glass mirrors hides what lies behind it
    alpha = alpha + (1 - alpha) * cv2.medianBlur(np.float32(mirrored), 5)
    dark = shadow(folder, alpha) * (1 - alpha)
    opacity = alpha + dark
    picture = np.dstack([(straight * alpha[..., None] + SHADOW * dark[..., None]) / np.maximum(opacity, 1e-4)[..., None], opacity])
    cv2.imwrite(path, np.round(np.clip(picture, 0, 1) * 65535).astype(np.uint16))


def flat(a):
    return np.clip(a[..., 0] if a.ndim == 3 else a, 0, 1)


def smooth(a):
    a = np.clip(a, 0, 1)
    return a * a * (3 - 2 * a)


def shadow(folder, alpha):
    """How dark the ground is (0 to 1): the light that is missing beside the empty ground. It fades behind the subject and before the picture's edges."""
    h, w = alpha.shape
    lit, empty = (read(f"{folder}/{name}", "diffuse_direct") + read(f"{folder}/{name}", "diffuse_indirect") for name in ("shadow", "empty"))
    lit, empty = bright(clean([lit], features(f"{folder}/shadow"), 5.0)[0]), bright(empty)
    floor = np.float32(flat(read(f"{folder}/empty", "alpha")) > .999)  # none above the horizon
    soft = lambda a: cv2.GaussianBlur(a, (0, 0), w / 60)
    share = lit / np.maximum(soft(empty * floor) / np.maximum(soft(floor), 1e-3), 1e-3)
    subject, ground = read(folder, "depth"), read(f"{folder}/empty", "depth")
    subject, ground = (a[..., 0] if a.ndim == 3 else a for a in (subject, ground))
    behind = np.percentile(subject[alpha > .9], 99)
    share = 1 - (1 - share) * floor * smooth((behind * 1.6 - ground) / (behind * .6))
    share = cv2.resize(cv2.GaussianBlur(share, (0, 0), w / 1000), (w, h), interpolation=cv2.INTER_LINEAR)
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    inset = smooth((np.minimum(xs, w - 1 - xs) / w - .005) / .14) * smooth((np.minimum(ys, h - 1 - ys) / h - .005) / .06)
    lost = np.clip(1 - share, 0, 1)
    lost *= smooth(lost / .22) * inset  # the wide haze goes, or the frame would cut it
    return 1 - encoded(1 - lost)


def stack(files, path):
    """Writes the pictures one below the other into one, and removes them."""
    cv2.imwrite(path, np.vstack([cv2.imread(file, cv2.IMREAD_UNCHANGED) for file in files]))
    for file in files:
        os.remove(file)
