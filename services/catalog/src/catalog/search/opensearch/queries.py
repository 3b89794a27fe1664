"""Queries of OpenSearch, made of tokens and filters."""

import re
from collections.abc import Iterator, Sequence
from typing import Any
from uuid import UUID

from catalog.search.engine.ranking import (
    MAX_PREFIX_LENGTH,
    NAMES,
    PREFIXES,
    RANKS,
    attribute,
    range_term,
)
from catalog.search.engine.types import FilterSet, Sort
from catalog.search.facets import FACETS, OF_SELLER, Facet
from catalog.text.query_tokens import QueryToken

Query = dict[str, Any]
Tokens = Sequence[QueryToken]
ALL: Query = {"match_all": {}}

# The id makes an order complete: pages do not overlap.
_BY_ID = {"id": "asc"}
SORTS: dict[Sort, list[Any]] = {
    "relevance": ["_score", _BY_ID],
    "newest": [{"newest": {"order": "desc", "missing": "_last"}}, _BY_ID],
    "price_asc": [{"price": {"order": "asc", "missing": "_last"}}, _BY_ID],
    "price_desc": [{"price": {"order": "desc", "missing": "_last"}}, _BY_ID],
    "popular": [{"popularity": "desc"}, _BY_ID],
}


def matching(tokens: Tokens, fields: Sequence[str]) -> Query:
    """Every token somewhere in the fields; all documents without tokens."""
    if not tokens:
        return constant(ALL, 1.0)
    return {"bool": {"must": [_one(token, fields) for token in tokens]}}


def popular(tokens: Tokens) -> Query | None:
    """Popular products whose titles have the tokens, the last one as a prefix.

    None for a prefix longer than the stored ones.
    """
    if any(len(token.prefix or "") > MAX_PREFIX_LENGTH for token in tokens):
        return None
    return {"bool": {"must": [_in_prefixes(token) for token in tokens]}}


def _in_prefixes(token: QueryToken) -> Query:
    terms = {token.prefix or token.folded, *token.meanings, token.skeleton}
    return constant({"terms": {PREFIXES: sorted(filter(None, terms))}}, 1.0)


def _one(token: QueryToken, fields: Sequence[str]) -> Query:
    ways = [way for field in fields for way in _ways(token, field)]
    return {"dis_max": {"queries": ways}}


def _ways(token: QueryToken, field: str) -> Iterator[Query]:
    exact, synonym, skeleton, prefix = RANKS[field]
    yield constant({"term": {field: token.folded}}, exact)
    if token.meanings:
        yield constant({"terms": {field: sorted(token.meanings)}}, synonym)
    if token.skeleton:
        yield constant({"term": {field: token.skeleton}}, skeleton)
    if token.prefix:
        yield constant(_continued(field, token), prefix)


def _continued(field: str, token: QueryToken) -> Query:
    if token.suffix == ".*":
        return {"prefix": {field: {"value": token.prefix}}}
    escaped = re.sub(r"(\W)", r"\\\1", token.prefix or "")
    return {"regexp": {field: {"value": f"{escaped}{token.suffix}", "flags": "NONE"}}}


def constant(query: Query, score: float) -> Query:
    return {"constant_score": {"filter": query, "boost": score}}


def has_any(token: QueryToken, fields: Sequence[str]) -> Query:
    """It or a synonym in one of these fields."""
    terms = [token.folded, *sorted(token.meanings)]
    return {"bool": {"should": [{"terms": {field: terms}} for field in fields]}}


def boosted(query: Query) -> Query:
    factor = {"field": "boost", "missing": 1}
    return {
        "function_score": {
            "query": query,
            "field_value_factor": factor,
            "boost_mode": "multiply",
        }
    }


def filtered(query: Query, by: FilterSet) -> Query:
    """The query with the filters; they do not change the score."""
    filters = list(_filters(by))
    return {"bool": {"must": [query], "filter": filters}} if filters else query


def _filters(by: FilterSet) -> Iterator[Query]:
    if by.category is not None:
        yield {"term": {"lineage": by.category.hex}}
    if by.seller is not None:
        yield {"term": {"seller": by.seller.hex}}
    if by.range is not None:
        yield {"term": {"range": range_term(by.range)}}
    yield from _of_facets(by, FACETS)
    if by.unit is not None:
        yield {"term": {"unit": by.unit}}
    if by.price_min is not None:
        yield {"range": {"price": {"gte": int(by.price_min * 100)}}}
    if by.price_max is not None:
        yield {"range": {"price": {"lte": int(by.price_max * 100)}}}
    if by.moq_max is not None:
        yield {"range": {"moq": {"lte": by.moq_max}}}
    for key, values in by.attributes.items():
        yield {"terms": {"attribute": [attribute(key, value) for value in values]}}


def _of_facets(by: FilterSet, facets: Sequence[Facet]) -> Iterator[Query]:
    for facet in facets:
        if (value := by.facets.get(facet.field)) is not None:
            yield {"term": {facet.field: value}}


def suppliers(tokens: Tokens, sellers: Sequence[UUID], by: FilterSet) -> Query:
    """By name first, then `sellers`; with a filter of products only `sellers`."""
    sells = constant({"terms": {"id": [each.hex for each in sellers]}}, 0.5)
    named = {"dis_max": {"queries": [matching(tokens, NAMES), sells]}}
    filters = [_kind("supplier"), *_of_facets(by, OF_SELLER)]
    matched = sells if by.is_of_products else named
    return {"bool": {"must": [matched], "filter": filters}}


def of_kind(tokens: Tokens, kind: str) -> Query:
    return {"bool": {"must": [matching(tokens, NAMES)], "filter": [_kind(kind)]}}


def _kind(kind: str) -> Query:
    return {"term": {"kind": kind}}
