"""Reads of the verifications: prebuilt statements over sellers and their documents."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from servicekit.like import containing
from vendor.profiles.models import sellers
from vendor.profiles.queries import STATUTORY_NOW
from vendor.statutory.models import details, documents

_q = sa.cast(sa.bindparam("q"), sa.Text)
_SEARCHED = (
    sellers.c.company_name,
    sellers.c.company_name_ne,
    sellers.c.slug,
    details.c.registered_name,
    details.c.pan_number,
)
_SENT = details.join(sellers, sellers.c.id == details.c.seller_id)
_MATCHES = sa.and_(
    sellers.c.status != "closed",
    sa.or_(_q.is_(None), *(column.ilike(_q) for column in _SEARCHED)),
)
_other, _others_details = sellers.alias("other"), details.alias("others_details")
_LIVE_WITH_IT = sa.and_(
    _others_details.c.pan_number == details.c.pan_number,
    _others_details.c.id != details.c.id,
    _other.c.status != "closed",
    _other.c.statutory_detail_status != "not_submitted",
)
_ALIKE = _others_details.join(_other, _other.c.id == _others_details.c.seller_id)
PAN_CLASH = (
    sa.select(sa.literal(1))
    .select_from(_ALIKE)
    .where(_LIVE_WITH_IT)
    .correlate(details)
    .exists()
)
_DOCUMENTS = (
    sa.select(sa.func.count())
    .where(documents.c.statutory_id == details.c.id)
    .correlate(details)
    .scalar_subquery()
)
_OLDEST_FIRST = (details.c.submitted_at, details.c.id)
_NEWEST_DECISION = (details.c.decided_at.desc().nulls_last(), details.c.id)


def _page(where: sa.ColumnElement[bool], *order: Any) -> sa.Select[Any]:
    return (
        sa.select(
            details,
            sellers.c.slug,
            sellers.c.company_name,
            sellers.c.company_name_ne,
            sellers.c.pending_name,
            sellers.c.company_logo,
            sellers.c.brand_colour,
            sellers.c.theme_color,
            sellers.c.district,
            sellers.c.district_ne,
            STATUTORY_NOW.label("status"),
            PAN_CLASH.label("pan_clash"),
            _DOCUMENTS.label("documents_count"),
        )
        .select_from(_SENT)
        .where(_MATCHES, where)
        .order_by(*order)
        .limit(sa.bindparam("limit"))
        .offset(sa.bindparam("offset"))
    )


_HAS_STATUS = sa.bindparam("status") == STATUTORY_NOW
_RENAMED = sellers.c.pending_name_at.is_not(None)
_PAGES = {
    "pending": _page(_HAS_STATUS, *_OLDEST_FIRST),
    "renamed": _page(_RENAMED, sellers.c.pending_name_at, details.c.id),
}
_DECIDED = _page(_HAS_STATUS, *_NEWEST_DECISION)
_RENAMED_COUNT = sa.select(sa.func.count()).select_from(_SENT).where(_MATCHES, _RENAMED)
_COUNTS = (
    sa.select(STATUTORY_NOW, sa.func.count())
    .select_from(_SENT)
    .where(_MATCHES)
    .group_by(STATUTORY_NOW)
)
_CLASHES = (
    sa.select(_other.c.id, _other.c.slug, _other.c.company_name, _other.c.status)
    .select_from(_ALIKE.join(details, _LIVE_WITH_IT))
    .where(details.c.id == sa.bindparam("id"))
    .order_by(_other.c.created_at)
    .limit(20)
)
_NEXT = (
    sa.select(details.c.id)
    .select_from(_SENT)
    .where(
        STATUTORY_NOW == "pending",
        sellers.c.status != "closed",
        details.c.id != sa.bindparam("id"),
    )
    .order_by(*_OLDEST_FIRST)
    .limit(1)
)


async def page(
    reads: AsyncConnection, status: str, q: str, limit: int, offset: int
) -> tuple[Sequence[sa.Row[Any]], dict[str, int]]:
    """One page of this status, and how many there are of each."""
    search = {"q": containing(q)}
    wanted = {**search, "status": status, "limit": limit, "offset": offset}
    rows = (await reads.execute(_PAGES.get(status, _DECIDED), wanted)).all()
    counts = {row[0]: row[1] for row in await reads.execute(_COUNTS, search)}
    renamed = await reads.scalar(_RENAMED_COUNT, search)
    return rows, {**counts, "renamed": renamed or 0}


def clashes(session: Session, statutory_id: UUID) -> Sequence[sa.Row[Any]]:
    """Other live companies with this PAN."""
    return session.execute(_CLASHES, {"id": statutory_id}).all()


def next_waiting(session: Session, statutory_id: UUID) -> UUID | None:
    next_id: UUID | None = session.execute(_NEXT, {"id": statutory_id}).scalar()
    return next_id
