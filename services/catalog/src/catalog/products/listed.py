"""A product across the page: its card, what it says of itself first, who answers."""

from typing import Any

from catalog.products import cards
from catalog.search.provinces import PROVINCES
from catalog.sellers.models import CLOSED_UNTIL, responses
from catalog.sellers.models import table as sellers
from servicekit.reads import Row

OF_SELLER = (
    sellers.c.province_id,
    sellers.c.company_logo,
    sellers.c.colour,
    responses.c.response_time_hours,
    CLOSED_UNTIL,
)
SOURCE = cards.SOURCE.outerjoin(responses, responses.c.seller_id == sellers.c.id)
_NOWHERE = (None, None)


def card(row: Row) -> dict[str, Any]:
    """The card, its seller with province, time to answer and face."""
    return {**cards.card(row), "seller": seller(row)}


def seller(row: Row) -> dict[str, Any]:
    province, province_ne = PROVINCES.get(row["province_id"], _NOWHERE)
    return {
        **cards.seller(row),
        "province": province,
        "province_ne": province_ne,
        "response_time_hours": row["response_time_hours"],
        "company_logo": row["company_logo"],
        "colour": row["colour"],
        "closed_until": row["closed_until"],
    }
