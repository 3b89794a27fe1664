"""Queries of the engine, made of words and filters."""

from collections.abc import Iterator, Sequence
from typing import Any
from uuid import UUID

from tantivy import FieldType, Occur, Query, Schema

from catalog.search.engine.asking import Narrowing
from catalog.search.engine.schema import LONGEST_BEGINNING, attribute, range_term
from catalog.text.query_tokens import QueryToken

# What a match of one word is worth: whole words before beginnings, title before text,
# text before what stands beside it.
# A verified seller's boost (15 %) lifts within a rank, never over the next.
_RANKS = {
    "title": (1.0, 0.98, 0.86, 0.8),
    "text": (0.5, 0.49, 0.42, 0.35),
    "beside": (0.25, 0.24, 0.21, 0.17),
}
NAMES = ("title",)
GOODS = ("title", "text")
EVERYWHERE = (*GOODS, "beside")


def matching(
    schema: Schema, words: Sequence[QueryToken], fields: Sequence[str]
) -> Query:
    """Every word somewhere in the fields; all there is without words."""
    if not words:
        return Query.const_score_query(Query.all_query(), 1.0)
    return Query.boolean_query(
        [(Occur.Must, _one(schema, word, fields)) for word in words]
    )


def begun(schema: Schema, words: Sequence[QueryToken]) -> Query | None:
    """The well-known goods alone whose titles say the words, the last as far as typed.

    None for words longer than their beginnings are kept.
    """
    if any(len(word.prefix or "") > LONGEST_BEGINNING for word in words):
        return None
    said = [(Occur.Must, _begun(schema, word)) for word in words]
    return Query.boolean_query(said)


def _begun(schema: Schema, word: QueryToken) -> Query:
    said = {word.prefix or word.folded, *word.meanings, word.skeleton}
    ways = [_term(schema, "begun", each, 1.0) for each in sorted(filter(None, said))]
    return Query.disjunction_max_query(ways) if len(ways) > 1 else ways[0]


def _one(schema: Schema, word: QueryToken, fields: Sequence[str]) -> Query:
    ways = [way for field in fields for way in _ways(schema, word, field)]
    return Query.disjunction_max_query(ways) if len(ways) > 1 else ways[0]


def _ways(schema: Schema, word: QueryToken, field: str) -> Iterator[Query]:
    whole, meant, alike, begun = _RANKS[field]
    yield _term(schema, field, word.folded, whole)
    for meaning in sorted(word.meanings):
        yield _term(schema, field, meaning, meant)
    if word.skeleton:
        yield _term(schema, field, word.skeleton, alike)
    if word.prefix:
        beginning = Query.regex_query(schema, field, f"{word.prefix}{word.suffix}")
        yield Query.const_score_query(beginning, begun)


def _term(schema: Schema, field: str, value: Any, score: float) -> Query:
    return Query.const_score_query(
        Query.term_query(schema, field, value, index_option="basic"), score
    )


def narrowed(schema: Schema, query: Query, by: Narrowing) -> Query:
    """The query with the filters on; they do not touch the score."""
    filters = list(_filters(schema, by))
    if not filters:
        return query
    return Query.boolean_query(
        [(Occur.Must, query), *((Occur.Must, each) for each in filters)]
    )


def _filters(schema: Schema, by: Narrowing) -> Iterator[Query]:
    if by.category is not None:
        yield _term(schema, "lineage", by.category.hex, 0.0)
    if by.seller is not None:
        yield _term(schema, "seller", by.seller.hex, 0.0)
    if by.range is not None:
        yield _term(schema, "range", range_term(by.range), 0.0)
    yield from of_place(schema, by)
    if by.price_min is not None or by.price_max is not None:
        low = None if by.price_min is None else int(by.price_min * 100)
        high = None if by.price_max is None else int(by.price_max * 100)
        yield _between(schema, "price", low, high)
    if by.moq_max is not None:
        yield _between(schema, "moq", None, by.moq_max)
    for key, values in by.attributes.items():
        yield _any_of(schema, "attribute", [attribute(key, v) for v in values])


def of_place(schema: Schema, by: Narrowing) -> Iterator[Query]:
    """The filters products and suppliers share."""
    if by.province is not None:
        yield _term(schema, "province", by.province, 0.0)
    if by.district is not None:
        yield _term(schema, "district", by.district, 0.0)
    if by.verified is not None:
        yield _term(schema, "verified", int(by.verified), 0.0)
    if by.quick is not None:
        yield _term(schema, "quick", int(by.quick), 0.0)


def _between(schema: Schema, field: str, low: int | None, high: int | None) -> Query:
    within = Query.range_query(
        schema, field, FieldType.Unsigned, lower_bound=low, upper_bound=high
    )
    return Query.const_score_query(within, 0.0)


def _any_of(schema: Schema, field: str, values: Sequence[str]) -> Query:
    return Query.const_score_query(Query.term_set_query(schema, field, values), 0.0)


def suppliers(
    schema: Schema, words: Sequence[QueryToken], selling: Sequence[UUID], by: Narrowing
) -> Query:
    """By name first, then those who sell it; within a category only who sells there.

    `selling` are the sellers of products that match words and category.
    """
    who = _term(schema, "kind", "supplier", 0.0)
    sells = Query.const_score_query(
        Query.term_set_query(schema, "id", [each.hex for each in selling]), 0.5
    )
    found = sells if by.category is not None else _named_or(schema, words, sells)
    places = [(Occur.Must, each) for each in of_place(schema, by)]
    return Query.boolean_query([(Occur.Must, who), (Occur.Must, found), *places])


def _named_or(schema: Schema, words: Sequence[QueryToken], sells: Query) -> Query:
    return Query.disjunction_max_query([matching(schema, words, NAMES), sells])


def of_kind(schema: Schema, words: Sequence[QueryToken], kind: str) -> Query:
    who = _term(schema, "kind", kind, 0.0)
    named = matching(schema, words, NAMES)
    return Query.boolean_query([(Occur.Must, who), (Occur.Must, named)])
