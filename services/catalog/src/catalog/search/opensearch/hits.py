"""Pages of hits, their totals, and aggregations of one index."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from catalog.search.engine import ranking
from catalog.search.engine.types import Hits, Nearest, Sort, Window
from catalog.search.opensearch import queries
from catalog.search.opensearch.client import Body, SearchClient
from catalog.search.opensearch.queries import SORTS, Query, boosted
from catalog.text.query_tokens import QueryToken
from catalog.text.typos import one_edit_away

_A_FEW = 3
# Each shard counts so many values: then the sum of all shards is exact.
_PER_SHARD = 20


class IndexByHttp:
    """Every method answers from the last refresh."""

    fields: Sequence[str] = ranking.NAMES

    def __init__(self, client: SearchClient, alias: str) -> None:
        self._client, self._alias = client, alias

    async def search(self, *bodies: Body) -> list[Body]:
        return await self._client.search(self._alias, *bodies)

    async def pages(
        self, searched: Sequence[Query], window: Window, sort: Sort
    ) -> list[Hits]:
        """A page of what matches each query, and its total."""
        found = await self.search(*(page_of(q, window, sort) for q in searched))
        return [hits_of(each) for each in found]

    async def page(self, query: Query, window: Window, sort: Sort) -> Hits:
        (hits,) = await self.pages([query], window, sort)
        return hits

    async def first(self, query: Query, limit: int) -> list[UUID]:
        """The best hits, without the total."""
        body = {"size": limit, "track_total_hits": False}
        best = {"query": boosted(query), "sort": SORTS["relevance"]}
        (found,) = await self.search(body | best)
        return _ids(found)

    async def totals(self, counted: Sequence[Query]) -> list[int]:
        """How many match each query."""
        total = {"size": 0, "track_total_hits": True}
        found = await self.search(*({"query": each, **total} for each in counted))
        return [_total(each) for each in found]

    async def have_any(self, queries: Sequence[Query]) -> list[bool]:
        """Whether any matches; each shard stops at its first one."""
        one = {"size": 1, "terminate_after": 1, "track_total_hits": False}
        bodies = [{"query": {"bool": {"filter": [each]}}, **one} for each in queries]
        found = await self.search(*bodies)
        return [bool(each["hits"]["hits"]) for each in found]

    async def aggregate(self, query: Query, aggs: dict[str, Any]) -> dict[str, Any]:
        (found,) = await self.search(aggregation_of(query, aggs))
        answers: dict[str, Any] = found["aggregations"]
        return answers

    async def containing(self, token: QueryToken) -> list[UUID]:
        """A few documents with the token, the best first."""
        return await self.first(queries.matching([token], self.fields), _A_FEW)

    async def nearest(self, typed: str) -> Nearest | None:
        """The most frequent token one letter from the word; titles count double."""
        edits = one_edit_away(typed)
        if not any(edits):
            return None
        counts = await self._frequencies(sorted(set().union(*edits)))
        for tokens in edits:
            ordered = sorted((-counts[each], each) for each in tokens if counts[each])
            for _, token in ordered[:1]:
                return Nearest(token, await self.containing(QueryToken(token)))
        return None

    async def _frequencies(self, tokens: list[str]) -> dict[str, int]:
        any_field = [{"terms": {field: tokens}} for field in self.fields]
        values = {"size": len(tokens), "include": tokens, "execution_hint": "map"}
        aggs = {field: {"terms": {"field": field, **values}} for field in self.fields}
        answers = await self.aggregate({"bool": {"should": any_field}}, aggs)
        counts = dict.fromkeys(tokens, 0)
        for field, answer in answers.items():
            for bucket in answer["buckets"]:
                double = 2 if field == self.fields[0] else 1
                counts[bucket["key"]] += double * bucket["doc_count"]
        return counts


def page_of(query: Query, window: Window, sort: Sort) -> Body:
    """The body of a search for a page with its total."""
    return {
        "query": boosted(query) if sort == "relevance" else query,
        "sort": SORTS[sort],
        "from": window.offset,
        "size": max(window.limit, 1),
        "track_total_hits": True,
    }


def aggregation_of(query: Query, aggs: dict[str, Any]) -> Body:
    """The body of a search for aggregations alone."""
    return {"query": query, "size": 0, "aggs": _exact(aggs), "track_total_hits": False}


def hits_of(found: Body) -> Hits:
    return Hits(_ids(found), _total(found))


def _total(found: Body) -> int:
    total: int = found["hits"]["total"]["value"]
    return total


def _ids(found: dict[str, Any]) -> list[UUID]:
    return [UUID(each["_id"]) for each in found["hits"]["hits"]]


def _exact(aggs: dict[str, Any]) -> dict[str, Any]:
    return {
        name: {kind: _more(kind, each) for kind, each in agg.items()}
        for name, agg in aggs.items()
    }


def _more(kind: str, agg: dict[str, Any]) -> dict[str, Any]:
    match kind:
        case "terms" if agg["size"] < _MANY:
            return {**agg, "shard_size": agg["size"] * _PER_SHARD}
        case "cardinality":
            return {**agg, "precision_threshold": _MAX_PRECISION}
        case "aggs":
            return _exact(agg)
    return agg


_MANY = 1_000
_MAX_PRECISION = 40_000
