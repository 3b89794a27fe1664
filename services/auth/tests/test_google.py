"""Promise 21, against a real provider that can be told to misbehave."""

import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import rsa
from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.accounts.models import table as accounts
from auth.google.models import table as attempts
from auth.main import build
from auth.settings import AuthSettings
from contracts.auth import PasswordChanged, UserEmailVerified, UserRegistered
from servicekit.testing.databases import empty
from servicekit.testing.events import recorded

from .forms import bearer, login, registered
from .openid_provider import CLIENT_ID, CLIENT_SECRET, OpenIdProvider, running

CALLBACK = "/api/authorize/google/callback"


@pytest.fixture(scope="module")
def started() -> Iterator[OpenIdProvider]:
    with running() as provider:
        yield provider


@pytest.fixture
def google(started: OpenIdProvider) -> OpenIdProvider:
    """Honest again for each test."""
    person = {"sub": "1077", "email": "Sita@Example.com", "email_verified": True}
    started.person = {**person, "given_name": "Sita", "family_name": "Gurung"}
    started.wrong, started.is_down, started.signs_with = {}, False, started.key
    return started


@pytest.fixture
def browser(settings: AuthSettings, google: OpenIdProvider) -> Iterator[TestClient]:
    known = {"google_client_id": CLIENT_ID, "google_client_secret": CLIENT_SECRET}
    app = build(settings.model_copy(update={**known, "google_issuer": google.issuer}))
    empty(app.state.database.engine)
    with TestClient(app, raise_server_exceptions=False) as client:
        yield client


def asked(browser: TestClient) -> str:
    url: str = browser.get("/api/authorize/google").json()["url"]
    return url


def sign_in(browser: TestClient, google: OpenIdProvider) -> httpx.Response:
    return browser.get(CALLBACK, params=google.consent(asked(browser)))


def in_session(browser: TestClient) -> Session:
    app: Any = browser.app
    return Session(app.state.database.engine)


def assert_refused(answer: httpx.Response) -> None:
    assert answer.status_code == 422, answer.text
    assert answer.json()["code"] == "google_refused"
    assert "haat_refresh" not in answer.headers.get("set-cookie", "")


def test_without_a_client_id_it_says_so(client: TestClient) -> None:
    for path in ("/api/authorize/google", f"{CALLBACK}?code=x&state=y"):
        answer = client.get(path)
        assert answer.status_code == 503
        assert answer.json()["code"] == "google_not_configured"
    assert client.get("/api/authorize/providers").json() == {"data": {"google": False}}


def test_a_newcomer_gets_a_verified_account(
    browser: TestClient, google: OpenIdProvider
) -> None:
    assert browser.get("/api/authorize/providers").json()["data"]["google"]
    answer = sign_in(browser, google)
    user = answer.json()["data"]["user"]
    assert (user["email"], user["roles"]) == ("sita@example.com", ["buyer"])
    assert user["email_verified_at"]
    assert "haat_refresh=" in answer.headers["set-cookie"]
    with in_session(browser) as session:
        assert len(recorded(session, UserRegistered)) == 1
        assert len(recorded(session, UserEmailVerified)) == 1


def test_the_second_time_it_is_the_same_account(
    browser: TestClient, google: OpenIdProvider
) -> None:
    first = sign_in(browser, google).json()["data"]["user"]["id"]
    google.person["email"] = "sita.new@example.com"  # Google's id decides
    second = sign_in(browser, google).json()["data"]
    assert second["user"]["id"] == first
    assert browser.get("/api/user", headers=bearer(second)).status_code == 200


def test_a_verified_account_is_linked_and_keeps_its_password(
    browser: TestClient, google: OpenIdProvider
) -> None:
    mine = registered(browser)
    with in_session(browser) as session:
        session.execute(sa.update(accounts).values(email_verified_at=sa.func.now()))
        session.commit()
    assert sign_in(browser, google).json()["data"]["user"]["id"] == mine["user"]["id"]
    assert browser.post("/api/login", json=login()).status_code == 200
    assert browser.get("/api/user", headers=bearer(mine)).status_code == 200


def test_who_registered_the_address_first_loses_access(
    browser: TestClient, google: OpenIdProvider
) -> None:
    attacker = registered(browser, fname="Attacker")
    stolen = {"Cookie": f"haat_refresh={browser.cookies['haat_refresh']}"}
    owner = sign_in(browser, google).json()["data"]
    assert owner["user"]["id"] == attacker["user"]["id"]
    assert (owner["user"]["fname"], owner["user"]["phone_number"]) == ("Sita", None)
    assert browser.get("/api/user", headers=bearer(attacker)).status_code == 401
    assert browser.get("/api/user", headers=bearer(owner)).status_code == 200
    assert browser.post("/api/login", json=login()).status_code == 422
    browser.cookies.clear()
    assert browser.post("/api/token/refresh", headers=stolen).status_code == 401
    with in_session(browser) as session:
        assert len(recorded(session, PasswordChanged)) == 1  # the others hear of it


@pytest.mark.parametrize(
    "wrong",
    [
        {"nonce": "another"},
        {"aud": "somebody-else"},
        {"aud": [CLIENT_ID, "somebody-else"]},
        {"iss": "https://evil.example.com"},
        {"exp": int(time.time()) - 3_600},
        {"email_verified": False},
        {"email_verified": "false"},
        {"email_verified": None},
        {"email": "no address"},
        {"sub": None},
    ],
    ids=str,
)
def test_a_wrong_token_is_refused(
    browser: TestClient, google: OpenIdProvider, wrong: dict[str, Any]
) -> None:
    google.wrong = wrong
    assert_refused(sign_in(browser, google))


def test_a_token_of_another_key_is_refused(
    browser: TestClient, google: OpenIdProvider
) -> None:
    google.signs_with = rsa.generate_private_key(65537, 2048)
    assert_refused(sign_in(browser, google))


def test_a_wrong_state_is_refused(browser: TestClient, google: OpenIdProvider) -> None:
    answer = google.consent(asked(browser))
    assert_refused(browser.get(CALLBACK, params={**answer, "state": "guessed"}))
    assert browser.get(CALLBACK, params=answer).status_code == 200


def test_an_attackers_answer_in_the_victims_browser_is_refused(
    browser: TestClient, google: OpenIdProvider
) -> None:
    attackers = google.consent(asked(browser))
    asked(browser)  # the victim's browser, with a cookie of its own
    assert_refused(browser.get(CALLBACK, params=attackers))
    browser.cookies.clear()
    assert_refused(browser.get(CALLBACK, params=attackers))


def test_an_answer_works_once(browser: TestClient, google: OpenIdProvider) -> None:
    url = asked(browser)
    cookie = {"Cookie": f"haat_google={browser.cookies['haat_google']}"}
    answer = google.consent(url)
    assert browser.get(CALLBACK, params=answer, headers=cookie).status_code == 200
    assert_refused(browser.get(CALLBACK, params=answer, headers=cookie))


def test_a_reused_code_is_refused(browser: TestClient, google: OpenIdProvider) -> None:
    used = google.consent(asked(browser))
    assert browser.get(CALLBACK, params=used).status_code == 200
    fresh = google.consent(asked(browser))
    assert_refused(browser.get(CALLBACK, params={**fresh, "code": used["code"]}))


def test_a_wrong_verifier_is_refused(
    browser: TestClient, google: OpenIdProvider
) -> None:
    answer = google.consent(asked(browser))
    with in_session(browser) as session:
        session.execute(sa.update(attempts).values(code_verifier="x" * 43))
        session.commit()
    assert_refused(browser.get(CALLBACK, params=answer))


def test_an_old_attempt_is_refused(browser: TestClient, google: OpenIdProvider) -> None:
    answer = google.consent(asked(browser))
    with in_session(browser) as session:
        past = sa.func.now() - sa.text("interval '11 minutes'")
        session.execute(sa.update(attempts).values(created_at=past))
        session.commit()
    assert_refused(browser.get(CALLBACK, params=answer))


def test_another_google_account_cannot_take_a_linked_one(
    browser: TestClient, google: OpenIdProvider
) -> None:
    assert sign_in(browser, google).status_code == 200
    google.person["sub"] = "2088"
    assert_refused(sign_in(browser, google))


def test_no_address_leads_elsewhere(
    browser: TestClient, google: OpenIdProvider
) -> None:
    evil = "https://evil.example.com"
    asking = browser.get("/api/authorize/google", params={"redirect_uri": evil})
    assert "evil" not in asking.json()["url"]
    answer = google.consent(asking.json()["url"])
    more = {"next": evil, "redirect_uri": evil}
    done = browser.get(CALLBACK, params={**answer, **more}, follow_redirects=False)
    assert (done.status_code, "location" in done.headers) == (200, False)


def test_google_away_is_503(browser: TestClient, google: OpenIdProvider) -> None:
    google.is_down = True
    answer = sign_in(browser, google)
    assert (answer.status_code, answer.json()["code"]) == (503, "google_unavailable")
