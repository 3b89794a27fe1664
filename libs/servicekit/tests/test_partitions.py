"""Outbox and inbox by day: nothing is lost at midnight, and old days cost no work."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from uuid import UUID, uuid4

import pytest
from sqlalchemy import create_engine, text

from servicekit import partitions
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.messaging import inbox, retention
from servicekit.messaging.outbox import OutboxRow
from servicekit.testing.clock import ahead
from servicekit.testing.databases import (
    create_mechanism,
    fresh_database,
    idle_transaction,
    partition,
)

DAY = timedelta(days=1)
# What the migration leaves: today and tomorrow.
FIRST_DAYS = 2
_PARTS = "select relid::text from pg_partition_tree('{}') where isleaf order by 1"
_WHERE = "select tableoid::regclass::text from {} where event_id = '{}'"


@pytest.fixture
def database() -> Iterator[Database]:
    with fresh_database("partitions") as url:
        database = Database(create_engine(url))
        create_mechanism(database.engine)
        yield database
        database.engine.dispose()


def name(table: str, days: int) -> str:
    return f"{table}_{now() + timedelta(days=days):%Y%m%d}"


def midnight(days: int) -> datetime:
    day = (now() + timedelta(days=days)).date()
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


def rows(database: Database, statement: str) -> list[str]:
    with database.session() as session:
        return list(session.execute(text(statement)).scalars())


def make_days(database: Database) -> None:
    with database.session() as session:
        retention.make_ahead(session)


def drop_days(database: Database) -> None:
    for drop in (retention.drop_published, retention.drop_handled):
        with database.session() as session:
            drop(session)


def row_of(at: datetime, *, is_published: bool) -> OutboxRow:
    row = OutboxRow(type="a.b.v1", subject="x", payload={"text": "x" * 900})
    row.created_at, row.published_at = at, at if is_published else None
    return row


def record(database: Database, at: datetime, *, is_published: bool = False) -> UUID:
    row = row_of(at, is_published=is_published)
    with database.session() as session:
        session.add(row)
    return row.event_id


def is_first(database: Database, event_id: UUID) -> bool:
    with database.session() as session:
        return inbox.is_first(session, event_id, "parcels")


def place(database: Database, table: str, event_id: UUID) -> str:
    (found,) = rows(database, _WHERE.format(table, event_id))
    return found


def test_rows_of_before_the_migration_are_in_the_first_days() -> None:
    with fresh_database("before") as url:
        database = Database(create_engine(url))
        create_mechanism(database.engine, is_partitioned=False)
        event_id, ids = record(database, now()), [new_id(), UUID(int=2**128 - 1)]
        assert [is_first(database, each) for each in ids] == [True, True]
        partition(database.engine)
        assert place(database, "outbox", event_id) == name("outbox", 1)
        assert [is_first(database, each) for each in ids] == [False, False]
        record(database, now())
        assert rows(database, "select id from outbox order by id") == [1, 2]
        partition(database.engine)  # as after an interruption
        assert rows(database, "select count(*) from outbox") == [2]
        database.engine.dispose()


def test_three_workers_make_the_next_days_once(database: Database) -> None:
    with ThreadPoolExecutor(3) as workers:
        for _ in range(3):
            list(workers.map(make_days, [database] * 3))
    days = [name("outbox", days) for days in (1, 2, 3)]
    assert rows(database, _PARTS.format("outbox")) == [*days, "outbox_default"]
    assert len(rows(database, _PARTS.format("inbox"))) == len(days) + 1


def test_an_event_of_the_next_midnight_has_its_day(database: Database) -> None:
    make_days(database)
    first = midnight(FIRST_DAYS)
    for at, day in ((first, FIRST_DAYS), (first - timedelta(microseconds=1), 1)):
        event_id = record(database, at)
        assert place(database, "outbox", event_id) == name("outbox", day)


def test_an_event_of_a_missing_day_is_in_the_default_partition(
    database: Database,
) -> None:
    lost = record(database, midnight(FIRST_DAYS))
    assert place(database, "outbox", lost) == "outbox_default"
    make_days(database)
    assert place(database, "outbox", lost) == "outbox_default"
    later = record(database, midnight(FIRST_DAYS + 1))
    assert place(database, "outbox", later) == name("outbox", FIRST_DAYS + 1)


def test_old_rows_without_a_day_are_deleted(database: Database) -> None:
    record(database, midnight(FIRST_DAYS), is_published=True)
    waiting = record(database, midnight(FIRST_DAYS))
    with ahead(days=FIRST_DAYS + 4):
        drop_days(database)
    assert rows(database, "select event_id from outbox") == [waiting]


def test_a_delivery_after_midnight_finds_the_row_of_the_first(
    database: Database,
) -> None:
    event_id = new_id()
    assert is_first(database, event_id)
    for days in (1, 2, 29):
        with ahead(days=days):
            make_days(database)
            drop_days(database)
            assert not is_first(database, event_id)


@pytest.mark.parametrize("event_id", [uuid4(), UUID(int=1), UUID(int=2**128 - 1)])
def test_an_event_with_another_kind_of_id_is_handled_once(
    database: Database, event_id: UUID
) -> None:
    make_days(database)
    assert [is_first(database, event_id) for _ in range(2)] == [True, False]


def test_the_bound_of_a_day_lies_between_ids_of_two_days() -> None:
    today = now().date()
    assert partitions.first_id(today) < str(new_id()) < partitions.first_id(today + DAY)


def test_days_whose_rows_are_old_are_dropped(database: Database) -> None:
    record(database, now(), is_published=True)
    is_first(database, new_id())
    make_days(database)
    with ahead(days=FIRST_DAYS + 2):
        drop_days(database)
        assert rows(database, "select count(*) from outbox") == [1]
    with ahead(days=FIRST_DAYS + 3):
        drop_days(database)
    assert rows(database, "select count(*) from outbox") == [0]
    assert name("outbox", 1) not in rows(database, _PARTS.format("outbox"))
    assert rows(database, "select count(*) from inbox") == [1]
    with ahead(days=FIRST_DAYS + 30):
        drop_days(database)
    assert name("inbox", 1) not in rows(database, _PARTS.format("inbox"))


def test_a_day_with_a_waiting_event_is_not_dropped(database: Database) -> None:
    waiting = record(database, now())
    with ahead(days=60):
        drop_days(database)
    assert rows(database, "select event_id from outbox") == [waiting]


def test_an_event_handled_after_weeks_prevents_the_drop(database: Database) -> None:
    event_id = new_id()
    with ahead(days=FIRST_DAYS + 20):
        assert is_first(database, event_id)
    with ahead(days=FIRST_DAYS + 40):
        drop_days(database)
        assert not is_first(database, event_id)
    with ahead(days=FIRST_DAYS + 51):
        drop_days(database)
        assert is_first(database, event_id)


def test_a_reader_of_the_outbox_delays_a_drop_and_no_writer(
    database: Database,
) -> None:
    record(database, now(), is_published=True)
    with ahead(days=FIRST_DAYS + 3):
        with idle_transaction(database.engine, "select count(*) from outbox"):
            drop_days(database)
            record(database, now())
            assert rows(database, "select count(*) from outbox") == [2]
        drop_days(database)
    assert rows(database, "select count(*) from outbox") == [1]
