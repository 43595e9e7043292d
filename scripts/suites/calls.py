"""Draws the views that the tests of a public app call by name, at the sizes of the app's own pictures.

The app and its libraries become targets of a package in the work folder, where each view gets a preview of its picture's
size with the insets of the screen; the command-line tool draws those, at a finer scale that is then averaged. Needs Pillow.
"""
import glob, os, re, shutil, subprocess

from PIL import Image


def draw(suite, root, folder, work, fail):
    """Draws all views; returns the folders of their pictures and of ours."""
    theirs = os.path.join(folder, suite["pictures"])
    if not os.path.isdir(theirs):
        fail(f"{theirs} is missing: give a clone at the commit that the description names")
    calls = suite["calls"]
    package, drawn, ours = (os.path.join(work, name) for name in ("package", "drawn", "pictures"))
    for goal in (package, drawn, ours):
        shutil.rmtree(goal, ignore_errors=True)
    os.makedirs(ours)
    for origin, module in calls["folders"].items():
        shutil.copytree(os.path.join(folder, origin), os.path.join(package, "Sources", module))
    modules = [module for module in calls["folders"].values() if module != calls["app"]]
    with open(os.path.join(package, "Package.swift"), "w") as file:
        file.write(manifest(modules, calls["app"]))
    sizes = {name[:-4]: Image.open(os.path.join(theirs, name)).size for name in os.listdir(theirs) if name.endswith(".png")}
    with open(os.path.join(package, "Sources", calls["app"], "SuitePreviews.swift"), "w") as file:
        file.write("\n".join([f"import {name}" for name in ["SwiftUI"] + modules] + list(previews(calls, folder, sizes))) + "\n")
    subprocess.run(["swift", "build", "--product", "stillframe"], cwd=root, check=True)
    tool = os.path.join(root, ".build", "debug", "stillframe")
    command = [tool, "render", package, "--scale", str(suite["finer"]), "-o", drawn]
    with open(os.path.join(work, "render.txt"), "w") as log:
        # Previews that fail are missing, and counted as that.
        subprocess.run(command + suite.get("looks", []), stdout=log, stderr=log, env=dict(os.environ, TZ="UTC"))
    for path in glob.glob(os.path.join(drawn, "*suite-*.png")):
        name = os.path.basename(path).partition("suite-")[2]
        picture = Image.open(path).convert("RGBA")
        picture.resize(sizes[name[:-4]], Image.Resampling.BOX).save(os.path.join(ours, name))
    return theirs, ours


def previews(calls, folder, sizes):
    """A preview for each view that a test calls and that has a picture."""
    top, bottom = calls["insets"]
    for path in sorted(glob.glob(os.path.join(folder, calls["tests"], "*.swift"))):
        with open(path) as file:
            found = re.findall(calls["find"], file.read())
        for view, name in found:
            if name not in sizes:
                continue
            width, height = sizes[name]
            yield f"""#Preview("suite-{name}", traits: .fixedLayout(width: {width}, height: {height})) {{
  {view}
    .safeAreaInset(edge: .top, spacing: 0) {{ Color.clear.frame(height: {top}) }}
    .safeAreaInset(edge: .bottom, spacing: 0) {{ Color.clear.frame(height: {bottom}) }}
}}"""


def manifest(modules, app):
    targets = "".join(f'    .target(name: "{name}"),\n' for name in modules)
    depends = ", ".join(f'"{name}"' for name in modules)
    return f"""// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "{app}",
  targets: [
{targets}    .target(name: "{app}", dependencies: [{depends}]),
  ])
"""
