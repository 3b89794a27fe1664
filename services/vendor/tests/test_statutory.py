"""A seller's papers: sent, judged, taken back, sent again, and out of date."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.vendor import (
    SellerUpdated,
    SellerVerified,
    VerificationRejected,
)
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer
from vendor.profiles.models import Seller

from .companies import company, kept
from .desk import PAGE, PATH, Desk, Papers, badge, told, trail


@pytest.fixture
def seller(client: TestClient, database: Database) -> Seller:
    return kept(database, company(phone_verified_at=now()))


@pytest.fixture
def papers(client: TestClient, seller: Seller) -> Papers:
    return Papers(client, seller)


@pytest.fixture
def desk(client: TestClient) -> Desk:
    return Desk(client)


def test_nothing_sent_is_a_status_too(papers: Papers) -> None:
    data = papers.shown()
    assert (data["status"], data["id"]) == ("not_submitted", None)
    assert data["allowed_statuses"] == ["pending"]


def test_approval_gives_the_badge_and_is_told(
    client: TestClient, database: Database, papers: Papers, desk: Desk
) -> None:
    sent = papers.sent()
    assert (sent["status"], sent["pan_number"]) == ("pending", "301291733")
    assert sent["allowed_statuses"] == ["not_submitted"]
    assert not badge(client)
    answer = desk.approve(sent["id"], note="Seen.", version=1 + 2)
    assert answer.status_code == 200, answer.text
    assert badge(client)
    page = client.get(PAGE).json()["data"]
    assert page["gstin"] == "301291733"
    (event,) = told(database, SellerVerified)
    assert event.is_verified
    card = told(database, SellerUpdated)[-1]
    assert (card.is_verified, card.pan_number) == (True, "301291733")
    assert trail(database) == [
        ("statutory", "pending", "seller"),
        ("statutory", "approved", "admin"),
    ]
    shown = papers.shown()
    assert shown["documents"][0]["status"] == "approved"
    assert shown["expires_at"] > shown["decided_at"]


def test_without_a_proven_number_approval_is_no_badge(
    client: TestClient, database: Database, desk: Desk
) -> None:
    papers = Papers(client, kept(database, company()))
    desk.approve(papers.sent()["id"])
    assert not badge(client)
    (event,) = told(database, SellerVerified)
    assert not event.is_verified


def test_a_refused_one_reads_why_and_sends_again(
    client: TestClient, database: Database, papers: Papers, desk: Desk
) -> None:
    sent = papers.sent()
    judged = desk.judge(sent["id"], papers.document_id, status="rejected", note="Dark.")
    assert judged.status_code == 200
    answer = desk.reject(sent["id"], "document_unreadable", note="Too dark.")
    assert answer.json()["data"]["status"] == "rejected"
    shown = papers.client.get(f"{PATH}?lang=ne", headers=papers.headers).json()["data"]
    assert (shown["reason_code"], shown["reason_note"]) == (
        "document_unreadable",
        "Too dark.",
    )
    assert shown["reason_label"] == "कागजात पढ्न सकिएन"
    assert shown["documents"][0]["note"] == "Dark."
    (event,) = told(database, VerificationRejected)
    assert event.reason_code == "document_unreadable"
    again = papers.sent()
    assert (again["status"], again["reason_code"]) == ("pending", None)
    assert again["documents"][0]["status"] == "pending"


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"pan_number": "301291734"}, "pending"),
        ({"registered_name": "Himal Tea Ltd"}, "pending"),
        ({"registration_number": "9/081"}, "pending"),
        ({"registration_office": "Ilam"}, "approved"),
        ({}, "approved"),
    ],
)
def test_what_decides_an_approval_takes_it_back(
    client: TestClient,
    papers: Papers,
    desk: Desk,
    change: dict[str, str],
    status: str,
) -> None:
    desk.approve(papers.sent()["id"])
    assert papers.sent(**change)["status"] == status
    assert badge(client) is (status == "approved")


def test_while_in_review_it_is_withdrawn_not_overwritten(papers: Papers) -> None:
    first = papers.sent()
    assert papers.sent() == first
    other = papers.send(registered_name="Other")
    assert (other.status_code, other.json()["data"]) == (
        409,
        {"status": "pending", "allowed_statuses": ["not_submitted"]},
    )
    back = papers.withdraw().json()["data"]
    assert (back["status"], back["documents"]) == ("not_submitted", [])
    assert back["registered_name"] == first["registered_name"]
    assert papers.withdraw().status_code == 200
    assert papers.sent(registered_name="Other")["status"] == "pending"


def test_a_decided_one_cannot_be_withdrawn(papers: Papers, desk: Desk) -> None:
    desk.approve(papers.sent()["id"])
    answer = papers.withdraw()
    assert (answer.status_code, answer.json()["code"]) == (409, "status_not_allowed")


def test_papers_in_use_stay_and_withdrawn_ones_go(papers: Papers) -> None:
    papers.sent()
    path = f"/api/mydrive/{papers.document_id}"
    assert papers.client.delete(path, headers=papers.headers).status_code == 409
    papers.withdraw()
    assert papers.client.delete(path, headers=papers.headers).status_code == 200


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"pan_number": "12345678"}, "pan_number"),
        ({"pan_number": "12345678a"}, "pan_number"),
        ({"registered_name": " "}, "registered_name"),
        ({"registration_type": "empire"}, "registration_type"),
        ({"document_ids": []}, "document_ids"),
        ({"document_ids": [str(new_id())]}, "document_ids"),
        ({"status": "approved"}, "status"),
    ],
)
def test_each_wrong_field_is_named(
    papers: Papers, change: dict[str, Any], field: str
) -> None:
    answer = papers.send(**change)
    assert answer.status_code == 422
    assert field in answer.json()["errors"]
    assert papers.shown()["status"] == "not_submitted"


def test_another_companys_document_is_refused(
    client: TestClient, database: Database, papers: Papers
) -> None:
    other = Papers(client, kept(database, company(slug="everest-tea")))
    assert other.send(document_ids=[papers.document_id]).status_code == 422
    assert papers.sent(pan_number="३०१-२९१-७३३")["pan_number"] == "301291733"


@pytest.mark.parametrize("roles", [(), ("buyer",), ("admin",)])
def test_papers_are_a_sellers_business(
    client: TestClient, roles: tuple[str, ...]
) -> None:
    headers = bearer(new_id(), *roles)
    assert client.get(PATH, headers=headers).status_code == 403
    assert client.post(PATH, json={}, headers=headers).status_code == 403
    assert client.delete(PATH, headers=headers).status_code == 403
    assert client.get(PATH).status_code == 401


def test_a_suspended_company_sends_nothing(
    seller: Seller, papers: Papers, desk: Desk
) -> None:
    assert desk.seller("suspend", seller.id).status_code == 200
    assert papers.send().status_code == 409
    assert papers.shown()["status"] == "not_submitted"
