"""Tokens of a query: spelling, skeleton, synonyms, prefix."""

from collections.abc import Sequence
from dataclasses import dataclass

from catalog.text.keys import Term, terms
from catalog.text.synonyms import Synonyms
from catalog.text.tokens import MAX_LENGTH, skeleton_token
from servicekit.spelling.fold import fold

MIN_PREFIX_LENGTH = 4
MIN_TYPED_LENGTH = 2
MIN_PLURAL_LENGTH = 5


@dataclass(frozen=True, slots=True)
class QueryToken:
    """One word of a query: its fold, its skeleton and its synonyms.

    `prefix` is set when more letters may follow; `suffix` (a regex) matches them.
    """

    folded: str
    skeleton: str | None = None
    meanings: frozenset[str] = frozenset()
    prefix: str | None = None
    suffix: str = ".*"


def query_tokens(
    wanted: Sequence[Term], synonyms: Synonyms, *, is_typing: bool = False
) -> list[QueryToken]:
    """The last word may be a prefix; with `is_typing` from two letters on."""
    tokens = [_token(term, synonyms) for term in wanted]
    if wanted and (prefix := _prefix(wanted[-1], is_typing)):
        last = tokens[-1]
        tokens[-1] = QueryToken(last.folded, last.skeleton, last.meanings, prefix)
    return tokens


def any_of(tokens: Sequence[QueryToken]) -> QueryToken:
    """One token that each of them matches."""
    first, *others = tokens
    meanings = {each.folded for each in others}.union(*(t.meanings for t in tokens))
    return QueryToken(first.folded, meanings=frozenset(meanings - {first.folded}))


def _token(term: Term, synonyms: Synonyms) -> QueryToken:
    folded = term.folded[:MAX_LENGTH]
    meanings = synonyms.of(folded)
    if single := _singular(term.typed):
        meanings |= {single} | synonyms.of(single)
    return QueryToken(folded, skeleton_token(folded), meanings - {folded})


def _singular(typed: str) -> str | None:
    """Of a plain plural: shawls is shawl, glass stays glass."""
    is_plural = typed.endswith("s") and not typed.endswith("ss")
    return fold(typed[:-1]) if is_plural and len(typed) >= MIN_PLURAL_LENGTH else None


def _prefix(term: Term, is_typing: bool) -> str | None:
    """While typing, a last c is left open: ric may become rice, which folds to s."""
    if not is_typing:
        return term.folded if len(term.folded) >= MIN_PREFIX_LENGTH else None
    typed = term.typed.removesuffix("c") or term.typed
    prefix = fold(typed)[:MAX_LENGTH]
    # zzzz folds to j, which begins too much.
    if len(prefix) < MIN_TYPED_LENGTH < len(typed):
        return None
    return prefix if len(typed) >= MIN_TYPED_LENGTH or prefix else None


def key_patterns(q: str, synonyms: Synonyms) -> list[list[str]]:
    """For each word of the query the patterns of a key that holds it or a synonym."""
    return [
        [
            term.prefix_pattern,
            *(f"% {each} %" for each in sorted(_token(term, synonyms).meanings)),
        ]
        for term in terms(q)
    ]


def is_in(token: QueryToken, tokens: frozenset[str]) -> bool:
    """Whether these tokens hold the word, as the engine would match it."""
    alike = {token.folded, token.skeleton, *token.meanings, f"{token.folded}s"}
    return not alike.isdisjoint(tokens)


def tokens_of_key(key: str) -> frozenset[str]:
    """The tokens of a stored key, skeletons as they are made today."""
    folded = [token for token in key.split() if not token.startswith("~")]
    return frozenset(folded) | {s for token in folded if (s := skeleton_token(token))}
