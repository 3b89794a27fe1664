"""Snapshots of all databases at the same moment.

A lock on every inbox stops all handlers for some milliseconds. Meanwhile each database
makes a snapshot. So no snapshot has an effect whose event is missing in another one. An
event without its effect is harmless, because the outbox still has it.
"""

import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import psycopg

from servicekit.backup.places import Place
from servicekit.clock import now

# A handler under way is waited for; ours never make requests wait: those use no inbox.
_HOLD = ("set local lock_timeout = '10s'", "lock table inbox in share mode")
_SNAPSHOT = "begin isolation level repeatable read read only"
_TABLES = "select tablename from pg_tables where schemaname = 'public' order by 1"


@dataclass(frozen=True)
class Snapshot:
    """Lives as long as the cut is open."""

    id: str
    connection: psycopg.Connection[Any]

    def rows(self) -> dict[str, int]:
        """By table."""
        names = [name for (name,) in self.connection.execute(_TABLES)]
        return {name: self._count(name) for name in names}

    def revision(self) -> str:
        return self._one("select max(version_num) from alembic_version")

    def server(self) -> str:
        return self._one("show server_version")

    def _count(self, table: str) -> int:
        return int(self._one(f'select count(*) from "{table}"'))  # noqa: S608

    def _one(self, statement: str) -> str:
        row = self.connection.execute(statement.encode()).fetchone()
        return str(row[0]) if row else ""


@dataclass(frozen=True)
class Cut:
    at: datetime
    held_ms: float
    snapshots: Mapping[str, Snapshot]


@contextmanager
def cut(places: Mapping[str, Place]) -> Iterator[Cut]:
    """The snapshots by service; open while the databases are dumped."""
    with ExitStack() as stack:
        readers = {
            name: stack.enter_context(_connection(place))
            for name, place in places.items()
        }
        with ExitStack() as holding:
            holders = [holding.enter_context(_holder(each)) for each in places.values()]
            began = time.perf_counter()
            for holder in holders:
                for statement in _HOLD:
                    holder.execute(statement)
            at = now()
            found = {name: _export(reader) for name, reader in readers.items()}
        held_ms = (time.perf_counter() - began) * 1e3
        yield Cut(at, held_ms, found)


def _connection(place: Place) -> psycopg.Connection[Any]:
    return psycopg.connect(place.dsn, autocommit=True, application_name="haat-backup")


@contextmanager
def _holder(place: Place) -> Iterator[psycopg.Connection[Any]]:
    with psycopg.connect(place.dsn, application_name="haat-backup") as connection:
        yield connection
        connection.rollback()


def _export(reader: psycopg.Connection[Any]) -> Snapshot:
    reader.execute(_SNAPSHOT)
    row = reader.execute("select pg_export_snapshot()").fetchone()
    return Snapshot(str(row[0]) if row else "", reader)
