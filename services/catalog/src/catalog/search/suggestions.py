"""Suggestions during typing."""

from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

from catalog.search import queries, suppliers
from catalog.search.generation import Generation
from catalog.search.runtime import SearchRuntime
from catalog.text.keys import terms
from catalog.text.query_tokens import QueryToken, query_tokens

MIN_LENGTH = 2
PRODUCTS, CATEGORIES, SUPPLIERS = 4, 3, 3


class SuggestedIds(NamedTuple):
    products: Sequence[UUID] = ()
    categories: Sequence[UUID] = ()
    suppliers: Sequence[UUID] = ()


async def suggest(runtime: SearchRuntime, q: str) -> dict[str, list[dict[str, Any]]]:
    """Three short lists; nothing below two letters."""
    reference = await runtime.reference_data()
    typed = terms(q) if len(q.strip()) >= MIN_LENGTH else []
    tokens = query_tokens(typed, reference.synonyms, is_typing=True)
    ids = await runtime.run(_suggest, tokens) if tokens else SuggestedIds()
    statements = (queries.PRODUCT_HINTS, queries.CATEGORY_HINTS, suppliers.HINTS)
    async with runtime.reads.connect() as reads:
        return {
            name: [dict(row) for row in await queries.in_order(reads, statement, some)]
            for name, statement, some in zip(
                SuggestedIds._fields, statements, ids, strict=True
            )
        }


def _suggest(generation: Generation, tokens: Sequence[QueryToken]) -> SuggestedIds:
    names = generation.names
    return SuggestedIds(
        generation.products.suggest(tokens, PRODUCTS),
        names.suggest(tokens, "category", CATEGORIES),
        names.suggest(tokens, "supplier", SUPPLIERS),
    )
