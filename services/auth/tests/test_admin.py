from uuid import UUID

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from auth.accounts.service import grant
from auth.activity.models import table as audit
from contracts.auth import UserRestored, UserSuspended
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded

from .forms import bearer, login, registered

REASON = {"reason": "Sold goods that never came."}
USERS = "/api/admin/users"


@pytest.fixture
def admin(client: TestClient, database: Database) -> dict[str, str]:
    made = registered(client, email="root@example.com", fname="Rama")
    with database.session() as session:
        grant(session, UUID(made["user"]["id"]), "admin")
    payload = login(email="root@example.com")
    return bearer(client.post("/api/login", json=payload).json()["data"])


def test_only_administrators_see_users(client: TestClient) -> None:
    headers = bearer(registered(client))
    assert client.get(USERS, headers=headers).status_code == 403
    assert client.get(USERS).status_code == 401
    path = f"{USERS}/{new_id()}/suspend"
    assert client.post(path, json=REASON, headers=headers).status_code == 403


@pytest.mark.parametrize("q", ["sita", "SITA@ex", "Sita  Gurung", "98412", ""])
def test_users_are_searched_by_name_and_address(
    client: TestClient, admin: dict[str, str], q: str
) -> None:
    registered(client)
    found = client.get(USERS, params={"q": q}, headers=admin).json()
    assert "sita@example.com" in [row["email"] for row in found["data"]]
    assert found["data"][0]["status"] == "active"


def test_pattern_characters_are_searched_literally(
    client: TestClient, admin: dict[str, str]
) -> None:
    found = client.get(USERS, params={"q": "%_%"}, headers=admin).json()
    assert found["meta"]["total"] == 0


def test_a_suspended_user_is_signed_out_and_cannot_sign_in(
    client: TestClient, admin: dict[str, str], database: Database
) -> None:
    data = registered(client)
    cookie = {"Cookie": f"haat_refresh={client.cookies['haat_refresh']}"}
    path = f"{USERS}/{data['user']['id']}"
    for _ in range(2):
        response = client.post(f"{path}/suspend", json=REASON, headers=admin)
        assert response.json()["data"]["status"] == "suspended"
    assert client.get("/api/user", headers=bearer(data)).status_code == 401
    assert client.post("/api/token/refresh", headers=cookie).status_code == 401
    refused = client.post("/api/login", json=login())
    assert (refused.status_code, refused.json()["code"]) == (422, "account_suspended")
    assert refused.json()["errors"]["email"]
    wrong = client.post("/api/login", json=login(password="a guess"))
    assert wrong.json()["code"] == "wrong_password"  # strangers learn nothing
    with database.session() as session:
        assert len(recorded(session, UserSuspended)) == 1
        rows = sa.select(audit.c.actor_id).where(audit.c.kind == "suspended")
        assert len(session.execute(rows).all()) == 1


def test_a_restored_user_signs_in_again(
    client: TestClient, admin: dict[str, str], database: Database
) -> None:
    data = registered(client)
    path = f"{USERS}/{data['user']['id']}"
    for verb in ("suspend", "restore", "restore"):
        response = client.post(f"{path}/{verb}", json=REASON, headers=admin)
    assert response.json()["data"]["status"] == "active"
    again = client.post("/api/login", json=login())
    # In the same second as all sessions ended: `iat` has fractions.
    assert client.get("/api/user", headers=bearer(again.json()["data"])).is_success
    with database.session() as session:
        (suspended,) = recorded(session, UserSuspended)
        (restored,) = recorded(session, UserRestored)
    assert restored.version > suspended.version


def test_nobody_suspends_their_own_or_an_unknown_account(
    client: TestClient, admin: dict[str, str]
) -> None:
    me = client.get("/api/user", headers=admin).json()["data"]["id"]
    own = client.post(f"{USERS}/{me}/suspend", json=REASON, headers=admin)
    assert (own.status_code, own.json()["code"]) == (409, "own_account")
    gone = client.post(f"{USERS}/{new_id()}/suspend", json=REASON, headers=admin)
    assert gone.status_code == 404
    empty = client.post(f"{USERS}/{me}/suspend", json={"reason": " "}, headers=admin)
    assert list(empty.json()["errors"]) == ["reason"]
