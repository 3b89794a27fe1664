"""What the words typed so far may become."""

from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

from catalog.search import queries, suppliers
from catalog.search.generation import Generation
from catalog.search.searches import Searches
from catalog.text.keys import terms
from catalog.text.query_tokens import QueryToken, query_tokens

SHORTEST = 2
PRODUCTS, CATEGORIES, SUPPLIERS = 4, 3, 3


class Found(NamedTuple):
    products: Sequence[UUID] = ()
    categories: Sequence[UUID] = ()
    suppliers: Sequence[UUID] = ()


async def suggest(searches: Searches, q: str) -> dict[str, list[dict[str, Any]]]:
    """Three short lists; nothing below two letters."""
    reference = await searches.reference_data()
    wanted = terms(q) if len(q.strip()) >= SHORTEST else []
    words = query_tokens(wanted, reference.synonyms, is_typing=True)
    found = await searches.run(_suggest, words) if words else Found()
    statements = (queries.PRODUCT_HINTS, queries.CATEGORY_HINTS, suppliers.HINTS)
    async with searches.reads.connect() as reads:
        return {
            name: [dict(row) for row in await queries.in_order(reads, statement, ids)]
            for name, statement, ids in zip(
                Found._fields, statements, found, strict=True
            )
        }


def _suggest(generation: Generation, words: Sequence[QueryToken]) -> Found:
    names = generation.names
    return Found(
        generation.products.suggest(words, PRODUCTS),
        names.suggest(words, "category", CATEGORIES),
        names.suggest(words, "supplier", SUPPLIERS),
    )
