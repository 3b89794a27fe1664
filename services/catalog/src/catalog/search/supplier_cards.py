"""A supplier in a result, with what it sells of the search."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from catalog.products import cards
from catalog.search.distances import distance_km
from catalog.search.quantities import price_at_quantity
from catalog.search.schemas import Filters
from servicekit.reads import Row


def supplier_cards(
    rows: Sequence[Row],
    products: Sequence[Row],
    offered: Mapping[UUID, Sequence[UUID]],
    query: Filters,
) -> list[dict[str, Any]]:
    """`offered`: the products of each seller, by id."""
    by_id = {row["id"]: _product(row, query) for row in products}
    return [
        {
            **row,
            "distance_km": distance_km(query.near, row["district_id"]),
            "products": [by_id[each] for each in offered[row["id"]] if each in by_id],
        }
        for row in rows
    ]


def _product(row: Row, query: Filters) -> dict[str, Any]:
    return {**cards.card(row), "price_at_quantity": price_at_quantity(row, query)}
