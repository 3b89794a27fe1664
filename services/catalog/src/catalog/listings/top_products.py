"""Which of a seller's products are wanted most: visits and enquiries of some days."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.products.models import enquiries, products, views
from catalog.products.trends import ENQUIRY_WEIGHT
from servicekit.clock import today

LIMIT = 5
_first = sa.bindparam("first", type_=sa.Date)


def _counted(per_day: sa.Table) -> sa.ColumnElement[int]:
    counted = sa.select(sa.func.coalesce(sa.func.sum(per_day.c.count), 0)).where(
        per_day.c.product_id == products.c.id, per_day.c.day >= _first
    )
    return counted.correlate(products).scalar_subquery()


_own = (
    sa.select(
        products.c.id,
        products.c.slug,
        products.c.name,
        products.c.name_ne,
        products.c.image,
        products.c.status,
        _counted(views).label("views"),
        _counted(enquiries).label("enquiries"),
    )
    .where(
        products.c.seller_id == sa.bindparam("seller_id"),
        products.c.status != "archived",
    )
    .subquery("own")
)
_worth = _own.c.views + ENQUIRY_WEIGHT * _own.c.enquiries
_TOP: sa.Select[Any] = (
    sa.select(_own)
    .where(_worth > 0)
    .order_by(_worth.desc(), _own.c.id.desc())
    .limit(LIMIT)
)


def top(session: Session, seller_id: UUID, days: int) -> Sequence[sa.RowMapping]:
    """The most wanted first; none that nobody looked at. Today is the last day."""
    values = {"seller_id": seller_id, "first": today() - timedelta(days=days - 1)}
    return session.execute(_TOP, values).mappings().all()
