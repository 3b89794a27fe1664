"""Rails of districts: a few companies of each, and their most wanted products."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.home.queries import WANTED_NOW
from catalog.products import cards
from catalog.products.models import products, trends
from catalog.sellers.models import responses
from catalog.sellers.models import table as sellers

RAILS, PRODUCTS = 3, 10
# Companies read in a district, and products of each: a big district costs no more.
_FIRMS, _OF_EACH = 40, 2

TOP_DISTRICTS = (
    sa.select(sellers.c.district_id)
    .where(
        sellers.c.status == "active",
        sellers.c.is_verified,
        sellers.c.district_id.is_not(None),
    )
    .group_by(sellers.c.district_id)
    .order_by(sa.func.count().desc(), sellers.c.district_id)
    .limit(RAILS)
)
_firms = (
    sa.select(
        sellers.c.id,
        sellers.c.district_id,
        sa.func.row_number()
        .over(
            partition_by=sellers.c.district_id,
            order_by=(
                sellers.c.is_verified.desc(),
                responses.c.response_time_hours.asc().nulls_last(),
                sellers.c.id,
            ),
        )
        .label("place"),
    )
    .select_from(sellers.outerjoin(responses, responses.c.seller_id == sellers.c.id))
    .where(
        sellers.c.status == "active",
        sellers.c.district_id.in_(sa.bindparam("districts", expanding=True)),
    )
    .subquery()
)
_own = products.alias("own")
_theirs = (
    sa.select(_own.c.id)
    .where(
        _own.c.seller_id == _firms.c.id,
        _own.c.status == "published",
        _own.c.image.is_not(None),
    )
    .order_by(_own.c.enquiry_count.desc(), _own.c.id)
    .limit(_OF_EACH)
    .lateral()
)
_picked = (
    sa.select(_theirs.c.id, _firms.c.district_id)
    .select_from(_firms.join(_theirs, sa.true()))
    .where(_firms.c.place <= _FIRMS)
    .subquery()
)
_place = sa.func.row_number().over(
    partition_by=_picked.c.district_id, order_by=WANTED_NOW
)
_rows = (
    sa.select(*cards.COLUMNS, _picked.c.district_id, _place.label("place"))
    .select_from(
        cards.SOURCE.join(_picked, _picked.c.id == products.c.id).outerjoin(
            trends, trends.c.product_id == products.c.id
        )
    )
    .where(cards.PUBLIC)
    .subquery()
)
_OF_DISTRICTS = (
    sa.select(_rows)
    .where(_rows.c.place <= PRODUCTS)
    .order_by(_rows.c.district_id, _rows.c.place)
)


async def rails(
    reader: AsyncConnection, district: int | None
) -> tuple[list[dict[str, Any]], set[str]]:
    """Of the chosen district, else of those with most verified companies; and tags.

    A district without public products has no rail.
    """
    chosen = [district] if district else await _top_districts(reader)
    if not chosen:
        return [], set()
    found = await reader.execute(_OF_DISTRICTS, {"districts": chosen})
    rows = found.mappings().all()
    made = [_rail(list(own)) for _, own in groupby(rows, _district_of)]
    made.sort(key=lambda rail: chosen.index(rail["district_id"]))
    return made, cards.tags(rows) | {f"shop:{row['seller_id']}" for row in rows}


async def _top_districts(reader: AsyncConnection) -> list[int]:
    return list((await reader.execute(TOP_DISTRICTS)).scalars())


def _district_of(row: sa.RowMapping) -> int:
    district: int = row["district_id"]
    return district


def _rail(rows: Sequence[sa.RowMapping]) -> dict[str, Any]:
    named = {name: rows[0][name] for name in ("district_id", "district", "district_ne")}
    return {**named, "products": cards.cards(rows)}
