"""Cases that wait for a user: an answer to the own one, or one about the company."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.date_ranges import Span
from engagement.support.cases.models import table
from engagement.support.cases.queries import JOINED, takes_part, wrote

# In which status a case waits for each side.
STATUSES = {"buyer": "answered", "seller": "with_supplier"}
_OWN = {"buyer": wrote, "seller": takes_part}
_CONDITIONS = {
    side: sa.and_(_OWN[side], table.c.status == status)
    for side, status in STATUSES.items()
}
_PAGES = {
    side: sa.select(table)
    .select_from(JOINED)
    .where(condition)
    .order_by(table.c.due_at.asc().nulls_last(), table.c.id)
    .limit(sa.bindparam("limit"))
    for side, condition in _CONDITIONS.items()
}
_TOTALS = {
    side: sa.select(sa.func.count()).select_from(JOINED).where(condition)
    for side, condition in _CONDITIONS.items()
}


async def figure_filters(span: Span) -> dict[str, Any]:
    """They are of no days."""
    return span.binds


async def page(
    reads: AsyncConnection, side: str, user_id: UUID, limit: int
) -> Sequence[sa.RowMapping]:
    params = {"user_id": user_id, "limit": limit}
    return (await reads.execute(_PAGES[side], params)).mappings().all()


async def total(reads: AsyncConnection, side: str, user_id: UUID) -> int:
    number: int = (
        await reads.execute(_TOTALS[side], {"user_id": user_id})
    ).scalar_one()
    return number
