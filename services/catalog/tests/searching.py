"""Searching in tests: what was written is searched for once the index has heard."""

import time
from collections.abc import Sequence
from typing import Any
from uuid import UUID

from fastapi.testclient import TestClient

from catalog.search.engine.asking import Narrowing, Sort, Window
from catalog.search.engine.products import ProductIndex
from catalog.search.searches import Searches
from catalog.text.query_tokens import QueryToken
from servicekit.changes import store

PATIENCE_S = 30


def searches_of(client: TestClient) -> Searches:
    searches: Searches = client.app.state.searches  # type: ignore[attr-defined]
    return searches


def settle(client: TestClient) -> float:
    """Waits until every change is searchable; how long that took, in seconds."""
    searches, started = searches_of(client), time.monotonic()
    with store.connect(searches._settings.dsn, "test") as connection:
        wanted = store.present(connection)
        while time.monotonic() - started < PATIENCE_S:
            stands = searches._replica.position()
            if (
                searches.is_ready()
                and stands
                and not any(store.between(connection, stands, wanted))
            ):
                return time.monotonic() - started
            time.sleep(0.005)
    raise AssertionError("the index did not catch up")


def search(client: TestClient, q: str = "", **asked: Any) -> dict[str, Any]:
    settle(client)
    answer = client.get("/api/webui/search", params={"q": q, **asked})
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
    products: ProductIndex,
    words: Sequence[QueryToken],
    by: Narrowing,
    sort: Sort,
    window: Window,
) -> list[UUID]:
    """What the index finds, straight."""
    return products.find(words, by, sort, window).ids


def slugs(found: dict[str, Any]) -> list[str]:
    return [row["slug"] for row in found["data"]]
