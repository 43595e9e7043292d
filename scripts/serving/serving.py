"""Servers of pictures, and load on them, for scripts/check-server, scripts/check-balancer and scripts/peers."""

import os
import re
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))


class Server:
    """`PROGRAM serve`, ended with the object."""

    def __init__(self, program, *words, listen="127.0.0.1:0"):
        self.process = subprocess.Popen(
            [program, "serve", "--listen", listen, *words], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.said, self.port = [], None
        ready = threading.Event()

        def read():
            for line in self.process.stderr:
                self.said.append(line.rstrip())
                found = re.search(r"http://[^/]*:(\d+)/", line)
                if found and self.port is None:
                    self.port = int(found.group(1))
                    ready.set()
            ready.set()

        threading.Thread(target=read, daemon=True).start()
        ready.wait(30)
        if self.port is None:
            raise SystemExit("the server did not start: " + " ".join(self.said))
        self.url = f"http://127.0.0.1:{self.port}"

    def resident(self):
        """Bytes of resident memory."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def get(self, address, body=None, headers=(), method=None, timeout=60):
        """The status, the headers and the body of a response."""
        request = urllib.request.Request(self.url + address, data=body, headers=dict(headers), method=method)
        try:
            with urllib.request.urlopen(request, timeout=timeout) as response:
                return response.status, response.headers, response.read()
        except urllib.error.HTTPError as error:
            return error.code, error.headers, error.read()

    def metric(self, name):
        text = self.get("/metrics")[2].decode()
        return float(re.search(rf"^{re.escape(name)} (\S+)$", text, re.M).group(1))

    def end(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        return self.process.wait(60)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


CARD = "/card.png?opaque=1&title=Pictures%20from%20views%2C%20no.%20"


def processor(process):
    """Seconds of processor time that a process has used."""
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def costed(process, work):
    """The result of `load` or `fixed`, with the milliseconds of processor time that each request takes the process."""
    start = processor(process)
    result = work()
    count = result.get("requests") or result["rate"] * result["seconds"]
    return {**result, "cost": (processor(process) - start) * 1e3 / max(count, 1)}


def load(url, connections, seconds, path=CARD, first=0, threads=1):
    """Asks for a path with another number each time.

    Requests a second, the median and the 99th percentile in milliseconds, requests and failed ones, by wrk.
    """
    words = ["wrk", "-t", str(min(threads, connections)), "-c", str(connections), "-d", f"{seconds}s"]
    words += ["--timeout", "60s", "-s", os.path.join(HERE, "cards.lua"), url, "--", path, str(first)]
    text = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    count, duration, median, tail, failed = re.search(r"^RESULT (\S+) (\S+) (\S+) (\S+) (\S+)$", text, re.M).groups()
    return {
        "rate": int(count) / float(duration), "p50": float(median), "p99": float(tail), "requests": int(count),
        "failed": int(failed)}


def fixed(url, connections, seconds):
    """As `load`, with the same address each time, written by wrk itself."""
    words = ["wrk", "-t", "1", "-c", str(connections), "-d", f"{seconds}s", "--latency", url]
    text = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    units = {"us": 1e-3, "ms": 1, "s": 1e3}
    tail, unit = re.search(r"99%\s+([\d.]+)(us|ms|s)", text).groups()
    bad = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
    return {
        "seconds": seconds, "rate": float(re.search(r"Requests/sec:\s+([\d.]+)", text).group(1)), "p99": float(tail) * units[unit],
        "failed": int(bad.group(1)) if bad else 0}


def wait_until(condition, seconds=20):
    end = time.time() + seconds
    while time.time() < end:
        if condition():
            return True
        time.sleep(0.05)
    return False
