"""The review queue: longest waiting first, one decision wins, all are recorded."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.vendor import SellerVerified
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer
from vendor.statutory.models import details

from .companies import company, saved
from .verifications import REVIEWS, Applicant, Reviewer


@pytest.fixture
def applicant(client: TestClient, database: Database) -> Applicant:
    return Applicant(client, saved(database, company(phone_verified_at=now())))


@pytest.fixture
def other(client: TestClient, database: Database) -> Applicant:
    return Applicant(
        client, saved(database, company(slug="everest", company_name="Ever"))
    )


@pytest.fixture
def reviewer(client: TestClient) -> Reviewer:
    return Reviewer(client)


def waited(database: Database, verification_id: str, hours: float) -> None:
    then = now() - timedelta(hours=hours)
    mine = sa.update(details).where(details.c.id == sa.cast(verification_id, sa.Uuid))
    with database.session() as session:
        session.execute(mine.values(submitted_at=then))


def test_the_oldest_pending_request_is_first(
    database: Database, applicant: Applicant, other: Applicant, reviewer: Reviewer
) -> None:
    first = applicant.sent(pan_number="301291733")["id"]
    second = other.sent(pan_number="301291734")["id"]
    waited(database, second, 30)
    body = reviewer.queue()
    assert [item["id"] for item in body["data"]] == [second, first]
    assert body["data"][0]["waiting_hours"] == 30
    assert body["data"][0]["documents_count"] == 1
    assert body["meta"]["counts"] == {
        "pending": 2, "approved": 0, "rejected": 0, "expired": 0, "renamed": 0,
    }  # fmt: skip
    assert reviewer.read(second)["next_id"] == first
    assert [item["id"] for item in reviewer.queue(q="ever")["data"]] == [second]
    assert reviewer.queue(q="301291733")["meta"]["total"] == 1
    reviewer.reject(second)
    assert reviewer.queue(status="rejected")["data"][0]["waiting_hours"] is None


def test_a_pan_of_another_active_company_is_flagged_not_refused(
    database: Database, applicant: Applicant, other: Applicant, reviewer: Reviewer
) -> None:
    first, second = applicant.sent(), other.sent()
    assert [item["pan_clash"] for item in reviewer.queue()["data"]] == [True, True]
    (clash,) = reviewer.read(second["id"])["clashes"]
    assert clash["slug"] == "himal-tea"
    path = "/api/sellerprofile/status"
    form = {"status": "closed"}
    applicant.client.post(path, json=form, headers=applicant.headers)
    assert not reviewer.read(second["id"])["pan_clash"]
    assert first["id"] not in [item["id"] for item in reviewer.queue()["data"]]


def test_of_two_parallel_decisions_one_wins(
    client: TestClient, database: Database, applicant: Applicant, reviewer: Reviewer
) -> None:
    for _ in range(5):
        sent = applicant.sent()
        version = reviewer.read(sent["id"])["version"]
        with ThreadPoolExecutor(2) as pool:
            yes = pool.submit(reviewer.approve, sent["id"], version=version)
            no = pool.submit(Reviewer(client).reject, sent["id"], version=version)
        codes = sorted([yes.result().status_code, no.result().status_code])
        assert codes == [200, 409]
        verification = reviewer.read(sent["id"])
        if verification["status"] == "approved":
            reviewer.reject(sent["id"], version=verification["version"])


def test_the_same_decision_again_changes_nothing(
    database: Database, applicant: Applicant, reviewer: Reviewer
) -> None:
    sent = applicant.sent()
    for _ in range(2):
        assert reviewer.approve(sent["id"]).status_code == 200
    with database.session() as session:
        assert len(recorded(session, SellerVerified)) == 1
    assert [change["to_status"] for change in reviewer.read(sent["id"])["history"]] == [
        "approved",
        "pending",
    ]


def test_an_approval_is_revoked_only_with_its_current_version(
    applicant: Applicant, reviewer: Reviewer
) -> None:
    sent = applicant.sent()
    approved = reviewer.approve(sent["id"]).json()["data"]
    blind = reviewer.reject(sent["id"])
    assert (blind.status_code, blind.json()["code"]) == (409, "changed_elsewhere")
    answer = reviewer.reject(sent["id"], version=approved["version"])
    assert answer.json()["data"]["status"] == "rejected"
    assert answer.json()["data"]["seller"]["is_seller_verified"] is False


def test_an_outdated_version_cannot_be_approved(
    applicant: Applicant, reviewer: Reviewer
) -> None:
    seen = reviewer.read(applicant.sent()["id"])
    applicant.withdraw()
    applicant.sent(registered_name="Somebody Else Ltd")
    answer = reviewer.approve(seen["id"], version=seen["version"])
    assert (answer.status_code, answer.json()["code"]) == (409, "changed_elsewhere")


def test_transitions_outside_the_table_are_409(
    applicant: Applicant, reviewer: Reviewer
) -> None:
    sent = applicant.sent()
    reviewer.reject(sent["id"])
    answer = reviewer.approve(sent["id"])
    assert (answer.status_code, answer.json()["data"]) == (
        409,
        {"status": "rejected", "allowed_statuses": []},
    )
    response = reviewer.review_document(
        sent["id"], applicant.document_id, status="approved"
    )
    assert response.status_code == 409
    applicant.sent()
    applicant.withdraw()
    assert reviewer.approve(sent["id"]).status_code == 409


def test_the_reason_other_needs_a_note(
    applicant: Applicant, reviewer: Reviewer
) -> None:
    sent = applicant.sent()
    for answer in (
        reviewer.reject(sent["id"], "other"),
        reviewer.review_document(sent["id"], applicant.document_id, status="rejected"),
    ):
        assert list(answer.json()["errors"]) == ["note"]
    assert reviewer.reject(sent["id"], "bad_mood").status_code == 422


def test_each_decision_is_recorded_with_who_what_when_and_why(
    applicant: Applicant, reviewer: Reviewer
) -> None:
    sent = applicant.sent()
    for _ in range(2):
        reviewer.review_document(
            sent["id"], applicant.document_id, status="rejected", note="Dark."
        )
    reviewer.reject(sent["id"], "name_mismatch", note="Another name.")
    history = reviewer.read(sent["id"])["history"]
    rows = [
        (row["noun"], row["to_status"], row["role"], row["reason_code"], row["reason"])
        for row in history
    ]
    assert rows == [
        ("statutory", "rejected", "admin", "name_mismatch", "Another name."),
        ("document", "rejected", "admin", None, "Dark."),
        ("statutory", "pending", "seller", None, None),
    ]
    assert {row["by"] for row in history[:2]} == {str(reviewer.user_id)}
    assert history[1]["subject_id"] == applicant.document_id


def test_an_administrator_opens_the_documents_in_review(
    applicant: Applicant, reviewer: Reviewer
) -> None:
    applicant.sent()
    path = f"/api/mydrive/{applicant.document_id}/link"
    link = reviewer.client.get(path, headers=reviewer.headers).json()["data"]["url"]
    assert reviewer.client.get(link, headers=reviewer.headers).content.startswith(
        b"%PDF"
    )
    applicant.withdraw()
    assert reviewer.client.get(path, headers=reviewer.headers).status_code == 404


def test_only_administrators_are_admitted(
    client: TestClient, applicant: Applicant
) -> None:
    sent = applicant.sent()
    paths = {
        "GET": ["", f"/{sent['id']}"],
        "POST": [
            f"/{sent['id']}/approve",
            f"/{sent['id']}/reject",
            f"/{sent['id']}/documents/{applicant.document_id}",
        ],
    }
    for method, all_of_it in paths.items():
        for path in all_of_it:
            for headers, status in (
                ({}, 401),
                (bearer(new_id(), "buyer"), 403),
                (applicant.headers, 403),
            ):
                answer = client.request(
                    method, REVIEWS + path, headers=headers, json={}
                )
                assert answer.status_code == status, (method, path)
    assert applicant.read()["status"] == "pending"


def test_an_unknown_request_is_404(applicant: Applicant, reviewer: Reviewer) -> None:
    sent, nobody = applicant.sent(), str(new_id())
    assert reviewer.approve(nobody).status_code == 404
    assert reviewer.reject(nobody).status_code == 404
    assert (
        reviewer.review_document(sent["id"], nobody, status="approved").status_code
        == 404
    )
    assert (
        reviewer.client.get(f"{REVIEWS}/{nobody}", headers=reviewer.headers).status_code
        == 404
    )
