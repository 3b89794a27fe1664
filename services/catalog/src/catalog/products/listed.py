"""A product across the page: its card, what it says of itself first, who answers."""

from collections.abc import Callable
from itertools import islice
from typing import Any
from uuid import UUID

import sqlalchemy as sa

from catalog.attributes.labels import labelled
from catalog.products import cards
from catalog.products.models import products
from catalog.search.provinces import PROVINCES
from catalog.sellers.models import responses
from catalog.sellers.models import table as sellers
from servicekit.reads import Row

MOST_SPECS = 4
OF_SELLER = (sellers.c.province_id, responses.c.response_time_hours)
SOURCE = cards.SOURCE.outerjoin(responses, responses.c.seller_id == sellers.c.id)
PUBLISHED = (
    sa.select(*cards.COLUMNS, products.c.specs, *OF_SELLER)
    .select_from(SOURCE)
    .where(cards.PUBLIC)
)
_NOWHERE = (None, None)


def row(found: Row, asked_of: Callable[[UUID], list[dict[str, Any]]]) -> dict[str, Any]:
    """`asked_of`: the attributes of a category in the order they are shown."""
    said = labelled(asked_of(found["category_id"]), found["specs"])
    return {**card(found), "attributes": list(islice(said, MOST_SPECS))}


def card(row: Row) -> dict[str, Any]:
    """The card, its seller with province and time to answer."""
    shown = cards.card(row)
    province, province_ne = PROVINCES.get(row["province_id"], _NOWHERE)
    shown["seller"] |= {
        "province": province,
        "province_ne": province_ne,
        "response_time_hours": row["response_time_hours"],
    }
    return shown
