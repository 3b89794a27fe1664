"""A seller's statutory documents: sent, reviewed, withdrawn, resent and expired."""

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

from .companies import company, saved
from .verifications import PAGE, PATH, Applicant, Reviewer, badge, events_of, trail


@pytest.fixture
def seller(client: TestClient, database: Database) -> Seller:
    return saved(database, company(phone_verified_at=now()))


@pytest.fixture
def applicant(client: TestClient, seller: Seller) -> Applicant:
    return Applicant(client, seller)


@pytest.fixture
def reviewer(client: TestClient) -> Reviewer:
    return Reviewer(client)


def test_without_a_request_there_is_a_status_too(applicant: Applicant) -> None:
    data = applicant.read()
    assert (data["status"], data["id"]) == ("not_submitted", None)
    assert data["allowed_statuses"] == ["pending"]


def test_an_approval_sets_the_badge_and_publishes_it(
    client: TestClient, database: Database, applicant: Applicant, reviewer: Reviewer
) -> None:
    sent = applicant.sent()
    assert (sent["status"], sent["pan_number"]) == ("pending", "301291733")
    assert sent["allowed_statuses"] == ["not_submitted"]
    assert not badge(client)
    answer = reviewer.approve(sent["id"], note="Seen.", version=1 + 2)
    assert answer.status_code == 200, answer.text
    assert badge(client)
    page = client.get(PAGE).json()["data"]
    assert page["gstin"] == "301291733"
    (event,) = events_of(database, SellerVerified)
    assert event.is_verified
    card = events_of(database, SellerUpdated)[-1]
    assert (card.is_verified, card.pan_number) == (True, "301291733")
    assert card.registration_number
    assert card.registration_number == sent["registration_number"]
    assert trail(database) == [
        ("statutory", "pending", "seller"),
        ("statutory", "approved", "admin"),
    ]
    verification = applicant.read()
    assert verification["documents"][0]["status"] == "approved"
    assert verification["expires_at"] > verification["decided_at"]


def test_an_approval_without_a_verified_number_sets_no_badge(
    client: TestClient, database: Database, reviewer: Reviewer
) -> None:
    applicant = Applicant(client, saved(database, company()))
    reviewer.approve(applicant.sent()["id"])
    assert not badge(client)
    (event,) = events_of(database, SellerVerified)
    assert not event.is_verified


def test_a_rejected_company_reads_the_reason_and_applies_again(
    client: TestClient, database: Database, applicant: Applicant, reviewer: Reviewer
) -> None:
    sent = applicant.sent()
    response = reviewer.review_document(
        sent["id"], applicant.document_id, status="rejected", note="Dark."
    )
    assert response.status_code == 200
    answer = reviewer.reject(sent["id"], "document_unreadable", note="Too dark.")
    assert answer.json()["data"]["status"] == "rejected"
    verification = applicant.client.get(
        f"{PATH}?lang=ne", headers=applicant.headers
    ).json()["data"]
    assert (verification["reason_code"], verification["reason_note"]) == (
        "document_unreadable",
        "Too dark.",
    )
    assert verification["reason_label"] == "कागजात पढ्न सकिएन"
    assert verification["documents"][0]["note"] == "Dark."
    (event,) = events_of(database, VerificationRejected)
    assert event.reason_code == "document_unreadable"
    again = applicant.sent()
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
def test_changing_an_approved_field_revokes_the_approval(
    client: TestClient,
    applicant: Applicant,
    reviewer: Reviewer,
    change: dict[str, str],
    status: str,
) -> None:
    reviewer.approve(applicant.sent()["id"])
    assert applicant.sent(**change)["status"] == status
    assert badge(client) is (status == "approved")


def test_a_request_in_review_is_withdrawn_not_overwritten(applicant: Applicant) -> None:
    first = applicant.sent()
    assert applicant.sent() == first
    other = applicant.send(registered_name="Other")
    assert (other.status_code, other.json()["data"]) == (
        409,
        {"status": "pending", "allowed_statuses": ["not_submitted"]},
    )
    back = applicant.withdraw().json()["data"]
    assert (back["status"], back["documents"]) == ("not_submitted", [])
    assert back["registered_name"] == first["registered_name"]
    assert applicant.withdraw().status_code == 200
    assert applicant.sent(registered_name="Other")["status"] == "pending"


def test_a_decided_request_cannot_be_withdrawn(
    applicant: Applicant, reviewer: Reviewer
) -> None:
    reviewer.approve(applicant.sent()["id"])
    answer = applicant.withdraw()
    assert (answer.status_code, answer.json()["code"]) == (409, "status_not_allowed")


def test_documents_in_use_cannot_be_deleted_and_withdrawn_ones_can(
    applicant: Applicant,
) -> None:
    applicant.sent()
    path = f"/api/mydrive/{applicant.document_id}"
    assert applicant.client.delete(path, headers=applicant.headers).status_code == 409
    applicant.withdraw()
    assert applicant.client.delete(path, headers=applicant.headers).status_code == 200


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
def test_each_invalid_field_is_named(
    applicant: Applicant, change: dict[str, Any], field: str
) -> None:
    answer = applicant.send(**change)
    assert answer.status_code == 422
    assert field in answer.json()["errors"]
    assert applicant.read()["status"] == "not_submitted"


def test_another_companys_document_is_refused(
    client: TestClient, database: Database, applicant: Applicant
) -> None:
    other = Applicant(client, saved(database, company(slug="everest-tea")))
    assert other.send(document_ids=[applicant.document_id]).status_code == 422
    assert applicant.sent(pan_number="३०१-२९१-७३३")["pan_number"] == "301291733"


@pytest.mark.parametrize("roles", [(), ("buyer",), ("admin",)])
def test_only_sellers_apply_for_verification(
    client: TestClient, roles: tuple[str, ...]
) -> None:
    headers = bearer(new_id(), *roles)
    assert client.get(PATH, headers=headers).status_code == 403
    assert client.post(PATH, json={}, headers=headers).status_code == 403
    assert client.delete(PATH, headers=headers).status_code == 403
    assert client.get(PATH).status_code == 401


def test_a_suspended_company_cannot_apply(
    seller: Seller, applicant: Applicant, reviewer: Reviewer
) -> None:
    assert reviewer.seller("suspend", seller.id).status_code == 200
    assert applicant.send().status_code == 409
    assert applicant.read()["status"] == "not_submitted"
