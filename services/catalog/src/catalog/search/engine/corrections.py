"""The words of a query that are probably misspelt, and what they are corrected to."""

from collections.abc import Sequence

from catalog.search.engine.names import NameIndex
from catalog.search.engine.products import ProductIndex
from catalog.search.engine.types import Nearest
from catalog.text.keys import Term
from catalog.text.query_tokens import QueryToken

Indexes = tuple[ProductIndex, NameIndex]


def nearest(
    indexes: Indexes, typed: Sequence[Term], tokens: Sequence[QueryToken]
) -> list[Nearest | None]:
    """What has results without the filters is no misspelling."""
    products, _ = indexes
    if products.many(tokens):
        return [None] * len(typed)
    used = [_is_used(indexes, token) for token in tokens]
    return [
        _nearest_to(indexes, term) if may_change else None
        for term, may_change in zip(typed, changeable(used), strict=True)
    ]


def changeable(used: Sequence[bool]) -> list[bool]:
    """The unknown words; if all are used but never together, each."""
    return [not is_used or all(used) for is_used in used]


def _is_used(indexes: Indexes, token: QueryToken) -> bool:
    return any(index.containing(token) for index in indexes)


def _nearest_to(indexes: Indexes, term: Term) -> Nearest | None:
    for index in indexes:
        if token := index.nearest(term.typed):
            return Nearest(token, index.containing(QueryToken(token)))
    return None
