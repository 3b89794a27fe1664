"""Goods whose trade is forbidden or licensed in Nepal: one list for all services.

A hit is no verdict: it waits for an administrator, or is refused where nobody waits.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from pydantic import AfterValidator, BaseModel

from contracts.error_texts import TEXT_FORBIDDEN
from servicekit.error_detail import InvalidValue
from servicekit.spelling.fold import fold

_WORD = re.compile(r"[0-9a-z\u0900-\u0963\u0966-\u096f]+")
_Phrase = tuple[str, ...]


class ForbiddenFile(BaseModel):
    """Words as people write them; `=` before one takes this spelling only."""

    words: list[str]
    allowances: list[str]
    categories: list[str]


@dataclass(frozen=True)
class Forbidden:
    """Phrases of folded words by their first one; the longest come first."""

    phrases: dict[str, list[_Phrase]]
    allowances: dict[str, list[_Phrase]]
    categories: frozenset[str]


def forbidden_in(texts: Iterable[str | None]) -> list[str]:
    """The forbidden words as they were written, in small letters, each once."""
    found: list[str] = []
    for text in filter(None, texts):
        found += _found_in(_plain(text))
    return list(dict.fromkeys(found))


def is_forbidden_category(slugs: Iterable[str]) -> bool:
    """One of these categories: a product's own and those above it."""
    return not _lists().categories.isdisjoint(slugs)


def _allowed(text: str) -> str:
    if forbidden_in([text]):
        raise InvalidValue(TEXT_FORBIDDEN)
    return text


# For texts that become public at once and that nobody reviews.
Allowed = AfterValidator(_allowed)


def _plain(text: str) -> str:
    """Without joiners and hidden signs, which would part a word."""
    normal = unicodedata.normalize("NFKC", text).casefold()
    return "".join(c for c in normal if unicodedata.category(c) != "Cf")


def _found_in(text: str) -> list[str]:
    lists, found, at = _lists(), [], 0
    spans = [match.span() for match in _WORD.finditer(text)]
    written = [text[start:end] for start, end in spans]
    folded = [fold(word) for word in written]
    while at < len(folded):
        allowed = _length(lists.allowances, folded, written, at)
        length = _length(lists.phrases, folded, written, at)
        if length and length >= allowed:
            found.append(text[spans[at][0] : spans[at + length - 1][1]])
        at += max(allowed, length, 1)
    return found


def _length(
    phrases: dict[str, list[_Phrase]],
    folded: Sequence[str],
    written: Sequence[str],
    at: int,
) -> int:
    """Of the longest phrase that begins at this word."""
    exact = phrases.get(f"={written[at]}", [])
    for phrase in phrases.get(folded[at], []):
        if tuple(folded[at : at + len(phrase)]) == phrase:
            return len(phrase)
    return len(exact[0]) if exact else 0


@cache
def _lists() -> Forbidden:
    path = files("contracts") / "data" / "forbidden_goods.json"
    data = ForbiddenFile.model_validate_json(path.read_text("utf-8"))
    return Forbidden(
        _phrases(_with_endings(data.words)),
        _phrases(_with_endings(data.allowances)),
        frozenset(data.categories),
    )


def _with_endings(words: list[str]) -> Iterator[str]:
    return (spelling for word in words for spelling in _spellings(word))


def _spellings(word: str) -> list[str]:
    """With endings, and the words of a phrase written as one."""
    if word.startswith("="):
        return [word]
    parts = word.split()
    endings = ("s",) if word.isascii() else ("हरू", "हरु", "को", "का")
    longer = [f"{word}{ending}" for ending in endings]
    return [word, *longer, *(["".join(parts)] if len(parts) > 1 else [])]


def _phrases(words: Iterable[str]) -> dict[str, list[_Phrase]]:
    phrases: dict[str, list[_Phrase]] = {}
    for word in words:
        is_exact = word.startswith("=")
        phrase = (word,) if is_exact else tuple(fold(part) for part in word.split())
        phrases.setdefault(phrase[0], []).append(phrase)
    return {first: sorted(of, key=len, reverse=True) for first, of in phrases.items()}
