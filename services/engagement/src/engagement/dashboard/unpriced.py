"""Published products without a price that a buyer has enquired about lately."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.date_ranges import TIME, Span
from engagement.enquiries.models import table as enquiries
from engagement.replicas.products.models import table as products
from engagement.replicas.sellers.models import table as sellers
from servicekit.clock import now

ENQUIRED_WITHIN = timedelta(days=30)
_since = sa.bindparam("enquired_since", type_=TIME)
_is_enquired = sa.exists().where(
    enquiries.c.product_id == products.c.product_id, enquiries.c.created_at > _since
)
_rows = (
    sa.select(products)
    .join(sellers, sellers.c.seller_id == products.c.seller_id)
    .where(
        sellers.c.owner_id == sa.bindparam("user_id"),
        products.c.status == "published",
        products.c.price.is_(None),
        _is_enquired,
    )
)
_PAGE = _rows.order_by(products.c.name, products.c.product_id).limit(
    sa.bindparam("limit")
)
_TOTAL = sa.select(sa.func.count()).select_from(_rows.subquery())


async def figure_filters(span: Span) -> dict[str, Any]:
    """They are of no days."""
    return span.binds


async def page(
    reads: AsyncConnection, user_id: UUID, limit: int
) -> Sequence[sa.RowMapping]:
    result = await reads.execute(_PAGE, {**_params(user_id), "limit": limit})
    return result.mappings().all()


async def total(reads: AsyncConnection, user_id: UUID) -> int:
    number: int = (await reads.execute(_TOTAL, _params(user_id))).scalar_one()
    return number


def _params(user_id: UUID) -> dict[str, Any]:
    return {"user_id": user_id, "enquired_since": now() - ENQUIRED_WITHIN}
