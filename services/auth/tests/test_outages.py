"""Promise 17: a 401 means an invalid token, never an outage."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from fastapi.testclient import TestClient

from auth.main import build
from auth.settings import AuthSettings

from .forms import bearer, login, registered

CALLS = (
    ("GET", "/api/user"),
    ("PUT", "/api/user"),
    ("GET", "/api/sessions"),
    ("GET", "/api/user/activity"),
    ("GET", "/api/user/export"),
    ("POST", "/api/email/resend"),
    ("POST", "/api/token/refresh"),
)


@pytest.fixture
def nowhere() -> Iterator[str]:
    """A port in use that refuses every connection."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        yield f"127.0.0.1:{taken.getsockname()[1]}"


@contextmanager
def started(settings: AuthSettings, **changes: Any) -> Iterator[TestClient]:
    app = build(settings.model_copy(update=changes))
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def statuses(client: TestClient, data: dict[str, Any], cookie: str) -> list[int]:
    headers = {**bearer(data), "Cookie": f"haat_refresh={cookie}"}
    return [
        client.request(
            method, path, headers=headers, json={} if method == "PUT" else None
        ).status_code
        for method, path in CALLS
    ]


def test_without_the_database_a_valid_token_is_503(
    client: TestClient, settings: AuthSettings, nowhere: str
) -> None:
    data, cookie = registered(client), client.cookies["haat_refresh"]
    with started(settings, database_url=f"postgresql+psycopg://x@{nowhere}/x") as cut:
        seen = statuses(cut, data, cookie)
        seen.append(cut.post("/api/login", json=login()).status_code)
    print(f"promise 17: database away: {seen}, 401 {seen.count(401)}x")
    assert set(seen) == {503}


def test_without_the_broker_requests_succeed(
    client: TestClient, settings: AuthSettings, nowhere: str
) -> None:
    data, cookie = registered(client), client.cookies["haat_refresh"]
    with started(settings, amqp_url=f"amqp://x@{nowhere}/") as cut:
        seen = statuses(cut, data, cookie)
        again = cut.post("/api/login", json=login())
        seen.append(
            cut.post("/api/logout", headers=bearer(again.json()["data"])).status_code
        )
    print(f"promise 17: broker away: {seen}, 401 {seen.count(401)}x")
    assert seen == [200, 200, 200, 200, 200, 429, 200, 200]  # resend waits a minute
