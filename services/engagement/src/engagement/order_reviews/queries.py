"""Reads of reviews: one of an order, and the administrator's list."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session, select

from engagement.date_ranges import optional
from engagement.order_reviews.models import Review, table
from engagement.orders.models import Order
from engagement.orders.models import table as orders
from engagement.orders.parties import role_of
from engagement.replicas.sellers.models import table as sellers
from engagement.search_text import contains
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller

_statuses = optional("statuses", ARRAY(sa.Text))
_SEARCHED = (
    *(table.c.text, table.c.reply, table.c.company),
    *(sellers.c.company_name, sellers.c.company_name_ne),
)
_matches = contains(*_SEARCHED)
_of_status = sa.or_(_statuses.is_(None), table.c.status == sa.any_(_statuses))
_joined = table.join(orders, orders.c.id == table.c.order_id).outerjoin(
    sellers, sellers.c.seller_id == table.c.seller_id
)
_ROWS = sa.select(
    table,
    orders.c.number,
    sellers.c.company_name.label("seller"),
    sellers.c.company_name_ne.label("seller_ne"),
    sellers.c.slug.label("seller_slug"),
).select_from(_joined)
_PAGE = (
    _ROWS.where(_matches, _of_status)
    .order_by(table.c.created_at.desc(), table.c.id.desc())
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
_COUNTS = (
    sa.select(table.c.status, sa.func.count().label("number"))
    .select_from(_joined)
    .where(_matches)
    .group_by(table.c.status)
)


@dataclass(frozen=True)
class Reviewed:
    """An order as one side reads it, and its review."""

    order: Order
    role: str
    review: Review | None


def of_order(session: Session, order_id: UUID, caller: Caller) -> Reviewed:
    """Raises NotFound for strangers."""
    order = session.get(Order, order_id)
    role = role_of(session, order, caller.user_id) if order else None
    if order is None or role is None:
        raise NotFound
    review = session.exec(select(Review).where(Review.order_id == order_id)).first()
    return Reviewed(order, role, review)


async def page(
    reads: AsyncConnection,
    *,
    q: str | None,
    statuses: list[str] | None,
    limit: int,
    offset: int,
) -> list[sa.RowMapping]:
    """The newest first."""
    params = {"q": q, "statuses": statuses, "limit": limit, "offset": offset}
    return list((await reads.execute(_PAGE, params)).mappings().all())


async def counts(reads: AsyncConnection, q: str | None) -> Mapping[str, int]:
    result = await reads.execute(_COUNTS, {"q": q})
    return {row.status: row.number for row in result}


def after_change(session: Session, review_id: UUID) -> Any:
    session.flush()
    wanted = _ROWS.where(table.c.id == review_id)
    return session.execute(wanted).mappings().one()
