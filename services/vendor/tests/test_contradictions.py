"""An approval needs every document opened; what contradicts itself is marked."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from servicekit.clock import now
from servicekit.db import Database

from .companies import company, saved
from .verifications import Applicant, Reviewer


@pytest.fixture
def applicant(client: TestClient, database: Database) -> Applicant:
    return Applicant(client, saved(database, company(phone_verified_at=now())))


@pytest.fixture
def other(client: TestClient, database: Database) -> Applicant:
    row = company(
        slug="everest",
        company_name="Everest Tea",
        primary_mobile="+9779851041138",
        primary_email="everest@example.com",
    )
    return Applicant(client, saved(database, row))


def admin_page(reviewer: Reviewer, applicant: Applicant) -> dict[str, Any]:
    path = f"/api/admin/sellers/{applicant.seller.id}"
    answer = reviewer.client.get(path, headers=reviewer.headers)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()["data"]
    return data


def test_an_approval_needs_every_document_opened_by_its_administrator(
    client: TestClient, applicant: Applicant
) -> None:
    sent, file_id = applicant.sent(), applicant.document_id
    reviewer, colleague = Reviewer(client), Reviewer(client)
    colleague.opened(file_id)
    refused = reviewer.approve_unread(sent["id"])
    assert (refused.status_code, refused.json()["code"]) == (
        422,
        "documents_not_opened",
    )
    assert refused.json()["data"] == {"unopened_ids": [file_id]}
    assert reviewer.read(sent["id"])["unopened_ids"] == [file_id]
    assert reviewer.read(sent["id"])["status"] == "pending"
    reviewer.opened(file_id)
    assert reviewer.approve_unread(sent["id"]).status_code == 200


def test_who_opened_a_document_is_visible_to_administrators(
    client: TestClient, applicant: Applicant
) -> None:
    sent, reviewer = applicant.sent(), Reviewer(client)
    assert reviewer.read(sent["id"])["documents"][0]["openings"] == []
    for _ in range(2):
        reviewer.opened(applicant.document_id)
    (document,) = reviewer.read(sent["id"])["documents"]
    assert [each["user_id"] for each in document["openings"]] == [str(reviewer.user_id)]
    assert admin_page(reviewer, applicant)["documents"] == [document]


def test_another_document_has_to_be_opened_again(
    client: TestClient, applicant: Applicant
) -> None:
    sent, reviewer = applicant.sent(), Reviewer(client)
    reviewer.approve(sent["id"])
    newer = Applicant(client, applicant.seller)
    newer.sent(pan_number="301291799")
    assert reviewer.read(sent["id"])["unopened_ids"] == [newer.document_id]
    assert reviewer.approve_unread(sent["id"]).status_code == 422


@pytest.mark.parametrize(
    "shared",
    [
        {"pan_number": "301291733", "registration_number": "9"},
        {"pan_number": "301291734", "registration_number": "१२३४५६ - ०७८/०७९"},
    ],
)
def test_a_pan_or_registration_number_of_two_companies_needs_a_note(
    client: TestClient, applicant: Applicant, other: Applicant, shared: dict[str, str]
) -> None:
    applicant.sent(pan_number="301291733")
    sent, reviewer = other.sent(**shared), Reviewer(client)
    assert reviewer.read(sent["id"])["note_required"] is True
    refused = reviewer.approve(sent["id"])
    assert refused.status_code == 422
    assert list(refused.json()["errors"]) == ["note"]
    assert refused.json()["reasons"]["note"]["code"] == "clash_needs_note"
    assert reviewer.approve(sent["id"], note="Branch, deed seen.").status_code == 200


def test_a_shared_phone_number_links_companies_without_a_note(
    client: TestClient, database: Database, applicant: Applicant
) -> None:
    row = company(slug="twin", company_name="Twin", primary_email="t@example.com")
    twin = Applicant(client, saved(database, row))
    sent, reviewer = applicant.sent(), Reviewer(client)
    (linked,) = admin_page(reviewer, applicant)["linked"]
    assert (linked["id"], linked["facts"]) == (str(twin.seller.id), ["phone"])
    seen = reviewer.read(sent["id"])
    assert [each["facts"] for each in seen["linked"]] == [["phone"]]
    assert seen["note_required"] is False
    assert reviewer.approve(sent["id"]).status_code == 200


@pytest.mark.parametrize(
    ("registered", "is_other"),
    [
        ("Himal Tea Private Limited", False),
        ("HIMAL TEA PVT. LTD.", False),
        ("हिमाल चिया प्रा. लि.", False),
        ("Himal Tea Industries Pvt. Ltd.", True),
        ("Somebody Else", True),
    ],
)
def test_a_registered_name_that_is_not_the_company_name_is_marked(
    client: TestClient, database: Database, registered: str, is_other: bool
) -> None:
    row = company(company_name="Himal Tea", company_name_ne="हिमाल चिया")
    applicant = Applicant(client, saved(database, row))
    sent, reviewer = applicant.sent(registered_name=registered), Reviewer(client)
    assert reviewer.read(sent["id"])["name_differs"] is is_other
    seen = admin_page(reviewer, applicant)
    assert (seen["name_differs"], seen["registered_name"]) == (is_other, registered)
