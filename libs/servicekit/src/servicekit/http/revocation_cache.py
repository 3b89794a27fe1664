"""A cache of revoked sessions: checking a caller needs no query.

It is current only while the follower has just read the database, so that a revoked
session is refused within a second. Otherwise the caller queries the database.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from uuid import UUID

import sqlalchemy as sa

from servicekit.changes.follower import Follower
from servicekit.changes.store import Change, Position
from servicekit.db import Database
from servicekit.http.revocation import table
from servicekit.http.tokens import Caller
from servicekit.settings import ServiceSettings

KIND = "revoked_session"
POLL_S, TRUSTED_FOR_S = 0.4, 0.9

_ALL = sa.select(table.c.subject, table.c.revoked_at)


class RevocationCache:
    """A listener; complete again after every interruption.

    `on_end` is called in the follower's thread with sessions and users that ended.
    """

    def __init__(self, settings: ServiceSettings, database: Database) -> None:
        self._engine = database.engine
        self._ended: dict[UUID, float] = {}
        self.on_end: Callable[[Iterable[UUID]], None] = _ignore
        self.follower = Follower(settings, self, "sessions", POLL_S)

    @property
    def is_current(self) -> bool:
        return time.monotonic() - self.follower.heard_at <= TRUSTED_FOR_S

    def holds(self, caller: Caller) -> bool:
        """Whether this session ended, or all the user had when this token was made."""
        if caller.session_id in self._ended:
            return True
        ended_at = self._ended.get(caller.user_id)
        return ended_at is not None and ended_at >= caller.issued_at

    def position(self) -> Position | None:
        """None: nothing is stored over an interruption."""
        return None

    def reset(self, position: Position) -> None:
        self._ended = self._read(_ALL)
        self.on_end(self._ended)

    def changed(self, changes: list[Change], position: Position | None) -> None:
        subjects = [each.ref_id for each in changes if each.kind == KIND]
        if None in subjects:
            self._ended = self._read(_ALL)
            self.on_end(self._ended)
        elif subjects:
            current = self._read(_ALL.where(table.c.subject.in_(subjects)))
            kept = {k: v for k, v in self._ended.items() if k not in set(subjects)}
            self._ended = {**kept, **current}
            self.on_end(current)

    def _read(self, statement: sa.Select[tuple[UUID, datetime]]) -> dict[UUID, float]:
        with self._engine.connect() as connection:
            rows = connection.execute(statement).all()
        return {row.subject: _seconds(row.revoked_at) for row in rows}


def _ignore(_: Iterable[UUID]) -> None:
    """Nobody has a connection to close."""


def _seconds(moment: datetime) -> float:
    return moment.astimezone(UTC).timestamp()


@asynccontextmanager
async def following(revocations: RevocationCache) -> AsyncIterator[None]:
    """Follows the table while the application runs."""
    revocations.follower.start()
    try:
        yield
    finally:
        await asyncio.to_thread(revocations.follower.stop)
