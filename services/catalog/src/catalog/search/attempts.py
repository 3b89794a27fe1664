"""The ways to read a query, each tried when those before it have no result."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass

from catalog.search.corrections import correct
from catalog.search.engine.types import NO_FILTERS
from catalog.search.runtime import SearchRuntime
from catalog.text.keys import Term, terms
from catalog.text.query_tokens import QueryToken, any_of, query_tokens
from catalog.text.synonyms import Synonyms


@dataclass(frozen=True, slots=True)
class Attempt:
    """`corrected`: the query as it was corrected. `is_partial`: one word is enough."""

    tokens: list[QueryToken]
    corrected: str | None = None
    is_partial: bool = False


async def attempts(
    runtime: SearchRuntime, synonyms: Synonyms, typed: Sequence[Term], is_exact: bool
) -> AsyncIterator[Attempt]:
    """As typed, corrected, its last word as a beginning, any of its words.

    A query that only the filters leave empty is not read otherwise.
    """
    tokens = query_tokens(typed, synonyms)
    yield Attempt(tokens)
    if is_exact or not typed:
        return
    if better := await correct(runtime, synonyms, typed):
        yield Attempt(query_tokens(terms(better), synonyms), corrected=better)
    if await runtime.index.totals(tokens, [NO_FILTERS]) != [0]:
        return
    yield Attempt(query_tokens(typed, synonyms, is_typing=True))
    if len(tokens) > 1:
        yield Attempt([any_of(tokens)], is_partial=True)
