"""Visitors who load pages while something happens."""

import itertools
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import httpx

from tests.cluster.walks.system import System

PATHS = (
    "/",
    "/api/countries",
    "/api/webui/search?q=chiya",
    "/api/webui/level4Categories",
    "/mf/vendor/manifest.json",
)
PAUSE_S = 0.1
VISITORS = 2


class Load:
    """`sent` requests; `failed` ones by what went wrong. `{}` in a path becomes another
    number each time."""

    def __init__(self, paths: Sequence[str], pause_s: float) -> None:
        self._paths = paths
        self._pause_s = pause_s
        self._numbers = itertools.count()
        self.sent = 0
        self.failed: Counter[str] = Counter()
        self.ends = threading.Event()
        self._lock = threading.Lock()

    @property
    def figures(self) -> str:
        return f"{self.sent} requests, {self.failed.total()} failed"

    @property
    def faults(self) -> list[str]:
        return [f"{count} times {what}" for what, count in self.failed.items()]

    def visit(self, system: System) -> None:
        with system.browser() as browser:
            while not self.ends.is_set():
                for path in self._paths:
                    self._request(browser, path)
                    self.ends.wait(self._pause_s)

    def _request(self, browser: httpx.Client, path: str) -> None:
        try:
            status = _get(browser, path.format(next(self._numbers)))
            fault = f"{status} {path}" if status >= 400 else ""
        except httpx.HTTPError as error:
            fault = f"{type(error).__name__} {path}"
        with self._lock:
            self.sent += 1
            if fault:
                self.failed[fault] += 1


def _get(browser: httpx.Client, path: str) -> int:
    """A server may end an idle connection while the request is on its way. Browsers
    send it once more on another one (RFC 9112, 9.3.1)."""
    try:
        return browser.get(path).status_code
    except httpx.RemoteProtocolError as error:
        if "without sending a response" not in str(error):
            raise
        return browser.get(path).status_code


@contextmanager
def load(
    system: System,
    paths: Sequence[str] = PATHS,
    count: int = VISITORS,
    pause_s: float = PAUSE_S,
) -> Iterator[Load]:
    """Visitors until the end of the block, and two seconds more."""
    given = Load(paths, pause_s)
    threads = [
        threading.Thread(target=given.visit, args=(system,), daemon=True)
        for _ in range(count)
    ]
    for each in threads:
        each.start()
    try:
        yield given
        time.sleep(2)
    finally:
        given.ends.set()
        for each in threads:
            each.join()
