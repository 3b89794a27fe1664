"""The tokens of a text: folded words, and their skeletons marked by a tilde."""

from functools import lru_cache

from servicekit.spelling.fold import fold, skeleton, tokenize

LONGEST = 60
SHORTEST_ALIKE = 5  # below that too many words share a skeleton: seed and sidha
_KEPT_PIECES = 40_000


def tokens(*texts: str | None) -> str:
    """All tokens in the order of the texts, a space between them."""
    return " ".join(map(_of_piece, " ".join(filter(None, texts)).split()))


@lru_cache(maxsize=_KEPT_PIECES)
def _of_piece(piece: str) -> str:
    """A million products say a few thousand words; no word goes over a space."""
    found: list[str] = []
    for word in tokenize(piece):
        folded = fold(word)[:LONGEST]
        found.append(folded)
        if bones := marked(folded):
            found.append(bones)
    return " ".join(found)


def marked(folded: str) -> str | None:
    """The token of a word's skeleton; none for short words and for numbers."""
    if len(folded) < SHORTEST_ALIKE or any(map(str.isdigit, folded)):
        return None
    return f"~{skeleton(folded)}"
