"""Jobs that wait for other servers run in separate threads: a mail server that does not
answer does not block the worker's events."""

import threading
from collections.abc import Callable
from typing import Any

import eventlet

# Longer than a try at a far end takes.
END_WITHIN_S = 15


class Apart:
    """One green thread for each duty, until the worker ends."""

    def __init__(self, is_stopping: threading.Event) -> None:
        self._is_stopping = is_stopping
        self._threads: list[Any] = []

    def start(self, work: Callable[[object], None], every_s: float) -> None:
        self._threads.append(eventlet.spawn(self._repeat, work, every_s))

    def finish(self) -> None:
        """Waits for the tries that run: what was sent has to be committed."""
        self._is_stopping.set()
        with eventlet.Timeout(END_WITHIN_S, False):
            for thread in self._threads:
                thread.wait()

    def _repeat(self, work: Callable[[object], None], every_s: float) -> None:
        while not self._is_stopping.wait(every_s):
            work(None)
