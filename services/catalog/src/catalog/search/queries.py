"""Rows of what the engine found; PostgreSQL has the last word on what is public."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.categories.models import table as categories
from catalog.products import cards, wide_cards
from catalog.products.models import products
from catalog.sellers.models import table as sellers
from servicekit.reads import Row, fetch_rows

_wanted = sa.any_(sa.bindparam("ids", type_=ARRAY(sa.Uuid)))
_public = sa.and_(cards.PUBLIC, products.c.id == _wanted)
RESULTS = (
    sa.select(*cards.COLUMNS, *wide_cards.OF_SELLER, products.c.specs)
    .select_from(wide_cards.SOURCE)
    .where(_public)
)
# A shop names itself above the list: its cards are the plain ones.
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
).where(~categories.c.is_deleted, categories.c.id == _wanted)


async def in_order(
    reads: AsyncConnection, statement: sa.Executable, ids: Sequence[UUID]
) -> list[Row]:
    """The rows of these ids in this order; those gone meanwhile are left out."""
    if not ids:
        return []
    found = await fetch_rows(reads, statement, ids=list(ids))
    rows = {row["id"]: row for row in found}
    return [rows[each] for each in ids if each in rows]
