"""Rows of a connection that reads (`servicekit.db.Reader`), by names of columns."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

Row = RowMapping


async def fetch_rows(
    reads: AsyncConnection, statement: Executable, **values: Any
) -> Sequence[Row]:
    """All of them."""
    return (await reads.execute(statement, values)).mappings().all()


async def fetch_first(
    reads: AsyncConnection, statement: Executable, **values: Any
) -> Row | None:
    """For statements that find one row or none."""
    return (await reads.execute(statement, values)).mappings().first()
