"""Requests a second beside takumi, and beside batch; see scripts/peers.

usage: compare.py PROGRAM PYTHON_WITH_TAKUMI FOLDER_OF_FONTS [CARDS]

With CARDS, as many different cards are asked for afterwards, and the memory after a tenth is compared with that after all.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from serving import Server, fixed, load

PROGRAM, PYTHON, FONTS = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3]
CARDS = int(sys.argv[4]) if len(sys.argv) > 4 else 0
SECONDS = 6
COUNTS = (1, 16, 64)


def batch():
    """Cards a second of `batch` with a job a core."""
    with tempfile.TemporaryDirectory() as folder:
        rows, count = os.path.join(folder, "rows.jsonl"), 1_500
        with open(rows, "w") as file:
            for number in range(count):
                file.write(json.dumps({"id": number, "title": f"Pictures from views, no. {number}"}) + "\n")
        start = time.time()
        subprocess.run(
            [PROGRAM, "batch", "card", "--rows", rows, "-o", folder + "/{id}.png", "--opaque"], check=True,
            stderr=subprocess.DEVNULL)
        return count / (time.time() - start)


def takumi():
    words = [PYTHON, os.path.join(HERE, "takumi_server.py"), FONTS]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        port = re.search(r":(\d+)/", process.stdout.readline()).group(1)
        return {count: load(f"http://127.0.0.1:{port}", count, SECONDS) for count in COUNTS}
    finally:
        process.terminate()
        process.wait()


def ours():
    with Server(PROGRAM, "--cache-bytes", "8000000") as server:
        load(server.url, 4, 2, first=900_000_000)
        results = {count: load(server.url, count, SECONDS, first=count * 100_000_000) for count in COUNTS}
    with Server(PROGRAM) as server:
        cached = {count: fixed(server.url + "/card.png?opaque=1&title=One", count, SECONDS) for count in COUNTS}
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


rates = [batch()]
try:
    peer = takumi()
except (OSError, AttributeError, subprocess.CalledProcessError):
    peer = None
    print("takumi could not be run")
results, cached, badge = ours()
rates.append(batch())
rate = sum(rates) / 2
print(f"batch, a job a core: {rate:.0f} cards a second ({rates[0]:.0f} before, {rates[1]:.0f} after)")
for count in COUNTS:
    mine = results[count]
    line = f"{count:3} connections: {mine['rate']:.0f}/s, p99 {mine['p99']:.1f} ms, failed {mine['failed']}, {mine['rate'] / rate:.2f} of batch"
    if peer:
        line += f"; takumi {peer[count]['rate']:.1f}/s, p99 {peer[count]['p99']:.0f} ms: {mine['rate'] / peer[count]['rate']:.1f} times"
    print(line)
    print(f"    from the cache: {cached[count]['rate']:.0f}/s, p99 {cached[count]['p99']:.2f} ms, failed {cached[count]['failed']}")
print(f"    a badge from the cache, 16 connections: {badge['rate']:.0f}/s")
if CARDS:
    memory()
