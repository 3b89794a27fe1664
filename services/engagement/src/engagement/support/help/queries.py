"""Reads of help articles: all, a search, one with related ones."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.support.help.models import table
from servicekit.spelling.fold import fold, tokenize

IN_TITLE, IN_TEXT = 3, 1
MAX_TERMS = 12
MAX_RELATED = 4

_ARTICLES = (
    sa.select(table).where(table.c.is_published).order_by(table.c.order, table.c.slug)
)


async def articles(
    reads: AsyncConnection, audience: str | None, q: str
) -> list[sa.RowMapping]:
    """In their order; with a search the articles that match most terms come first."""
    wanted = _ARTICLES
    if audience:
        wanted = wanted.where(table.c.audience.in_((audience, "both")))
    rows = list((await reads.execute(wanted)).mappings())
    terms = [f" {fold(token)}" for token in tokenize(q)[:MAX_TERMS]]
    return _ranked(rows, terms) if terms else rows


def _ranked(rows: list[sa.RowMapping], terms: list[str]) -> list[sa.RowMapping]:
    """A search may have a term too many: half of them have to match."""
    fewest = (len(terms) + 1) // 2
    matching = [row for row in rows if len(_scores(row, terms)) >= fewest]
    return sorted(matching, key=lambda row: -sum(_scores(row, terms)))


def _scores(row: sa.RowMapping, terms: list[str]) -> list[int]:
    """The score of each term that it contains."""
    in_title = [term in row["folded_title"] for term in terms]
    pairs = zip(terms, in_title, strict=True)
    return [
        IN_TITLE if titled else IN_TEXT
        for term, titled in pairs
        if titled or term in row["folded"]
    ]


async def one(
    reads: AsyncConnection, slug: str
) -> tuple[sa.RowMapping, list[sa.RowMapping]] | None:
    """The article, and others of its category, then of its audience."""
    rows = await articles(reads, None, "")
    article = next((row for row in rows if row["slug"] == slug), None)
    if article is None:
        return None
    others = [row for row in rows if row["slug"] != slug]
    near = [row for row in others if row["category"] == article["category"]]
    far = [row for row in others if row["audience"] == article["audience"]]
    related = {row["slug"]: row for row in (*near, *far)}
    return article, list(related.values())[:MAX_RELATED]
