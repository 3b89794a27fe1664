"""Promise 21, against a real provider that can be configured to misbehave."""

import time
from typing import Any

import pytest
import sqlalchemy as sa
from cryptography.hazmat.primitives.asymmetric import rsa
from fastapi.testclient import TestClient

from auth.google.models import table as attempts

from .googling import CALLBACK, assert_refused, in_session, sign_in, start
from .openid_provider import CLIENT_ID, OpenIdProvider


def test_without_a_client_id_google_sign_in_is_unavailable(client: TestClient) -> None:
    for path in ("/api/authorize/google", f"{CALLBACK}?code=x&state=y"):
        answer = client.get(path)
        assert answer.status_code == 503
        assert answer.json()["code"] == "google_not_configured"
    assert client.get("/api/authorize/providers").json() == {"data": {"google": False}}


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
def test_an_invalid_id_token_is_refused(
    browser: TestClient, google: OpenIdProvider, wrong: dict[str, Any]
) -> None:
    google.wrong = wrong
    assert_refused(sign_in(browser, google), wrong)


def test_an_id_token_signed_by_another_key_is_refused(
    browser: TestClient, google: OpenIdProvider
) -> None:
    google.signs_with = rsa.generate_private_key(65537, 2048)
    assert_refused(sign_in(browser, google), "a token of another key")


def test_a_wrong_state_is_refused(browser: TestClient, google: OpenIdProvider) -> None:
    answer = google.consent(start(browser))
    assert_refused(
        browser.get(CALLBACK, params={**answer, "state": "guessed"}), "a guessed state"
    )
    assert browser.get(CALLBACK, params=answer).status_code == 200


def test_a_callback_in_another_browser_is_refused(
    browser: TestClient, google: OpenIdProvider
) -> None:
    attackers = google.consent(start(browser))
    start(browser)  # the victim's browser, with a cookie of its own
    assert_refused(browser.get(CALLBACK, params=attackers), "another browser's answer")
    browser.cookies.clear()
    assert_refused(
        browser.get(CALLBACK, params=attackers), "an answer without its browser"
    )


def test_a_callback_works_once(browser: TestClient, google: OpenIdProvider) -> None:
    url = start(browser)
    cookie = {"Cookie": f"haat_google={browser.cookies['haat_google']}"}
    answer = google.consent(url)
    assert browser.get(CALLBACK, params=answer, headers=cookie).status_code == 200
    assert_refused(
        browser.get(CALLBACK, params=answer, headers=cookie), "an answer used again"
    )


def test_a_reused_code_is_refused(browser: TestClient, google: OpenIdProvider) -> None:
    used = google.consent(start(browser))
    assert browser.get(CALLBACK, params=used).status_code == 200
    fresh = google.consent(start(browser))
    assert_refused(
        browser.get(CALLBACK, params={**fresh, "code": used["code"]}),
        "a code used again",
    )


def test_a_wrong_verifier_is_refused(
    browser: TestClient, google: OpenIdProvider
) -> None:
    answer = google.consent(start(browser))
    with in_session(browser) as session:
        session.execute(sa.update(attempts).values(code_verifier="x" * 43))
        session.commit()
    assert_refused(browser.get(CALLBACK, params=answer), "a wrong verifier (PKCE)")


def test_an_expired_attempt_is_refused(
    browser: TestClient, google: OpenIdProvider
) -> None:
    answer = google.consent(start(browser))
    with in_session(browser) as session:
        past = sa.func.now() - sa.text("interval '11 minutes'")
        session.execute(sa.update(attempts).values(created_at=past))
        session.commit()
    assert_refused(browser.get(CALLBACK, params=answer), "an attempt of 11 minutes ago")


def test_redirects_to_other_hosts_are_refused(
    browser: TestClient, google: OpenIdProvider
) -> None:
    evil = "https://evil.example.com"
    begin = "/api/authorize/google"
    assert browser.get(begin, params={"redirect_uri": evil}).status_code == 422
    answer = google.consent(browser.get(begin).json()["url"])
    more = {"next": evil, "redirect_uri": evil}
    done = browser.get(CALLBACK, params={**answer, **more}, follow_redirects=False)
    seen = (done.status_code, "location" in done.headers)
    print(f"promise 21: an open redirect: status, location {seen}")
    assert seen == (422, False)


def test_what_google_adds_to_the_address_is_accepted(
    browser: TestClient, google: OpenIdProvider
) -> None:
    url = browser.get("/api/authorize/google").json()["url"]
    added = {"scope": "email openid", "authuser": "0", "prompt": "none"}
    added |= {"hd": "example.com", "iss": "https://accounts.google.com"}
    done = browser.get(CALLBACK, params={**google.consent(url), **added})
    assert done.status_code == 200


def test_unavailable_google_is_503(browser: TestClient, google: OpenIdProvider) -> None:
    google.is_down = True
    answer = sign_in(browser, google)
    assert (answer.status_code, answer.json()["code"]) == (503, "google_unavailable")
