"""Reads of disputes: orders that are disputed, or were."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.date_ranges import optional
from engagement.orders.models import history, table
from engagement.orders.queries import Rows

_statuses = optional("statuses", ARRAY(sa.Text))
# An order is disputed at most once.
_begun = (history.c.order_id == table.c.id) & (history.c.to_status == "disputed")
_disputes = table.join(history, _begun)
_rows = sa.select(
    table,
    history.c.role.label("disputed_by"),
    history.c.reason.label("dispute_reason"),
    history.c.at.label("disputed_at"),
).select_from(_disputes)
_is_wanted = sa.or_(_statuses.is_(None), table.c.status == sa.any_(_statuses))
_PAGE = (
    _rows.where(_is_wanted)
    .order_by(history.c.at, table.c.id)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
_TOTAL = sa.select(sa.func.count()).select_from(_disputes).where(_is_wanted)
_COUNTS = (
    sa.select(table.c.status, sa.func.count().label("number"))
    .select_from(_disputes)
    .group_by(table.c.status)
)
ONE = _rows.where(table.c.id == sa.bindparam("id"))


async def page(
    reads: AsyncConnection, statuses: list[str] | None, limit: int, offset: int
) -> tuple[Rows, int]:
    """The oldest first."""
    params: dict[str, Any] = {"statuses": statuses, "limit": limit, "offset": offset}
    rows = (await reads.execute(_PAGE, params)).mappings().all()
    found = await reads.execute(_TOTAL, {"statuses": statuses})
    total: int = found.scalar_one()
    return rows, total


async def counts(reads: AsyncConnection) -> Mapping[str, int]:
    return {row.status: row.number for row in await reads.execute(_COUNTS)}


async def one(reads: AsyncConnection, order_id: UUID) -> sa.RowMapping | None:
    return (await reads.execute(ONE, {"id": order_id})).mappings().first()
