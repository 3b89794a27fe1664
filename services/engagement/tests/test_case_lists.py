"""Lists of cases: of their writers, and the queue of staff."""

from typing import Any

from fastapi.testclient import TestClient

from servicekit.db import Database

from .helpdesk import (
    ADMIN_URL,
    STAFF,
    STAFF_ID,
    complain,
    filed,
)


def test_the_lists_have_the_cases_of_both_roles(
    client: TestClient, database: Database
) -> None:
    case = filed(client, database)
    own = complain(client, case.seller, text="How do I change my PAN?")
    case.change(status="with_supplier")

    page = client.get("/api/cases", headers=case.seller).json()
    roles = {row["reference"]: row["role"] for row in page["data"]}
    number = own.json()["data"]["reference"]
    assert roles == {number: "writer", case.number: "seller"}
    assert page["meta"]["counts"]["with_supplier"] == 1
    closed = client.get("/api/cases?status=closed", headers=case.seller).json()
    assert (closed["data"], closed["meta"]["total"]) == ([], 0)


def test_the_queue_is_filtered_and_has_the_age_of_the_oldest(
    client: TestClient, database: Database
) -> None:
    case = filed(client, database)
    complain(client, topic="payment", text="I paid twice for one order.")
    case.change(assignee={"id": str(STAFF_ID), "name": "Bina Karki"})

    def numbers(query: str) -> Any:
        rows = client.get(f"{ADMIN_URL}?{query}", headers=STAFF).json()["data"]
        return [row["reference"] for row in rows]

    assert numbers("")[0] == case.number
    assert numbers("assignee=me") == numbers(f"q={case.number}") == [case.number]
    assert case.number not in numbers("assignee=nobody")
    assert len(numbers("topic=payment")) == 1
    assert numbers("older_than_days=3") == numbers("q=%25") == []
    summary = client.get(f"{ADMIN_URL}/summary", headers=STAFF).json()["data"]
    assert (summary["number"], summary["mine"]) == (2, 1)
    assert summary["oldest_at"] == case.get()["created_at"]
    assert client.get(f"{ADMIN_URL}?status=nothing", headers=STAFF).status_code == 422


def test_a_number_is_read_in_lower_case(client: TestClient, database: Database) -> None:
    case = filed(client, database)
    answer = client.get(f"{ADMIN_URL}/{case.number.lower()}", headers=STAFF)
    assert answer.json()["data"]["reference"] == case.number
