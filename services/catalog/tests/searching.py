"""Searches in tests: they wait until the index has all changes."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient

from catalog.search.embedded import EmbeddedIndex
from catalog.search.engine.types import NO_FILTERS, Sort, Window
from catalog.search.opensearch.index import ClusterIndex
from catalog.search.runtime import SearchRuntime
from catalog.settings import CatalogSettings
from catalog.text.query_tokens import QueryToken
from servicekit.changes import store

PATIENCE_S = 30


def runtime_of(client: TestClient) -> SearchRuntime:
    runtime: SearchRuntime = client.app.state.search_runtime  # type: ignore[attr-defined]
    return runtime


def _dsn(client: TestClient) -> str:
    settings: CatalogSettings = client.app.state.settings  # type: ignore[attr-defined]
    return settings.dsn


def settle(client: TestClient) -> float:
    """Waits until every change is searchable; how long that took, in seconds."""
    runtime, started = runtime_of(client), time.monotonic()
    with store.connect(_dsn(client), "test") as connection:
        wanted = store.present(connection)
        while time.monotonic() - started < PATIENCE_S:
            position = runtime.index.position()
            if (
                runtime.is_ready()
                and position
                and not any(store.between(connection, position, wanted))
            ):
                return time.monotonic() - started
            time.sleep(0.005)
    raise AssertionError("the index did not catch up")


def folder_of(client: TestClient) -> Path:
    """Of the index that serves; only tantivy has one."""
    index = runtime_of(client).index
    assert isinstance(index, EmbeddedIndex)
    return index.replica.serving().folder


def generation_of(client: TestClient) -> int:
    """The number of the index that serves; a rebuild makes the next one."""
    index = runtime_of(client).index
    if isinstance(index, EmbeddedIndex):
        return int(folder_of(client).name.rpartition("-")[2])
    assert isinstance(index, ClusterIndex)
    serving = index.updater._generations.serving
    assert serving is not None
    return serving


def search(client: TestClient, q: str = "", **params: Any) -> dict[str, Any]:
    settle(client)
    answer = client.get("/api/webui/search", params={"q": q, **params})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def suggest(client: TestClient, q: str) -> dict[str, list[dict[str, Any]]]:
    settle(client)
    answer = client.get("/api/webui/search/suggest", params={"q": q})
    assert answer.status_code == 200, answer.text
    found: dict[str, list[dict[str, Any]]] = answer.json()["data"]
    return found


def ids_of(
    client: TestClient, tokens: Sequence[QueryToken], sort: Sort, window: Window
) -> list[UUID]:
    """The ids that the index returns."""
    search = runtime_of(client).index.search
    assert client.portal
    hits, _ = client.portal.call(search, tokens, NO_FILTERS, sort, window)
    return hits.ids


def slugs(found: dict[str, Any]) -> list[str]:
    return [row["slug"] for row in found["data"]]
