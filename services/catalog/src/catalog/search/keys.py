"""Search keys: what is stored beside a row, and what a query asks of it.

A key is ` word word ~skeleton `: words folded, skeletons marked, so that a trigram
index answers both `% word%` and `% ~skeleton %`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from catalog.search.fold import fold, skeleton, words
from catalog.search.synonyms import meanings

MOST_WORDS = 6
_SHORT = 2
_LITTLE = frozenset({"a", "an", "and", "for", "from", "in", "of", "on", "the", "to"})


def key(texts: Iterable[str | None]) -> str:
    """The stored key of some texts; repeated words stand once."""
    seen = dict.fromkeys(part for text in texts if text for part in _parts(text))
    return f" {' '.join(seen)} " if seen else " "


def _parts(text: str) -> Iterator[str]:
    for word in words(text):
        folded = fold(word)
        for spelling in (folded, *sorted(meanings(folded))):
            yield spelling
            bones = skeleton(spelling)
            if len(bones) > 1:
                yield f"~{bones}"


@dataclass(frozen=True)
class Term:
    """One word of a query, as patterns for LIKE."""

    typed: str
    folded: str

    @property
    def spelled(self) -> str:
        """Words begin so; very short ones must be whole."""
        return f"% {self.folded}{' ' if len(self.folded) <= _SHORT else ''}%"

    @property
    def begun(self) -> str:
        """For a word still being typed: ric may become rice, and fold to s."""
        typed = self.typed[:-1] if self.typed.endswith("c") else self.typed
        return f"% {fold(typed)}%"

    @property
    def skeletal(self) -> str:
        bones = skeleton(self.folded)
        return f"% ~{bones} %" if len(bones) > 1 else f"% {self.folded} %"

    @property
    def whole(self) -> str:
        return f"% {self.folded} %"


def terms(query: str) -> list[Term]:
    """The words of a query that say something, at most six."""
    typed = words(query)
    telling = [word for word in typed if word not in _LITTLE] or typed
    return [Term(word, fold(word)) for word in telling[:MOST_WORDS]]


def prefixes(query: str) -> list[str]:
    """Patterns for a list that narrows while somebody types."""
    return [term.begun for term in terms(query)]
