"""A rebuild under traffic: asked for in one table, told of in another."""

import threading
import time
from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
import structlog
from sqlalchemy.dialects.postgresql import insert

from catalog.search.models import SearchRebuildStep, steps
from catalog.search.replica import Closing, Replica
from servicekit.clock import now

log = structlog.get_logger()

TELL_EVERY_S = 0.5


class Rebuilds:
    """One at a time, in a thread of its own: changes go on being heard.

    All that is asked for before one begins is answered by that one.
    """

    def __init__(self, engine: sa.Engine, replica: Replica) -> None:
        self._engine, self._replica = engine, replica
        self._changing = threading.Lock()
        self._waiting: list[UUID] = []
        self._is_due = False
        self._thread: threading.Thread | None = None
        self._is_ending = False

    def ask(self, ids: Sequence[UUID]) -> None:
        with self._changing:
            self._waiting.extend(ids)
            if ids:
                self._begin()

    def _begin(self) -> None:
        self._is_due = True
        if self._thread is None and not self._is_ending:
            self._thread = threading.Thread(
                target=self._work, name="search-rebuild", daemon=True
            )
            self._thread.start()

    def refuse(self) -> None:
        """No other begins; one that runs ends when the replica closes."""
        with self._changing:
            self._is_ending = True

    def join(self) -> None:
        if thread := self._thread:
            thread.join()

    def _work(self) -> None:
        while (asked := self._next()) is not None:
            _rebuild(self._replica, _Telling(self._engine, self._replica.name, asked))

    def _next(self) -> list[UUID] | None:
        with self._changing:
            asked, self._waiting = self._waiting, []
            is_due, self._is_due = self._is_due, False
            if not is_due or self._is_ending:
                self._thread = None
                return None
            return asked


def _rebuild(replica: Replica, telling: "_Telling") -> None:
    started = time.monotonic()
    try:
        telling.progress(0, 0)
        replica.rebuild(telling.progress)
    except Closing:
        log.info("search_rebuild_given_up")
    except Exception as error:  # the old index serves on; the command says why
        log.exception("search_rebuild_failed")
        telling.end(error=repr(error)[:200])
    else:
        took_s = round(time.monotonic() - started, 1)
        log.info("search_rebuilt", products=telling.total, took_s=took_s)
        telling.end()


class _Telling:
    """Keeps the replica's rows; twice a second is often enough for people."""

    def __init__(self, engine: sa.Engine, replica: str, asked: Sequence[UUID]) -> None:
        self._engine, self._told_at, self.total = engine, 0.0, 0
        self._steps = [SearchRebuildStep(rebuild_id=a, replica=replica) for a in asked]

    def progress(self, done: int, total: int) -> None:
        self.total = total
        for step in self._steps:
            step.done, step.total = done, total
        if time.monotonic() - self._told_at > TELL_EVERY_S:
            self._told_at = time.monotonic()
            self._keep()

    def end(self, error: str | None = None) -> None:
        for step in self._steps:
            step.error, step.finished_at = error, now()
        self._keep()

    def _keep(self) -> None:
        if not self._steps:
            return
        statement = insert(steps).values([step.model_dump() for step in self._steps])
        keys = [steps.c.rebuild_id, steps.c.replica]
        newer = statement.on_conflict_do_update(
            index_elements=keys,
            set_={c.name: statement.excluded[c.name] for c in steps.c if c not in keys},
        )
        with self._engine.begin() as connection:
            connection.execute(newer)
