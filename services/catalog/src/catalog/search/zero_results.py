"""Help for a search without results: near categories, and filters to remove."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal

from catalog.search.engine.types import FilterSet
from catalog.search.facets import FACETS
from catalog.search.index import SearchIndex
from catalog.search.reference_data import ReferenceData
from catalog.text.query_tokens import QueryToken

MAX_CATEGORIES = 5
Kind = Literal["products", "suppliers"]


async def help_out(
    index: SearchIndex,
    tokens: Sequence[QueryToken],
    by: FilterSet | None,
    reference: ReferenceData,
    kind: Kind = "products",
) -> dict[str, Any]:
    """Categories that match any token, else the widest; filters as in the query."""
    near = [await index.categories([token], MAX_CATEGORIES) for token in tokens]
    ids = dict.fromkeys(each for some in near for each in some)
    names = reference.categories
    widest = ids or await index.categories([], MAX_CATEGORIES)
    named = [names[each] for each in widest if each in names]
    without = [] if by is None else await _without(index, tokens, by, kind)
    return {"categories": named[:MAX_CATEGORIES], "without": without}


async def _without(
    index: SearchIndex, tokens: Sequence[QueryToken], by: FilterSet, kind: Kind
) -> list[dict[str, Any]]:
    """How many there are without each single filter, where there are any."""
    fewer = {name: each for name, each in _fewer(by) if each != by}
    count = index.supplier_totals if kind == "suppliers" else index.totals
    totals = await count(tokens, list(fewer.values()))
    return [
        {"filter": name, "count": total}
        for name, total in zip(fewer, totals, strict=True)
        if total
    ]


def _fewer(by: FilterSet) -> Iterator[tuple[str, FilterSet]]:
    yield "category", replace(by, category=None)
    for facet in FACETS:
        yield facet.name, by.without(facet.field)
    yield "unit", by.without("unit")
    yield "price", by.without("price")
    yield "moq_max", by.without("moq")
    yield "attr", replace(by, attributes={})
