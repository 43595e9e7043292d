"""Draws the previews of a public app as the tests of its previews did, and names the pictures as those do.

Tests that Prefire writes draw a preview that says `.previewLayout(.sizeThatFits)` as wide as the screen and as high as its
content, and all others in a screen, with the looks that the description's "screen" gives; all have those of "looks".
Needs Pillow.
"""
import os, re, shutil, subprocess

from PIL import Image


def draw(suite, root, folder, work, fail):
    """Draws all previews; returns the folders of their pictures and of ours."""
    source = os.path.join(folder, suite["pictures"])
    if not os.path.isdir(source):
        fail(f"{source} is missing: give a clone at the commit that the description names")
    previews = suite["previews"]
    subprocess.run(["swift", "build", "--product", "stillframe"], cwd=root, check=True)
    tool = os.path.join(root, ".build", "debug", "stillframe")
    theirs, ours = os.path.join(work, "theirs"), os.path.join(work, "pictures")
    for goal in (theirs, ours):
        shutil.rmtree(goal, ignore_errors=True)
        os.makedirs(goal)
    screens = previews["screens"]
    for suffix, points in screens.items():
        drawn = drawn_previews(tool, os.path.join(folder, previews["path"]), points, suite, work, fail)
        screen = tuple(int(length) * suite["scale"] for length in points.split("x"))
        for name in sorted(os.listdir(source)):
            if not re.search(re.escape(suffix) + r"(\.1)?\.png$", name):
                continue
            short = name.replace(suffix, "")
            kept = short if len(screens) == 1 else name
            shutil.copy(os.path.join(source, name), os.path.join(theirs, kept))
            size = Image.open(os.path.join(source, name)).size
            found = find(short, drawn["screen" if size == screen else "fit"])
            if found:
                cut(found, size).save(os.path.join(ours, kept))
    return theirs, ours


def drawn_previews(tool, path, size, suite, work, fail):
    """The pictures of all previews by name, as high as their content, and in the looks of a screen."""
    drawn = {}
    environment = dict(os.environ, TZ=suite.get("timeZone", "UTC"))
    looks = suite["previews"].get("looks", [])
    for kind, more in (("fit", []), ("screen", suite["previews"].get("screen", []))):
        goal = os.path.join(work, kind)
        shutil.rmtree(goal, ignore_errors=True)
        command = [tool, "render", path, "--size", size, "--scale", str(suite["scale"]), "-o", goal]
        with open(os.path.join(work, kind + ".txt"), "w") as log:
            # Previews that fail are missing, and counted as that.
            subprocess.run(command + looks + more, stdout=log, stderr=log, env=environment)
        if not os.path.isdir(goal):
            fail(f"no preview was drawn: read {os.path.join(work, kind + '.txt')}")
        drawn[kind] = {plain(name[:-4]): os.path.join(goal, name) for name in os.listdir(goal)}
    return drawn


def plain(name):
    return re.sub(r"\W+", "-", name.lower()).strip("-")


def find(name, drawn):
    """The picture of a preview: `View.title.png`, or `title.1.png` where the preview is a macro."""
    view, _, title = name[:-4].partition(".")
    if title == "1":
        names = [re.sub("_0$", "", view)]
    elif title.startswith("test_"):
        names = [view, title[5:]]
    else:
        names = [f"{view}-{title}"]
        # A title that several views have is that of the first one alone.
        if not any(each.endswith("-" + plain(title)) for each in drawn):
            names.append(title)
    return next((drawn[plain(each)] for each in names if plain(each) in drawn), None)


def cut(path, size):
    """The middle of a screen's height, where content that is not greedy stands; where nothing is there, its top."""
    picture = Image.open(path)
    if picture.width != size[0] or picture.height <= size[1]:
        return picture
    top = round((picture.height - size[1]) / 2)
    middle = picture.crop((0, top, size[0], top + size[1]))
    is_empty = all(low == high for low, high in middle.convert("RGBA").getextrema())
    return picture.crop((0, 0, *size)) if is_empty else middle
