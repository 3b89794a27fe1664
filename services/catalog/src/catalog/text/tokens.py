"""The tokens of a text: folded words, and their skeletons with a tilde."""

from functools import lru_cache

from servicekit.spelling.fold import fold, skeleton, tokenize

MAX_LENGTH = 60
MIN_SKELETON_LENGTH = 5  # of the word: seed and sidha share a skeleton
_CACHE_SIZE = 40_000


def tokens(*texts: str | None) -> str:
    """All tokens in the order of the texts, a space between them."""
    return " ".join(map(_tokens_of, " ".join(filter(None, texts)).split()))


@lru_cache(maxsize=_CACHE_SIZE)
def _tokens_of(chunk: str) -> str:
    """Cached: a million products share a few thousand words; none holds a space."""
    result: list[str] = []
    for word in tokenize(chunk):
        folded = fold(word)[:MAX_LENGTH]
        result.append(folded)
        if bones := skeleton_token(folded):
            result.append(bones)
    return " ".join(result)


def skeleton_token(folded: str) -> str | None:
    """The token of a word's skeleton; none for short words and for numbers."""
    if len(folded) < MIN_SKELETON_LENGTH or any(map(str.isdigit, folded)):
        return None
    return f"~{skeleton(folded)}"
