"""Finding companies in every status."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlmodel import Session

from vendor.profiles.models import sellers
from vendor.reports.models import table as reports
from vendor.sellers.filters import HAS_STATUS, MATCHES, SellerFilters, Sort
from vendor.statutory.models import details

_ORDERS: Mapping[Sort, tuple[Any, ...]] = {
    "newest": (sellers.c.created_at.desc(), sellers.c.id.desc()),
    "oldest": (sellers.c.created_at, sellers.c.id),
    "name": (sa.func.lower(sellers.c.company_name).nulls_last(), sellers.c.id),
}
_PAGES = {
    sort: sa.select(sellers)
    .where(MATCHES, HAS_STATUS)
    .order_by(*order)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
    for sort, order in _ORDERS.items()
}
_COUNTS = (
    sa.select(sellers.c.status, sa.func.count())
    .where(MATCHES)
    .group_by(sellers.c.status)
)
_RELATED = sa.select(
    sa.select(details.c.id)
    .where(details.c.seller_id == sa.bindparam("seller_id"))
    .scalar_subquery()
    .label("verification_id"),
    sa.select(sa.func.count())
    .where(reports.c.seller_id == sa.bindparam("seller_id"), reports.c.status == "open")
    .scalar_subquery()
    .label("open_reports"),
    sa.select(sa.func.count())
    .where(reports.c.seller_id == sa.bindparam("seller_id"))
    .scalar_subquery()
    .label("reports"),
)


async def page(
    reads: AsyncConnection, wanted: SellerFilters, limit: int, offset: int
) -> tuple[Sequence[sa.Row[Any]], dict[str, int]]:
    """One page in the order of `wanted.sort`, and how many there are of each status."""
    window = {"status": wanted.status, "limit": limit, "offset": offset}
    rows = (await reads.execute(_PAGES[wanted.sort], {**wanted.binds, **window})).all()
    counted = await reads.execute(_COUNTS, wanted.binds)
    return rows, {row[0]: row[1] for row in counted}


def batch(
    wanted: SellerFilters, session: Session, limit: int, offset: int
) -> Sequence[sa.Row[Any]]:
    window = {"status": wanted.status, "limit": limit, "offset": offset}
    return session.execute(_PAGES[wanted.sort], {**wanted.binds, **window}).all()


def related(session: Session, seller_id: UUID) -> dict[str, Any]:
    """From other tables: `verification_id`, `open_reports`, `reports`."""
    return dict(session.execute(_RELATED, {"seller_id": seller_id}).one()._mapping)
