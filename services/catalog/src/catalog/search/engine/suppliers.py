"""Suppliers by both indexes: their names, and what they sell."""

from collections.abc import Sequence
from uuid import UUID

from catalog.search.engine.counts import Counts
from catalog.search.engine.names import NameIndex
from catalog.search.engine.products import ProductIndex
from catalog.search.engine.ranking import MAX_OFFERED
from catalog.search.engine.types import FilterSet, Hits, Window
from catalog.search.facets import OF_SELLER
from catalog.text.query_tokens import QueryToken


def find(
    products: ProductIndex,
    names: NameIndex,
    tokens: Sequence[QueryToken],
    by: FilterSet,
    window: Window,
) -> Hits:
    """By name, then by what they sell; all of them without tokens and filters."""
    return names.suppliers(tokens, _sellers(products, tokens, by), by, window)


def count(
    products: ProductIndex,
    names: NameIndex,
    tokens: Sequence[QueryToken],
    by: FilterSet,
) -> Counts:
    """Suppliers behind each filter, its own off; categories with all on."""
    values = {}
    for facet in OF_SELLER:
        others = by.without(facet.field)
        sellers = _sellers(products, tokens, others)
        values[facet.field] = names.values(tokens, sellers, others, facet.field)
    categories = products.sellers_of_values(tokens, by, "category")
    return Counts(
        categories=[(UUID(each), n) for each, n in categories.items()],
        values=values,
        units=products.sellers_of_values(tokens, by.without("unit"), "unit"),
    )


def offered(
    products: ProductIndex,
    tokens: Sequence[QueryToken],
    by: FilterSet,
    sellers: Sequence[UUID],
) -> dict[UUID, list[UUID]]:
    """The first products of each seller that match; the most popular where none do."""
    window, found = Window(MAX_OFFERED), {}
    for seller in sellers:
        own = by.of(seller)
        ids = products.find(tokens, own, "relevance", window).ids
        found[seller] = ids or products.find([], own, "popular", window).ids
    return found


def _sellers(
    products: ProductIndex, tokens: Sequence[QueryToken], by: FilterSet
) -> list[UUID]:
    return products.sellers(tokens, by) if tokens or by.is_of_products else []
