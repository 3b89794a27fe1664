"""Forged tokens are 401; an unavailable auth is never 401 (promises 14 and 17)."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import issuer
import pytest
import things
from fastapi.testclient import TestClient
from issuer import Publisher

from servicekit.http import tokens
from servicekit.http.app import create_app
from servicekit.settings import ServiceSettings

FORGED = {
    "alg none": issuer.unsigned(),
    "key confusion": issuer.signed_with_the_public_key(),
    "another key": issuer.token(issuer.STRANGER),
    "wrong kid": issuer.token(kid="key-2"),
    "wrong audience": issuer.token(aud="somebody"),
    "wrong issuer": issuer.token(iss="evil"),
    "expired": issuer.token(exp=1),
    "from the future": issuer.token(iat=9_999_999_999),
    "no session": issuer.token(sid=None),
    "no expiry": issuer.token(exp=None),
    "subject is no id": issuer.token(sub="admin"),
    "garbage": "garbage",
    "dots": "..",
    "nothing in it": "e30.e30.",
    "deep": issuer.nested(20_000),
    "cut": issuer.token()[:-4],
}


@pytest.fixture
def auth() -> Iterator[tuple[Publisher, str]]:
    with issuer.publishing() as (publisher, url):
        yield publisher, url


@pytest.fixture
def client(
    settings: ServiceSettings, auth: tuple[Publisher, str]
) -> Iterator[TestClient]:
    known = settings.model_copy(update={"jwks_url": auth[1]})
    app = create_app(known, [things.router])
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def _status(client: TestClient, token: str, path: str = "/me") -> int:
    headers = {"Authorization": f"Bearer {token}"}
    return client.get(path, headers=headers).status_code


def test_a_valid_token_is_accepted(client: TestClient) -> None:
    assert _status(client, issuer.token()) == 200
    assert _status(client, issuer.token(), "/sellers-only") == 200


@pytest.mark.parametrize("name", FORGED)
def test_a_forged_token_is_401(client: TestClient, name: str) -> None:
    assert _status(client, FORGED[name]) == 401


def test_a_token_without_the_role_is_403(client: TestClient) -> None:
    headers = {"Authorization": f"Bearer {issuer.token(roles=['buyer'])}"}
    answer = client.get("/sellers-only", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "seller_only")


def test_a_missing_token_is_401(client: TestClient) -> None:
    answer = client.get("/me")
    assert answer.status_code == 401
    assert answer.json() == {
        "message": "Unauthenticated.",
        "code": "unauthenticated",
        "reason": {"code": "unauthenticated", "params": {}},
    }


def test_an_invalid_token_may_read_as_a_guest_but_not_write(client: TestClient) -> None:
    headers = {"Authorization": "Bearer garbage"}
    assert client.get("/guests", headers=headers).json() == {"data": True}
    assert client.post("/guests", headers=headers).status_code == 401


@pytest.mark.parametrize(
    ("status", "body"), [(500, b""), (200, b"<html>"), (200, b'{"keys": []}')]
)
def test_an_unavailable_auth_is_503_not_401(
    client: TestClient, auth: tuple[Publisher, str], status: int, body: bytes
) -> None:
    auth[0].status, auth[0].body = status, body
    assert _status(client, issuer.token()) == 503


def test_an_unreachable_auth_address_is_503(settings: ServiceSettings) -> None:
    for url in ("", "http://127.0.0.1:1/jwks", "nonsense"):
        known = settings.model_copy(update={"jwks_url": url})
        with TestClient(create_app(known, [things.router])) as client:
            assert _status(client, issuer.token()) == 503


def test_an_unavailable_auth_is_called_by_one_request_only(
    client: TestClient, auth: tuple[Publisher, str]
) -> None:
    auth[0].status = 500
    assert {_status(client, issuer.token()) for _ in range(5)} == {503}
    assert auth[0].calls == 1


def test_cached_keys_stay_valid_while_auth_is_down(
    client: TestClient, auth: tuple[Publisher, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _status(client, issuer.token()) == 200
    monkeypatch.setattr(tokens, "REFETCH_AFTER_S", -1)
    monkeypatch.setattr(tokens, "MISS_PAUSE_S", 0)
    auth[0].status = 500
    assert _status(client, issuer.token()) == 200
    assert auth[0].calls == 2


def test_fetching_keys_does_not_block_other_requests(
    client: TestClient, auth: tuple[Publisher, str]
) -> None:
    auth[0].may_answer.clear()
    with ThreadPoolExecutor(2) as pool:
        asking = pool.submit(_status, client, issuer.token())
        while not auth[0].calls:
            pass
        assert client.get("/health/live").status_code == 200
        assert not asking.done()
        auth[0].may_answer.set()
        assert asking.result() == 200
