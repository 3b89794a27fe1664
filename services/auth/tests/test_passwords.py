from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.links.models import table as links
from contracts.auth import PasswordChanged
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.events import recorded

from .dispatches import link_in, mails, proven, request_reset
from .forms import PASSWORD, bearer, login, registered

NEW = "momo-ra-achar-7"
TWICE = {"password": NEW, "password_confirmation": NEW}
RESET = "/api/password/reset"


def reset_form(client: TestClient, database: Database) -> dict[str, Any]:
    request_reset(client, database, "sita@example.com")
    return {**link_in(mails(database, "reset_password")[-1]), **TWICE}


def test_forgot_password_gives_the_same_response_for_every_address(
    client: TestClient, database: Database
) -> None:
    registered(client)
    answers = [
        client.post("/api/password/email", json={"email": email})
        for email in ("sita@example.com", "nobody@example.com")
    ]
    responses = [(a.status_code, a.json(), sorted(a.headers)) for a in answers]
    assert responses[0] == responses[1]
    assert responses[0][0] == 200


def test_only_an_account_gets_a_reset_email_and_one_a_minute(
    client: TestClient, database: Database
) -> None:
    registered(client)
    for email in ("nobody@example.com", "sita@example.com", "sita@example.com"):
        request_reset(client, database, email)
    (mail,) = mails(database, "reset_password")
    assert mail.address == "sita@example.com"


def test_a_reset_ends_every_session_and_the_old_password(
    client: TestClient, database: Database, session: Session
) -> None:
    data = proven(client, database)
    cookie = client.cookies["haat_refresh"]
    assert client.post(RESET, json=reset_form(client, database)).status_code == 200

    assert client.get("/api/user", headers=bearer(data)).status_code == 401
    header = {"Cookie": f"haat_refresh={cookie}"}
    assert client.post("/api/token/refresh", headers=header).status_code == 401
    assert client.post("/api/login", json=login()).status_code == 422
    again = client.post("/api/login", json=login(password=NEW)).json()["data"]
    assert client.get("/api/user", headers=bearer(again)).status_code == 200
    assert again["user"]["email_verified_at"]
    assert len(recorded(session, PasswordChanged)) == 1
    assert len(mails(database, "password_changed")) == 1


def test_of_twenty_parallel_resets_one_wins(
    client: TestClient, database: Database
) -> None:
    registered(client)
    form = reset_form(client, database)
    with ThreadPoolExecutor(20) as pool:
        answers = pool.map(lambda _: client.post(RESET, json=form), range(20))
    statuses = sorted(answer.status_code for answer in answers)
    print(f"promise 20: a reset sent 20 times at once worked {statuses.count(200)}x")
    assert statuses == [200] + [422] * 19


def other_purpose(client: TestClient, database: Database) -> dict[str, Any]:
    signed = link_in(mails(database, "verify_email")[-1])
    return {"token": signed["signature"]}


def other_user(client: TestClient, database: Database) -> dict[str, Any]:
    registered(client, email="x@example.com")
    return {"email": "x@example.com"}


def after_a_change(client: TestClient, database: Database) -> dict[str, Any]:
    data = client.post("/api/login", json=login()).json()["data"]
    form = {"current_password": PASSWORD, **TWICE}
    client.post("/api/user/password", json=form, headers=bearer(data))
    return {}


def expired(client: TestClient, database: Database) -> dict[str, Any]:
    with database.session() as session:
        past = now() - timedelta(seconds=1)
        session.execute(sa.update(links).values(expires_at=past))
    return {}


@pytest.mark.parametrize(
    "spoil",
    [other_purpose, other_user, after_a_change, expired],
    ids=lambda f: f.__name__,
)
def test_a_token_of_another_purpose_is_refused(
    client: TestClient, database: Database, spoil: Any
) -> None:
    registered(client)
    form = reset_form(client, database)
    answer = client.post(RESET, json={**form, **spoil(client, database)})
    print(f"promise 20: a token {spoil.__name__}: {answer.status_code}")
    assert (answer.status_code, list(answer.json()["errors"])) == (422, ["token"])
    assert answer.json()["code"] == "link_invalid"


def test_a_password_change_ends_the_sessions_of_other_devices(
    client: TestClient, database: Database
) -> None:
    here = registered(client)
    cookie = client.cookies["haat_refresh"]
    there = client.post("/api/login", json=login()).json()["data"]
    form = {"current_password": PASSWORD, **TWICE}

    answer = client.post("/api/user/password", json=form, headers=bearer(here))

    fresh = answer.json()["data"]
    assert client.get("/api/user", headers=bearer(fresh)).status_code == 200
    for old in (here, there):
        assert client.get("/api/user", headers=bearer(old)).status_code == 401
    client.cookies.clear()
    header = {"Cookie": f"haat_refresh={cookie}"}
    assert client.post("/api/token/refresh", headers=header).status_code == 200
    rows = client.get("/api/sessions", headers=bearer(fresh)).json()["data"]
    assert [row["is_current"] for row in rows] == [True]


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"current_password": "a guess"}, "current_password"),
        ({"password": "short", "password_confirmation": "short"}, "password"),
        ({"password_confirmation": "different"}, "password"),
    ],
)
def test_a_wrong_password_change_is_a_field_error(
    client: TestClient, change: dict[str, str], field: str
) -> None:
    headers = bearer(registered(client))
    form = {"current_password": PASSWORD, **TWICE, **change}
    answer = client.post("/api/user/password", json=form, headers=headers)
    assert (answer.status_code, list(answer.json()["errors"])) == (422, [field])


def test_guessing_the_current_password_is_limited(client: TestClient) -> None:
    headers = bearer(registered(client))
    form = {"current_password": "a guess", **TWICE}
    codes = [
        client.post("/api/user/password", json=form, headers=headers).status_code
        for _ in range(6)
    ]
    assert codes == [422] * 5 + [429]
