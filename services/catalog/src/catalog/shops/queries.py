"""Reads of one seller's public products; built once, run in AUTOCOMMIT."""

from typing import Any

import sqlalchemy as sa

from catalog.products import cards
from catalog.products.models import products, ranges
from catalog.sellers.models import table as sellers
from servicekit.reads import Prepared

MOST_ON_ONE_PAGE = 500

_seller = sa.select(sellers.c.id).where(
    sellers.c.slug == sa.bindparam("slug"), sellers.c.status == "active"
)
SELLER = Prepared(_seller)
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
BY_RANGE = Prepared(
    SHOP.order_by(
        ranges.c.position.nulls_last(), ranges.c.name, *cards.WANTED_FIRST
    ).limit(MOST_ON_ONE_PAGE)
)

_own_range = ranges.alias("own_range")
_OWN = sa.and_(
    products.c.seller_id == _seller.scalar_subquery(),
    products.c.status == "published",
)


def _page(*narrower: Any) -> Prepared:
    """One page by its index, joined afterwards; the total counts no joins either."""
    wanted = sa.and_(_OWN, *narrower)
    total = sa.select(sa.func.count()).select_from(products).where(wanted)
    page = (
        sa.select(products)
        .where(wanted)
        .order_by(products.c.enquiry_count.desc(), products.c.id)
        .limit(sa.bindparam("limit"))
        .offset(sa.bindparam("offset"))
        .subquery("page")
    )
    seller = sellers.c.slug == sa.bindparam("slug")
    return Prepared(
        sa.select(*cards.columns(page), total.scalar_subquery().label("total"))
        .select_from(cards.named(page).join(sellers, seller))
        .order_by(page.c.enquiry_count.desc(), page.c.id)
    )


_ranges_named = sa.select(_own_range.c.id).where(
    _own_range.c.seller_id == _seller.scalar_subquery(),
    _own_range.c.slug == sa.bindparam("group"),
)
SHOP_PAGE = _page()
SHOP_PAGE_OF_RANGE = _page(products.c.product_range_id.in_(_ranges_named))
SHOP_PAGE_OF_NO_RANGE = _page(products.c.product_range_id.is_(None))
