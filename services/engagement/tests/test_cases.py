"""A case between its writer, the supplier and Haat."""

from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session, select

from contracts.auth import UserDeleted
from contracts.engagement import CaseStatusChanged, FilesShared
from engagement.conversations.models import DELETED_TEXT
from engagement.erasure.service import erase
from engagement.notifications.models import Notification
from engagement.support.cases.models import CaseHistory
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from . import factories
from .helpdesk import (
    ADMIN_URL,
    ANSWER,
    STAFF,
    STAFF_ID,
    Helpdesk,
    complain,
    filed,
    mailed,
)
from .trade import placed


def kinds_for(session: Session, user_id: UUID) -> list[str]:
    """The notifications of this user, the oldest first."""
    rows = session.exec(select(Notification).order_by(Notification.id)).all()  # type: ignore[arg-type]
    return [row.kind for row in rows if row.user_id == user_id]


def test_from_the_complaint_to_the_answer_reopened_and_closed(
    client: TestClient, database: Database, session: Session
) -> None:
    case = filed(client, database)
    case.change(assignee={"id": str(STAFF_ID), "name": "Bina Karki"})

    case.write("admin", "Please explain.", audience="all", status="with_supplier")
    case.write("seller", "The tarpaulin tore.")
    case.write("admin", ANSWER, status="answered")
    case.write("writer", "We need them on Thursday.")
    case.write("admin", "They come on Thursday.", status="answered")
    case.decide("closed")

    read = case.get()
    assert [step["at"] is not None for step in read["steps"]] == [True] * 5
    assert read["assigned_name"] == "Bina Karki"
    assert read["messages"][3]["name"] == "Bina Karki"
    assert kinds_for(session, case.writer_id) == [
        *("case_message", "case_message"),
        *("case_answered", "case_answered"),
    ]
    assert kinds_for(session, case.firm.owner_id) == [
        *("case_sent_to_supplier", "case_message", "case_message"),
        *("case_message", "case_message", "case_closed"),
    ]
    changes = [
        (event.from_status, event.to_status)
        for event in recorded(session, CaseStatusChanged)
    ]
    rows = session.exec(select(CaseHistory)).all()
    assert {(row.from_status, row.to_status) for row in rows} == set(changes)
    assert changes == [
        (None, "open"),
        ("open", "with_supplier"),
        ("with_supplier", "with_staff"),
        ("with_staff", "answered"),
        ("answered", "with_staff"),
        ("with_staff", "answered"),
        ("answered", "closed"),
    ]


def test_each_side_reads_only_what_is_for_it(
    client: TestClient, database: Database
) -> None:
    case = filed(client, database)
    case.write("admin", "We look into it.")
    case.write("admin", "What happened?", audience="seller", status="with_supplier")
    case.write("admin", "They did this before.", audience="staff")
    case.write("admin", "To both.", audience="all")
    first = case.get()["messages"][0]["text"]

    assert case.texts("writer") == [first, "We look into it.", "To both."]
    assert case.texts("seller") == [first, "What happened?", "To both."]
    assert len(case.texts("admin")) == 5
    assert "email" not in case.get("seller")


def test_the_supplier_and_strangers_read_nothing_before_it_is_sent_there(
    client: TestClient, database: Database
) -> None:
    case = filed(client, database)
    url = f"/api/cases/{case.number}"

    assert client.get(url, headers=case.seller).status_code == 404
    assert client.get(url, headers=bearer(new_id())).status_code == 404
    assert client.get(url).status_code == 401
    absent = case.write("admin", "Hello?", audience="seller")
    assert list(absent.json()["errors"]) == ["audience"]
    case.change(status="with_supplier")
    assert client.get(url, headers=case.seller).json()["data"]["role"] == "seller"
    assert client.get(url, headers=bearer(new_id())).status_code == 404


def test_a_case_about_no_supplier_is_sent_to_none_until_one_is_named(
    client: TestClient, database: Database
) -> None:
    firm, writer = factories.seller(database, slug="bagmati"), new_id()
    number = complain(client, bearer(writer)).json()["data"]["reference"]
    case = Helpdesk(client, firm, writer, number)

    refused = case.change(status="with_supplier")
    assert list(refused.json()["errors"]) == ["status"]
    unknown = case.change(supplier_slug="nobody")
    assert list(unknown.json()["errors"]) == ["supplier_slug"]
    sent = case.change(supplier_slug="bagmati", status="with_supplier")
    assert sent.json()["data"]["supplier"] == firm.company_name
    assert case.get("seller")["status_label"] == "Waiting for you"


def test_an_answer_goes_to_the_writer(client: TestClient, database: Database) -> None:
    case = filed(client, database)

    note = case.write("admin", "For us.", audience="staff", status="answered")

    assert list(note.json()["errors"]) == ["audience"]
    assert case.get()["status"] == "open"


def test_both_sides_read_that_haat_has_read_the_deal(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database)
    subject = {"kind": "order", "id": deal.order_id}
    number = complain(client, deal.side("buyer"), subject=subject).json()["data"]
    url = f"{ADMIN_URL}/{number['reference']}"
    client.post(url, json={"status": "with_supplier"}, headers=STAFF)

    read = client.post(f"{url}/deal", headers=STAFF).json()["data"]

    assert (read["lines"][0]["name"], read["kind"]) == ("Carton", "order")
    for role in ("buyer", "seller"):
        own = client.get(
            f"/api/cases/{number['reference']}", headers=deal.side(role)
        ).json()["data"]
        assert [view["subject"] for view in own["views"]] == [read["label"]]


@pytest.mark.parametrize("kind", ["order", "company", "enquiry"])
def test_deals_of_others_and_unknown_subjects_are_refused(
    client: TestClient, database: Database, kind: str
) -> None:
    deal = placed(client, database)
    ids = {"order": deal.order_id, "company": str(new_id())}
    subject = {"kind": kind, "id": ids.get(kind, str(new_id()))}

    answer = complain(client, bearer(new_id()), subject=subject)

    assert list(answer.json()["errors"]) == ["subject"]


def test_files_are_shared_with_who_reads_the_message(
    client: TestClient, database: Database, session: Session
) -> None:
    case, photo = filed(client, database), new_id()

    case.write("writer", "A photo.", attachment_ids=[str(photo)])
    [shared] = recorded(session, FilesShared)
    assert (shared.reader_ids, shared.for_admins) == ([case.writer_id], True)
    case.change(status="with_supplier")
    again = recorded(session, FilesShared)[-1]
    assert again.version > shared.version
    assert set(again.reader_ids) == {case.writer_id, case.firm.owner_id}
    assert case.get("seller")["messages"][1]["attachment_ids"] == [str(photo)]


def test_the_same_key_sends_one_message(client: TestClient, database: Database) -> None:
    case = filed(client, database)
    url, key = f"/api/cases/{case.number}/messages", {"Idempotency-Key": "7"}

    for _ in range(2):
        client.post(url, json={"text": "Any news?"}, headers=case.writer | key)

    assert len(case.texts("writer")) == 2


def test_what_a_deleted_supplier_wrote_is_erased(
    client: TestClient, database: Database
) -> None:
    case = filed(client, database)
    case.change(status="with_supplier")
    case.write("seller", "Call our driver Hari.")

    with database.session() as session:
        gone = case.firm.owner_id
        erase(session, UserDeleted(user_id=gone, version=2, deleted_at=now()))
    assert case.texts("writer")[-1] == DELETED_TEXT


def test_a_signed_in_writer_gets_one_email_that_it_was_received(
    client: TestClient, database: Database
) -> None:
    case = filed(client, database)
    case.write("admin", ANSWER, status="answered")

    [mail] = mailed(database)
    assert mail.kind == "case_received"
    assert f"/cases/{case.number}" in mail.text
