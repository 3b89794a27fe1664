"""Reads of one seller's ranges."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.products.models import products, ranges

_COUNT = (
    sa.select(sa.func.count())
    .where(
        products.c.product_range_id == ranges.c.id,
        products.c.seller_id == ranges.c.seller_id,
        products.c.status != "archived",
    )
    .correlate(ranges)
    .scalar_subquery()
    .label("product_count")
)
_ALL = (
    sa.select(ranges, _COUNT)
    .where(ranges.c.seller_id == sa.bindparam("seller_id"))
    .order_by(ranges.c.position, ranges.c.id)
)


def of_seller(session: Session, seller_id: UUID) -> Sequence[sa.RowMapping]:
    """In the seller's order."""
    return session.execute(_ALL, {"seller_id": seller_id}).mappings().all()


def taken_slugs(session: Session, seller_id: UUID) -> set[str]:
    slugs = sa.select(ranges.c.slug).where(ranges.c.seller_id == seller_id)
    return set(session.execute(slugs).scalars())


def next_position(session: Session, seller_id: UUID) -> int:
    last = sa.select(sa.func.max(ranges.c.position))
    found: Any = session.execute(last.where(ranges.c.seller_id == seller_id)).scalar()
    return 0 if found is None else int(found) + 1
