"""Products whose trade is prohibited or licensed in Nepal: one list for all services
(ADR 56).

An administrator reviews a product that matches. Texts that nobody reviews are refused.
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

_TOKEN = re.compile(r"[0-9a-z\u0900-\u0963\u0966-\u096f]+")
_Phrase = tuple[str, ...]


class ForbiddenFile(BaseModel):
    """Terms as people write them; `=` before one takes this spelling only."""

    terms: list[str]
    allowances: list[str]
    categories: list[str]


@dataclass(frozen=True)
class Forbidden:
    """Phrases of folded tokens by their first one, in order of falling length."""

    phrases: dict[str, list[_Phrase]]
    allowances: dict[str, list[_Phrase]]
    categories: frozenset[str]


def forbidden_in(texts: Iterable[str | None]) -> list[str]:
    """The forbidden phrases as they were written, in lower case, each once."""
    matches: list[str] = []
    for text in filter(None, texts):
        matches += _matches(_plain(text))
    return list(dict.fromkeys(matches))


def is_forbidden_category(slugs: Iterable[str]) -> bool:
    """One of these categories: a product's own and those above it."""
    return not _lists().categories.isdisjoint(slugs)


def _allowed(text: str) -> str:
    if forbidden_in([text]):
        raise InvalidValue(TEXT_FORBIDDEN)
    return text


# For texts that become public immediately and that nobody reviews.
Allowed = AfterValidator(_allowed)


def _plain(text: str) -> str:
    """Without joiners and hidden characters, which would split a token."""
    normal = unicodedata.normalize("NFKC", text).casefold()
    return "".join(c for c in normal if unicodedata.category(c) != "Cf")


def _matches(text: str) -> list[str]:
    lists, matches, at = _lists(), [], 0
    spans = [match.span() for match in _TOKEN.finditer(text)]
    written = [text[start:end] for start, end in spans]
    folded = [fold(token) for token in written]
    while at < len(folded):
        allowed = _length(lists.allowances, folded, written, at)
        length = _length(lists.phrases, folded, written, at)
        if length and length >= allowed:
            matches.append(text[spans[at][0] : spans[at + length - 1][1]])
        at += max(allowed, length, 1)
    return matches


def _length(
    phrases: dict[str, list[_Phrase]],
    folded: Sequence[str],
    written: Sequence[str],
    at: int,
) -> int:
    """Of the longest phrase that begins at this token."""
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
        _phrases(_inflected(data.terms)),
        _phrases(_inflected(data.allowances)),
        frozenset(data.categories),
    )


def _inflected(terms: list[str]) -> Iterator[str]:
    return (spelling for term in terms for spelling in _spellings(term))


def _spellings(term: str) -> list[str]:
    """With suffixes, and a phrase also without its spaces."""
    if term.startswith("="):
        return [term]
    parts = term.split()
    suffixes = ("s",) if term.isascii() else ("हरू", "हरु", "को", "का")
    longer = [f"{term}{suffix}" for suffix in suffixes]
    return [term, *longer, *(["".join(parts)] if len(parts) > 1 else [])]


def _phrases(terms: Iterable[str]) -> dict[str, list[_Phrase]]:
    phrases: dict[str, list[_Phrase]] = {}
    for term in terms:
        is_exact = term.startswith("=")
        phrase = (term,) if is_exact else tuple(fold(part) for part in term.split())
        phrases.setdefault(phrase[0], []).append(phrase)
    return {first: sorted(of, key=len, reverse=True) for first, of in phrases.items()}
