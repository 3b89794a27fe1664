"""Passes changes to a listener in this process, by LISTEN and by polling."""

import select
import socket
import threading
import time
from typing import Any, Protocol

import psycopg
import structlog
from prometheus_client import Gauge

from servicekit.changes import store
from servicekit.changes.store import Change, Position
from servicekit.settings import ServiceSettings

log = structlog.get_logger()

SILENT_S = Gauge(
    "changes_silent_seconds",
    "Since a listener last heard of every change",
    ["listener"],
)
POLL_S = 1.0
RECONNECT_AFTER_S = 0.5


class Listener(Protocol):
    """Called in the follower's thread; what it raises restarts the follower."""

    def position(self) -> Position | None:
        """Where to continue; None when nothing is stored."""

    def reset(self, position: Position) -> None:
        """Drop everything: the changes since the stored position are not available.

        Read the database again; changes after `position` follow.
        """

    def changed(self, changes: list[Change], position: Position | None) -> None:
        """Read these again; `position` is None while more of the batch follows."""


class Follower:
    """A thread with a connection of its own; it outlives every outage."""

    def __init__(
        self,
        settings: ServiceSettings,
        listener: Listener,
        name: str = "changes",
        poll_s: float = POLL_S,
    ) -> None:
        # What was committed before this moment (monotonic) has been passed on.
        self.heard_at = float("-inf")
        self._poll_s = poll_s
        self._settings = settings
        self._name = f"{settings.name}-{name}"
        self._listener = listener
        self._is_stopping = threading.Event()
        self._is_notified = False
        self._bell, self._ringer = socket.socketpair()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        SILENT_S.labels(name).set_function(lambda: time.monotonic() - self.heard_at)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Within a second, or as soon as the listener's running call has ended."""
        if self._is_stopping.is_set():
            return
        self._is_stopping.set()
        self._ringer.send(b".")
        self._thread.join(timeout=5)
        self._bell.close()
        self._ringer.close()

    def _run(self) -> None:
        while not self._is_stopping.is_set():
            try:
                with store.connect(self._settings.dsn, self._name) as connection:
                    self._follow(connection)
            except Exception as error:  # a thread that ends silently serves old pages
                log.warning(
                    "changes_interrupted", listener=self._name, error=repr(error)[:200]
                )
                self._is_stopping.wait(RECONNECT_AFTER_S)

    def _follow(self, connection: psycopg.Connection[Any]) -> None:
        # psycopg consumes notifies that arrive while one of our statements runs.
        connection.add_notify_handler(self._on_notify)
        connection.execute("listen changes")
        position = self._begin(connection)
        while not self._is_stopping.is_set():
            started_at = time.monotonic()
            position = self._deliver(connection, position)
            self.heard_at = started_at
            self._wait(connection)

    def _begin(self, connection: psycopg.Connection[Any]) -> Position:
        last = self._listener.position()
        if last is not None and store.reaches_back(connection, last):
            return last
        position = store.present(connection)
        self._listener.reset(position)
        return position

    def _deliver(self, connection: psycopg.Connection[Any], then: Position) -> Position:
        now = store.present(connection)
        if now == then:
            return then
        waiting: list[Change] = []
        for changes in store.between(connection, then, now):
            if waiting:
                self._listener.changed(waiting, None)
            waiting = changes
        if waiting:
            self._listener.changed(waiting, now)
        return now

    def _wait(self, connection: psycopg.Connection[Any]) -> None:
        """Until somebody commits a change, `stop` is called, or it is time to look."""
        if self._consume_notifies(connection):
            return
        select.select([connection.fileno(), self._bell.fileno()], [], [], self._poll_s)
        self._consume_notifies(connection)

    def _on_notify(self, _: psycopg.Notify) -> None:
        self._is_notified = True

    def _consume_notifies(self, connection: psycopg.Connection[Any]) -> bool:
        server, is_notified = connection.pgconn, self._is_notified
        self._is_notified = False
        server.consume_input()
        while server.notifies():
            is_notified = True
        return is_notified
