"""Two servers behind nginx under load, of which one is killed; see scripts/check-balancer.

usage: balancer.py PROGRAM NGINX
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True
from serving import Server, load

PROGRAM, NGINX = os.path.abspath(sys.argv[1]), sys.argv[2]
EXAMPLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../Examples/distributed/serve-nginx.conf")
PORT = 18_080
WORDS = ["--connections", "512", "--connections-per-peer", "512", "--jobs", "1"]


def configuration(folder, ports):
    """The example's configuration, with its servers on this machine."""
    with open(EXAMPLE) as file:
        text = file.read()
    for name, port in zip(("first", "second"), ports):
        text = re.sub(rf"server {name}:\d+", f"server 127.0.0.1:{port}", text)
    text = text.replace("listen 8080;", f"listen 127.0.0.1:{PORT};")
    path = os.path.join(folder, "nginx.conf")
    temporary = "".join(
        f"  {name}_temp_path {folder}/{name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    with open(path, "w") as file:
        file.write(f"""daemon off;
worker_processes 1;
pid {folder}/pid;
error_log {folder}/errors;
events {{ worker_connections 512; }}
http {{
  access_log off;
{temporary}
{text}
}}
""")
    return path


def run(how, number, restarts):
    """Failed requests while a server gets a signal in the middle, and perhaps comes back."""
    with tempfile.TemporaryDirectory() as folder, Server(PROGRAM, *WORDS) as first, Server(PROGRAM, *WORDS) as second:
        os.chmod(folder, 0o777)
        words = [NGINX, "-p", folder, "-e", f"{folder}/errors", "-c", configuration(folder, (first.port, second.port))]
        nginx = subprocess.Popen(words)
        again = []
        try:
            time.sleep(0.5)

            def strike():
                time.sleep(3)
                port = first.port
                first.process.send_signal(number)
                first.process.wait()
                if restarts:
                    again.append(Server(PROGRAM, *WORDS, listen=f"127.0.0.1:{port}"))

            thread = threading.Thread(target=strike)
            thread.start()
            result = load(f"http://127.0.0.1:{PORT}", 16, 8, path="/badge.png?name=Ada%20no.%20")
            thread.join()
            print(f"   {how}: {result['requests']} requests, {result['failed']} failed, {result['rate']:.0f} a second", flush=True)
            return result["failed"]
        finally:
            nginx.terminate()
            nginx.wait()
            for server in again:
                server.process.kill()


failed = run("one killed", signal.SIGKILL, False)
failed += run("one ended with SIGTERM and started again", signal.SIGTERM, True)
if failed:
    sys.exit(f"{failed} requests failed")
print("all right: no request failed")
