"""Answers with the bodies of the gateway's own errors:
`/__edge/429.json?retry_after=2`.

It runs wherever Traefik runs, and needs only the standard library (ADR 45). HOST and
PORT are its address; /healthz answers `ok`.
"""

import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

ERRORS = {
    404: ("not_found", "Not found."),
    413: ("payload_too_large", "The request is too large."),
    429: ("too_many_requests", "Too many requests."),
    500: ("server_error", "Server error."),
    502: ("service_unavailable", "The service is not available."),
    # As the services say it: the gateway puts this in place of their 503, too.
    503: ("unavailable", "Not available right now. Try again."),
    504: ("gateway_timeout", "The service did not answer in time."),
}
RETRY_AFTER = {503: "2"}
# Longer than the gateway keeps its idle connections.
IDLE_S = 75
LARGEST_BODY = 2 << 20


def body_of(status: int) -> dict[str, object]:
    """As the services write refusals: `reason` is what front ends word."""
    code, message = ERRORS[status]
    return {"message": message, "code": code, "reason": {"code": code, "params": {}}}


class Errors(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = IDLE_S

    def do_GET(self) -> None:
        self._read_body()
        address = urlsplit(self.path)
        if address.path == "/healthz":
            return self._answer(200, b"ok", {"content-type": "text/plain"})
        status = _status(address.path)
        body = json.dumps(body_of(status)).encode()
        wait = parse_qs(address.query).get("retry_after", [RETRY_AFTER.get(status, "")])
        headers = {"retry-after": wait[0]} if wait[0].isdecimal() else {}
        return self._answer(status, body, headers)

    # An unknown path of the API comes with the method of the caller.
    do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_GET

    def _read_body(self) -> None:
        """What is not read would look like the next request."""
        length = int(self.headers.get("content-length") or 0)
        if length > LARGEST_BODY or "transfer-encoding" in self.headers:
            self.close_connection = True
            return
        self.rfile.read(length)

    def _answer(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.send_response_only(status)
        shared = {"content-type": "application/json", "cache-control": "no-store"}
        for name, value in (shared | headers).items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """The gateway has each of these requests in its own log."""


def _status(path: str) -> int:
    """404 for every path that is not `/__edge/<status>.json`."""
    name = path.removeprefix("/__edge/").removesuffix(".json")
    status = int(name) if name.isdecimal() and len(name) == 3 else 404
    return status if status in ERRORS else 500


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 128


def main() -> None:
    host = os.environ.get("HOST", "127.0.0.1")
    with Server((host, int(os.environ["PORT"])), Errors) as server:
        server.serve_forever()


if __name__ == "__main__":
    main()
