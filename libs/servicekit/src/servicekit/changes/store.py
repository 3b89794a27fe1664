"""The follower's side of the table `changes`: plain psycopg, AUTOCOMMIT.

A position is a snapshot of PostgreSQL. A change is new when the next snapshot has it
and this one does not. So commits in any order are read once, and a long transaction
does not delay the changes of others.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import psycopg

BATCH = 5_000

# Another database, or one restored from a dump, makes old positions worthless.
_PRESENT = """
select system_identifier || '/' || 'changes'::regclass::oid::text,
  pg_current_snapshot()::text from pg_control_system()"""
_REACHES_BACK = """
select pg_snapshot_xmax(%(then)s::pg_snapshot)
    <= pg_snapshot_xmax(pg_current_snapshot())
  and not exists (select from changes_forgotten
    where xid >= pg_snapshot_xmin(%(then)s::pg_snapshot))"""
_SINCE = """
select distinct kind, ref_id from changes
where xid >= pg_snapshot_xmin(%(then)s::pg_snapshot)
  and not pg_visible_in_snapshot(xid, %(then)s::pg_snapshot)
  and pg_visible_in_snapshot(xid, %(now)s::pg_snapshot)"""
_RECENT = """
select distinct kind, ref_id from changes
where at > now() - make_interval(secs => %(seconds)s)"""
_PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "options": "-c statement_timeout=30000",
}


@dataclass(frozen=True)
class Change:
    """`ref_id` None: anything of this kind may have changed."""

    kind: str
    ref_id: UUID | None


@dataclass(frozen=True)
class Position:
    """How far a reader has read; `str` stores it, `parse` restores it."""

    database: str
    snapshot: str

    def __str__(self) -> str:
        return f"{self.database} {self.snapshot}"

    @classmethod
    def parse(cls, kept: str) -> "Position":
        database, _, snapshot = kept.partition(" ")
        return cls(database, snapshot)


def connect(dsn: str, name: str) -> psycopg.Connection[Any]:
    return psycopg.connect(dsn, autocommit=True, application_name=name, **_PATIENCE)


def present(connection: psycopg.Connection[Any]) -> Position:
    """Everything committed before this call lies behind it."""
    row = connection.execute(_PRESENT).fetchone()
    if row is None:
        raise psycopg.OperationalError("the database says nothing of itself")
    return Position(*row)


def reaches_back(connection: psycopg.Connection[Any], then: Position) -> bool:
    """Whether the table still holds every change since."""
    if present(connection).database != then.database:
        return False
    found = connection.execute(_REACHES_BACK, {"then": then.snapshot}).fetchone()
    return bool(found and found[0])


def between(
    connection: psycopg.Connection[Any], then: Position, now: Position
) -> Iterator[list[Change]]:
    """What happened between two positions, in batches, each change once."""
    known = {"then": then.snapshot, "now": now.snapshot}
    cursor = connection.execute(_SINCE, known)
    while rows := cursor.fetchmany(BATCH):
        yield [Change(*row) for row in rows]


def recent(connection: psycopg.Connection[Any], seconds: float) -> list[Change]:
    """What happened within the last seconds, each change once."""
    rows = connection.execute(_RECENT, {"seconds": seconds}).fetchall()
    return [Change(*row) for row in rows]
