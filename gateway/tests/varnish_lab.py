"""A private varnishd with our VCL in front of a stub origin."""

import http.client
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stub_origin import Origin, Page

from servicekit.testing.ports import unused_port

SECRET = "only-for-tests"
RUN = Path(__file__).parents[1] / "varnish" / "run.sh"
SHARED = "public, max-age=0, s-maxage=60"
NE, EN = "haat_locale=ne", "haat_locale=en"


def stored(key: str = "all", **more: str) -> dict[str, str]:
    """Headers of a cacheable response."""
    named = {name.replace("_", "-"): value for name, value in more.items()}
    return {"Cache-Control": SHARED, "Surrogate-Key": key, **named}


@dataclass
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode()

    @property
    def cache(self) -> str:
        """hit, miss, stale or pass."""
        return self.headers.get("x-cache", "")


class Varnish:
    def __init__(
        self, origin_port: int, host: str = "127.0.0.1", port: int = 0
    ) -> None:
        self.host, self.port = host, port or unused_port()
        self.folder = Path(tempfile.mkdtemp(prefix="varnish-"))
        self.process = self._started(origin_port)
        self._await()

    def _started(self, origin_port: int) -> "subprocess.Popen[bytes]":
        own = {
            "HAAT_PURGE_SECRET": SECRET,
            "HAAT_ORIGIN": f"127.0.0.1:{origin_port}",
        }
        command = [str(RUN), str(self.folder), f"127.0.0.1:{self.port}", "64m"]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                command, env={**os.environ, **own}, stdout=log, stderr=log
            )

    def _await(self) -> None:
        end = time.monotonic() + 60
        while time.monotonic() < end and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), 0.2).close()
                return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError((self.folder / "log").read_text("utf-8")[-3000:])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        shutil.rmtree(self.folder, ignore_errors=True)


class Lab:
    def __init__(self) -> None:
        self.origin = Origin()
        self.origin.start()
        self.varnish = Varnish(self.origin.port)
        self._count = 0

    def page(
        self,
        body: str | bytes | Callable[[], str] = "hello",
        headers: dict[str, str] | None = None,
        prefix: str = "/page",
        **more: Any,
    ) -> str:
        """The path of a new page."""
        self._count += 1
        path = f"{prefix}/{self._count}"
        named = stored() if headers is None else headers
        self.origin.pages[path] = Page(body, named, **more)
        return path

    def get(self, path: str, method: str = "GET", **headers: str) -> Answer:
        return send(self.varnish.port, path, method, **headers)

    def many(self, path: str, n: int) -> list[Answer]:
        with ThreadPoolExecutor(n) as pool:
            return list(pool.map(lambda _: self.get(path), range(n)))

    def purge(self, keys: str, secret: str = SECRET) -> Answer:
        return purge(self.varnish.port, keys, secret)

    def stop(self) -> None:
        self.varnish.stop()
        self.origin.stop()


def send(port: int, path: str, method: str = "GET", **headers: str) -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, headers={"Host": "haat.example", **named})
    response = connection.getresponse()
    received = {name.lower(): value for name, value in response.getheaders()}
    answer = Answer(response.status, received, response.read())
    connection.close()
    return answer


def purge(port: int, keys: str, secret: str = SECRET) -> Answer:
    return send(port, "/", "PURGE", X_Purge_Secret=secret, xkey=keys)
