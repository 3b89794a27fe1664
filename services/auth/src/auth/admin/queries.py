"""Finding users."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from auth.accounts.models import table
from auth.admin import filters
from auth.sessions.models import sessions

_COLUMNS = (
    "id",
    "fname",
    "lname",
    "email",
    "email_verified_at",
    "phone_number",
    "phone_verified_at",
    "roles",
    "suspended_at",
    "suspended_reason",
    "created_at",
)
_LAST_SEEN = (
    sa.select(sa.func.max(sessions.c.last_used_at))
    .where(sessions.c.user_id == table.c.id)
    .scalar_subquery()
)
_STATUS = sa.case((table.c.suspended_at.is_not(None), "suspended"), else_="active")
_ROWS = sa.select(
    *(table.c[name] for name in _COLUMNS),
    _STATUS.label("status"),
    _LAST_SEEN.label("last_seen_at"),
)
_ORDERS: Mapping[filters.Sort, tuple[Any, ...]] = {
    "newest": (table.c.created_at.desc(), table.c.id.desc()),
    "oldest": (table.c.created_at, table.c.id),
    "name": (sa.func.lower(table.c.fname), sa.func.lower(table.c.lname), table.c.id),
    "last_seen": (sa.text("last_seen_at desc nulls last"), table.c.id.desc()),
}
_PAGES = {
    sort: _ROWS.where(filters.MATCHES)
    .order_by(*order)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
    for sort, order in _ORDERS.items()
}
_COUNT = sa.select(sa.func.count()).select_from(table).where(filters.MATCHES)
_ONE = _ROWS.where(table.c.id == sa.bindparam("user_id"))


async def page(
    reads: AsyncConnection, wanted: filters.UserFilters, limit: int, offset: int
) -> tuple[Sequence[sa.Row[Any]], int]:
    """One page in the order of `wanted.sort`, and how many there are."""
    window = {"limit": limit, "offset": offset}
    rows = await reads.execute(_PAGES[wanted.sort], {**wanted.binds, **window})
    total: int = (await reads.execute(_COUNT, wanted.binds)).scalar_one()
    return rows.all(), total


def batch(
    wanted: filters.UserFilters, session: Session, limit: int, offset: int
) -> Sequence[sa.Row[Any]]:
    window = {"limit": limit, "offset": offset}
    return session.execute(_PAGES[wanted.sort], {**wanted.binds, **window}).all()


async def existing(reads: AsyncConnection, user_id: UUID) -> sa.Row[Any] | None:
    """None for a deleted account."""
    present = _ONE.where(table.c.deleted_at.is_(None))
    return (await reads.execute(present, {"user_id": user_id})).one_or_none()


def one(session: Session, user_id: UUID) -> sa.Row[Any]:
    return session.execute(_ONE, {"user_id": user_id}).one()
