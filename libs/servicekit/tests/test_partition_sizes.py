"""Tables by day do not grow, however long a transaction is idle."""

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from uuid import UUID

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import create_engine, insert, text
from sqlmodel import Session

from servicekit import partitions
from servicekit.changes import retention as of_changes
from servicekit.changes import schema
from servicekit.clock import now
from servicekit.db import Database
from servicekit.messaging import inbox, retention
from servicekit.messaging.outbox import OutboxRow
from servicekit.partitions import DailyTable
from servicekit.testing.clock import ahead
from servicekit.testing.databases import (
    create_mechanism,
    fresh_database,
    idle_transaction,
)

ROUNDS = 10
# Random ids split pages of an index by chance. A day that is left is 25 % or more.
SPLIT_PAGES = Decimal("1.1")
_CHANGE = text("insert into changes (kind, at) values ('parcel', :at)")
_SIZE = text("select sum(pg_total_relation_size(relid)) from pg_partition_tree(:name)")


def publish(session: Session) -> None:
    rows = [
        OutboxRow(type="a.b.v1", subject="x", payload={"text": "x" * 900})
        for _ in range(60)
    ]
    for row in rows:
        row.created_at = row.published_at = now()
    session.add_all(rows)


def handle(session: Session) -> None:
    first = UUID(partitions.first_id(now().date())).int
    ids = [UUID(int=first + secrets.randbits(76)) for _ in range(500)]
    rows = [
        {"event_id": id_, "handler": "parcels", "received_at": now()} for id_ in ids
    ]
    session.execute(insert(inbox.table), rows)


def change(session: Session) -> None:
    session.execute(_CHANGE, [{"at": now()}] * 500)


@dataclass(frozen=True)
class Growing:
    table: DailyTable
    write: Callable[[Session], None]
    drop: Callable[[Session], None]
    # Between two rounds. After `full` rounds days are dropped.
    days: int
    full: int
    # What the idle transaction reads: a drop waits for readers of its own table.
    read: str = "outbox"


TABLES = [
    Growing(retention.OUTBOX, publish, retention.drop_published, 1, 7, read="inbox"),
    Growing(retention.INBOX, handle, retention.drop_handled, 10, 7),
    Growing(of_changes.CHANGES, change, of_changes.delete_old, 1, 5),
]


@pytest.fixture
def database() -> Iterator[Database]:
    with fresh_database("sizes") as url:
        database = Database(create_engine(url))
        create_mechanism(database.engine)
        with (
            database.engine.begin() as connection,
            Operations.context(MigrationContext.configure(connection)),
        ):
            schema.create_v1()
            schema.partition_v1()
        yield database
        database.engine.dispose()


def sizes(database: Database, each: Growing) -> Iterator[Decimal]:
    """After each round: days made ahead, rows written, old days dropped."""
    for number in range(ROUNDS):
        with ahead(days=number * each.days):
            with database.session() as session:
                partitions.make_ahead(session, each.table)
                each.write(session)
            # One day a transaction; a round brings four days at most.
            for _ in range(4):
                with database.session() as session:
                    each.drop(session)
            with database.session() as session:
                found = session.execute(_SIZE, {"name": each.table.name})
                yield found.scalar_one()


@pytest.mark.parametrize("each", TABLES, ids=lambda each: each.table.name)
def test_an_idle_transaction_makes_no_table_larger(
    database: Database, each: Growing
) -> None:
    with idle_transaction(database.engine, f"select count(*) from {each.read}"):
        found = list(sizes(database, each))
    assert found[0] < max(found)
    assert found[-1] <= max(found[: each.full]) * SPLIT_PAGES, found
