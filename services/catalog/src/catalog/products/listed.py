"""A product across the page: its card, what it says of itself first, who answers."""

from collections.abc import Callable, Iterable
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


def rows(
    found: Iterable[Row], asked_of: Callable[[UUID], list[dict[str, Any]]]
) -> list[dict[str, Any]]:
    """`asked_of`: the attributes of a category in the order they are shown."""

    def specs(row: Row) -> list[dict[str, Any]]:
        said = labelled(asked_of(row["category_id"]), row["specs"])
        return list(islice(said, MOST_SPECS))

    return [{**card(row), "attributes": specs(row)} for row in found]


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
