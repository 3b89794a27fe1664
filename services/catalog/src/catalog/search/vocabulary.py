"""The words a mistyped query can be corrected to."""

from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.categories.models import table as categories
from catalog.products.models import products
from catalog.search.fold import fold, words
from catalog.search.models import table
from catalog.sellers.models import table as sellers

SHORTEST = 3
SEARCHED = (products.c.search_key, sellers.c.search_key, categories.c.search_key)


def learn(session: Session, texts: Iterable[str | None]) -> None:
    """Adds the words of the texts; the first spelling seen is the one shown."""
    if seen := _folded(texts):
        # Sorted: parallel writers take the same locks in the same order.
        rows = [{"word": word, "shown": seen[word]} for word in sorted(seen)]
        session.execute(insert(table).on_conflict_do_nothing(), rows)


def unlearn(session: Session, texts: Iterable[str | None]) -> None:
    """Forgets the words of the texts that nothing else here is found by."""
    gone = sorted(_folded(texts))
    for keys in SEARCHED:
        gone = [word for word in gone if not _is_found(session, keys, word)]
    session.execute(sa.delete(table).where(table.c.word.in_(gone)))


def _is_found(session: Session, keys: sa.Column[str], word: str) -> bool:
    """By any key with this word whole: keys are words between spaces."""
    said = sa.select(sa.literal(1)).where(keys.contains(f" {word} ", autoescape=True))
    return session.execute(said.limit(1)).first() is not None


def _folded(texts: Iterable[str | None]) -> dict[str, str]:
    seen: dict[str, str] = {}
    for text in texts:
        for word in words(text or ""):
            if len(folded := fold(word)) >= SHORTEST and not folded.isdigit():
                seen.setdefault(folded, word)
    return seen
