"""Reads of requirements: the buyer's own, those in review."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY, JSONPATH
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from engagement.accounts.suspensions.queries import is_suspended
from engagement.date_ranges import optional
from engagement.replicas.categories.models import table as categories
from engagement.rfq.matches.models import HAS_LOOKED
from engagement.rfq.matches.models import history as looks
from engagement.rfq.matches.models import table as matches
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.quotes.transitions import OCCUPIES_SLOT
from engagement.rfq.requirements.filters import FIGURE_CONDITIONS, Sort
from engagement.rfq.requirements.models import IS_POSTED, table
from engagement.rfq.requirements.models import history as status_history
from engagement.rfq.requirements.transitions import EXPIRABLE
from engagement.search_text import contains
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
    quotes.c.status.in_(OCCUPIES_SLOT),
)
_matches_count = _counted(matches.c.id, matches.c.requirement_id == table.c.id)
_viewed_count = _counted(
    looks.c.match_id,
    looks.c.match_id == matches.c.id,
    HAS_LOOKED,
    matches.c.requirement_id == table.c.id,
)
# A list of each accepted quote.
_awarded_lines = (
    sa.select(sa.func.jsonb_agg(quotes.c.awarded_lines))
    .where(quotes.c.requirement_id == table.c.id, quotes.c.status == "accepted")
    .correlate(table)
    .scalar_subquery()
)
columns = (
    *(column for column in table.c if column.name not in ("status", "wave")),
    status.label("status"),
    categories.c.slug.label("category_slug"),
    categories.c.name.label("category_name"),
    categories.c.name_ne.label("category_name_ne"),
    _quotes_count.label("quotes_count"),
    _matches_count.label("matches_count"),
    _viewed_count.label("viewed_count"),
    _awarded_lines.label("awarded_lines"),
)
filed = table.outerjoin(categories, categories.c.category_id == table.c.category_id)
_rows = sa.select(*columns).select_from(filed)
_wanted = optional("statuses", ARRAY(sa.Text))
_is_wanted = sa.or_(_wanted.is_(None), status == sa.any_(_wanted))
_of_buyer = table.c.buyer_id == sa.bindparam("user_id")
_line_names = sa.func.jsonb_path_query_array(
    table.c["items"], sa.cast("$[*].name", JSONPATH)
)
HAS_TEXT = contains(table.c.title, sa.cast(_line_names, sa.Text))
_own = sa.and_(_of_buyer, IS_POSTED, _is_wanted, FIGURE_CONDITIONS, HAS_TEXT)
# A draft is its buyer's alone.
_not_draft = sa.and_(IS_POSTED, table.c.status != "draft")
_for_review = sa.and_(_not_draft, _is_wanted)


def paged(of: Any, *order: Any) -> Any:
    limited = of.order_by(*order).limit(sa.bindparam("limit"))
    return limited.offset(sa.bindparam("offset"))


_newest = (table.c.created_at.desc(), table.c.id.desc())
# Those that can still expire, in the order in which they do.
ends_at = sa.case((status.in_(EXPIRABLE), table.c.expires_at))
_LISTS: dict[tuple[str, Sort], Any] = {
    ("buyer", "newest"): paged(_rows.where(_own), *_newest),
    ("buyer", "ending"): paged(_rows.where(_own), ends_at.asc().nulls_last(), *_newest),
    ("admin", "newest"): paged(
        _rows.where(_for_review), table.c.created_at, table.c.id
    ),
}
_TOTALS = {
    "buyer": sa.select(sa.func.count()).select_from(table).where(_own),
    "admin": sa.select(sa.func.count()).select_from(table).where(_for_review),
}
_ONE = _rows.where(table.c.id == sa.bindparam("id"))


def per_status(of: Any) -> sa.Select[tuple[Any, int]]:
    counted = sa.select(of.label("status"), sa.func.count().label("number"))
    return counted.group_by(sa.text("1"))


_COUNTS = {
    "buyer": per_status(status).where(_of_buyer, IS_POSTED),
    "admin": per_status(status).where(_not_draft),
}

_HISTORY = sa.select(status_history).where(
    status_history.c.requirement_id == sa.bindparam("id")
)
_NEXT = (
    sa.select(table.c.id)
    .where(table.c.status == "in_review", table.c.id != sa.bindparam("id"))
    .order_by(table.c.created_at, table.c.id)
    .limit(1)
)


async def page(
    reads: AsyncConnection, side: str, sort: Sort = "newest", **wanted: Any
) -> tuple[list[sa.RowMapping], int]:
    params = {**wanted, "now": now()}
    rows = (await reads.execute(_LISTS[side, sort], params)).mappings().all()
    return list(rows), await total(reads, side, **wanted)


async def total(reads: AsyncConnection, side: str, **wanted: Any) -> int:
    result = await reads.execute(_TOTALS[side], {**wanted, "now": now()})
    number: int = result.scalar_one()
    return number


async def counts(
    reads: AsyncConnection, side: str, user_id: UUID | None = None
) -> Mapping[str, int]:
    """The count of each status, whatever is filtered."""
    params = {"user_id": user_id, "now": now()}
    result = await reads.execute(_COUNTS[side], params)
    return {row.status: row.number for row in result}


async def one(reads: AsyncConnection, requirement_id: UUID) -> sa.RowMapping | None:
    params = {"id": requirement_id, "now": now()}
    return (await reads.execute(_ONE, params)).mappings().first()


async def history(reads: AsyncConnection, requirement_id: UUID) -> list[sa.RowMapping]:
    """The newest first."""
    newest = _HISTORY.order_by(status_history.c.at.desc(), status_history.c.id.desc())
    return list((await reads.execute(newest, {"id": requirement_id})).mappings())


async def next_in_review(reads: AsyncConnection, but: UUID) -> UUID | None:
    """The oldest other requirement in review."""
    result: UUID | None = (await reads.execute(_NEXT, {"id": but})).scalar()
    return result


def after_change(session: Session, requirement_id: UUID) -> sa.RowMapping:
    session.flush()
    params = {"id": requirement_id, "now": now()}
    return session.execute(_ONE, params).mappings().one()
