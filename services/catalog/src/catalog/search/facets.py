"""The facets of the search with one value for each product: a row each (ADR 76).

Fields of the index, filters, counts, parameters and saved searches are made from the
rows. A new facet also needs its fields in `schemas`. Category, price, minimum order and
attributes are not here: each has its own kind of filter.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import sqlalchemy as sa

from catalog.sellers.models import IS_QUICK
from catalog.sellers.models import table as sellers


@dataclass(frozen=True, slots=True)
class Facet:
    """`name` is the parameter of the API, `field` the index's field.

    `column` reads it from `products`, or for the seller's from `sellers` and
    `responses`. Suppliers are filtered by the seller's facets, too.
    """

    name: str
    field: str
    kind: Literal["place", "flag"]
    of: Literal["seller", "product"]
    column: sa.ColumnElement[Any]

    @property
    def label(self) -> str:
        return f"facet_{self.field}"

    def matches(self, wanted: int | None, value: int | None) -> bool:
        """For a saved search; there a flag that is false filters nothing."""
        return not wanted or wanted == value


FACETS = (
    Facet("province", "province", "place", "seller", sellers.c.province_id),
    Facet("district", "district", "place", "seller", sellers.c.district_id),
    Facet("verified", "verified", "flag", "seller", sellers.c.is_verified),
    Facet("quick_reply", "quick", "flag", "seller", IS_QUICK),
)
FLAGS = tuple(facet for facet in FACETS if facet.kind == "flag")
OF_SELLER = tuple(facet for facet in FACETS if facet.of == "seller")


def columns(facets: Sequence[Facet] = FACETS) -> list[sa.Label[Any]]:
    return [facet.column.label(facet.label) for facet in facets]


def values(row: Any, facets: Sequence[Facet] = FACETS) -> dict[str, int]:
    """What a row of these columns has, by field; a flag is 1 or 0."""
    read = {facet.field: getattr(row, facet.label) for facet in facets}
    return {field: int(value) for field, value in read.items() if value is not None}
