from fastapi.testclient import TestClient
from sqlmodel import Session

from auth.accounts.queries import owner_of
from auth.admin.command import promote
from servicekit.db import Database

from .dispatches import proven
from .forms import bearer, login, registered


def test_an_update_changes_only_the_sent_fields(client: TestClient) -> None:
    data = registered(client)
    change = {"locale": "ne", "currency": "INR"}
    user = client.put("/api/user", json=change, headers=bearer(data)).json()["data"]
    assert user == {**data["user"], **change}


def test_an_account_update_cannot_change_roles(client: TestClient) -> None:
    headers = bearer(registered(client))
    answer = client.put("/api/user", json={"roles": ["admin"]}, headers=headers)
    assert answer.status_code == 422
    assert answer.json()["errors"]["roles"]


def test_a_guest_reading_the_account_is_401(client: TestClient) -> None:
    assert client.get("/api/user").status_code == 401
    assert client.put("/api/user", json={}).status_code == 401


def test_create_admin_makes_an_account_that_signs_in(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        promote(session, "root@example.com", "a-long-secret")
    payload = login(email="root@example.com", password="a-long-secret")
    data = client.post("/api/login", json=payload).json()["data"]
    assert data["user"]["roles"] == ["admin"]


def test_create_admin_gives_the_owner_the_role_once(
    client: TestClient, database: Database, session: Session
) -> None:
    proven(client, database)
    for _ in range(2):
        promote(session, "sita@example.com", "not taken over")
    account = owner_of(session, "sita@example.com")
    assert account is not None
    assert account.roles == ["buyer", "admin"]


def test_create_admin_ignores_an_account_with_an_unverified_address(
    client: TestClient, database: Database
) -> None:
    squatter = registered(client)
    with database.session() as session:
        promote(session, "sita@example.com", "a-long-secret")
    user = client.get("/api/user", headers=bearer(squatter)).json()["data"]
    assert user["roles"] == ["buyer"]
    payload = login(password="a-long-secret")
    owner = client.post("/api/login", json=payload).json()["data"]["user"]
    assert (owner["roles"], owner["id"] == user["id"]) == (["admin"], False)
