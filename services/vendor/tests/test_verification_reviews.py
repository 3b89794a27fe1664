"""The desk: who waits longest comes first, one decision wins, all is remembered."""

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

from .companies import company, kept
from .desk import DESK, Desk, Papers


@pytest.fixture
def papers(client: TestClient, database: Database) -> Papers:
    return Papers(client, kept(database, company(phone_verified_at=now())))


@pytest.fixture
def other(client: TestClient, database: Database) -> Papers:
    return Papers(client, kept(database, company(slug="everest", company_name="Ever")))


@pytest.fixture
def desk(client: TestClient) -> Desk:
    return Desk(client)


def waited(database: Database, verification_id: str, hours: float) -> None:
    then = now() - timedelta(hours=hours)
    mine = sa.update(details).where(details.c.id == sa.cast(verification_id, sa.Uuid))
    with database.session() as session:
        session.execute(mine.values(submitted_at=then))


def test_who_waits_longest_comes_first(
    database: Database, papers: Papers, other: Papers, desk: Desk
) -> None:
    first = papers.sent(pan_number="301291733")["id"]
    second = other.sent(pan_number="301291734")["id"]
    waited(database, second, 30)
    body = desk.queue()
    assert [item["id"] for item in body["data"]] == [second, first]
    assert body["data"][0]["waiting_hours"] == 30
    assert body["data"][0]["documents_count"] == 1
    assert body["meta"]["counts"] == {
        "pending": 2, "approved": 0, "rejected": 0, "expired": 0, "renamed": 0,
    }  # fmt: skip
    assert desk.shown(second)["next_id"] == first
    assert [item["id"] for item in desk.queue(q="ever")["data"]] == [second]
    assert desk.queue(q="301291733")["meta"]["total"] == 1
    desk.reject(second)
    assert desk.queue(status="rejected")["data"][0]["waiting_hours"] is None


def test_a_pan_of_another_live_company_is_flagged_not_refused(
    database: Database, papers: Papers, other: Papers, desk: Desk
) -> None:
    first, second = papers.sent(), other.sent()
    assert [item["pan_clash"] for item in desk.queue()["data"]] == [True, True]
    (clash,) = desk.shown(second["id"])["clashes"]
    assert clash["slug"] == "himal-tea"
    path = "/api/sellerprofile/status"
    form = {"status": "closed"}
    papers.client.post(path, json=form, headers=papers.headers)
    assert not desk.shown(second["id"])["pan_clash"]
    assert first["id"] not in [item["id"] for item in desk.queue()["data"]]


def test_of_two_administrators_at_once_one_wins(
    client: TestClient, database: Database, papers: Papers, desk: Desk
) -> None:
    for _ in range(5):
        sent = papers.sent()
        version = desk.shown(sent["id"])["version"]
        with ThreadPoolExecutor(2) as pool:
            yes = pool.submit(desk.approve, sent["id"], version=version)
            no = pool.submit(Desk(client).reject, sent["id"], version=version)
        codes = sorted([yes.result().status_code, no.result().status_code])
        assert codes == [200, 409]
        shown = desk.shown(sent["id"])
        if shown["status"] == "approved":
            desk.reject(sent["id"], version=shown["version"])


def test_the_same_decision_again_changes_nothing(
    database: Database, papers: Papers, desk: Desk
) -> None:
    sent = papers.sent()
    for _ in range(2):
        assert desk.approve(sent["id"]).status_code == 200
    with database.session() as session:
        assert len(recorded(session, SellerVerified)) == 1
    assert [move["to_status"] for move in desk.shown(sent["id"])["history"]] == [
        "approved",
        "pending",
    ]


def test_an_approval_is_taken_back_only_by_who_has_seen_it(
    papers: Papers, desk: Desk
) -> None:
    sent = papers.sent()
    approved = desk.approve(sent["id"]).json()["data"]
    blind = desk.reject(sent["id"])
    assert (blind.status_code, blind.json()["code"]) == (409, "changed_elsewhere")
    answer = desk.reject(sent["id"], version=approved["version"])
    assert answer.json()["data"]["status"] == "rejected"
    assert answer.json()["data"]["seller"]["is_seller_verified"] is False


def test_what_changed_since_it_was_looked_at_is_not_approved(
    papers: Papers, desk: Desk
) -> None:
    seen = desk.shown(papers.sent()["id"])
    papers.withdraw()
    papers.sent(registered_name="Somebody Else Ltd")
    answer = desk.approve(seen["id"], version=seen["version"])
    assert (answer.status_code, answer.json()["code"]) == (409, "changed_elsewhere")


def test_moves_that_are_not_in_the_table_are_409(papers: Papers, desk: Desk) -> None:
    sent = papers.sent()
    desk.reject(sent["id"])
    answer = desk.approve(sent["id"])
    assert (answer.status_code, answer.json()["data"]) == (
        409,
        {"status": "rejected", "allowed_statuses": []},
    )
    late = desk.judge(sent["id"], papers.document_id, status="approved")
    assert late.status_code == 409
    papers.sent()
    papers.withdraw()
    assert desk.approve(sent["id"]).status_code == 409


def test_another_reason_needs_words(papers: Papers, desk: Desk) -> None:
    sent = papers.sent()
    for answer in (
        desk.reject(sent["id"], "other"),
        desk.judge(sent["id"], papers.document_id, status="rejected"),
    ):
        assert list(answer.json()["errors"]) == ["note"]
    assert desk.reject(sent["id"], "bad_mood").status_code == 422


def test_each_decision_leaves_one_row_of_who_what_when_and_why(
    papers: Papers, desk: Desk
) -> None:
    sent = papers.sent()
    for _ in range(2):
        desk.judge(sent["id"], papers.document_id, status="rejected", note="Dark.")
    desk.reject(sent["id"], "name_mismatch", note="Another name.")
    history = desk.shown(sent["id"])["history"]
    rows = [
        (row["noun"], row["to_status"], row["role"], row["reason_code"], row["reason"])
        for row in history
    ]
    assert rows == [
        ("statutory", "rejected", "admin", "name_mismatch", "Another name."),
        ("document", "rejected", "admin", None, "Dark."),
        ("statutory", "pending", "seller", None, None),
    ]
    assert {row["by"] for row in history[:2]} == {str(desk.user_id)}
    assert history[1]["subject_id"] == papers.document_id


def test_an_admin_opens_the_papers_in_review(papers: Papers, desk: Desk) -> None:
    papers.sent()
    path = f"/api/mydrive/{papers.document_id}/link"
    link = desk.client.get(path, headers=desk.headers).json()["data"]["url"]
    assert desk.client.get(link, headers=desk.headers).content.startswith(b"%PDF")
    papers.withdraw()
    assert desk.client.get(path, headers=desk.headers).status_code == 404


def test_the_desk_is_for_administrators(client: TestClient, papers: Papers) -> None:
    sent = papers.sent()
    paths = {
        "GET": ["", f"/{sent['id']}"],
        "POST": [
            f"/{sent['id']}/approve",
            f"/{sent['id']}/reject",
            f"/{sent['id']}/documents/{papers.document_id}",
        ],
    }
    for method, all_of_it in paths.items():
        for path in all_of_it:
            for headers, status in (
                ({}, 401),
                (bearer(new_id(), "buyer"), 403),
                (papers.headers, 403),
            ):
                answer = client.request(method, DESK + path, headers=headers, json={})
                assert answer.status_code == status, (method, path)
    assert papers.shown()["status"] == "pending"


def test_what_is_not_there_is_404(papers: Papers, desk: Desk) -> None:
    sent, nobody = papers.sent(), str(new_id())
    assert desk.approve(nobody).status_code == 404
    assert desk.reject(nobody).status_code == 404
    assert desk.judge(sent["id"], nobody, status="approved").status_code == 404
    assert desk.client.get(f"{DESK}/{nobody}", headers=desk.headers).status_code == 404
