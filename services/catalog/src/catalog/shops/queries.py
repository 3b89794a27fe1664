"""Reads of one seller's public products; built once, run in AUTOCOMMIT."""

import sqlalchemy as sa

from catalog.products import cards
from catalog.products.models import products, ranges
from catalog.sellers.models import table as sellers

MOST_ON_ONE_PAGE = 500

SELLER = sa.select(sellers.c.id).where(
    sellers.c.slug == sa.bindparam("slug"), sellers.c.status == "active"
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
).limit(MOST_ON_ONE_PAGE)
SHOP_PAGE = (
    SHOP.add_columns(sa.func.count().over().label("total"))
    .order_by(*cards.WANTED_FIRST)
    .limit(sa.bindparam("limit"))
    .offset(sa.bindparam("offset"))
)
SHOP_PAGE_OF_RANGE = SHOP_PAGE.where(ranges.c.slug == sa.bindparam("group"))
SHOP_PAGE_OF_NO_RANGE = SHOP_PAGE.where(ranges.c.id.is_(None))
SHOP_SEARCH = SHOP_PAGE.where(
    products.c.own_key.like(sa.func.all(sa.bindparam("patterns")))
)
