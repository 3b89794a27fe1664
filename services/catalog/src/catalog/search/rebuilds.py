"""A rebuild under traffic: one table has the requests, another the progress."""

import threading
import time
from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
import structlog
from sqlalchemy.dialects.postgresql import insert

from catalog.search.index import SearchIndex
from catalog.search.models import SearchRebuildStep, steps
from catalog.search.replica import Closing
from servicekit.clock import now

log = structlog.get_logger()

REPORT_EVERY_S = 0.5


class Rebuilds:
    """One at a time, in a thread of its own: changes are still followed.

    One rebuild answers all requests that came before it began.
    """

    def __init__(self, engine: sa.Engine, index: SearchIndex) -> None:
        self._engine, self._index = engine, index
        self._changing = threading.Lock()
        self._requested: list[UUID] = []
        self._is_due = False
        self._thread: threading.Thread | None = None
        self._is_closed = False

    def request(self, ids: Sequence[UUID]) -> None:
        with self._changing:
            self._requested.extend(ids)
            if ids:
                self._begin()

    def _begin(self) -> None:
        self._is_due = True
        if self._thread is None and not self._is_closed:
            self._thread = threading.Thread(
                target=self._work, name="search-rebuild", daemon=True
            )
            self._thread.start()

    def refuse(self) -> None:
        """No other begins; a running one is cancelled when the index closes."""
        with self._changing:
            self._is_closed = True

    def join(self) -> None:
        if thread := self._thread:
            thread.join()

    def _work(self) -> None:
        while (ids := self._next()) is not None:
            progress = _ProgressRows(self._engine, self._index.name, ids)
            _rebuild(self._index, progress)

    def _next(self) -> list[UUID] | None:
        with self._changing:
            ids, self._requested = self._requested, []
            is_due, self._is_due = self._is_due, False
            if not is_due or self._is_closed:
                self._thread = None
                return None
            return ids


def _rebuild(index: SearchIndex, progress: "_ProgressRows") -> None:
    started = time.monotonic()
    try:
        progress.report(0, 0)
        index.rebuild(progress.report)
    except Closing:
        log.info("search_rebuild_cancelled")
    except Exception as error:  # the old index serves on; the command says why
        log.exception("search_rebuild_failed")
        progress.finish(error=repr(error)[:200])
    else:
        took_s = round(time.monotonic() - started, 1)
        log.info("search_rebuilt", products=progress.total, took_s=took_s)
        progress.finish()


class _ProgressRows:
    """The replica's rows of progress; people need them twice a second."""

    def __init__(self, engine: sa.Engine, replica: str, ids: Sequence[UUID]) -> None:
        self._engine, self._reported_at, self.total = engine, 0.0, 0
        self._steps = [SearchRebuildStep(rebuild_id=a, replica=replica) for a in ids]

    def report(self, done: int, total: int) -> None:
        self.total = total
        for step in self._steps:
            step.done, step.total = done, total
        if time.monotonic() - self._reported_at > REPORT_EVERY_S:
            self._reported_at = time.monotonic()
            self._save()

    def finish(self, error: str | None = None) -> None:
        for step in self._steps:
            step.error, step.finished_at = error, now()
        self._save()

    def _save(self) -> None:
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
