"""Places pictures of views in their screens as the project's tests did, and crops them as those did.

A view stands in the middle of its screen, where its edges may fall between pixels: then each column (or row) is half of
two, and one more is cropped. Where words decide the size, ours are up to 3 % wider or narrower: theirs is the crop then, and
tells whether its edges fall between pixels.
Needs numpy and Pillow.
"""
import os, re

import numpy as np
from PIL import Image


def spread(picture, axis):
    """Moves a picture by half a pixel: before it there is white, behind it nothing."""
    first, last = np.take(picture, [0], axis), np.take(picture, [-1], axis)
    nothing = last * np.float32([1, 1, 1, 0])
    before = np.concatenate([np.full_like(first, 255), picture], axis)
    after = np.concatenate([picture, nothing], axis)
    return (before + after) / 2


def cut(picture, axis, length):
    """Cuts to a length around the middle; edges are repeated where there is too little."""
    more = length - picture.shape[axis]
    before = more // 2
    indices = np.clip(np.arange(length) - before, 0, picture.shape[axis] - 1)
    return np.take(picture, indices, axis)


def crop(theirs, ours):
    for name in sorted(os.listdir(ours)):
        match = re.search(r"_(\d+)x(\d+)@(\d)x\.png$", name)
        path = os.path.join(ours, name)
        if not match or not os.path.exists(os.path.join(theirs, name)):
            continue
        width, height, scale = map(int, match.groups())
        picture = np.asarray(Image.open(path).convert("RGBA")).astype(np.float32)
        their = np.asarray(Image.open(os.path.join(theirs, name)).convert("RGBA"))
        result = picture
        for axis, screen in ((1, width * scale), (0, height * scale)):
            length, wanted = result.shape[axis], their.shape[axis]
            half = (screen - length) % 2 == 1
            if abs(length - wanted) <= max(3, length * 0.03):
                # The half column at the end lies before nothing.
                edge = np.take(their[..., 3], -1, axis)
                half = bool(edge.size and np.median(edge) < 255)
                result = cut(result, axis, wanted - half)
            if half:
                result = spread(result, axis)
        if result is not picture:
            Image.fromarray(result.round().astype(np.uint8), "RGBA").save(path)
