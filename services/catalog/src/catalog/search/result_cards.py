"""Cards of a result list, read from PostgreSQL by the ids of the hits."""

from collections.abc import Sequence
from itertools import islice
from typing import Any
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncConnection

from catalog.attributes.labels import labelled
from catalog.products import wide_cards
from catalog.search import queries
from catalog.search.distances import distance_km
from catalog.search.quantities import price_at_quantity
from catalog.search.reference_data import ReferenceData
from catalog.search.schemas import Filters
from servicekit.reads import Row

MAX_ATTRIBUTES = 4


async def result_cards(
    reads: AsyncConnection,
    reference: ReferenceData,
    query: Filters,
    ids: Sequence[UUID],
) -> list[dict[str, Any]]:
    """In the order of the ids; products that are not public any more are left out."""
    rows = await queries.in_order(reads, queries.RESULTS, ids)
    return [_card(row, reference, query) for row in rows]


def _card(row: Row, reference: ReferenceData, query: Filters) -> dict[str, Any]:
    attributes = labelled(reference.card_attributes(row["category_id"]), row["specs"])
    card = wide_cards.card(row)
    distance = distance_km(query.near, row["district_id"])
    return {
        **card,
        "seller": {**card["seller"], "distance_km": distance},
        "price_at_quantity": price_at_quantity(row, query),
        "attributes": list(islice(attributes, MAX_ATTRIBUTES)),
    }
