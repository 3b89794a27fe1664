"""Reads of one seller's public products; built once, run in AUTOCOMMIT."""

import sqlalchemy as sa

from catalog.products import cards
from catalog.products.models import products, ranges

MAX_PRODUCTS = 500

RANGE = sa.select(ranges.c.id).where(
    ranges.c.seller_id == sa.bindparam("seller"),
    ranges.c.slug == sa.bindparam("group"),
)
SHOP = (
    sa.select(
        *cards.COLUMNS,
        ranges.c.name.label("range_name"),
        ranges.c.name_ne.label("range_name_ne"),
        ranges.c.slug.label("range_slug"),
    )
    .select_from(
        cards.SOURCE.outerjoin(ranges, ranges.c.id == products.c.product_range_id)
    )
    .where(cards.PUBLIC, products.c.seller_id == sa.bindparam("seller"))
)
BY_RANGE = SHOP.order_by(
    ranges.c.position.nulls_last(), ranges.c.name, *cards.WANTED_FIRST
).limit(MAX_PRODUCTS)
