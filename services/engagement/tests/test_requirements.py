from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient

from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

BUYER_ID = new_id()
BUYER = bearer(BUYER_ID, "buyer")


@pytest.fixture
def form(database: Database) -> dict[str, Any]:
    factories.proven_phone(database, BUYER_ID)
    return {
        "title": "Cartons, 5 ply",
        "description": "3,000 corrugated cartons for tea export.",
        "category_id": str(factories.category(database).category_id),
        "items": [
            {"name": "Carton", "quantity": 3000, "unit": "pcs", "target_price": "45.50"}
        ],
    }


def post(client: TestClient, form: dict[str, Any], who: Any = BUYER) -> Any:
    return client.post("/api/requirements", json=form, headers=who)


def test_a_requirement_opens_and_is_listed(client: TestClient, form: Any) -> None:
    made = post(client, form)

    assert made.status_code == 201
    assert made.json()["data"]["status"] == "open"
    assert made.json()["data"]["items"][0]["target_price"] == "45.50"
    rows = client.get("/api/requirements", headers=BUYER).json()["data"]
    assert [row["id"] for row in rows] == [made.json()["data"]["id"]]


def test_a_verified_address_is_needed(client: TestClient, form: Any) -> None:
    answer = post(client, form, bearer(new_id(), email_verified=False))

    assert (answer.status_code, answer.json()["code"]) == (403, "email_unverified")


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("title", {"title": "tea"}),
        ("items", {"items": []}),
        ("items.0.quantity", {"items": [{"name": "x", "quantity": 0, "unit": "pcs"}]}),
        ("items.0.unit_id", {"items": [{"name": "x", "quantity": 5}]}),
        ("needed_by", {"needed_by": str((now() - timedelta(days=2)).date())}),
        ("category_id", {"category_id": str(new_id())}),
        ("max_quotes", {"max_quotes": 11}),
    ],
)
def test_a_wrong_field_is_named(
    client: TestClient, form: Any, field: str, change: Any
) -> None:
    answer = post(client, {**form, **change})

    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == [field]


def test_a_draft_lacks_its_unit_until_it_is_posted(
    client: TestClient, form: Any
) -> None:
    line = {"name": "x", "quantity": 5}
    draft = post(client, {**form, "status": "draft", "items": [line]})
    url = f"/api/requirements/{draft.json()['data']['id']}"

    opened = client.post(url, json={"status": "open"}, headers=BUYER)

    assert (draft.status_code, opened.status_code) == (201, 422)
    assert list(opened.json()["errors"]) == ["items.0.unit_id"]


def test_its_buyer_changes_its_status_by_the_table(
    client: TestClient, form: Any
) -> None:
    url = f"/api/requirements/{post(client, form).json()['data']['id']}"

    closed = client.post(url, json={"status": "closed"}, headers=BUYER)
    refused = client.post(url, json={"status": "fulfilled"}, headers=BUYER)

    assert closed.json()["data"]["status_label"] == "Closed"
    assert refused.status_code == 409
    assert refused.json()["data"]["allowed_statuses"] == [
        "open",
        "awarded",
        "cancelled",
    ]


def test_others_and_absent_ones_look_alike(client: TestClient, form: Any) -> None:
    made, stranger = post(client, form).json()["data"]["id"], bearer(new_id())

    for requirement_id in (made, new_id()):
        url = f"/api/requirements/{requirement_id}"
        body = {"status": "closed"}
        assert client.get(url, headers=stranger).status_code == 404
        assert client.post(url, json=body, headers=stranger).status_code == 404
    assert client.get("/api/requirements", headers=stranger).json()["data"] == []
