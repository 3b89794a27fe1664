"""Read connections: rows, errors and replaced connections."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import exc
from sqlalchemy.dialects.postgresql import JSONB

from servicekit.db import Database
from servicekit.outages import is_outage
from servicekit.reads import Row, fetch_first, fetch_rows
from servicekit.settings import ServiceSettings

_name = sa.bindparam("name", type_=sa.Text)
NAMED = sa.select(_name.label("name"))
NOBODY = sa.select(_name.label("name")).where(sa.false())
FACTS = sa.select(sa.cast(sa.literal('{"a": [1]}'), JSONB).label("facts"))
SLOW = sa.select(sa.func.pg_sleep(30))
FAIL = sa.select(sa.func.fail(sa.bindparam("state", type_=sa.Text)))
PID = sa.select(sa.func.pg_backend_pid().label("pid"))
CUT = sa.select(sa.func.pg_terminate_backend(sa.bindparam("pid", type_=sa.Integer)))


def read(settings: ServiceSettings, statement: Any, **values: Any) -> Row | None:
    async def run() -> Row | None:
        database = Database.connect(settings)
        try:
            async with database.reads.connect() as reads:
                return await fetch_first(reads, statement, **values)
        finally:
            await database.close()

    return asyncio.run(run())


def test_rows_are_read_by_name(settings: ServiceSettings) -> None:
    row, facts = read(settings, NAMED, name="चामल"), read(settings, FACTS)
    assert row is not None
    assert facts is not None
    assert (row["name"], facts["facts"]) == ("चामल", {"a": [1]})
    assert read(settings, NOBODY, name="Rice") is None


def test_a_zero_byte_is_bad_data(settings: ServiceSettings) -> None:
    with pytest.raises(exc.DataError):
        read(settings, NAMED, name="a\x00b")


@pytest.mark.parametrize("state", ["40001", "53300", "57P01"])
def test_a_connection_error_of_any_class_is_an_outage(
    settings: ServiceSettings, state: str
) -> None:
    with pytest.raises(exc.DBAPIError) as raised:
        read(settings, FAIL, state=state)
    assert is_outage(raised.value)


def test_a_duplicate_key_is_not_an_outage(settings: ServiceSettings) -> None:
    with pytest.raises(exc.IntegrityError) as raised:
        read(settings, FAIL, state="23505")
    assert not is_outage(raised.value)


def test_a_statement_timeout_is_an_outage(settings: ServiceSettings) -> None:
    hurried = settings.model_copy(update={"statement_timeout_ms": 50})
    with pytest.raises(exc.OperationalError) as raised:
        read(hurried, SLOW)
    assert is_outage(raised.value)


def test_a_refused_connection_is_an_outage(settings: ServiceSettings) -> None:
    url = "postgresql+psycopg://nobody@127.0.0.1:1/nothing"
    with pytest.raises(exc.OperationalError) as raised:
        read(settings.model_copy(update={"database_url": url}), NAMED, name="a")
    assert is_outage(raised.value)


def test_a_dropped_connection_is_replaced(settings: ServiceSettings) -> None:
    async def cut_and_read() -> list[Row]:
        database, other = Database.connect(settings), Database.connect(settings)
        try:
            async with database.reads.connect() as reads:
                (mine,) = await fetch_rows(reads, PID)
            async with other.reads.connect() as reads:
                await fetch_rows(reads, CUT, pid=mine["pid"])
            async with database.reads.connect() as reads:
                return list(await fetch_rows(reads, NAMED, name="a"))
        finally:
            await database.close()
            await other.close()

    assert [row["name"] for row in asyncio.run(cut_and_read())] == ["a"]
