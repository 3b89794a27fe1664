"""Queries of the engine, made of tokens and filters."""

from collections.abc import Iterator, Sequence
from typing import Any
from uuid import UUID

from tantivy import FieldType, Occur, Query, Schema

from catalog.search.engine.ranking import (
    MAX_PREFIX_LENGTH,
    NAMES,
    PREFIXES,
    RANKS,
    attribute,
    range_term,
)
from catalog.search.engine.types import FilterSet
from catalog.search.facets import FACETS, OF_SELLER, Facet
from catalog.text.query_tokens import QueryToken


def matching(
    schema: Schema, tokens: Sequence[QueryToken], fields: Sequence[str]
) -> Query:
    """Every token somewhere in the fields; all documents without tokens."""
    if not tokens:
        return Query.const_score_query(Query.all_query(), 1.0)
    return Query.boolean_query(
        [(Occur.Must, _one(schema, token, fields)) for token in tokens]
    )


def popular(schema: Schema, tokens: Sequence[QueryToken]) -> Query | None:
    """Popular products whose titles have the tokens, the last one as a prefix.

    None for a prefix longer than the stored ones.
    """
    if any(len(token.prefix or "") > MAX_PREFIX_LENGTH for token in tokens):
        return None
    return Query.boolean_query(
        [(Occur.Must, _in_prefixes(schema, token)) for token in tokens]
    )


def _in_prefixes(schema: Schema, token: QueryToken) -> Query:
    terms = {token.prefix or token.folded, *token.meanings, token.skeleton}
    ways = [_term(schema, PREFIXES, each, 1.0) for each in sorted(filter(None, terms))]
    return Query.disjunction_max_query(ways) if len(ways) > 1 else ways[0]


def _one(schema: Schema, token: QueryToken, fields: Sequence[str]) -> Query:
    ways = [way for field in fields for way in _ways(schema, token, field)]
    return Query.disjunction_max_query(ways) if len(ways) > 1 else ways[0]


def _ways(schema: Schema, token: QueryToken, field: str) -> Iterator[Query]:
    exact, synonym, skeleton, prefix = RANKS[field]
    yield _term(schema, field, token.folded, exact)
    for meaning in sorted(token.meanings):
        yield _term(schema, field, meaning, synonym)
    if token.skeleton:
        yield _term(schema, field, token.skeleton, skeleton)
    if token.prefix:
        regex = Query.regex_query(schema, field, f"{token.prefix}{token.suffix}")
        yield Query.const_score_query(regex, prefix)


def _term(schema: Schema, field: str, value: Any, score: float) -> Query:
    return Query.const_score_query(
        Query.term_query(schema, field, value, index_option="basic"), score
    )


def filtered(schema: Schema, query: Query, by: FilterSet) -> Query:
    """The query with the filters; they do not change the score."""
    filters = list(_filters(schema, by))
    if not filters:
        return query
    return Query.boolean_query(
        [(Occur.Must, query), *((Occur.Must, each) for each in filters)]
    )


def _filters(schema: Schema, by: FilterSet) -> Iterator[Query]:
    if by.category is not None:
        yield _term(schema, "lineage", by.category.hex, 0.0)
    if by.seller is not None:
        yield _term(schema, "seller", by.seller.hex, 0.0)
    if by.range is not None:
        yield _term(schema, "range", range_term(by.range), 0.0)
    yield from _of_facets(schema, by, FACETS)
    if by.unit is not None:
        yield _term(schema, "unit", by.unit, 0.0)
    if by.price_min is not None or by.price_max is not None:
        low = None if by.price_min is None else int(by.price_min * 100)
        high = None if by.price_max is None else int(by.price_max * 100)
        yield _between(schema, "price", low, high)
    if by.moq_max is not None:
        yield _between(schema, "moq", None, by.moq_max)
    for key, values in by.attributes.items():
        yield _any_of(schema, "attribute", [attribute(key, v) for v in values])


def _of_facets(
    schema: Schema, by: FilterSet, facets: Sequence[Facet]
) -> Iterator[Query]:
    for facet in facets:
        if (value := by.facets.get(facet.field)) is not None:
            yield _term(schema, facet.field, value, 0.0)


def _between(schema: Schema, field: str, low: int | None, high: int | None) -> Query:
    within = Query.range_query(
        schema, field, FieldType.Unsigned, lower_bound=low, upper_bound=high
    )
    return Query.const_score_query(within, 0.0)


def _any_of(schema: Schema, field: str, values: Sequence[str]) -> Query:
    return Query.const_score_query(Query.term_set_query(schema, field, values), 0.0)


def suppliers(
    schema: Schema, tokens: Sequence[QueryToken], sellers: Sequence[UUID], by: FilterSet
) -> Query:
    """By name first, then `sellers`; with a filter of products only `sellers`.

    `sellers` sell products that match tokens and filters.
    """
    is_kind = _term(schema, "kind", "supplier", 0.0)
    sells = Query.const_score_query(
        Query.term_set_query(schema, "id", [each.hex for each in sellers]), 0.5
    )
    matched = sells if by.is_of_products else _named_or(schema, tokens, sells)
    filters = [(Occur.Must, each) for each in _of_facets(schema, by, OF_SELLER)]
    return Query.boolean_query([(Occur.Must, is_kind), (Occur.Must, matched), *filters])


def _named_or(schema: Schema, tokens: Sequence[QueryToken], sells: Query) -> Query:
    return Query.disjunction_max_query([matching(schema, tokens, NAMES), sells])


def of_kind(schema: Schema, tokens: Sequence[QueryToken], kind: str) -> Query:
    is_kind = _term(schema, "kind", kind, 0.0)
    named = matching(schema, tokens, NAMES)
    return Query.boolean_query([(Occur.Must, is_kind), (Occur.Must, named)])
