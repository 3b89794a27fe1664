"""Users for administrators: filters, export, and the page of one person."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from auth.accounts.service import grant
from servicekit.clock import today
from servicekit.db import Database
from servicekit.ids import new_id

from .forms import bearer, login, registered, registration

REASON = {"reason": "Sold goods that never came."}
USERS = "/api/admin/users"


@pytest.fixture
def admin(client: TestClient, database: Database) -> dict[str, str]:
    made = registered(client, email="root@example.com", fname="Rama")
    with database.session() as session:
        grant(session, UUID(made["user"]["id"]), "admin")
    payload = login(email="root@example.com")
    return bearer(client.post("/api/login", json=payload).json()["data"])


@pytest.fixture
def sita(client: TestClient) -> str:
    user_id: str = registered(client)["user"]["id"]
    return user_id


def emails(client: TestClient, admin: dict[str, str], **query: Any) -> list[str]:
    answer = client.get(USERS, params=query, headers=admin)
    assert answer.status_code == 200, answer.text
    return [row["email"] for row in answer.json()["data"]]


def test_users_are_filtered_and_sorted(
    client: TestClient, admin: dict[str, str], sita: str
) -> None:
    client.post(f"{USERS}/{sita}/suspend", json=REASON, headers=admin)
    root, other, day = "root@example.com", "sita@example.com", today()
    cases: list[tuple[dict[str, str], list[str]]] = [
        ({"role": "admin"}, [root]),
        ({"role": "buyer", "q": "sita"}, [other]),
        ({"status": "suspended"}, [other]),
        ({"status": "unverified"}, [root]),
        ({"status": "active"}, []),
        ({"sort": "name"}, [root, other]),
        ({"sort": "newest"}, [other, root]),
        ({"sort": "oldest"}, [root, other]),
        ({"since": str(day + timedelta(days=1))}, []),
        ({"until": str(day - timedelta(days=1))}, []),
        ({"since": str(day), "until": str(day), "sort": "name"}, [root, other]),
    ]
    assert [emails(client, admin, **query) for query, _ in cases] == [
        expected for _, expected in cases
    ]


def test_the_export_has_the_rows_of_the_filtered_list(
    client: TestClient, admin: dict[str, str], sita: str
) -> None:
    path = f"{USERS}/export.csv"
    answer = client.get(path, params={"q": "sita"}, headers=admin)
    lines = answer.text.splitlines()
    assert answer.headers["content-type"].startswith("text/csv")
    assert lines[0].startswith('\ufeff"Name","Email"')
    assert len(lines) == 2
    assert '"sita@example.com"' in lines[1]


def test_the_page_of_a_person_has_devices_and_history_with_their_actors(
    client: TestClient, admin: dict[str, str], sita: str
) -> None:
    client.post(f"{USERS}/{sita}/suspend", json=REASON, headers=admin)
    seen = client.get(f"{USERS}/{sita}", headers=admin).json()["data"]
    (root,) = client.get(USERS, params={"q": "root"}, headers=admin).json()["data"]
    assert [(each["kind"], each["by"]) for each in seen["history"]] == [
        ("suspended", root["id"]),
        ("registered", sita),
    ]
    assert seen["history"][0]["detail"] == REASON["reason"]
    assert [each["is_active"] for each in seen["sessions"]] == [False]
    assert seen["status"] == "suspended"


def test_accounts_that_share_a_device_or_number_are_linked(
    client: TestClient, admin: dict[str, str]
) -> None:
    one, two = {"User-Agent": "Browser one"}, {"User-Agent": "Browser two"}

    def joined(name: str, number: str, browser: dict[str, str]) -> str:
        form = registration(email=f"{name}@example.com", phone_number=number)
        made = client.post("/api/register", json=form, headers=browser)
        user_id: str = made.json()["data"]["user"]["id"]
        return user_id

    user_id = joined("a", "9841234567", one)
    joined("b", "9841234568", one)
    joined("c", "9841234567", two)
    joined("d", "9841234569", two)
    seen = client.get(f"{USERS}/{user_id}", headers=admin).json()["data"]
    linked = {each["email"]: each["facts"] for each in seen["linked"]}
    assert linked["b@example.com"] == ["device"]
    assert linked["c@example.com"] == ["phone"]
    assert "d@example.com" not in linked


def test_nobody_else_reads_the_page_or_the_export(
    client: TestClient, admin: dict[str, str], sita: str
) -> None:
    headers = bearer(client.post("/api/login", json=login()).json()["data"])
    for path in (f"{USERS}/{sita}", f"{USERS}/export.csv"):
        assert client.get(path, headers=headers).status_code == 403
        assert client.get(path).status_code == 401
    assert client.get(f"{USERS}/{new_id()}", headers=admin).status_code == 404
