"""Checks a server of pictures; see scripts/check-server.

usage: check.py PROGRAM REQUESTS
"""

import concurrent.futures
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from serving import Server, load, wait_until

PROGRAM, REQUESTS = os.path.abspath(sys.argv[1]), int(sys.argv[2])
wrong = []


def check(is_right, what):
    print(("   right: " if is_right else "   WRONG: ") + what, flush=True)
    if not is_right:
        wrong.append(what)


def raw(port, data, seconds=15):
    """Sends bytes as they are, and returns the response until the server closes."""
    with socket.create_connection(("127.0.0.1", port), timeout=seconds) as connection:
        try:
            connection.sendall(data)
            pieces = []
            while piece := connection.recv(65_536):
                pieces.append(piece)
            return b"".join(pieces)
        except ConnectionError:
            return b""


def bytes_of_the_tool(folder, *words, name):
    path = os.path.join(folder, name)
    subprocess.run([PROGRAM, *words, "-o", path], check=True, stderr=subprocess.DEVNULL)
    with open(path, "rb") as file:
        return file.read()


def answers(folder):
    print("== the bytes of render, animate and batch")
    with Server(PROGRAM, "--time-limit", "60") as server:
        for name in ("morph.png", "morph.jpg", "morph.svg", "morph.pdf"):
            scene = name.split(".")[0]
            address = f"/{name}?scale=2&dark=1&locale=de"
            made = bytes_of_the_tool(folder, "render", scene, "--scale", "2", "--dark", "--locale", "de", name=name)
            status, _, body = server.get(address)
            check(status == 200 and body == made, address)
        for name in ("morph.apng", "morph.gif", "morph.webp", "morph.html", "morph.sheet.png"):
            made = bytes_of_the_tool(folder, "animate", "morph", "--duration", "0.5", name=name)
            status, _, body = server.get(f"/{name}?duration=0.5")
            check(status == 200 and body == made, f"/{name}")
        rows = os.path.join(folder, "rows.jsonl")
        titles = ["Plain", "Grüße & 'Zeichen' %+#?", "日本語", "x" * 300]
        with open(rows, "w") as file:
            for number, title in enumerate(titles):
                file.write(json.dumps({"id": number, "title": title}) + "\n")
        subprocess.run(
            [PROGRAM, "batch", "card", "--rows", rows, "-o", os.path.join(folder, "card-{id}.png"), "--opaque"],
            check=True, stderr=subprocess.DEVNULL)
        for number, title in enumerate(titles):
            with open(os.path.join(folder, f"card-{number}.png"), "rb") as file:
                made = file.read()
            query = server.get("/card.png?opaque=1&title=" + urllib.parse.quote(title))
            body = server.get("/card.png?opaque=1", body=json.dumps({"title": title}).encode())
            check(query[2] == made and body[2] == made, f"the card of row {number} from its query and its body")


def statuses(folder):
    print("== every status and limit")
    with open(os.path.join(folder, "key"), "w") as file:
        file.write("key\n")
    words = ["--jobs", "1", "--queue", "0", "--time-limit", "1", "--max-body", "1000", "--header-time", "1"]
    words += ["--body-time", "1", "--idle-time", "1", "--max-pixels", "1000000", "--max-age", "5"]
    with Server(PROGRAM, *words) as server:
        get = server.get
        status, headers, body = get("/badge.png?name=Ada")
        check(status == 200 and headers["X-Content-Type-Options"] == "nosniff", "200")
        check(get("/badge.png?name=Ada", headers=[("If-None-Match", headers["ETag"])])[0] == 304, "304")
        for address in ("/badge.png", "/badge.png?name=a&name=b", "/badge.png?name=%ff", "/badge.png?name=%00",
                        "/morph.png?size=2000x2000", "/badge.png?name=a&scale=x"):
            status, _, body = get(address)
            check(status == 400 and "error" in json.loads(body), f"400 {address}")
        check(get("/badge.png", body=b"[" * 900)[0] == 400, "400 for deep JSON")
        for address in ("/none.png", "/../etc/passwd", "/%2e%2e%2fbadge.png", "/badge.bmp?name=a"):
            check(get(address)[0] == 404, f"404 {address}")
        check(get("/badge.png?name=a", method="PUT")[0] == 405, "405")
        check(get("/badge.png", body=b"a" * 1001)[0] == 413, "413")
        check(get("/badge.png?name=" + "a" * 9000)[0] == 414, "414")
        answer = raw(server.port, b"GET / HTTP/1.1\r\nHost: a\r\nX: " + b"a" * (1 << 20) + b"\r\n\r\n")
        check(answer == b"" or answer.split(b" ")[1] in (b"413", b"431"), "a header of a megabyte is refused")
        with concurrent.futures.ThreadPoolExecutor() as pool:
            slow = pool.submit(get, "/slow.png?seconds=0.8")
            time.sleep(0.3)
            status, headers, _ = get("/badge.png?name=Bo")
            check(status == 503 and headers["Retry-After"] == "1", "503 with Retry-After")
            check(slow.result()[0] == 200, "200 after waiting")
        for data in (b"", b"GET /ba", b"GET / HTTP/1.1\r\nHost: a\r\n",
                     b"POST /badge.png HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{"):
            start = time.time()
            raw(server.port, data)
            check(time.time() - start < 4, f"{len(data)} bytes and no more are closed in time")
        check(get("/endless.png")[0] == 504, "504")
        check(wait_until(lambda: any("replaces itself" in line for line in server.said)), "the process replaces itself")
        check(get("/badge.png?name=Ada")[0] == 200, "200 afterwards")
        check(server.end() == 0, "SIGTERM ends it with status 0")
    with Server(PROGRAM, "--secret-file", os.path.join(folder, "key")) as server:
        check(server.get("/badge.png?name=Ada")[0] == 403, "403 without a signature")
    with Server(PROGRAM, "--connections-per-peer", "4", "--header-time", "60") as server:
        held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(4)]
        time.sleep(0.2)
        status, headers, _ = server.get("/healthz")
        check(status == 429 and headers["Retry-After"] == "1", "429 for a fifth connection")
        for connection in held:
            connection.close()
        time.sleep(0.2)
        check(server.get("/healthz")[0] == 200, "200 when the others are closed")


def many_connections():
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = 12_000 if limit[1] == resource.RLIM_INFINITY else min(limit[1], 12_000)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, limit[1]))
    count = min(10_000, most - 100)
    print(f"== {count} connections")
    with Server(PROGRAM, "--header-time", "2") as server:
        held = []
        for _ in range(count):
            connection = socket.socket()
            connection.setblocking(False)
            connection.connect_ex(("127.0.0.1", server.port))
            held.append(connection)
        time.sleep(0.5)
        check(server.process.poll() is None, "it lives")
        check(server.resident() < 200 << 20, f"in {server.resident() >> 20} MiB")
        for connection in held:
            connection.close()
        check(wait_until(lambda: server.get("/healthz")[0] == 200), "it answers when they are closed")


def memory(requests):
    print(f"== memory over {requests} different pictures")
    with Server(PROGRAM, "--cache-bytes", "8000000") as server:
        first, sizes, start = 0, [], time.time()
        path = "/badge.png?name=Ada%20no.%20"
        while server.metric("stillframe_pictures_total") < requests:
            load(server.url, 16, 2, path=path, first=first)
            first += 1_000_000
            sizes.append((server.metric("stillframe_pictures_total"), server.resident()))
        reference = next(size for count, size in sizes if count >= requests / 10)
        ratio = sizes[-1][1] / reference
        rate = sizes[-1][0] / (time.time() - start)
        print(f"   {sizes[-1][0]:.0f} pictures, {rate:.0f} a second, {reference >> 20} MiB after a tenth, {sizes[-1][1] >> 20} MiB at the end")
        check(ratio <= 1.15, f"{ratio:.3f} of the memory after a tenth")
        check(server.end(signal.SIGTERM) == 0, "SIGTERM ends it under no load")


with tempfile.TemporaryDirectory() as folder:
    answers(folder)
    statuses(folder)
many_connections()
memory(REQUESTS)
if wrong:
    sys.exit(f"{len(wrong)} wrong")
print("all right")
