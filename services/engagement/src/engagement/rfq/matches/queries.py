"""Reads of leads: requirements as a matched seller sees them."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.date_ranges import optional, within
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.matches.eligibility import is_eligible, joined
from engagement.rfq.matches.models import table
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.quotes.transitions import LIVE, OCCUPIES_SLOT
from engagement.rfq.requirements.filters import Sort
from engagement.rfq.requirements.models import IS_POSTED
from engagement.rfq.requirements.models import table as requirements
from engagement.rfq.requirements.queries import (
    HAS_TEXT,
    columns,
    ends_at,
    filed,
    paged,
    per_status,
)
from servicekit.clock import now

_pair = (quotes.c.requirement_id == requirements.c.id) & (
    quotes.c.seller_id == table.c.seller_id
)
_live_quote = (
    sa.select(quotes.c.id)
    .where(_pair, quotes.c.status.in_(LIVE))
    .correlate(requirements, table)
    .limit(1)
    .scalar_subquery()
)
_revealed = (
    sa.exists()
    .where(
        _pair,
        quotes.c.status.in_(OCCUPIES_SLOT),
        sa.or_(quotes.c.is_shortlisted, quotes.c.status == "accepted"),
    )
    .correlate(requirements, table)
)
_rows = sa.select(
    *columns,
    table.c.id.label("match_id"),
    table.c.status.label("match_status"),
    table.c.score,
    table.c.parts,
    table.c.wave,
    table.c.created_at.label("notified_at"),
    _live_quote.label("quote_id"),
    _revealed.label("is_revealed"),
).select_from(
    filed.join(table, table.c.requirement_id == requirements.c.id).join(
        sellers, sellers.c.seller_id == table.c.seller_id
    )
)
_wanted = optional("statuses", ARRAY(sa.Text))
_of_seller = sa.and_(
    sellers.c.owner_id == sa.bindparam("user_id"), sellers.c.status == "active"
)
_listed = sa.and_(
    _of_seller,
    IS_POSTED,
    is_eligible,
    sa.or_(_wanted.is_(None), table.c.status == sa.any_(_wanted)),
    within(table.c.created_at),
    HAS_TEXT,
)
_newest = (table.c.created_at.desc(), table.c.id)
_PAGES: dict[Sort, Any] = {
    "newest": paged(_rows.where(_listed), *_newest),
    "ending": paged(_rows.where(_listed), ends_at.asc().nulls_last(), *_newest),
}
_TOTAL = sa.select(sa.func.count()).select_from(joined).where(_listed)
_ONE = _rows.where(_of_seller, is_eligible, requirements.c.id == sa.bindparam("id"))
_COUNTS = (
    per_status(table.c.status)
    .select_from(joined)
    .where(_of_seller, IS_POSTED, is_eligible)
)


async def page(
    reads: AsyncConnection, sort: Sort = "newest", **wanted: Any
) -> tuple[list[sa.RowMapping], int]:
    params = {**wanted, "now": now()}
    rows = (await reads.execute(_PAGES[sort], params)).mappings().all()
    return list(rows), await total(reads, **wanted)


async def total(reads: AsyncConnection, **wanted: Any) -> int:
    result = await reads.execute(_TOTAL, {**wanted, "now": now()})
    number: int = result.scalar_one()
    return number


async def counts(reads: AsyncConnection, user_id: UUID) -> Mapping[str, int]:
    """The count of each status, whatever is filtered."""
    result = await reads.execute(_COUNTS, {"user_id": user_id})
    return {row.status: row.number for row in result}


async def lead(
    reads: AsyncConnection, requirement_id: UUID, user_id: UUID
) -> sa.RowMapping | None:
    """The lead of the company that this user owns."""
    params = {"id": requirement_id, "user_id": user_id, "now": now()}
    return (await reads.execute(_ONE, params)).mappings().first()


def after_change(
    session: Session, requirement_id: UUID, user_id: UUID
) -> sa.RowMapping:
    session.flush()
    params = {"id": requirement_id, "user_id": user_id, "now": now()}
    return session.execute(_ONE, params).mappings().one()
