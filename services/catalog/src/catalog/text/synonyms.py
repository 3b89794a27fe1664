"""Synonyms: groups of words that mean one thing, looked up by token."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Self

import sqlalchemy as sa

from catalog.synonyms.models import table as groups
from catalog.text.tokens import skeleton_token
from servicekit.spelling.fold import fold, tokenize

GROUPS = sa.select(groups.c.words)


class Synonyms:
    """Groups of words that mean one thing, by any spelling of them."""

    def __init__(self, groups: Iterable[Sequence[str]] = ()) -> None:
        self._meanings: dict[str, frozenset[str]] = defaultdict(frozenset)
        for group in groups:
            folded = {fold(word) for text in group for word in tokenize(text)}
            skeletons = {s for word in folded if (s := skeleton_token(word))}
            for token in folded | skeletons:
                self._meanings[token] |= folded | skeletons

    @classmethod
    def read(cls, connection: sa.Connection) -> Self:
        return cls(connection.execute(GROUPS).scalars())

    def of(self, folded: str) -> frozenset[str]:
        """Tokens that mean the same; by the skeleton when no group spells it so."""
        skeleton = skeleton_token(folded)
        meanings = self._meanings.get(folded) or self._meanings.get(skeleton or "")
        return (meanings or frozenset()) - {folded, skeleton}
