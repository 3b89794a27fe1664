"""A stub of the gateway's entry point `origin`, for tests of Varnish."""

import contextlib
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from servicekit.testing.ports import unused_port


@dataclass
class Page:
    """The answer at a path; `body` may be a function, called for each request."""

    body: str | bytes | Callable[[], str] = "hello"
    headers: dict[str, str] = field(default_factory=dict)
    status: int = 200
    delay_s: float = 0.0  # between reading the value and answering: a slow rendering


@dataclass
class Request:
    method: str
    url: str
    headers: dict[str, str]


class Origin:
    def __init__(self) -> None:
        self.pages: dict[str, Page] = {}
        self.requests: list[Request] = []
        self.port = unused_port()
        self.connections: list[socket.socket] = []
        self._server: ThreadingHTTPServer | None = None

    def start(self) -> None:
        self._server = _Server(("127.0.0.1", self.port), _handler(self))
        serve = self._server.serve_forever
        threading.Thread(target=serve, args=(0.05,), daemon=True).start()

    def stop(self) -> None:
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None
        for connection in self.connections:  # open connections too
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        self.connections.clear()

    def count(self, path: str) -> int:
        """The number of requests for this path."""
        return sum(each.url.partition("?")[0] == path for each in self.requests)


class _Server(ThreadingHTTPServer):
    request_queue_size = 256
    allow_reuse_address = True
    block_on_close = False


def _handler(origin: Origin) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        wbufsize = 1 << 16  # headers and body in one packet
        disable_nagle_algorithm = True

        def answer(self) -> None:
            sent = {name.lower(): value for name, value in self.headers.items()}
            origin.requests.append(Request(self.command, self.path, sent))
            path = self.path.partition("?")[0]
            page = origin.pages.get(path, Page("no such page", status=404))
            body = page.body() if callable(page.body) else page.body
            time.sleep(page.delay_s)
            headers = {"Content-Type": "text/html; charset=utf-8", **page.headers}
            self.send(page.status, headers, body)

        do_GET = do_HEAD = do_POST = answer

        def send(self, status: int, headers: dict[str, str], body: str | bytes) -> None:
            data = body if isinstance(body, bytes) else body.encode()
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(data)

        def handle(self) -> None:
            origin.connections.append(self.connection)
            with contextlib.suppress(ConnectionError):  # the client disconnected
                super().handle()

        def log_message(self, *_: object) -> None: ...

    return Handler
