"""Search keys of short lists in PostgreSQL, and the terms of a query.

A key is ` word word ~skeleton `: words folded, skeletons with a tilde. Lists of one
seller or of units match it with `% word%`; the marketplace's search has its engine.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from servicekit.spelling.fold import fold, skeleton, tokenize

MAX_TERMS = 6
_STOP_TERMS = frozenset(
    {"a", "an", "and", "for", "from", "in", "of", "on", "the", "to"}
)


def key(texts: Iterable[str | None]) -> str:
    """The stored key of some texts, each word once."""
    parts = dict.fromkeys(part for text in texts if text for part in _parts(text))
    return f" {' '.join(parts)} " if parts else " "


def _parts(text: str) -> Iterator[str]:
    for word in tokenize(text):
        folded = fold(word)
        yield folded
        bones = skeleton(folded)
        if len(bones) > 1:
            yield f"~{bones}"


@dataclass(frozen=True)
class Term:
    """One word of a query: as typed, and folded."""

    typed: str
    folded: str

    @property
    def prefix_pattern(self) -> str:
        """The pattern for LIKE of a word still being typed.

        A last c is left open: ric may become rice, and fold to s.
        """
        typed = self.typed[:-1] if self.typed.endswith("c") else self.typed
        return f"% {fold(typed)}%"


def terms(query: str) -> list[Term]:
    """The first six words of a query without articles and prepositions."""
    typed = tokenize(query)
    content = [word for word in typed if word not in _STOP_TERMS] or typed
    return [Term(word, fold(word)) for word in content[:MAX_TERMS]]


def prefixes(query: str) -> list[str]:
    """Patterns for a list that is filtered while somebody types."""
    return [term.prefix_pattern for term in terms(query)]
