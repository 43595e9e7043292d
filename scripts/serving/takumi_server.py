"""A minimal HTTP server around takumi: the card of the benchmarks with the title of the query.

usage: takumi_server.py FOLDER_OF_FONTS
"""

import http.server
import os
import socketserver
import sys
import urllib.parse

from takumi_py import Renderer, RenderOptions

with open(os.path.join(sys.argv[1], "archivo/Archivo.ttf"), "rb") as file:
    RENDERER = Renderer(load_default_fonts=False, fonts=[file.read()])
OPTIONS = RenderOptions(width=1200, height=630, format="png")


def text(words, size, weight=400):
    return {"type": "text", "text": words, "style": {"fontSize": f"{size}px", "fontWeight": weight, "color": "white"}}


def box(children=(), **style):
    return {"type": "container", "style": {"display": "flex", **style}, "children": list(children)}


def card(title):
    dot = box(width="72px", height="72px", borderRadius="36px", backgroundColor="white")
    names = box([text("Stillframe", 30, 600), text("November 2026", 24)], flexDirection="column")
    button = box(width="180px", height="96px", borderRadius="24px", backgroundColor="#ff9500")
    return box(
        [
            text(title, 72, 700),
            text("A view goes in, a file comes out: no screen, no browser, no waiting.", 34),
            box(flexGrow=1),
            box([dot, names, box(flexGrow=1), button], gap="20px", alignItems="center"),
        ],
        width="1200px", height="630px", flexDirection="column", gap="24px", padding="64px", backgroundColor="#5856d6",
    )


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        query = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query)
        data = RENDERER.render_node(card(query["title"][0]), options=OPTIONS)
        self.send_response(200)
        self.send_header("Content-Type", "image/png")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


class Server(socketserver.ThreadingMixIn, http.server.HTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        """Clients that close in the middle are no news."""

    request_queue_size = 256


server = Server(("127.0.0.1", 0), Handler)
print(f"http://127.0.0.1:{server.server_port}/", flush=True)
server.serve_forever()
