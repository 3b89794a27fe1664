"""A search waits for the other nodes to replace the shards of a lost one."""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from catalog.search.opensearch.client import PAUSES_S, SearchClient
from catalog.settings import CatalogSettings
from servicekit.http.errors import Unavailable


@contextmanager
def node(*statuses: int) -> Iterator[tuple[str, list[str]]]:
    """Its address and the paths of its requests; it answers with each status once,
    and the last one for ever."""
    paths: list[str] = []
    left = [*statuses]

    class Answers(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            self.rfile.read(int(self.headers["Content-Length"]))
            paths.append(self.path)
            content = json.dumps({"hits": {"hits": []}}).encode()
            self.send_response(left.pop(0) if len(left) > 1 else left[0])
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(content)))
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Answers) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}", paths
        server.shutdown()


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
