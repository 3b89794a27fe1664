"""A real server process around the service: streams and signals need one."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import httpx

from servicekit.testing.http_server import JsonHandler, serving
from servicekit.testing.ports import unused_port
from servicekit.testing.tokens import OneKey

QUIET = ["--no-access-log", "--no-server-header", "--log-level", "warning"]


class PublishedKey(JsonHandler):
    """Auth's JWKS, with the key the tests sign with."""

    def do_GET(self) -> None:
        (key,) = OneKey()._keys.values()
        self.answer({"keys": [key._jwk_data]})


@contextmanager
def running(package: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The address and the process of the service's server, with the environment's
    settings."""
    port = unused_port()
    app = [sys.executable, "-m", "uvicorn", f"{package}.main:app", "--factory"]
    with serving(PublishedKey) as jwks:
        process = subprocess.Popen(  # noqa: S603
            [*app, "--port", str(port), *QUIET],
            env={**os.environ, "HAAT_JWKS_URL": f"{jwks}/"},
        )
        try:
            _await(f"http://127.0.0.1:{port}")
            yield f"http://127.0.0.1:{port}", process
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()


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
