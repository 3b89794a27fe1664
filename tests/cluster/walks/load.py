"""Visitors who load pages, and a buyer who writes, while something happens."""

import itertools
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import httpx

from tests.cluster.walks.system import System
from tests.cluster.walks.writer import PAUSE_S as WRITER_PAUSE_S
from tests.cluster.walks.writer import Writer

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

    def __init__(self, paths: Sequence[str], pause_s: float, writer: Writer) -> None:
        self._paths = paths
        self._pause_s = pause_s
        self._writer = writer
        self._numbers = itertools.count()
        self.sent = 0
        self.failed: Counter[str] = Counter()
        self.ends = threading.Event()
        self._lock = threading.Lock()

    @property
    def figures(self) -> str:
        requests = f"{self.sent} requests, {self.failed.total()} failed"
        return f"{requests}; {self._writer.figures}"

    @property
    def faults(self) -> list[str]:
        failed = [f"{count} times {what}" for what, count in self.failed.items()]
        return failed + self._writer.faults

    def visit(self, system: System) -> None:
        with system.browser() as browser:
            while not self.ends.is_set():
                for path in self._paths:
                    numbered = path.format(next(self._numbers))
                    self._request(partial(browser.get, numbered), path)
                    self.ends.wait(self._pause_s)

    def write(self, system: System) -> None:
        with system.browser() as browser:
            while not self.ends.is_set():
                self._request(self._writer.message(browser), "a message")
                self.ends.wait(WRITER_PAUSE_S)

    def _request(self, send: Callable[[], httpx.Response], name: str) -> None:
        try:
            status = _status(send)
            fault = f"{status} {name}" if status >= 400 else ""
        except (httpx.HTTPError, AssertionError) as error:  # also of a new sign-in
            fault = f"{type(error).__name__} {name}"
        with self._lock:
            self.sent += 1
            if fault:
                self.failed[fault] += 1


def _status(send: Callable[[], httpx.Response]) -> int:
    """A server may end an idle connection while the request is on its way. Browsers
    send it once more on another one (RFC 9112, 9.3.1); a POST has its key."""
    try:
        return send().status_code
    except httpx.RemoteProtocolError as error:
        if "without sending a response" not in str(error):
            raise
        return send().status_code


@contextmanager
def load(
    system: System,
    paths: Sequence[str] = PATHS,
    count: int = VISITORS,
    pause_s: float = PAUSE_S,
) -> Iterator[Load]:
    """Visitors and a buyer until the end of the block, and two seconds more."""
    writer = Writer(system)
    given = Load(paths, pause_s, writer)
    work = [given.visit] * count + [given.write]
    threads = [
        threading.Thread(target=each, args=(system,), daemon=True) for each in work
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
    writer.compare(system)
