"""A query nobody's words meet, with each word as somebody writes it."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from catalog.categories.models import table as categories
from catalog.products.models import products
from catalog.search.engine.asking import Word
from catalog.search.generation import Generation
from catalog.search.keys import Term
from catalog.search.searches import Searches
from catalog.search.wording import Synonyms, engine_words
from catalog.sellers.models import table as sellers
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
    """The token a word is corrected to, and who says it."""

    token: str
    said_by: list[UUID]


async def correct(
    searches: Searches, synonyms: Synonyms, wanted: Sequence[Term]
) -> str | None:
    """The query with its unknown words replaced; None when nothing is near."""
    said = engine_words(wanted, synonyms)
    near = await searches.run(_nearest, wanted, said)
    if not any(near):
        return None
    ids = [each for found in near if found for each in found.said_by]
    async with searches.reads.connect() as reads:
        rows = await fetch_rows(reads, _WRITTEN, ids=ids)
    texts = [row["written"] for row in rows]
    written = [word for text in texts for word in tokenize(text)]
    shown = zip(wanted, near, strict=True)
    return " ".join(_as_written(term, found, written) for term, found in shown)


def _nearest(
    generation: Generation, wanted: Sequence[Term], said: Sequence[Word]
) -> list[Nearest | None]:
    """None for words that stay. Where all are used but never together, each may go."""
    used = [_is_used(generation, word) for word in said]
    return [
        None if is_used and not all(used) else _nearest_to(generation, term)
        for term, is_used in zip(wanted, used, strict=True)
    ]


def _is_used(generation: Generation, word: Word) -> bool:
    return bool(generation.products.saying(word) or generation.names.saying(word))


def _nearest_to(generation: Generation, term: Term) -> Nearest | None:
    for index in (generation.products, generation.names):
        if token := index.nearest(term.typed):
            return Nearest(token, index.saying(Word(token)))
    return None


def _as_written(term: Term, found: Nearest | None, written: list[str]) -> str:
    """In the typed word's script when somebody writes it so."""
    if found is None:
        return term.typed
    spellings = [word for word in written if fold(word) == found.token]
    alike = [word for word in spellings if word.isascii() == term.typed.isascii()]
    return next(iter([*alike, *spellings]), found.token)
