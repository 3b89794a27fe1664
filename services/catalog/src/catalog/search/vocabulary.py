"""The words a mistyped query can be corrected to."""

from collections.abc import Iterable

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.search.fold import fold, words
from catalog.search.models import table

SHORTEST = 3


def learn(session: Session, texts: Iterable[str | None]) -> None:
    """Adds the words of the texts; the first spelling seen is the one shown."""
    seen: dict[str, str] = {}
    for text in texts:
        for word in words(text or ""):
            if len(folded := fold(word)) >= SHORTEST and not folded.isdigit():
                seen.setdefault(folded, word)
    if seen:
        # Sorted: parallel writers take the same locks in the same order.
        rows = [{"word": word, "shown": seen[word]} for word in sorted(seen)]
        session.execute(insert(table).on_conflict_do_nothing(), rows)
