"""Calls of the running stack through its real gateway."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

STACK = Path(os.environ.get("HAAT_HOME", ".local")) / "run" / "stack.json"
PASSWORD = "haat-demo-2083"


@pytest.fixture(scope="session")
def stack() -> dict[str, Any]:
    if not STACK.is_file():
        pytest.fail(f"{STACK} is missing: run these tests by `make test`")
    described: dict[str, Any] = json.loads(STACK.read_text())
    return described


@pytest.fixture(scope="session")
def gateway(stack: dict[str, Any]) -> Iterator[httpx.Client]:
    """A guest."""
    with httpx.Client(base_url=stack["base_url"], timeout=10) as client:
        yield client


@contextmanager
def signed_in(stack: dict[str, Any], email: str) -> Iterator[httpx.Client]:
    """One of the demo accounts, signed in."""
    with httpx.Client(base_url=stack["base_url"], timeout=20) as client:
        payload = {"email": email, "password": PASSWORD, "terms": True}
        answer = client.post("/api/login", json=payload)
        assert answer.status_code == 200, answer.text
        client.headers["Authorization"] = (
            f"Bearer {answer.json()['data']['access_token']}"
        )
        yield client


@pytest.fixture(scope="session")
def buyer(stack: dict[str, Any]) -> Iterator[httpx.Client]:
    with signed_in(stack, "buyer@example.com") as client:
        yield client


@pytest.fixture(scope="session")
def seller(stack: dict[str, Any]) -> Iterator[httpx.Client]:
    with signed_in(stack, "seller@example.com") as client:
        yield client


@pytest.fixture(scope="session")
def newcomer(stack: dict[str, Any]) -> Iterator[httpx.Client]:
    """A buyer who is about to become a seller; the test stack starts afresh."""
    with signed_in(stack, "buyer12@example.com") as client:
        yield client


@pytest.fixture(scope="session")
def shop(seller: httpx.Client) -> str:
    """The slug of the demo seller's page."""
    profile = seller.get("/api/sellerprofile", params={"showall": "true"}).json()[
        "data"
    ]
    slug: str = profile["slug"]
    return slug


@pytest.fixture(scope="session")
def leaf(gateway: httpx.Client) -> str:
    """The id of a category of the fourth level."""
    found = gateway.get("/api/webui/level4Categories").json()["data"]
    category_id: str = found[0]["id"]
    return category_id
