"""A search waits for the other nodes to replace the shards of a lost one."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from catalog.search.opensearch.client import PAUSES_S, SearchClient
from catalog.settings import CatalogSettings
from servicekit.http.errors import Unavailable
from servicekit.testing.http_server import JsonHandler, serving


@contextmanager
def node(*statuses: int) -> Iterator[tuple[str, list[str]]]:
    """Its address and the paths of its requests; it answers with each status once,
    and the last one for ever."""
    paths: list[str] = []
    left = [*statuses]

    class Answers(JsonHandler):
        def do_POST(self) -> None:
            self.read_body()
            paths.append(self.path)
            status = left.pop(0) if len(left) > 1 else left[0]
            self.answer({"hits": {"hits": []}}, status)

    with serving(Answers) as address:
        yield address, paths


def result(url: str) -> dict[str, Any]:
    async def search() -> dict[str, Any]:
        client = SearchClient(CatalogSettings(search_url=url))
        try:
            return await client.search("products", query={"match_all": {}})
        finally:
            await client.close()

    return asyncio.run(search())


def test_a_search_is_repeated_until_shards_are_replaced() -> None:
    with node(500, 500, 200) as (url, paths):
        assert result(url) == {"hits": {"hits": []}}
    assert len(paths) == 3


def test_a_cluster_that_stays_broken_is_unavailable() -> None:
    with node(500) as (url, paths), pytest.raises(Unavailable):
        result(url)
    assert len(paths) == len(PAUSES_S) + 1


def test_a_cluster_that_is_away_is_unavailable_at_once() -> None:
    with pytest.raises(Unavailable):
        result("http://127.0.0.1:1")
