"""Visitors who load pages while something happens."""

import threading
import time
from collections import Counter
from collections.abc import Iterator
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
    """`sent` requests; `failed` ones by what went wrong."""

    def __init__(self) -> None:
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
                for path in PATHS:
                    self._request(browser, path)
                    self.ends.wait(PAUSE_S)

    def _request(self, browser: httpx.Client, path: str) -> None:
        try:
            status = browser.get(path).status_code
            fault = f"{status} {path}" if status >= 400 else ""
        except httpx.HTTPError as error:
            fault = f"{type(error).__name__} {path}"
        with self._lock:
            self.sent += 1
            if fault:
                self.failed[fault] += 1


@contextmanager
def load(system: System) -> Iterator[Load]:
    """Visitors until the end of the block, and two seconds more."""
    given = Load()
    threads = [
        threading.Thread(target=given.visit, args=(system,), daemon=True)
        for _ in range(VISITORS)
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
