"""Pages of hits, their totals, and aggregations of one index."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

from catalog.search.engine import ranking
from catalog.search.engine.types import Hits, Nearest, Sort, Window
from catalog.search.opensearch import queries
from catalog.search.opensearch.client import SearchClient
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

    async def page(self, query: Query, window: Window, sort: Sort) -> Hits:
        """One page of what matches, and the total."""
        found = await self._client.search(
            self._alias,
            query=boosted(query) if sort == "relevance" else query,
            sort=SORTS[sort],
            size=max(window.limit, 1),
            track_total_hits=True,
            **{"from": window.offset},
        )
        return Hits(_ids(found), found["hits"]["total"]["value"])

    async def first(self, query: Query, limit: int) -> list[UUID]:
        """The best hits, without the total."""
        found = await self._client.search(
            self._alias,
            query=boosted(query),
            sort=SORTS["relevance"],
            size=limit,
            track_total_hits=False,
        )
        return _ids(found)

    async def total(self, query: Query) -> int:
        found = await self._client.search(
            self._alias, query=query, size=0, track_total_hits=True
        )
        total: int = found["hits"]["total"]["value"]
        return total

    async def has_any(self, query: Query) -> bool:
        """Stops at the first hit of each shard."""
        found = await self._client.search(
            self._alias,
            query={"bool": {"filter": [query]}},
            size=1,
            terminate_after=1,
            track_total_hits=False,
        )
        return bool(found["hits"]["hits"])

    async def aggregate(self, query: Query, aggs: dict[str, Any]) -> dict[str, Any]:
        found = await self._client.search(
            self._alias, query=query, size=0, aggs=_exact(aggs), track_total_hits=False
        )
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
