"""Runs peers and ours in turns and prints the ratios; see scripts/peers.

usage: compare.py FOLDER_OF_OUR_TOOLS FOLDER_OF_PEERS FOLDER_OF_FONTS [ROWS]

With ROWS only those whose names contain it, as "chart".
"""

import json
import math
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

TOOLS, PEERS, FONTS = sys.argv[1:4]
ROWS = sys.argv[4] if len(sys.argv) > 4 else ""
ROUNDS = 3
FONT = "archivo/Archivo.ttf"


def seconds(work, least=0.2, warm=True):
    """The median time of a call, repeated for a while."""
    if warm:
        work()
    times, begin = [], time.perf_counter()
    while len(times) < 3 or time.perf_counter() - begin < least:
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


UNITS = {"ns": 1e-9, "µs": 1e-6, "ms": 1e-3, "s": 1}


def ours(row):
    """What the benchmark measures for a row: seconds, of one node where the row counts nodes."""
    words = [os.path.join(TOOLS, "stillframe-bench"), "--quick", "--json", "--filter", row]
    rows = json.loads(subprocess.run(words, capture_output=True, check=True, text=True).stdout)
    found = next(entry for entry in rows if entry["name"] == row)
    return found["value"] * UNITS[found["unit"].split()[0]]


def process(*words):
    run = lambda: subprocess.run(words, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return lambda: seconds(run)


# takumi: the benchmark's social card, as its own nodes with the same sizes and texts.


def takumi(format):
    from takumi_py import Renderer, RenderOptions

    with open(os.path.join(FONTS, FONT), "rb") as file:
        renderer = Renderer(load_default_fonts=False, fonts=[file.read()])

    def text(words, size, weight=400):
        style = {"fontSize": f"{size}px", "fontWeight": weight, "color": "white"}
        return {"type": "text", "text": words, "style": style}

    def box(children=(), **style):
        return {"type": "container", "style": {"display": "flex", **style}, "children": list(children)}

    dot = box(width="72px", height="72px", borderRadius="36px", backgroundColor="white")
    names = box([text("Stillframe", 30, 600), text("November 2026", 24)], flexDirection="column")
    button = box(width="180px", height="96px", borderRadius="24px", backgroundColor="#ff9500")
    foot = box([dot, names, box(flexGrow=1), button], gap="20px", alignItems="center")
    card = box(
        [
            text("Pictures from views, anywhere", 72, 700),
            text("A view goes in, a file comes out: no screen, no browser, no waiting.", 34),
            box(flexGrow=1),
            foot,
        ],
        width="1200px", height="630px", flexDirection="column", gap="24px", padding="64px",
        backgroundColor="#5856d6",
    )
    options = RenderOptions(width=1200, height=630, format=format)
    return lambda: seconds(lambda: renderer.render_node(card, options=options))


# taffy: trees of blocks, through the functions under stretchable, so that Python's own objects do not count.


def taffy(make, count, changes=False):
    from stretchable import Node, taffylib
    from stretchable.node import taffy as tree

    from stretchable.style import Style
    from stretchable.style.geometry.size import SizeAvailableSpace

    space = SizeAvailableSpace(390, 844).to_dict()

    def nothing(*_):
        raise AssertionError("blocks are not measured")

    solve = lambda root: taffylib.node_compute_layout_with_measure(tree._ptr, root._node_id, space, nothing)

    def first():
        # Python takes far longer to make a tree than it takes to lay it out.
        times = []
        for _ in range(3 if count < 5_000 else 1):
            root, leaf = make(Node)
            start = time.perf_counter()
            solve(root)
            times.append((time.perf_counter() - start) / count)
        return statistics.median(times)

    made = []

    def again():
        if not made:
            made.append(make(Node))
            solve(made[0][0])
        root, leaf = made[0]
        styles, times = [Style(size=(20, 10)), Style(size=(30, 12))], []
        for turn in range(40):
            leaf.style = styles[turn % 2]
            start = time.perf_counter()
            solve(root)
            times.append(time.perf_counter() - start)
        return statistics.median(times)

    return again if changes else first


def flat(count):
    def make(Node):
        from stretchable.style import FlexDirection

        root = Node(flex_direction=FlexDirection.COLUMN, gap=8)
        for _ in range(count):
            leaf = Node(size=(20, 10))
            root.add(leaf)
        return root, leaf

    return make


def nested(levels):
    def make(Node):
        from stretchable.style import FlexDirection

        leaves = []

        def node(level):
            if level == 0:
                leaves.append(Node(size=(20, 10)))
                return leaves[-1]
            outer = Node(flex_direction=FlexDirection.COLUMN if level % 2 else FlexDirection.ROW, gap=8)
            for _ in range(10):
                outer.add(node(level - 1))
            return outer

        return node(levels), leaves[0]

    return make


# typst: the same card as a document, compiled to one picture.

TYPST = """
#set page(width: 1200pt, height: 630pt, margin: 64pt, fill: rgb("#5856d6"))
#set text(fill: white)
#text(size: 72pt, weight: 700)[Pictures from views, anywhere]

#text(size: 34pt)[A view goes in, a file comes out: no screen, no browser, no waiting.]
#v(1fr)
#grid(columns: (72pt, 1fr, 180pt), gutter: 20pt, align: horizon,
  circle(radius: 36pt, fill: white),
  [#text(size: 30pt, weight: 600)[Stillframe] \\ #text(size: 24pt)[November 2026]],
  rect(width: 180pt, height: 96pt, radius: 24pt, fill: rgb("#ff9500")))
"""


def typst():
    import typst as peer

    with tempfile.NamedTemporaryFile("w", suffix=".typ", delete=False) as file:
        file.write(TYPST)
    compiler = peer.Compiler(file.name)
    return lambda: seconds(lambda: compiler.compile(format="png", ppi=72))


def magick(folder):
    tool = shutil.which("magick") or shutil.which("convert")
    if tool is None:
        raise FileNotFoundError("ImageMagick is not installed")
    font = os.path.join(FONTS, FONT)
    words = ["-size", "1200x630", "xc:#5856d6", "-font", font, "-fill", "white", "-pointsize", "72", "-annotate", "+64+130"]
    words += ["Pictures from views, anywhere", "-pointsize", "34", "-annotate", "+64+220"]
    words += ["A view goes in, a file comes out: no screen, no browser, no waiting.", "-draw", "circle 100,530 100,494"]
    words += ["-fill", "#ff9500", "-draw", "roundrectangle 956,470 1136,566 24,24", os.path.join(folder, "magick.png")]
    return process(tool, *words)


def pango(column):
    tool = os.path.join(PEERS, "pango-paragraph")
    if not os.path.exists(tool):
        raise FileNotFoundError("Pango's headers are not installed")
    return lambda: float(subprocess.run([tool], capture_output=True, check=True, text=True).stdout.split()[column]) * 1e-6


# Charts: the same sine with noise, to PNG at 640 × 480 pixels, with lines 2 pixels wide and discs 8 pixels across.

CHART_COUNTS = (100, 10_000, 100_000)


def wave(count):
    import random

    random.seed(1)
    xs = [index / count for index in range(count)]
    return xs, [math.sin(18 * x) + random.random() - 0.5 for x in xs]


def matplotlib(kind, count):
    import io

    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from numpy import array

    xs, ys = (array(values) for values in wave(count))

    def draw():
        figure = Figure(figsize=(6.4, 4.8), dpi=100)
        canvas = FigureCanvasAgg(figure)
        axes = figure.subplots()
        if kind == "line":
            axes.plot(xs, ys, linewidth=1.44)
        else:
            axes.plot(xs, ys, "o", markersize=5.76, markeredgewidth=0)
        canvas.print_png(io.BytesIO())

    return lambda: seconds(draw)


def gnuplot(kind, count, folder):
    """A plot in a process that is running: what more plots take than fewer."""
    tool = shutil.which("gnuplot")
    if tool is None:
        raise FileNotFoundError("gnuplot is not installed: apt-get install gnuplot-nox")
    data, picture = os.path.join(folder, "wave.bin"), os.path.join(folder, "gnuplot.png")
    style = "lines linewidth 2" if kind == "line" else "points pointtype 7 pointsize 1.3"

    def run(plots):
        commands = ["set terminal pngcairo size 640,480", "unset key"]
        for _ in range(plots):
            commands += [f"set output '{picture}'", f"plot '{data}' binary format='%double%double' using 1:2 with {style}"]
        start = time.perf_counter()
        subprocess.run([tool], input="\n".join(commands + ["set output", ""]), check=True, text=True, capture_output=True)
        return time.perf_counter() - start

    def measured():
        from array import array

        with open(data, "wb") as file:
            array("d", (value for point in zip(*wave(count)) for value in point)).tofile(file)
        few, more = 1, 5
        run(few)
        return statistics.median((run(few + more) - run(few)) / more for _ in range(3))

    return measured


def tool_process(folder):
    return process(os.path.join(TOOLS, "stillframe"), "render", "turning-card", "-o", os.path.join(folder, "ours.png"))


def rows(folder):
    """What is compared: its name, ours, the peer's name, a function that makes the peer ready, the goal of the ratio."""
    bench = lambda name: lambda: ours(name)
    yield "social card to PNG", bench("picture/social/png"), "takumi", lambda: takumi("png"), 0.13
    yield "social card to pixels", bench("picture/social/pixels"), "takumi", lambda: takumi("raw"), None
    yield "social card to PNG", bench("picture/social/png"), "typst", typst, None
    yield "a card as a new process", tool_process(folder), "ImageMagick", lambda: magick(folder), None
    for count in (1_000, 10_000):
        yield f"layout, flat, {count:,}", bench(f"layout/flat/{count}"), "taffy", lambda c=count: taffy(flat(c), c + 1), 0.6
    for levels, count in ((3, 1_111), (4, 11_111)):
        name = f"layout, nested, {count:,}"
        yield name, bench(f"layout/nested/{count}"), "taffy", lambda l=levels, c=count: taffy(nested(l), c), 0.25
    for levels, count in ((3, 1_111), (4, 11_111)):
        name = f"one leaf of {count:,} changed"
        yield name, bench(f"change/leaf/{count}"), "taffy", lambda l=levels, c=count: taffy(nested(l), c, True), 0.1
    yield "1,000 words, another width", bench("text/prose/other-width"), "Pango", lambda: pango(0), None
    yield "1,000 words, never seen", bench("text/prose/new"), "Pango", lambda: pango(1), None
    for kind in ("line", "points"):
        for count in CHART_COUNTS:
            name, own = f"chart, {kind}, {count:,}", bench(f"chart/{kind}/{count}")
            yield name, own, "matplotlib", lambda k=kind, c=count: matplotlib(k, c), 1
            yield name, own, "gnuplot", lambda k=kind, c=count: gnuplot(k, c, folder), 1


def shown(value):
    for unit, size in (("s", 1), ("ms", 1e-3), ("µs", 1e-6)):
        if value >= size:
            return f"{value / size:.3g} {unit}"
    return f"{value * 1e9:.3g} ns"


def main():
    print(f"{'':32}{'ours':>10}{'theirs':>12}  {'':14}{'ratio':>8}{'spread':>9}  goal")
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        for name, mine, peer, ready, goal in rows(folder):
            if ROWS not in name:
                continue
            try:
                theirs = ready()
                pairs = [(mine(), theirs()) for _ in range(ROUNDS)]
            except (ImportError, AttributeError, FileNotFoundError, subprocess.CalledProcessError) as error:
                print(f"{name:32}left out: {peer}: {error}")
                continue
            ratios = sorted(a / b for a, b in pairs)
            ratio, spread = statistics.median(ratios), (ratios[-1] - ratios[0]) / 2 / statistics.median(ratios)
            verdict = "" if goal is None else f"≤ {goal} " + ("ok" if ratio <= goal else "MISS")
            missed += verdict.endswith("MISS")
            a, b = (statistics.median(side) for side in zip(*pairs))
            print(f"{name:32}{shown(a):>10}{shown(b):>12}  {peer:14}{ratio:8.3f}{spread:8.0%}   {verdict}", flush=True)
    print("Films: stillframe-bench --filter film runs ffmpeg in the same process.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
