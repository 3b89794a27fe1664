"""Reads of the shelf: all of it, what a question finds, one article and its like."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from engagement.help.models import table
from servicekit.spelling.fold import fold, tokenize

IN_TITLE, IN_TEXT = 3, 1
MOST_WORDS = 12
MOST_RELATED = 4

_SHELF = (
    sa.select(table).where(table.c.is_published).order_by(table.c.order, table.c.slug)
)


async def shelf(
    reads: AsyncConnection, audience: str | None, q: str
) -> list[sa.RowMapping]:
    """In their order; with a question those that say most of its words come first."""
    wanted = _SHELF
    if audience:
        wanted = wanted.where(table.c.audience.in_((audience, "both")))
    rows = list((await reads.execute(wanted)).mappings())
    terms = [f" {fold(word)}" for word in tokenize(q)[:MOST_WORDS]]
    return _ranked(rows, terms) if terms else rows


def _ranked(rows: list[sa.RowMapping], terms: list[str]) -> list[sa.RowMapping]:
    """A question may have a word too many: half of them have to be there."""
    fewest = (len(terms) + 1) // 2
    found = [row for row in rows if len(_said(row, terms)) >= fewest]
    return sorted(found, key=lambda row: -sum(_said(row, terms)))


def _said(row: sa.RowMapping, terms: list[str]) -> list[int]:
    """The worth of each word that it says."""
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
    rows = await shelf(reads, None, "")
    article = next((row for row in rows if row["slug"] == slug), None)
    if article is None:
        return None
    others = [row for row in rows if row["slug"] != slug]
    near = [row for row in others if row["category"] == article["category"]]
    far = [row for row in others if row["audience"] == article["audience"]]
    related = {row["slug"]: row for row in (*near, *far)}
    return article, list(related.values())[:MOST_RELATED]
