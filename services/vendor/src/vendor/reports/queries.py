"""Reports with the company they are about."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from vendor.history.models import table as transitions
from vendor.profiles.models import sellers
from vendor.reports.models import table

_ROWS = sa.select(
    table,
    sellers.c.slug,
    sellers.c.company_name,
    sellers.c.status.label("seller_status"),
).select_from(table.join(sellers, sellers.c.id == table.c.seller_id))
_PAGE = (
    _ROWS.where(table.c.status == sa.bindparam("status"))
    .order_by(table.c.handled_at.desc().nulls_first(), table.c.id)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
_COUNTS = sa.select(table.c.status, sa.func.count()).group_by(table.c.status)
_ONE = _ROWS.where(table.c.id == sa.bindparam("id"))
_HISTORY = (
    sa.select(transitions)
    .where(
        transitions.c.noun == "report",
        transitions.c.subject_id.in_(sa.bindparam("ids", expanding=True)),
    )
    .order_by(transitions.c.id.desc())
)
Rows = Sequence[sa.Row[Any]]


async def page(
    reads: AsyncConnection, status: str, limit: int, offset: int
) -> tuple[Rows, dict[str, int]]:
    """Who waits longest first, of handled ones the last; and counts by status."""
    wanted = {"status": status, "limit": limit, "offset": offset}
    rows = (await reads.execute(_PAGE, wanted)).all()
    counted = await reads.execute(_COUNTS)
    return rows, {row[0]: row[1] for row in counted}


async def history(reads: AsyncConnection, ids: Sequence[UUID]) -> dict[UUID, Rows]:
    """What was decided about each report, the newest first."""
    rows = (await reads.execute(_HISTORY, {"ids": list(ids)})).all()
    return {id_: [row for row in rows if row.subject_id == id_] for id_ in ids}


def one(session: Session, report_id: UUID) -> tuple[dict[str, Any], Rows]:
    """The report and its history."""
    row = session.execute(_ONE, {"id": report_id}).one()
    return dict(row._mapping), session.execute(_HISTORY, {"ids": [report_id]}).all()
