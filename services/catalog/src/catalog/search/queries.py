"""Rows of the engine's hits; PostgreSQL decides what is public."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.categories.models import table as categories
from catalog.products import cards, wide_cards
from catalog.products.models import products
from catalog.sellers.models import table as sellers
from catalog.units.models import table as units
from servicekit.reads import Row, fetch_rows

_in_ids = sa.any_(sa.bindparam("ids", type_=ARRAY(sa.Uuid)))
_public = sa.and_(cards.PUBLIC, products.c.id == _in_ids)
_priced = (units.c.code.label("unit_code"), products.c.price_tiers)
RESULTS = (
    sa.select(*cards.COLUMNS, *wide_cards.OF_SELLER, *_priced, products.c.specs)
    .select_from(wide_cards.SOURCE)
    .where(_public)
)
OFFERED = sa.select(*cards.COLUMNS, *_priced).select_from(cards.SOURCE).where(_public)
# A shop's own page names the seller above the list: plain cards.
SHOP_RESULTS = sa.select(*cards.COLUMNS).select_from(cards.SOURCE).where(_public)
SHOP = sa.select(sellers.c.id).where(
    sellers.c.slug == sa.bindparam("slug"), sellers.c.status == "active"
)
PRODUCT_HINTS = (
    sa.select(
        products.c.id,
        products.c.slug,
        products.c.name,
        products.c.name_ne,
        products.c.image,
    )
    .select_from(cards.OF_SELLER)
    .where(_public)
)
CATEGORY_HINTS = sa.select(
    categories.c.id, categories.c.name, categories.c.name_ne, categories.c.slug
).where(~categories.c.is_deleted, categories.c.id == _in_ids)


async def in_order(
    reads: AsyncConnection, statement: sa.Executable, ids: Sequence[UUID]
) -> list[Row]:
    """The rows of these ids in this order; deleted ones are left out."""
    if not ids:
        return []
    rows = await fetch_rows(reads, statement, ids=list(ids))
    by_id = {row["id"]: row for row in rows}
    return [by_id[each] for each in ids if each in by_id]
