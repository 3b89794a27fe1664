"""The public reviews of a seller; none before there are `VISIBLE_FROM`."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from vendor.reviews.models import RATINGS, table
from vendor.reviews.schemas import ReviewSummary

# One review names its buyer, and two say little of a company.
VISIBLE_FROM = 3
_PUBLIC = sa.and_(
    table.c.seller_id == sa.bindparam("seller_id"), sa.not_(table.c.is_hidden)
)
_MEANS = [sa.func.avg(table.c[name]).label(name) for name in RATINGS]
RATINGS_BY_SELLER = (
    sa.select(table.c.seller_id, sa.func.count().label("count"), *_MEANS)
    .where(sa.not_(table.c.is_hidden))
    .group_by(table.c.seller_id)
)
_SUMMARY = sa.select(sa.func.count().label("count"), *_MEANS).where(_PUBLIC)
_PAGE = (
    sa.select(table)
    .where(_PUBLIC)
    .order_by(table.c.published_at.desc(), table.c.id.desc())
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)


async def summary(reads: AsyncConnection, seller_id: UUID) -> ReviewSummary | None:
    found = await reads.execute(_SUMMARY, {"seller_id": seller_id})
    row = found.mappings().one()
    if row["count"] < VISIBLE_FROM:
        return None
    means = {name: round(row[name], 1) for name in RATINGS}
    return ReviewSummary(count=row["count"], mean=mean_of(row), **means)


def mean_of(row: sa.RowMapping) -> float:
    """The mean of all four ratings, with one decimal."""
    return float(round(sum(row[name] for name in RATINGS) / len(RATINGS), 1))


async def page(
    reads: AsyncConnection, seller_id: UUID, limit: int, offset: int
) -> Sequence[sa.RowMapping]:
    """The last published first."""
    window = {"seller_id": seller_id, "limit": limit, "offset": offset}
    return (await reads.execute(_PAGE, window)).mappings().all()
