"""A query without results, with each unknown word corrected."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from catalog.categories.models import table as categories
from catalog.products.models import products
from catalog.search.generation import Generation
from catalog.search.runtime import SearchRuntime
from catalog.sellers.models import table as sellers
from catalog.text.keys import Term
from catalog.text.query_tokens import QueryToken, query_tokens
from catalog.text.synonyms import Synonyms
from servicekit.reads import fetch_rows
from servicekit.spelling.fold import fold, tokenize

_ids = sa.any_(sa.bindparam("ids", type_=ARRAY(sa.Uuid)))
_of_products = sa.func.concat_ws(
    " ",
    products.c.name,
    products.c.name_ne,
    sa.func.array_to_string(products.c.keywords, " "),
    categories.c.name,
    categories.c.name_ne,
    sellers.c.company_name,
    sellers.c.company_name_ne,
    sellers.c.district,
    sellers.c.district_ne,
)
_WRITTEN = sa.union_all(
    sa.select(_of_products.label("written"))
    .select_from(
        products.join(sellers, sellers.c.id == products.c.seller_id).join(
            categories, categories.c.id == products.c.category_id
        )
    )
    .where(products.c.id == _ids),
    sa.select(
        sa.func.concat_ws(" ", sellers.c.company_name, sellers.c.company_name_ne)
    ).where(sellers.c.id == _ids),
    sa.select(sa.func.concat_ws(" ", categories.c.name, categories.c.name_ne)).where(
        categories.c.id == _ids
    ),
)


@dataclass(frozen=True, slots=True)
class Nearest:
    """The token a word is corrected to, and the documents that contain it."""

    token: str
    ids: list[UUID]


async def correct(
    runtime: SearchRuntime, synonyms: Synonyms, typed: Sequence[Term]
) -> str | None:
    """The query with its unknown words corrected; None when no token is near."""
    tokens = query_tokens(typed, synonyms)
    near = await runtime.run(_nearest, typed, tokens)
    if not any(near):
        return None
    ids = [each for one in near if one for each in one.ids]
    async with runtime.reads.connect() as reads:
        rows = await fetch_rows(reads, _WRITTEN, ids=ids)
    texts = [row["written"] for row in rows]
    written = [word for text in texts for word in tokenize(text)]
    pairs = zip(typed, near, strict=True)
    return " ".join(_as_written(term, nearest, written) for term, nearest in pairs)


def _nearest(
    generation: Generation, typed: Sequence[Term], tokens: Sequence[QueryToken]
) -> list[Nearest | None]:
    """None for words that stay. If all are used but never together, each may change.

    What has results without the filters is no misspelling.
    """
    if generation.products.many(tokens):
        return [None] * len(typed)
    used = [_is_used(generation, token) for token in tokens]
    return [
        None if is_used and not all(used) else _nearest_to(generation, term)
        for term, is_used in zip(typed, used, strict=True)
    ]


def _is_used(generation: Generation, token: QueryToken) -> bool:
    indexes = (generation.products, generation.names)
    return any(index.containing(token) for index in indexes)


def _nearest_to(generation: Generation, term: Term) -> Nearest | None:
    for index in (generation.products, generation.names):
        if token := index.nearest(term.typed):
            return Nearest(token, index.containing(QueryToken(token)))
    return None


def _as_written(term: Term, nearest: Nearest | None, written: list[str]) -> str:
    """In the script of the typed word when a document writes it so."""
    if nearest is None:
        return term.typed
    spellings = [word for word in written if fold(word) == nearest.token]
    alike = [word for word in spellings if word.isascii() == term.typed.isascii()]
    return next(iter([*alike, *spellings]), nearest.token)
