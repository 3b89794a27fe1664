"""A query without results, with each unknown word corrected."""

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from catalog.categories.models import table as categories
from catalog.products.models import products
from catalog.search.engine.types import Nearest
from catalog.search.runtime import SearchRuntime
from catalog.sellers.models import table as sellers
from catalog.text.keys import Term
from catalog.text.query_tokens import query_tokens
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


async def correct(
    runtime: SearchRuntime, synonyms: Synonyms, typed: Sequence[Term]
) -> str | None:
    """The query with its unknown words corrected; None when no token is near."""
    tokens = query_tokens(typed, synonyms)
    near = await runtime.index.nearest(typed, tokens)
    if not any(near):
        return None
    ids = [each for one in near if one for each in one.ids]
    async with runtime.reads.connect() as reads:
        rows = await fetch_rows(reads, _WRITTEN, ids=ids)
    texts = [row["written"] for row in rows]
    written = [word for text in texts for word in tokenize(text)]
    pairs = zip(typed, near, strict=True)
    return " ".join(_as_written(term, nearest, written) for term, nearest in pairs)


def _as_written(term: Term, nearest: Nearest | None, written: list[str]) -> str:
    """In the script of the typed word when a document writes it so."""
    if nearest is None:
        return term.typed
    spellings = [word for word in written if fold(word) == nearest.token]
    alike = [word for word in spellings if word.isascii() == term.typed.isascii()]
    return next(iter([*alike, *spellings]), nearest.token)
