"""Promise 19: guessing is hopeless, and does not lock the owner out."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from fastapi.testclient import TestClient

from .forms import login, registered


def guess(client: TestClient, number: int) -> int:
    """Each from another claimed address; none shows a cookie."""
    answer = client.post(
        "/api/login",
        json=login(password=f"guess-{number}"),
        headers={"X-Forwarded-For": f"10.0.0.{number}", "Cookie": "haat_device="},
    )
    return answer.status_code


@pytest.fixture
def attacked(client: TestClient) -> TestClient:
    """After 100 guesses, 20 at a time, for the account of who is in this browser."""
    registered(client)
    with ThreadPoolExecutor(20) as pool:
        codes = list(pool.map(lambda number: guess(client, number), range(100)))
    evaluated = codes.count(422)
    print(f"100 guesses: {evaluated} evaluated, {codes.count(429)} refused")
    assert evaluated <= 10
    assert set(codes) == {422, 429}
    return client


def test_the_owner_still_signs_in_from_a_browser_known_before(
    attacked: TestClient,
) -> None:
    known = {"Cookie": f"haat_device={attacked.cookies['haat_device']}"}
    attacked.cookies.clear()
    answer = attacked.post("/api/login", json=login(), headers=known)
    assert answer.status_code == 200


def test_a_made_up_cookie_helps_nobody(attacked: TestClient) -> None:
    attacked.cookies.clear()
    for token in ("x" * 43, "", "é" * 30):
        headers: dict[str, Any] = {"Cookie": f"haat_device={token}".encode()}
        answer = attacked.post("/api/login", json=login(), headers=headers)
        assert answer.status_code == 429


def test_a_known_browser_may_not_guess_for_ever(client: TestClient) -> None:
    registered(client)
    codes = [
        client.post("/api/login", json=login(password="a guess")).status_code
        for _ in range(6)
    ]
    assert codes == [422] * 5 + [429]


def test_a_browser_is_known_to_its_own_account_only(attacked: TestClient) -> None:
    attacked.cookies.clear()
    registered(attacked, email="x@example.com")  # the attacker's browser, known there
    assert attacked.post("/api/login", json=login()).status_code == 429
