"""Help for a search without results: near categories, and filters to remove."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal

from catalog.search.engine import suppliers
from catalog.search.engine.types import FilterSet, Window
from catalog.search.facets import FACETS
from catalog.search.generation import Generation
from catalog.search.reference_data import ReferenceData
from catalog.text.query_tokens import QueryToken

MAX_CATEGORIES = 5
Kind = Literal["products", "suppliers"]


def help_out(
    generation: Generation,
    tokens: Sequence[QueryToken],
    by: FilterSet | None,
    reference: ReferenceData,
    kind: Kind = "products",
) -> dict[str, Any]:
    """Categories that match any token, else the widest; filters as in the query."""
    without = [] if by is None else list(_without(generation, tokens, by, kind))
    near = [each for token in tokens for each in _categories(generation, [token])]
    ids = dict.fromkeys(near or _categories(generation, []))
    names = reference.categories
    named = [names[each] for each in ids if each in names]
    return {"categories": named[:MAX_CATEGORIES], "without": without}


def _categories(generation: Generation, tokens: Sequence[QueryToken]) -> list[Any]:
    return generation.names.suggest(tokens, "category", MAX_CATEGORIES)


def _without(
    generation: Generation,
    tokens: Sequence[QueryToken],
    by: FilterSet,
    kind: Kind,
) -> Iterator[dict[str, Any]]:
    """How many there are without each single filter, where there are any."""
    many = _suppliers if kind == "suppliers" else _products
    for name, fewer in _fewer(by):
        if fewer != by and (count := many(generation, tokens, fewer)):
            yield {"filter": name, "count": count}


def _products(
    generation: Generation, tokens: Sequence[QueryToken], by: FilterSet
) -> int:
    return generation.products.many(tokens, by)


def _suppliers(
    generation: Generation, tokens: Sequence[QueryToken], by: FilterSet
) -> int:
    indexes = (generation.products, generation.names)
    return suppliers.find(*indexes, tokens, by, Window(1)).total


def _fewer(by: FilterSet) -> Iterator[tuple[str, FilterSet]]:
    yield "category", replace(by, category=None)
    for facet in FACETS:
        yield facet.name, by.without(facet.field)
    yield "unit", by.without("unit")
    yield "price", by.without("price")
    yield "moq_max", by.without("moq")
    yield "attr", replace(by, attributes={})
