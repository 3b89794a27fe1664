"""What the buyer's and the administrator's screens need of a requirement."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.error_texts import TEXT_FORBIDDEN
from contracts.forbidden import forbidden_in
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER, BUYER_ID, as_seller, matched_seller

ADMIN = bearer(new_id(), "admin")


@pytest.fixture
def form(database: Database) -> dict[str, Any]:
    factories.proven_phone(database, BUYER_ID)
    return {
        "title": "Cartons, 5 ply",
        "description": "3,000 corrugated cartons for tea export.",
        "category_id": str(factories.category(database).category_id),
        "items": [{"name": "Carton", "quantity": 3000, "unit": "pcs"}],
    }


def post(client: TestClient, form: dict[str, Any]) -> dict[str, Any]:
    answer = client.post("/api/requirements", json=form, headers=BUYER)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()["data"]
    return made


def read(client: TestClient, made: dict[str, Any], who: Any = BUYER) -> dict[str, Any]:
    answer = client.get(f"/api/requirements/{made['id']}", headers=who)
    result: dict[str, Any] = answer.json()["data"]
    return result


def test_a_buyer_reads_who_has_looked(client: TestClient, database: Database) -> None:
    wanted = factories.requirement(database, buyer_id=BUYER_ID)
    sellers = [matched_seller(database, wanted) for _ in range(3)]
    url = f"/api/requirements/{wanted.id}"
    for seller, status in zip(sellers, ("viewed", "dismissed"), strict=False):
        client.post(url, json={"status": status}, headers=as_seller(seller))

    result = read(client, {"id": wanted.id})
    of_seller = read(client, {"id": wanted.id}, as_seller(sellers[0]))

    assert (result["matches_count"], result["viewed_count"]) == (3, 2)
    assert (of_seller["matches_count"], of_seller["viewed_count"]) == (0, 0)
    assert of_seller["history"] == []


def test_the_history_has_roles_and_reasons(client: TestClient, form: Any) -> None:
    made = post(client, form)
    change = {"status": "closed", "reason": "Enough quotes"}
    client.post(f"/api/requirements/{made['id']}", json=change, headers=BUYER)

    history = read(client, made)["history"]

    changes = [
        (change["to_status"], change["role"], change["reason"]) for change in history
    ]
    assert changes == [("closed", "buyer", "Enough quotes"), ("open", "buyer", None)]
    assert history[0]["status_label"] == "Closed"


def test_an_older_draft_never_overwrites_what_was_posted(
    client: TestClient, form: Any
) -> None:
    draft = post(client, {**form, "status": "draft"})
    url = f"/api/requirements/{draft['id']}"
    upon = {"version": draft["version"]}
    saved = client.put(url, json={**form, **upon}, headers=BUYER).json()["data"]
    client.post(url, json={"status": "open"}, headers=BUYER)

    stale = {**form, "title": "From the other device", "version": saved["version"]}
    refused = client.put(url, json=stale, headers=BUYER)

    assert saved["version"] > draft["version"]
    assert (refused.status_code, refused.json()["code"]) == (409, "changed_elsewhere")
    assert read(client, draft)["title"] == form["title"]


def test_the_administrator_sees_forbidden_terms_and_the_next_one(
    client: TestClient, form: Any
) -> None:
    flagged = post(client, {**form, "description": "Pistol, pistol and a गाँजा pipe."})
    other = post(client, {**form, "title": "A casino table"})
    url = f"/api/admin/requirements/{flagged['id']}"

    result = client.get(url, headers=ADMIN).json()["data"]

    assert result["flagged_words"] == ["pistol", "गाँजा"]
    assert result["next_id"] == other["id"]
    assert result["history"][0]["to_status"] == "in_review"
    assert result["allowed_statuses"] == ["open", "rejected"]
    assert client.get(url, headers=BUYER).status_code == 403


@pytest.mark.parametrize(
    "change",
    [
        {"title": "ताजा गाँजा"},
        {"description": "Rhino-horn powder, delivered to our door."},
        {"items": [{"name": "Bandook", "quantity": 2, "unit": "pcs"}]},
        {
            "items": [
                {"name": "Pipe", "quantity": 2, "unit": "pcs", "spec": "for gaanjaa"}
            ]
        },
    ],
)
def test_every_text_of_a_requirement_is_reviewed(
    client: TestClient, form: Any, change: dict[str, Any]
) -> None:
    draft = post(client, {**form, **change, "status": "draft"})
    url = f"/api/requirements/{draft['id']}"
    opened = client.post(url, json={"status": "open"}, headers=BUYER).json()["data"]

    assert opened["status"] == "in_review"


def test_an_open_requirement_refuses_forbidden_terms(
    client: TestClient, form: Any
) -> None:
    made = post(client, form)
    change = {"description": "Cartons, and a few pistols", "version": made["version"]}
    url = f"/api/requirements/{made['id']}"
    answer = client.put(url, json={**form, **change}, headers=BUYER)

    assert answer.json()["errors"] == {"description": [TEXT_FORBIDDEN]}
    assert read(client, made)["description"] == form["description"]


def test_a_draft_is_nobody_elses(client: TestClient, form: Any) -> None:
    draft = post(client, {**form, "status": "draft"})

    url = f"/api/admin/requirements/{draft['id']}"

    assert client.get(url, headers=ADMIN).status_code == 404
    url = "/api/admin/requirements"
    drafts = client.get(url, params={"status": "draft"}, headers=ADMIN).json()
    assert (drafts["data"], drafts["meta"]["total"]) == ([], 0)
    assert drafts["meta"]["counts"]["draft"] == 0


def test_a_rejected_one_is_edited_and_reviewed_again(
    client: TestClient, form: Any
) -> None:
    made = post(client, {**form, "title": "A casino table"})
    rejection = {"reason": "Gambling is not traded here."}
    client.post(
        f"/api/admin/requirements/{made['id']}/reject", json=rejection, headers=ADMIN
    )
    rejected = read(client, made)

    url = f"/api/requirements/{made['id']}"
    client.put(url, json=form, headers=BUYER)
    again = client.post(url, json={"status": "in_review"}, headers=BUYER).json()["data"]

    assert (rejected["status"], rejected["reason"]) == ("rejected", rejection["reason"])
    assert (again["status"], again["reason"]) == ("in_review", None)


def test_a_forbidden_term_within_a_longer_one_is_allowed() -> None:
    assert forbidden_in(["Gunny bags and begun seeds", None]) == []
    assert forbidden_in(["Guns, GUNS and red  sandalwood"]) == [
        "guns",
        "red  sandalwood",
    ]
