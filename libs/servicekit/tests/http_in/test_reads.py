"""Statements written once: what they say, what they raise, and who answers then."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from asyncpg import UniqueViolationError  # type: ignore[import-untyped]
from sqlalchemy.dialects.postgresql import JSONB

from servicekit.outages import DatabaseAway
from servicekit.reads import OddText, Prepared, Reads, Row
from servicekit.settings import ServiceSettings

_things = sa.table("things", sa.column("id", sa.BigInteger), sa.column("name", sa.Text))
_named = sa.bindparam("name", type_=sa.Text)
BY_NAME = Prepared(
    sa.select(_things.c.name).where(_things.c.name == _named, _things.c.id > 0)
)
SAID = Prepared(sa.select(_named.label("said")))
FACTS = Prepared(sa.select(sa.cast(sa.literal('{"a": [1]}'), JSONB).label("facts")))
FAIL = Prepared(sa.select(sa.func.fail(sa.bindparam("state", type_=sa.Text))))
SLOW = Prepared(sa.select(sa.func.pg_sleep(30)))
PID = Prepared(sa.select(sa.func.pg_backend_pid().label("pid")))
CUT = Prepared(
    sa.select(sa.func.pg_terminate_backend(sa.bindparam("pid", type_=sa.Integer)))
)
Question = tuple[Prepared, dict[str, Any]]


def asked(settings: ServiceSettings, *questions: Question) -> list[Row | None]:
    """The first row of each, by one pool."""

    async def ask() -> list[Row | None]:
        reads = Reads(settings)
        try:
            return [await reads.first(each, **known) for each, known in questions]
        finally:
            reads.close()

    return asyncio.run(ask())


def test_constants_are_in_the_text_and_only_values_travel() -> None:
    assert "things.id > 0" in BY_NAME.sql
    assert BY_NAME.values({"name": "Rice", "more": 1}) == ["Rice"]


def test_rows_are_asked_by_name(settings: ServiceSettings) -> None:
    said, nobody, facts = asked(
        settings, (SAID, {"name": "चामल"}), (BY_NAME, {"name": "nobody"}), (FACTS, {})
    )
    assert said is not None
    assert facts is not None
    assert (said["said"], nobody, facts["facts"]) == ("चामल", None, {"a": [1]})


def test_a_zero_byte_is_odd_text(settings: ServiceSettings) -> None:
    with pytest.raises(OddText):
        asked(settings, (SAID, {"name": "a\x00b"}))


def test_what_takes_too_long_is_a_database_away(settings: ServiceSettings) -> None:
    hurried = settings.model_copy(update={"statement_timeout_ms": 50})
    with pytest.raises(DatabaseAway):
        asked(hurried, (SLOW, {}))


def test_an_outage_of_any_class_is_a_database_away(settings: ServiceSettings) -> None:
    with pytest.raises(DatabaseAway):
        asked(settings, (FAIL, {"state": "40001"}))
    with pytest.raises(UniqueViolationError):
        asked(settings, (FAIL, {"state": "23505"}))


def test_nobody_listening_is_a_database_away(settings: ServiceSettings) -> None:
    url = "postgresql+psycopg://nobody@127.0.0.1:1/nothing"
    with pytest.raises(DatabaseAway):
        asked(settings.model_copy(update={"database_url": url}), (SAID, {"name": "a"}))


def test_a_connection_that_was_cut_is_replaced(settings: ServiceSettings) -> None:
    async def cut_and_ask() -> Row | None:
        reads, other = Reads(settings), Reads(settings)
        mine = await reads.first(PID)
        assert mine is not None
        await other.rows(CUT, pid=mine["pid"])
        await asyncio.sleep(0.1)  # the server's farewell is read by the loop
        try:
            return await reads.first(SAID, name="a")
        finally:
            reads.close()
            other.close()

    said = asyncio.run(cut_and_ask())
    assert said is not None
    assert said["said"] == "a"
