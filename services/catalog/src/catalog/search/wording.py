"""A query's words as the engine takes them: spelling, skeleton, meanings, beginning."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Self

import sqlalchemy as sa

from catalog.search.engine.asking import Word
from catalog.search.engine.tokens import LONGEST, marked
from catalog.search.keys import Term, terms
from catalog.synonyms.models import table as groups
from servicekit.spelling.fold import fold, tokenize

GROUPS = sa.select(groups.c.words)
SHORTEST_PREFIX = 4
SHORTEST_TYPED = 2
SHORTEST_PLURAL = 5


class Synonyms:
    """Groups of words that mean one thing, by any spelling of them."""

    def __init__(self, groups: Iterable[Sequence[str]] = ()) -> None:
        self._meanings: dict[str, frozenset[str]] = defaultdict(frozenset)
        for group in groups:
            spelled = {fold(word) for text in group for word in tokenize(text)}
            said = frozenset(spelled | {b for word in spelled if (b := marked(word))})
            for token in said:
                self._meanings[token] |= said

    @classmethod
    def read(cls, connection: sa.Connection) -> Self:
        return cls(connection.execute(GROUPS).scalars())

    def of(self, folded: str) -> frozenset[str]:
        """Tokens that mean the same; by the skeleton when nobody spells it so."""
        found = self._meanings.get(folded) or self._meanings.get(marked(folded) or "")
        return (found or frozenset()) - {folded, marked(folded)}


def engine_words(
    wanted: Sequence[Term], synonyms: Synonyms, *, is_typing: bool = False
) -> list[Word]:
    """The last word may go on; `is_typing` takes that from two letters on."""
    said = [_word(term, synonyms) for term in wanted]
    if wanted and (beginning := _beginning(wanted[-1], is_typing)):
        last = said[-1]
        said[-1] = Word(last.folded, last.skeleton, last.meanings, beginning)
    return said


def _word(term: Term, synonyms: Synonyms) -> Word:
    folded = term.folded[:LONGEST]
    meanings = synonyms.of(folded)
    if single := _singular(term.typed):
        meanings |= {single} | synonyms.of(single)
    return Word(folded, marked(folded), meanings - {folded})


def _singular(typed: str) -> str | None:
    """Of a plain plural: shawls is shawl, glass stays glass."""
    is_plural = typed.endswith("s") and not typed.endswith("ss")
    return fold(typed[:-1]) if is_plural and len(typed) >= SHORTEST_PLURAL else None


def _beginning(term: Term, is_typing: bool) -> str | None:
    """While typing, a last c is left open: ric may become rice, which folds to s."""
    if not is_typing:
        return term.folded if len(term.folded) >= SHORTEST_PREFIX else None
    typed = term.typed.removesuffix("c") or term.typed
    beginning = fold(typed)[:LONGEST]
    return beginning if len(typed) >= SHORTEST_TYPED or beginning else None


def said_in_key(q: str, synonyms: Synonyms) -> list[list[str]]:
    """For each word of the query the patterns of a key that says it or its synonym."""
    return [
        [
            term.begun,
            *(f"% {each} %" for each in sorted(_word(term, synonyms).meanings)),
        ]
        for term in terms(q)
    ]


def is_said(word: Word, tokens: frozenset[str]) -> bool:
    """Whether these tokens say the word, as the engine would find it."""
    alike = {word.folded, word.skeleton, *word.meanings, f"{word.folded}s"}
    return not alike.isdisjoint(tokens)


def tokens_of(key: str) -> frozenset[str]:
    """The tokens of a stored key, skeletons as they are made today."""
    folded = [token for token in key.split() if not token.startswith("~")]
    return frozenset(folded) | {b for token in folded if (b := marked(token))}
