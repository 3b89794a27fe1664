"""Suggestions during typing."""

from typing import Any

from catalog.search import queries, suppliers
from catalog.search.engine.types import SuggestedIds
from catalog.search.runtime import SearchRuntime
from catalog.text.keys import terms
from catalog.text.query_tokens import query_tokens

MIN_LENGTH = 2
LIMITS = (4, 3, 3)  # products, categories, suppliers


async def suggest(runtime: SearchRuntime, q: str) -> dict[str, list[dict[str, Any]]]:
    """Three short lists; nothing below two letters."""
    reference = await runtime.reference_data()
    typed = terms(q) if len(q.strip()) >= MIN_LENGTH else []
    tokens = query_tokens(typed, reference.synonyms, is_typing=True)
    ids = await runtime.index.suggest(tokens, LIMITS) if tokens else SuggestedIds()
    statements = (queries.PRODUCT_HINTS, queries.CATEGORY_HINTS, suppliers.HINTS)
    async with runtime.reads.connect() as reads:
        return {
            name: [dict(row) for row in await queries.in_order(reads, statement, some)]
            for name, statement, some in zip(
                SuggestedIds._fields, statements, ids, strict=True
            )
        }
