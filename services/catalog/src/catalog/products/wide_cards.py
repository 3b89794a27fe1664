"""The wide card of a product: its card, with more about the seller."""

from typing import Any

from catalog.products import cards
from catalog.sellers.models import CLOSED_UNTIL, RATING, responses
from catalog.sellers.models import table as sellers
from contracts.places import places
from servicekit.reads import Row

OF_SELLER = (
    sellers.c.province_id,
    sellers.c.district_id,
    sellers.c.company_logo,
    sellers.c.colour,
    responses.c.response_time_hours,
    CLOSED_UNTIL,
    RATING,
)
SOURCE = cards.SOURCE.outerjoin(responses, responses.c.seller_id == sellers.c.id)


def card(row: Row) -> dict[str, Any]:
    """The card, its seller with province, time to answer and face."""
    return {**cards.card(row), "seller": seller(row)}


def seller(row: Row) -> dict[str, Any]:
    province = places().provinces.get(row["province_id"])
    return {
        **cards.seller(row),
        "province": province and province.name,
        "province_ne": province and province.name_ne,
        "response_time_hours": row["response_time_hours"],
        "company_logo": row["company_logo"],
        "colour": row["colour"],
        "closed_until": row["closed_until"],
        "rating": row["rating"],
    }
