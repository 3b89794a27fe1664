"""Moderation of products: access, decisions, notifications."""

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from catalog.products.models import ProductTransition
from catalog.sellers.models import Seller
from contracts.catalog import ProductModerated, ProductPublished, ProductUnlisted
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from . import factories

URL = "/api/admin/products"
ADMIN = new_id()
REFUSAL = {"reason_code": "misleading", "note": "The picture shows another thing."}


@pytest.fixture
def head(client: TestClient) -> dict[str, str]:
    return bearer(ADMIN, "admin")


def waiting(
    client: TestClient, firm: Seller, form: dict[str, Any], name: str = "Rice"
) -> dict[str, Any]:
    listing = {**form, "name": name, "status": "in_review"}
    owner = factories.as_owner(firm)
    answer = client.post("/api/products", json=listing, headers=owner)
    made: dict[str, Any] = answer.json()["data"]
    return made


def test_the_oldest_pending_product_is_first(
    client: TestClient, firm: Seller, form: dict[str, Any], head: dict[str, str]
) -> None:
    names = ["First rice", "Second rice", "Third tea"]
    for name in names:
        waiting(client, firm, form, name)
    found = client.get(URL, headers=head).json()
    assert [row["name"] for row in found["data"]] == names
    assert found["meta"]["counts"]["in_review"] == 3
    row = found["data"][0]
    assert row["allowed_statuses"] == ["published", "rejected"]
    assert row["seller"]["slug"] == firm.slug
    assert row["submitted_at"]
    assert row["unit"]["symbol"]
    sought = client.get(URL, params={"q": "second"}, headers=head).json()
    assert [row["name"] for row in sought["data"]] == names[1:2]
    none = client.get(URL, params={"status": "blocked"}, headers=head).json()
    assert none["data"] == []


def test_an_approved_product_is_public_and_its_seller_is_notified(
    client: TestClient,
    database: Database,
    firm: Seller,
    form: dict[str, Any],
    head: dict[str, str],
) -> None:
    made = waiting(client, firm, form)
    answer = client.post(f"{URL}/{made['id']}/approve", json={}, headers=head)
    approved = answer.json()["data"]
    assert (approved["status"], approved["allowed_statuses"]) == (
        "published",
        ["blocked", "archived"],
    )
    assert client.get(f"/api/webui/product/{made['slug']}").status_code == 200
    again = client.post(f"{URL}/{made['id']}/approve", json={}, headers=head)
    assert again.json()["data"]["version"] == approved["version"]
    with database.session() as session:
        (event,) = recorded(session, ProductModerated)
        assert len(recorded(session, ProductPublished)) == 1
    assert (event.owner_id, event.outcome) == (firm.owner_id, "approved")


def test_a_rejected_product_has_a_reason_and_can_be_resubmitted(
    client: TestClient, firm: Seller, form: dict[str, Any], head: dict[str, str]
) -> None:
    made, owner = waiting(client, firm, form), factories.as_owner(firm)
    client.post(f"{URL}/{made['id']}/reject", json=REFUSAL, headers=head)
    url = f"/api/products/{made['id']}"
    seen = client.get(url, headers=owner).json()["data"]
    assert (seen["status"], seen["reason_code"]) == ("rejected", "misleading")
    assert seen["reason_note"] == REFUSAL["note"]
    again = client.post(f"{url}/status", json={"status": "in_review"}, headers=owner)
    assert again.json()["data"]["reason_code"] is None
    detail = client.get(f"{URL}/{made['id']}", headers=head).json()["data"]
    status_history = [(row["to_status"], row["role"]) for row in detail["history"]]
    assert status_history == [
        ("in_review", "seller"),
        ("rejected", "admin"),
        ("in_review", "seller"),
    ]
    assert detail["history"][1]["reason_label"] == "Misleading description"
    assert detail["history"][1]["by"] == str(ADMIN)


def test_a_blocked_product_is_unlisted_for_others(
    client: TestClient, database: Database, firm: Seller, head: dict[str, str]
) -> None:
    with database.session() as session:
        made = factories.product(session, firm, slug="fake")
    client.post(f"{URL}/{made.id}/block", json=REFUSAL, headers=head)
    assert client.get("/api/webui/product/fake").status_code == 404
    with database.session() as session:
        (event,) = recorded(session, ProductUnlisted)
        (heard,) = recorded(session, ProductModerated)
    assert (event.product_id, heard.outcome) == (made.id, "blocked")
    owner = factories.as_owner(firm)
    listing = {"status": "published"}
    url = f"/api/products/{made.id}/status"
    assert client.post(url, json=listing, headers=owner).status_code == 409


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({}, "reason_code"),
        ({"reason_code": "ugly"}, "reason_code"),
        ({"reason_code": "other"}, "note"),
        ({"reason_code": "other", "note": "  "}, "note"),
        ({"reason_code": "other", "note": "x" * 1001}, "note"),
        ({"reason_code": "misleading", "status": "archived"}, "status"),
    ],
)
def test_a_rejection_needs_a_reason(
    client: TestClient,
    database: Database,
    firm: Seller,
    head: dict[str, str],
    form: dict[str, Any],
    field: str,
) -> None:
    with database.session() as session:
        made = factories.product(session, firm)
    answer = client.post(f"{URL}/{made.id}/block", json=form, headers=head)
    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == [field]
    with database.session() as session:
        assert len(session.exec(select(ProductTransition)).all()) == 0


def test_specifications_are_read_by_their_names(
    client: TestClient, firm: Seller, form: dict[str, Any], head: dict[str, str]
) -> None:
    weave = {
        "key": "weave",
        "name": "Weave",
        "name_ne": "बुनाइ",
        "type": "choice",
        "options": [{"value": "plain", "label": "Plain", "label_ne": "सादा"}],
    }
    address = f"/api/admin/categories/{form['category_id']}/attributes"
    client.put(address, json={"attributes": [weave]}, headers=head)
    listing = {**form, "specs": {"weave": "plain", "Origin": "Palpa"}}
    made = waiting(client, firm, listing)
    detail = client.get(f"{URL}/{made['id']}", headers=head).json()["data"]
    named = [(each["name_ne"], each["value_ne"]) for each in detail["attributes"]]
    assert named == [("बुनाइ", "सादा"), ("Origin", "Palpa")]


def test_a_decision_returns_the_oldest_pending_product(
    client: TestClient, firm: Seller, form: dict[str, Any], head: dict[str, str]
) -> None:
    names = ("First rice", "Second rice", "Third tea")
    one, two, three = (waiting(client, firm, form, name) for name in names)
    answer = client.post(f"{URL}/{two['id']}/approve", json={}, headers=head)
    assert answer.json()["data"]["next_id"] == one["id"]
    client.post(f"{URL}/{one['id']}/approve", json={}, headers=head)
    seen = client.get(f"{URL}/{two['id']}", headers=head).json()["data"]
    assert seen["next_id"] == three["id"]
    last = client.get(f"{URL}/{three['id']}", headers=head).json()["data"]
    assert last["next_id"] is None


def test_a_product_changed_since_cannot_be_decided(
    client: TestClient, firm: Seller, form: dict[str, Any], head: dict[str, str]
) -> None:
    made = waiting(client, firm, form)
    edit = {"version": made["version"], "name": "Something else"}
    url = f"/api/products/{made['id']}"
    client.patch(url, json=edit, headers=factories.as_owner(firm))
    old = {"version": made["version"]}
    answer = client.post(f"{URL}/{made['id']}/approve", json=old, headers=head)
    assert (answer.status_code, answer.json()["code"]) == (409, "changed_elsewhere")


def test_only_administrators_are_admitted(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        made = factories.product(session, firm, status="in_review")
    for head, status in (({}, 401), (factories.as_owner(firm), 403)):
        answers = [
            client.get(URL, headers=head),
            client.get(f"{URL}/{made.id}", headers=head),
            client.post(f"{URL}/{made.id}/approve", json={}, headers=head),
            client.post(f"{URL}/{made.id}/reject", json=REFUSAL, headers=head),
            client.post(f"{URL}/{made.id}/block", json=REFUSAL, headers=head),
        ]
        assert [answer.status_code for answer in answers] == [status] * 5
    head = bearer(ADMIN, "admin")
    assert client.get(f"{URL}/{new_id()}", headers=head).status_code == 404
    absent = client.post(f"{URL}/{new_id()}/approve", json={}, headers=head)
    assert absent.status_code == 404


def test_the_history_of_a_companys_products_is_one_list(
    client: TestClient, firm: Seller, form: dict[str, Any], head: dict[str, str]
) -> None:
    rice = waiting(client, firm, form, "Rice")
    tea = waiting(client, firm, form, "Tea")
    client.post(f"{URL}/{rice['id']}/reject", json=REFUSAL, headers=head)
    path, query = f"{URL}/history", {"seller_id": str(firm.id)}
    rows = client.get(path, params=query, headers=head).json()["data"]
    assert [(row["name"], row["to_status"]) for row in rows][:3] == [
        ("Rice", "rejected"),
        ("Tea", "in_review"),
        ("Rice", "in_review"),
    ]
    assert rows[0]["by"] == str(ADMIN)
    assert rows[0]["note"] == REFUSAL["note"]
    assert rows[1]["product_id"] == tea["id"]
    other = client.get(path, params={"seller_id": str(new_id())}, headers=head)
    assert other.json()["data"] == []
    owner = factories.as_owner(firm)
    assert client.get(path, params=query, headers=owner).status_code == 403
