"""A search waits for the other nodes to replace the shards of a lost one."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from opensearchpy import OpenSearch, RequestError

from catalog.search.opensearch.client import PAUSES_S, SearchClient, sync_client
from catalog.settings import CatalogSettings
from servicekit.http.errors import Unavailable
from servicekit.testing.http_server import JsonHandler, serving

Answer = dict[str, Any]
LOST = {"status": 503, "error": {"type": "search_phase_execution_exception"}}
FULL = {"status": 429, "error": {"type": "circuit_breaking_exception"}}
GONE = {"status": 404, "error": {"type": "index_not_found_exception"}}
WRONG = {"status": 400, "error": {"type": "parsing_exception"}}
COMPLETE = {"status": 200, "hits": {"hits": []}}


@contextmanager
def node(*answers: Answer, status: int = 200) -> Iterator[tuple[str, list[str]]]:
    """Its address and the paths of its requests; it answers with each of these once,
    and with the last one for ever."""
    paths: list[str] = []
    left = [*answers]

    class Answers(JsonHandler):
        def do_POST(self) -> None:
            self.read_body()
            paths.append(self.path)
            each = left.pop(0) if len(left) > 1 else left[0]
            self.answer({"responses": [COMPLETE, each]}, status)

    with serving(Answers) as address:
        yield address, paths


def result(url: str, count: int = 2) -> list[Answer]:
    async def search() -> list[Answer]:
        client = SearchClient(CatalogSettings(search_url=url))
        everything = {"query": {"match_all": {}}}
        try:
            return await client.search("products", *[everything] * count)
        finally:
            await client.close()

    return asyncio.run(search())


@pytest.mark.parametrize("away", [LOST, FULL, GONE])
def test_searches_are_repeated_until_all_have_their_shards(away: Answer) -> None:
    with node(away, away, COMPLETE) as (url, paths):
        assert result(url) == [COMPLETE, COMPLETE]
    assert len(paths) == 3


def test_no_search_is_no_request() -> None:
    with node(WRONG) as (url, paths):
        assert result(url, 0) == []
    assert paths == []


def test_a_wrong_query_is_not_repeated() -> None:
    with node(WRONG) as (url, paths), pytest.raises(RequestError):
        result(url)
    assert len(paths) == 1


@pytest.mark.parametrize(("answer", "status"), [(LOST, 200), (COMPLETE, 500)])
def test_a_cluster_that_stays_broken_is_unavailable(
    answer: Answer, status: int
) -> None:
    with node(answer, status=status) as (url, paths), pytest.raises(Unavailable):
        result(url)
    assert len(paths) == len(PAUSES_S) + 1


def test_a_cluster_that_is_away_is_unavailable_at_once() -> None:
    with pytest.raises(Unavailable):
        result("http://127.0.0.1:1")


def test_a_write_is_repeated_when_a_node_has_no_memory_for_it() -> None:
    statuses = [429, 429, 200]

    class Answers(JsonHandler):
        def do_POST(self) -> None:
            self.read_body()
            self.answer({}, statuses.pop(0))

    with serving(Answers) as url, closing(_writing(url)) as client:
        client.indices.refresh(index="products")
    assert statuses == []


def _writing(url: str) -> OpenSearch:
    return sync_client(CatalogSettings(search_url=url))
