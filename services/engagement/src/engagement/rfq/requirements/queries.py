"""Reads of requirements: the buyer's own, the leads of a seller, those in review."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.accounts.suspensions.queries import is_suspended
from engagement.date_ranges import optional, within
from engagement.replicas.categories.models import table as categories
from engagement.replicas.sellers.models import table as sellers
from engagement.rfq.matches.eligibility import joined as led_from
from engagement.rfq.matches.eligibility import stands
from engagement.rfq.matches.models import history as looks
from engagement.rfq.matches.models import table as matches
from engagement.rfq.matches.transitions import LOOKED
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.quotes.transitions import LIVE, SEATED
from engagement.rfq.requirements.filters import NARROWED
from engagement.rfq.requirements.models import history as moves
from engagement.rfq.requirements.models import table
from engagement.rfq.requirements.transitions import EXPIRABLE
from servicekit.clock import now

_is_past = sa.and_(
    table.c.status.in_(EXPIRABLE),
    table.c.expires_at <= sa.bindparam("now"),
    ~is_suspended(table.c.buyer_id),
)
status = sa.case((_is_past, "expired"), else_=table.c.status)


def _counted(column: Any, *conditions: Any) -> sa.ScalarSelect[int]:
    counted = sa.select(sa.func.count(column.distinct())).where(*conditions)
    return counted.correlate(table).scalar_subquery()


_quotes_count = _counted(
    quotes.c.seller_id,
    quotes.c.requirement_id == table.c.id,
    quotes.c.status.in_(SEATED),
)
_matches_count = _counted(matches.c.id, matches.c.requirement_id == table.c.id)
_viewed_count = _counted(
    looks.c.match_id,
    looks.c.match_id == matches.c.id,
    looks.c.to_status.in_(LOOKED),
    matches.c.requirement_id == table.c.id,
)
_COLUMNS = (
    *(column for column in table.c if column.name not in ("status", "wave")),
    status.label("status"),
    categories.c.slug.label("category_slug"),
    categories.c.name.label("category_name"),
    categories.c.name_ne.label("category_name_ne"),
    _quotes_count.label("quotes_count"),
    _matches_count.label("matches_count"),
    _viewed_count.label("viewed_count"),
)
_filed = table.outerjoin(categories, categories.c.category_id == table.c.category_id)
_rows = sa.select(*_COLUMNS).select_from(_filed)
_wanted = optional("statuses", ARRAY(sa.Text))
_is_wanted = sa.or_(_wanted.is_(None), status == sa.any_(_wanted))
_of_buyer = table.c.buyer_id == sa.bindparam("user_id")
_own = sa.and_(_of_buyer, _is_wanted, NARROWED)
# A draft is its buyer's alone.
_of_desk = table.c.status != "draft"
_judged = sa.and_(_of_desk, _is_wanted)

_pair = (quotes.c.requirement_id == table.c.id) & (
    quotes.c.seller_id == matches.c.seller_id
)
_live_quote = (
    sa.select(quotes.c.id)
    .where(_pair, quotes.c.status.in_(LIVE))
    .correlate(table, matches)
    .limit(1)
    .scalar_subquery()
)
_revealed = (
    sa.exists()
    .where(
        _pair,
        quotes.c.status.in_(SEATED),
        sa.or_(quotes.c.is_shortlisted, quotes.c.status == "accepted"),
    )
    .correlate(table, matches)
)
_leads = sa.select(
    *_COLUMNS,
    matches.c.id.label("match_id"),
    matches.c.status.label("match_status"),
    matches.c.score,
    matches.c.parts,
    matches.c.wave,
    matches.c.created_at.label("asked_at"),
    _live_quote.label("quote_id"),
    _revealed.label("is_revealed"),
).select_from(
    _filed.join(matches, matches.c.requirement_id == table.c.id).join(
        sellers, sellers.c.seller_id == matches.c.seller_id
    )
)
_of_seller = sa.and_(
    sellers.c.owner_id == sa.bindparam("user_id"), sellers.c.status == "active"
)
_led = sa.and_(
    _of_seller,
    stands,
    sa.or_(_wanted.is_(None), matches.c.status == sa.any_(_wanted)),
    within(matches.c.created_at),
)


def _page(of: Any, *order: Any) -> Any:
    limited = of.order_by(*order).limit(sa.bindparam("limit"))
    return limited.offset(sa.bindparam("offset"))


_newest = (table.c.created_at.desc(), table.c.id.desc())
_LISTS = {
    "buyer": _page(_rows.where(_own), *_newest),
    "seller": _page(_leads.where(_led), matches.c.created_at.desc(), matches.c.id),
    "admin": _page(_rows.where(_judged), table.c.created_at, table.c.id),
}
_TOTALS = {
    "buyer": sa.select(sa.func.count()).select_from(table).where(_own),
    "seller": sa.select(sa.func.count()).select_from(led_from).where(_led),
    "admin": sa.select(sa.func.count()).select_from(table).where(_judged),
}
_ONE = _rows.where(table.c.id == sa.bindparam("id"))
_LEAD = _leads.where(_of_seller, stands, table.c.id == sa.bindparam("id"))


def _per(of: Any) -> sa.Select[tuple[Any, int]]:
    counted = sa.select(of.label("status"), sa.func.count().label("number"))
    return counted.group_by(sa.text("1"))


_COUNTS = {
    "buyer": _per(status).where(_of_buyer),
    "seller": _per(matches.c.status).select_from(led_from).where(_of_seller, stands),
    "admin": _per(status).where(_of_desk),
}

_MOVES = sa.select(moves).where(moves.c.requirement_id == sa.bindparam("id"))
_NEXT = (
    sa.select(table.c.id)
    .where(table.c.status == "in_review", table.c.id != sa.bindparam("id"))
    .order_by(table.c.created_at, table.c.id)
    .limit(1)
)


async def page(
    reads: AsyncConnection, side: str, **wanted: Any
) -> tuple[list[sa.RowMapping], int]:
    asked = {**wanted, "now": now()}
    rows = (await reads.execute(_LISTS[side], asked)).mappings().all()
    return list(rows), await total(reads, side, **wanted)


async def total(reads: AsyncConnection, side: str, **wanted: Any) -> int:
    found = await reads.execute(_TOTALS[side], {**wanted, "now": now()})
    number: int = found.scalar_one()
    return number


async def counts(
    reads: AsyncConnection, side: str, user_id: UUID | None = None
) -> Mapping[str, int]:
    """How many stand in each status, whatever is filtered."""
    asked = {"user_id": user_id, "now": now()}
    found = await reads.execute(_COUNTS[side], asked)
    return {row.status: row.number for row in found}


async def one(reads: AsyncConnection, requirement_id: UUID) -> sa.RowMapping | None:
    asked = {"id": requirement_id, "now": now()}
    return (await reads.execute(_ONE, asked)).mappings().first()


async def history(reads: AsyncConnection, requirement_id: UUID) -> list[sa.RowMapping]:
    """The newest first."""
    newest = _MOVES.order_by(moves.c.at.desc(), moves.c.id.desc())
    return list((await reads.execute(newest, {"id": requirement_id})).mappings())


async def next_to_judge(reads: AsyncConnection, but: UUID) -> UUID | None:
    """Who else waits longest."""
    found: UUID | None = (await reads.execute(_NEXT, {"id": but})).scalar()
    return found


async def lead(
    reads: AsyncConnection, requirement_id: UUID, user_id: UUID
) -> sa.RowMapping | None:
    """As the seller this user owns was asked for it."""
    asked = {"id": requirement_id, "user_id": user_id, "now": now()}
    return (await reads.execute(_LEAD, asked)).mappings().first()


def after_change(session: Session, requirement_id: UUID) -> sa.RowMapping:
    session.flush()
    asked = {"id": requirement_id, "now": now()}
    return session.execute(_ONE, asked).mappings().one()


def lead_after_change(
    session: Session, requirement_id: UUID, user_id: UUID
) -> sa.RowMapping:
    session.flush()
    asked = {"id": requirement_id, "user_id": user_id, "now": now()}
    return session.execute(_LEAD, asked).mappings().one()
