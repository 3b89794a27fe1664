"""Reads of tickets."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.date_ranges import optional
from engagement.support.tickets.models import table

_kind, _q = optional("kind", sa.Text), optional("q", sa.Text)
_statuses = optional("statuses", ARRAY(sa.Text))
_READABLE = ("reference", "name", "email", "text", "about")
_matches_text = sa.or_(*(table.c[name].ilike(_q) for name in _READABLE))
_of_kind = sa.or_(_kind.is_(None), table.c.kind == _kind)
_is_wanted = sa.and_(
    _of_kind,
    sa.or_(_statuses.is_(None), table.c.status == sa.any_(_statuses)),
    sa.or_(_q.is_(None), _matches_text),
)
_PAGE = (
    sa.select(table)
    .where(_is_wanted)
    .order_by(table.c.created_at, table.c.id)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
_TOTAL = sa.select(sa.func.count()).select_from(table).where(_is_wanted)
_COUNTS = (
    sa.select(table.c.status, sa.func.count().label("number"))
    .where(_of_kind)
    .group_by(table.c.status)
)


async def page(
    reads: AsyncConnection, wanted: Mapping[str, Any], limit: int, offset: int
) -> tuple[list[sa.RowMapping], int]:
    """The oldest first."""
    params = {**wanted, "limit": limit, "offset": offset}
    rows = (await reads.execute(_PAGE, params)).mappings().all()
    total: int = (await reads.execute(_TOTAL, dict(wanted))).scalar_one()
    return list(rows), total


async def counts(reads: AsyncConnection, kind: str | None) -> Mapping[str, int]:
    result = await reads.execute(_COUNTS, {"kind": kind})
    return {row.status: row.number for row in result}


def after_change(session: Session, ticket_id: UUID) -> sa.RowMapping:
    session.flush()
    wanted = sa.select(table).where(table.c.id == ticket_id)
    return session.execute(wanted).mappings().one()
