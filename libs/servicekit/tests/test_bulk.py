"""Bulk statements write the given rows."""

from collections.abc import Iterator
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, ClassVar
from uuid import UUID, uuid4

import pytest
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY, JSONB
from sqlmodel import Session

from servicekit.bulk import insert_all, update_all
from servicekit.messaging.event import Event
from servicekit.messaging.outbox import OutboxRow, record_all
from servicekit.testing.databases import create_mechanism, fresh_database

CRATES = sa.Table(
    "crates",
    sa.MetaData(),
    sa.Column("id", sa.Uuid, primary_key=True),
    sa.Column("name", sa.Text),
    sa.Column("price", sa.Numeric(14, 2)),
    sa.Column("marks", ARRAY(sa.Text)),
    sa.Column("facts", JSONB(none_as_null=True)),
    sa.Column("packed_at", sa.DateTime(timezone=True)),
    sa.Column("count", sa.Integer, server_default="7"),
)
_TABLE = """
create table crates (id uuid primary key, name text, price numeric(14, 2),
  marks text[], facts jsonb, packed_at timestamptz, count int not null default 7);
create table calls (at int);
create function note() returns trigger language plpgsql as
$$ begin insert into calls values (1); return null; end $$;
create trigger noted after insert or update on crates
for each statement execute function note()"""


class CrateClosed(Event):
    type: ClassVar[str] = "packing.crate_packed.v1"

    crate_id: UUID


@pytest.fixture(scope="module")
def engine() -> Iterator[sa.Engine]:
    with fresh_database("bulk") as url:
        engine = sa.create_engine(url)
        create_mechanism(engine, _TABLE)
        yield engine
        engine.dispose()


@pytest.fixture
def session(engine: sa.Engine) -> Iterator[Session]:
    with Session(engine) as session:
        yield session
        session.rollback()


def crate(number: int, **more: Any) -> dict[str, Any]:
    facts: dict[str, Any] = {
        "id": uuid4(),
        "name": f"चामल “{number}” \\ 'x'",
        "price": Decimal("1250.50"),
        "marks": ["a,b", '{"c"}', ""],
        "facts": {"deep": [1, None, {"ne": "दाल"}]},
        "packed_at": datetime(2026, 1, 2, 3, 4, 5, 678901, UTC),
    }
    return {**facts, **more}


def test_inserted_rows_have_the_given_values(session: Session) -> None:
    given = [crate(1), crate(2, name=None, price=None, marks=None, facts=None)]
    insert_all(session, CRATES, given)
    found = {row.id: row._asdict() for row in session.execute(sa.select(CRATES))}
    assert found == {each["id"]: {**each, "count": 7} for each in given}


def test_insert_returns_the_rows_in_order(session: Session) -> None:
    given = [crate(number) for number in range(300)]
    wrote = insert_all(session, CRATES, given, CRATES.c.id, CRATES.c.count)
    assert [tuple(row) for row in wrote] == [(each["id"], 7) for each in given]


def test_update_changes_the_named_columns_of_the_named_rows(session: Session) -> None:
    first, second, other = crate(1), crate(2), crate(3)
    insert_all(session, CRATES, [first, second, other])
    changes = [{"id": first["id"], "name": "One"}, {"id": second["id"], "name": None}]
    update_all(session, CRATES, changes)
    names = dict(session.execute(sa.select(CRATES.c.id, CRATES.c.name)).all())
    assert names == {
        first["id"]: "One", second["id"]: None, other["id"]: other["name"],
    }  # fmt: skip
    assert set(session.execute(sa.select(CRATES.c.price)).scalars()) == {first["price"]}


def test_statement_triggers_fire_once(session: Session) -> None:
    given = [crate(number) for number in range(50)]
    insert_all(session, CRATES, given)
    update_all(session, CRATES, [{"id": each["id"], "count": 1} for each in given])
    assert session.execute(sa.text("select count(*) from calls")).scalar_one() == 2


def test_no_rows_execute_no_statement(session: Session) -> None:
    assert insert_all(session, CRATES, [], CRATES.c.id) == []
    update_all(session, CRATES, [])
    record_all(session, [])
    assert session.execute(sa.text("select count(*) from calls")).scalar_one() == 0


def test_events_are_recorded_in_order(session: Session) -> None:
    ids = [uuid4() for _ in range(300)]
    record_all(session, [CrateClosed(crate_id=each) for each in ids])
    table = OutboxRow.__table__  # type: ignore[attr-defined]
    rows = session.execute(sa.select(table).order_by(table.c.id)).all()
    assert [row.payload["crate_id"] for row in rows] == [str(each) for each in ids]
    assert len({row.event_id for row in rows}) == 300
    assert {(row.subject.split("/")[0], row.attempts) for row in rows} == {("crate", 0)}
    assert all(row.published_at is None and row.next_at for row in rows)
