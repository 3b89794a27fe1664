import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.settings import AuthSettings
from contracts.auth import SessionRevoked
from servicekit.testing.events import recorded

from .forms import bearer, login, registered


def test_logout_ends_the_session_and_publishes_it(
    client: TestClient, session: Session
) -> None:
    data = registered(client)
    answer = client.post("/api/logout", headers=bearer(data))
    assert answer.status_code == 200
    assert 'haat_refresh=""' in answer.headers["set-cookie"]
    assert client.get("/api/user", headers=bearer(data)).status_code == 401
    (event,) = recorded(session, SessionRevoked)
    assert str(event.user_id) == data["user"]["id"]


def test_the_cookie_of_an_ended_session_is_refused(client: TestClient) -> None:
    data = registered(client)
    cookie = client.cookies["haat_refresh"]
    client.post("/api/logout", headers=bearer(data))
    header = {"Cookie": f"haat_refresh={cookie}"}
    assert client.post("/api/token/refresh", headers=header).status_code == 401


@pytest.mark.parametrize("token", ["", "Bearer", "Bearer a.b.c", "Basic x", "Bearer é"])
def test_logout_succeeds_with_any_token(client: TestClient, token: str) -> None:
    headers = {"Authorization": token.encode()}
    assert client.post("/api/logout", headers=headers).status_code == 200


def test_an_expired_token_still_signs_out(
    client: TestClient, settings: AuthSettings, session: Session
) -> None:
    registered(client)
    tokens = client.app.state.tokens  # type: ignore[attr-defined]
    tokens.settings = settings.model_copy(update={"access_token_s": -60})
    expired = client.post("/api/login", json=login()).json()["data"]
    assert client.get("/api/user", headers=bearer(expired)).status_code == 401
    assert client.post("/api/logout", headers=bearer(expired)).status_code == 200
    assert len(recorded(session, SessionRevoked)) == 1


def test_a_second_logout_publishes_nothing(
    client: TestClient, session: Session
) -> None:
    data = registered(client)
    for _ in range(2):
        client.post("/api/logout", headers=bearer(data))
    assert len(recorded(session, SessionRevoked)) == 1


def test_a_device_is_listed_and_signed_out(client: TestClient) -> None:
    here = registered(client)
    there = client.post("/api/login", json=login()).json()["data"]
    rows = client.get("/api/sessions", headers=bearer(here)).json()["data"]
    other = next(row for row in rows if not row["is_current"])
    path = f"/api/sessions/{other['id']}"
    assert client.delete(path, headers=bearer(here)).status_code == 204
    assert client.get("/api/user", headers=bearer(there)).status_code == 401
    assert client.delete(path, headers=bearer(here)).status_code == 404


def test_another_users_session_is_404(client: TestClient) -> None:
    mine = registered(client)
    stranger = registered(client, email="x@example.com")
    (row,) = client.get("/api/sessions", headers=bearer(mine)).json()["data"]
    path = f"/api/sessions/{row['id']}"
    assert client.delete(path, headers=bearer(stranger)).status_code == 404
    assert client.get("/api/user", headers=bearer(mine)).status_code == 200
