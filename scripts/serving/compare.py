"""Requests a second beside takumi, and beside batch; see scripts/peers.

usage: compare.py PROGRAM PYTHON_WITH_TAKUMI FOLDER_OF_FONTS [CARDS]

With CARDS, as many different cards are asked for afterwards, and the memory after a tenth is compared with that after all.
"""

import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
from serving import Server, costed, fixed, load

PROGRAM, PYTHON, FONTS = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3]
CARDS = int(sys.argv[4]) if len(sys.argv) > 4 else 0
SECONDS = 6
COUNTS = (1, 16, 64)


def batch():
    """Cards a second of `batch` with a job a core, and milliseconds of processor time a card."""
    with tempfile.TemporaryDirectory() as folder:
        rows, count = os.path.join(folder, "rows.jsonl"), 1_500
        with open(rows, "w") as file:
            for number in range(count):
                file.write(json.dumps({"id": number, "title": f"Pictures from views, no. {number}"}) + "\n")
        start, before = time.time(), resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [PROGRAM, "batch", "card", "--rows", rows, "-o", folder + "/{id}.png", "--opaque"], check=True,
            stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        return count / (time.time() - start), used * 1e3 / count


def takumi():
    words = [PYTHON, os.path.join(HERE, "takumi_server.py"), FONTS]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        port = re.search(r":(\d+)/", process.stdout.readline()).group(1)
        return {count: costed(process, lambda: load(f"http://127.0.0.1:{port}", count, SECONDS)) for count in COUNTS}
    finally:
        process.terminate()
        process.wait()


def ours():
    with Server(PROGRAM, "--cache-bytes", "8000000") as server:
        load(server.url, 4, 2, first=900_000_000)
        results = {
            count: costed(server.process, lambda: load(server.url, count, SECONDS, first=count * 100_000_000))
            for count in COUNTS}
    with Server(PROGRAM) as server:
        cached = {
            count: costed(server.process, lambda: fixed(server.url + "/card.png?opaque=1&title=One", count, SECONDS))
            for count in COUNTS}
        badge = fixed(server.url + "/badge.png?name=Ada", 16, SECONDS)
    return results, cached, badge


def memory():
    sizes = []
    with Server(PROGRAM) as server:
        first = 0
        while (made := server.metric("stillframe_pictures_total")) < CARDS:
            load(server.url, 8, 5, first=first)
            first += 1_000_000
            sizes.append((server.metric("stillframe_pictures_total"), server.resident()))
    count, reference = next(entry for entry in sizes if entry[0] >= CARDS / 10)
    print(f"memory: {reference / 2**20:.1f} MiB after {count:.0f} cards, {sizes[-1][1] / 2**20:.1f} MiB after "
          f"{sizes[-1][0]:.0f}: {sizes[-1][1] / reference:.3f} (goal: at most 1.15)", flush=True)


runs = [batch()]
try:
    peer = takumi()
except (OSError, AttributeError, subprocess.CalledProcessError):
    peer = None
    print("takumi could not be run")
results, cached, badge = ours()
runs.append(batch())
rate, cost = (sum(run[index] for run in runs) / 2 for index in (0, 1))
print("ms: milliseconds of processor time that a card takes the server; it does not depend on what else the machine does")
print(f"batch, a job a core: {rate:.0f} cards a second ({runs[0][0]:.0f} before, {runs[1][0]:.0f} after), {cost:.2f} ms")
for count in COUNTS:
    mine = results[count]
    print(f"{count:3} connections: {mine['rate']:.0f}/s, p99 {mine['p99']:.1f} ms, failed {mine['failed']}, {mine['cost']:.2f} ms; "
          f"of batch {mine['rate'] / rate:.2f}, by processor time {cost / mine['cost']:.2f}")
    if peer:
        his = peer[count]
        print(f"    takumi: {his['rate']:.1f}/s, p99 {his['p99']:.0f} ms, failed {his['failed']}, {his['cost']:.2f} ms: "
              f"{mine['rate'] / his['rate']:.1f} times as many, {his['cost'] / mine['cost']:.1f} by processor time")
    kept = cached[count]
    print(f"    from the cache: {kept['rate']:.0f}/s, p99 {kept['p99']:.2f} ms, failed {kept['failed']}, {kept['cost']:.3f} ms")
print(f"    a badge from the cache, 16 connections: {badge['rate']:.0f}/s")
if CARDS:
    memory()
