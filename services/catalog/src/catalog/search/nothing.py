"""Help for who found nothing: categories by single words, and filters in the way."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from catalog.search.engine.asking import Narrowing
from catalog.search.generation import Generation
from catalog.search.reference_data import ReferenceData
from catalog.text.query_tokens import QueryToken

MOST_CATEGORIES = 5


def help_out(
    generation: Generation,
    words: Sequence[QueryToken],
    by: Narrowing | None,
    reference: ReferenceData,
) -> dict[str, Any]:
    """Categories that some word names, else the widest; filters as in the query."""
    without = [] if by is None else list(_without(generation, words, by))
    near = [each for word in words for each in _categories(generation, [word])]
    ids = dict.fromkeys(near or _categories(generation, []))
    known = reference.categories
    named = [known[each] for each in ids if each in known]
    return {"categories": named[:MOST_CATEGORIES], "without": without}


def _categories(generation: Generation, words: Sequence[QueryToken]) -> list[Any]:
    return generation.names.suggest(words, "category", MOST_CATEGORIES)


def _without(
    generation: Generation, words: Sequence[QueryToken], by: Narrowing
) -> Iterator[dict[str, Any]]:
    """What there is without each filter alone, where that is something."""
    for name, fewer in _fewer(by):
        if fewer != by and (count := generation.products.many(words, fewer)):
            yield {"filter": name, "count": count}


def _fewer(by: Narrowing) -> Iterator[tuple[str, Narrowing]]:
    yield "category", replace(by, category=None)
    for name in ("province", "district", "verified"):
        yield name, by.without(name)
    yield "quick_reply", by.without("quick")
    yield "price", by.without("price")
    yield "moq_max", by.without("moq")
    yield "attr", replace(by, attributes={})
