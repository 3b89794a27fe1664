"""A real server process around the service: streams and signals need one."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import httpx

from servicekit.testing.ports import unused_port
from servicekit.testing.tokens import OneKey

QUIET = ["--no-access-log", "--no-server-header", "--log-level", "warning"]


class PublishedKey(BaseHTTPRequestHandler):
    """Auth's JWKS, with the key the tests sign with."""

    def do_GET(self) -> None:
        (key,) = OneKey()._keys.values()
        body = json.dumps({"keys": [key._jwk_data]}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def running(package: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The address and the process of the service's server, with the environment's
    settings."""
    keys = ThreadingHTTPServer(("127.0.0.1", 0), PublishedKey)
    threading.Thread(target=keys.serve_forever, daemon=True).start()
    port = unused_port()
    jwks = f"http://127.0.0.1:{keys.server_port}/"
    app = [sys.executable, "-m", "uvicorn", f"{package}.main:app", "--factory"]
    process = subprocess.Popen(  # noqa: S603
        [*app, "--port", str(port), *QUIET],
        env={**os.environ, "HAAT_JWKS_URL": jwks},
    )
    try:
        _await(f"http://127.0.0.1:{port}")
        yield f"http://127.0.0.1:{port}", process
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        keys.shutdown()
        keys.server_close()


def _await(address: str) -> None:
    ends_at = time.monotonic() + 30
    while time.monotonic() < ends_at:
        try:
            httpx.get(f"{address}/health/live", timeout=2)
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise TimeoutError(address)
