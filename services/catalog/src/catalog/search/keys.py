"""Keys of short lists in PostgreSQL, and the words of a query.

A key is ` word word ~skeleton `: words folded, skeletons marked. Lists of one seller
or of units are asked by `% word%`; the marketplace's search has its engine.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from servicekit.spelling.fold import fold, skeleton, tokenize

MOST_WORDS = 6
_LITTLE = frozenset({"a", "an", "and", "for", "from", "in", "of", "on", "the", "to"})


def key(texts: Iterable[str | None]) -> str:
    """The stored key of some texts; repeated words stand once."""
    seen = dict.fromkeys(part for text in texts if text for part in _parts(text))
    return f" {' '.join(seen)} " if seen else " "


def _parts(text: str) -> Iterator[str]:
    for word in tokenize(text):
        folded = fold(word)
        yield folded
        bones = skeleton(folded)
        if len(bones) > 1:
            yield f"~{bones}"


@dataclass(frozen=True)
class Term:
    """One word of a query, as patterns for LIKE."""

    typed: str
    folded: str

    @property
    def begun(self) -> str:
        """For a word still being typed: ric may become rice, and fold to s."""
        typed = self.typed[:-1] if self.typed.endswith("c") else self.typed
        return f"% {fold(typed)}%"


def terms(query: str) -> list[Term]:
    """The words of a query that say something, at most six."""
    typed = tokenize(query)
    telling = [word for word in typed if word not in _LITTLE] or typed
    return [Term(word, fold(word)) for word in telling[:MOST_WORDS]]


def prefixes(query: str) -> list[str]:
    """Patterns for a list that narrows while somebody types."""
    return [term.begun for term in terms(query)]
