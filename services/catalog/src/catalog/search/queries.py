"""Rows of what the engine found; PostgreSQL has the last word on what is public."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from catalog.categories.models import table as categories
from catalog.products import cards, listed
from catalog.products.models import products
from catalog.sellers.models import table as sellers
from servicekit.reads import Prepared, Reads, Row

_wanted = sa.any_(sa.bindparam("ids", type_=ARRAY(sa.Uuid)))
_active = listed.SELLERS.where(sellers.c.status == "active")
SELLERS = Prepared(_active.where(sellers.c.id == _wanted))
SELLER = Prepared(_active.where(sellers.c.slug == sa.bindparam("slug")))
PRODUCT_HINTS = Prepared(
    sa.select(
        products.c.id,
        products.c.slug,
        products.c.name,
        products.c.name_ne,
        products.c.image,
    )
    .select_from(cards.OF_SELLER)
    .where(cards.PUBLIC, products.c.id == _wanted)
)
CATEGORY_HINTS = Prepared(
    sa.select(
        categories.c.id, categories.c.name, categories.c.name_ne, categories.c.slug
    ).where(~categories.c.is_deleted, categories.c.id == _wanted)
)


async def in_order(reads: Reads, statement: Prepared, ids: Sequence[UUID]) -> list[Row]:
    """The rows of these ids in this order; those gone meanwhile are left out."""
    if not ids:
        return []
    found = await reads.rows(statement, ids=list(ids))
    rows = {row["id"]: row for row in found}
    return [rows[each] for each in ids if each in rows]
