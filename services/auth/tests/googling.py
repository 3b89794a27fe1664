"""The sign-in with Google as a browser does it."""

from typing import Any

import httpx
from fastapi.testclient import TestClient
from sqlmodel import Session

from .openid_provider import OpenIdProvider

CALLBACK = "/api/authorize/google/callback"


def start(browser: TestClient) -> str:
    url: str = browser.get("/api/authorize/google").json()["url"]
    return url


def sign_in(browser: TestClient, google: OpenIdProvider) -> httpx.Response:
    return browser.get(CALLBACK, params=google.consent(start(browser)))


def in_session(browser: TestClient) -> Session:
    app: Any = browser.app
    return Session(app.state.database.engine)


def assert_refused(answer: httpx.Response, what: object) -> None:
    print(f"promise 21: {what}: {answer.status_code} {answer.json().get('code')}")
    assert answer.status_code == 422, answer.text
    assert answer.json()["code"] == "google_refused"
    assert "haat_refresh" not in answer.headers.get("set-cookie", "")
