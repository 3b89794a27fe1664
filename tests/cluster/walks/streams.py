"""Open streams of a user's notifications, as the pages in a browser have them."""

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import httpx

from tests.cluster.walks.system import eventually

PATH = "/api/notifications/stream"
OPEN_WITHIN_S = 30


class Stream(threading.Thread):
    """`ids` of the received notifications."""

    def __init__(self, connect: Callable[[], httpx.Client], token: str) -> None:
        super().__init__(daemon=True)
        self._connect, self._token = connect, token
        self.is_open = False
        self.ends = threading.Event()
        self.ids: Counter[str] = Counter()

    def run(self) -> None:
        """A heartbeat within 15 seconds lets it end."""
        headers = {"Authorization": f"Bearer {self._token}"}
        with (
            self._connect() as browser,
            browser.stream("GET", PATH, headers=headers) as answer,
        ):
            for line in answer.iter_lines():
                self.is_open = answer.status_code == 200
                self._read(line)
                if self.ends.is_set():
                    return

    def _read(self, line: str) -> None:
        kind, _, value = line.partition(": ")
        if kind == "id":
            self.ids[value] += 1

    def faults(self, stored: Iterable[str]) -> list[str]:
        """Notifications that it did not get, and those that it got twice."""
        missing = [each for each in stored if each not in self.ids]
        doubled = [each for each, count in self.ids.items() if count > 1]
        return [f"a stream misses {each}" for each in missing] + [
            f"a stream has {each} twice" for each in doubled
        ]


@contextmanager
def streams(
    connect: Callable[[], httpx.Client], token: str, count: int
) -> Iterator[list[Stream]]:
    """Each has a connection of its own, so the gateway takes turns."""
    opened = [Stream(connect, token) for _ in range(count)]
    for each in opened:
        each.start()
    try:
        are_open = lambda: all(each.is_open for each in opened)  # noqa: E731
        eventually(are_open, OPEN_WITHIN_S, "open streams")
        yield opened
    finally:
        for each in opened:
            each.ends.set()
        for each in opened:
            each.join()
