"""Reads of public addresses in the order of their ids; built once, run in AUTOCOMMIT.

Ids grow with time: new ones are in the last part, the others do not change.
"""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import aggregate_order_by

from catalog.categories.models import table as categories
from catalog.products import cards
from catalog.products.models import PUBLISHED_STATUS, products
from catalog.sellers.models import table as sellers

PART_SIZE = 50_000  # more a search engine does not read
DEEPEST = 3  # deeper categories are a filter of their page (D24)

_own = products.alias("own")


def _day(moment: Any) -> Any:
    """Of UTC; a search engine wants no more."""
    day = sa.cast(sa.func.timezone("UTC", moment), sa.Date)
    return day.label("changed_on")


def _parts(identity: Any) -> sa.Select[Any]:
    """Every so many rows, public or not: read from the index of ids alone."""
    place = sa.func.row_number().over(order_by=identity).label("place")
    placed = sa.select(identity.label("id"), place).subquery("placed")
    begins = placed.c.place % sa.literal_column(str(PART_SIZE), sa.Integer) == 1
    return sa.select(placed.c.id.label("from_id")).where(begins).order_by(placed.c.id)


def _page(listed: sa.Select[Any], identity: Any) -> sa.Select[Any]:
    return (
        listed.where(
            identity >= sa.bindparam("from_id", type_=sa.Uuid),
            identity < sa.bindparam("until_id", type_=sa.Uuid),
        )
        .order_by(identity)
        .limit(sa.bindparam("limit", type_=sa.Integer))
    )


PRODUCT_PARTS = _parts(products.c.id)
PRODUCT_ADDRESSES = _page(
    sa.select(products.c.id, products.c.slug, _day(products.c.updated_at))
    .select_from(cards.OF_SELLER)
    .where(cards.PUBLIC),
    products.c.id,
)
SHOP_PARTS = _parts(sellers.c.id)
# The page of a shop has its products: it changes with them.
_latest = (
    sa.select(sa.func.max(_own.c.updated_at))
    .where(_own.c.seller_id == sellers.c.id, _own.c.status == PUBLISHED_STATUS)
    .correlate(sellers)
    .scalar_subquery()
)
SHOP_ADDRESSES = _page(
    sa.select(sellers.c.id, sellers.c.slug, _day(_latest)).where(
        sellers.c.status == "active"
    ),
    sellers.c.id,
)

_above, _below = categories.alias("above"), categories.alias("below")
_path = (
    sa.select(
        sa.func.string_agg(
            _above.c.slug,
            aggregate_order_by(sa.literal_column("'/'"), _above.c.level),
        )
    )
    .where(_above.c.id == sa.any_(categories.c.lineage))
    .correlate(categories)
    .scalar_subquery()
)
# The newest alone: all products of a category would be read for the latest change.
_newest = (
    sa.select(_own.c.updated_at)
    .where(_own.c.category_id == _below.c.id, _own.c.status == PUBLISHED_STATUS)
    .order_by(_own.c.id.desc())
    .limit(1)
    .correlate(_below)
    .scalar_subquery()
)
_came = (
    sa.select(sa.func.max(_newest))
    .where(categories.c.id == sa.any_(_below.c.lineage))
    .correlate(categories)
    .scalar_subquery()
)
# An empty category is a page without content.
CATEGORIES = (
    sa.select(_path.label("path"), _day(_came))
    .where(~categories.c.is_deleted, categories.c.level <= DEEPEST, _came.is_not(None))
    .order_by(sa.literal_column("path"))
)
