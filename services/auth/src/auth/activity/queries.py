"""Reads of the audit."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from auth.activity.models import table

MAX_ROWS = 50

_IS_OWN = table.c.actor_id == table.c.user_id


def _own(column: sa.ColumnElement[Any]) -> sa.Label[Any]:
    """An operator's device and reasons are not the user's to see."""
    return sa.case((_IS_OWN, column)).label(column.key)


_RECENT = (
    sa.select(table.c.id, table.c.kind, table.c.at)
    .add_columns(*(_own(table.c[name]) for name in ("detail", "address", "user_agent")))
    .where(table.c.user_id == sa.bindparam("user_id"))
    .order_by(table.c.id.desc())
    .limit(MAX_ROWS)
)


async def recent(reads: AsyncConnection, user_id: UUID) -> Sequence[sa.Row[Any]]:
    """The newest first."""
    return (await reads.execute(_RECENT, {"user_id": user_id})).all()
