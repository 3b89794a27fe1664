"""Open streams of a user's notifications, as the pages in a browser have them."""

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import httpx

from tests.cluster.walks.system import eventually

PATH = "/api/notifications/stream"
OPEN_WITHIN_S = 60
RETRY_S = 1.0  # what the stream itself tells pages


class Stream(threading.Thread):
    """Continued after each end with the last id, as a page does. `connections`: the
    notifications that each of them received."""

    def __init__(self, connect: Callable[[], httpx.Client], token: str) -> None:
        super().__init__(daemon=True)
        self._connect, self._token = connect, token
        self._last = ""
        self.is_open = False
        self.ends = threading.Event()
        self.connections: list[Counter[str]] = []
        self.failures: list[str] = []

    def run(self) -> None:
        """A heartbeat within 15 seconds lets it end."""
        with self._connect() as browser:
            while not self.ends.is_set():
                try:
                    self._follow(browser)
                except httpx.HTTPError as error:
                    self.failures.append(f"a stream was cut: {type(error).__name__}")
                self.is_open = False
                self.ends.wait(RETRY_S)

    def _follow(self, browser: httpx.Client) -> None:
        headers = {"Authorization": f"Bearer {self._token}"}
        if self._last:
            headers["Last-Event-ID"] = self._last
        with browser.stream("GET", PATH, headers=headers) as answer:
            if answer.status_code != 200:
                self.failures.append(f"a stream was refused: {answer.status_code}")
                return
            self.connections.append(Counter())
            for line in answer.iter_lines():
                self.is_open = True
                self._read(line)
                if self.ends.is_set():
                    return

    def _read(self, line: str) -> None:
        kind, _, value = line.partition(": ")
        if kind == "id":
            self.connections[-1][value] += 1
            self._last = value

    def has(self, number: str) -> bool:
        return any(number in each for each in self.connections)

    def faults(self, stored: Iterable[str]) -> list[str]:
        """Failed connections, notifications that it did not get, and those that it got
        twice by one connection: after a break the last ones may come again."""
        missing = [each for each in stored if not self.has(each)]
        doubled = [
            each
            for received in self.connections
            for each, count in received.items()
            if count > 1
        ]
        return [
            *self.failures,
            *(f"a stream misses {each}" for each in missing),
            *(f"a stream has {each} twice" for each in doubled),
        ]


def wait_until_open(opened: Iterable[Stream]) -> None:
    are_open = lambda: all(each.is_open for each in opened)  # noqa: E731
    eventually(are_open, OPEN_WITHIN_S, "open streams")


@contextmanager
def streams(
    connect: Callable[[], httpx.Client], token: str, count: int
) -> Iterator[list[Stream]]:
    """Each has a connection of its own, so the gateway takes turns."""
    opened = [Stream(connect, token) for _ in range(count)]
    for each in opened:
        each.start()
    try:
        wait_until_open(opened)
        yield opened
    finally:
        for each in opened:
            each.ends.set()
        for each in opened:
            each.join()
