"""Attachments of a requirement or a quote: who may read them."""

from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session

from contracts.auth import UserDeleted
from contracts.engagement import FilesShared
from engagement.commands import service
from engagement.rfq.matches import waves
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller, matched_seller, offer, write

PLAN, TERMS = str(new_id()), str(new_id())


@pytest.fixture
def form(database: Database) -> dict[str, Any]:
    factories.proven_phone(database, BUYER_ID)
    return {
        "title": "Cartons, 5 ply",
        "description": "3,000 corrugated cartons for tea export.",
        "category_id": str(factories.category(database).category_id),
        "items": [{"name": "Carton", "quantity": 3000, "unit": "pcs"}],
        "attachment_ids": [PLAN, TERMS, PLAN],
    }


def post(client: TestClient, form: dict[str, Any], **changes: Any) -> Any:
    sent = {**form, **changes}
    return client.post("/api/requirements", json=sent, headers=BUYER)


def posted(client: TestClient, form: dict[str, Any], **changes: Any) -> Any:
    answer = post(client, form, **changes)
    assert answer.status_code == 201, answer.text
    return answer.json()["data"]


def change(client: TestClient, of: Any, who: Any = BUYER, **form: Any) -> Any:
    return client.post(f"/api/requirements/{of['id']}", json=form, headers=who)


def run(database: Database) -> None:
    with database.session() as session:
        waves.run_due(session)


def last(session: Session) -> FilesShared:
    return recorded(session, FilesShared)[-1]


def firm(database: Database, form: dict[str, Any]) -> Any:
    trade = [UUID(form["category_id"])]
    return factories.seller(database, category_ids=trade)


def test_only_the_buyer_reads_files_until_a_seller_is_notified(
    client: TestClient, form: Any, session: Session
) -> None:
    made = posted(client, form)

    (event,) = recorded(session, FilesShared)
    assert (str(event.ref_id), event.version, event.owner_id) == (
        made["id"],
        1,
        BUYER_ID,
    )
    assert [str(file_id) for file_id in event.file_ids] == [PLAN, TERMS]
    assert (event.reader_ids, event.for_admins) == ([BUYER_ID], True)
    assert made["attachment_ids"] == [PLAN, TERMS]


def test_notified_sellers_become_readers(
    client: TestClient, form: Any, session: Session, database: Database
) -> None:
    near = firm(database, form)
    made = posted(client, form)
    run(database)
    first = last(session)
    assert (first.version, first.reader_ids) == (2, [BUYER_ID, near.owner_id])

    other = firm(database, form)
    looked = change(client, made, as_seller(other), status="viewed")

    assert looked.json()["data"]["attachment_ids"] == [PLAN, TERMS]
    second = last(session)
    assert second.version == 3
    assert {*second.reader_ids} == {BUYER_ID, near.owner_id, other.owner_id}


def test_only_named_sellers_become_readers(
    client: TestClient, form: Any, session: Session, database: Database
) -> None:
    named, _ = firm(database, form), firm(database, form)
    posted(client, form, seller_ids=[str(named.seller_id)])
    run(database)

    assert last(session).reader_ids == [BUYER_ID, named.owner_id]


def test_a_drafts_files_are_not_shared_before_it_is_posted(
    client: TestClient, form: Any, session: Session
) -> None:
    made = posted(client, form, status="draft")
    assert made["attachment_ids"] == [PLAN, TERMS]
    assert recorded(session, FilesShared) == []

    assert change(client, made, status="open").status_code == 200

    assert last(session).reader_ids == [BUYER_ID]


def test_a_removed_file_loses_its_readers(
    client: TestClient, form: Any, session: Session
) -> None:
    made = posted(client, form)
    for left in ([TERMS], []):
        url = f"/api/requirements/{made['id']}"
        client.put(url, json={**form, "attachment_ids": left}, headers=BUYER)

    _, fewer, none = recorded(session, FilesShared)
    assert [str(file_id) for file_id in fewer.file_ids] == [TERMS]
    assert (none.version, none.file_ids, none.reader_ids) == (3, [], [])


def test_without_files_nothing_is_published(
    client: TestClient, form: Any, session: Session, database: Database
) -> None:
    firm(database, form)
    posted(client, form, attachment_ids=[])
    run(database)

    assert recorded(session, FilesShared) == []


def test_six_files_are_too_many(client: TestClient, form: Any) -> None:
    six = [str(new_id()) for _ in range(6)]
    answer = post(client, form, attachment_ids=six)
    assert answer.status_code == 422
    assert "attachment_ids" in answer.json()["errors"]


def test_a_duplicate_has_the_same_files(client: TestClient, form: Any) -> None:
    made = posted(client, form)
    url = f"/api/requirements/{made['id']}/duplicate"
    copy = client.post(url, headers=BUYER).json()["data"]
    assert copy["attachment_ids"] == [PLAN, TERMS]


@pytest.fixture
def wanted(database: Database) -> Requirement:
    return factories.requirement(database, buyer_id=BUYER_ID)


def test_the_buyer_reads_a_quotes_files_after_it_is_sent(
    client: TestClient, database: Database, wanted: Requirement, session: Session
) -> None:
    seller = matched_seller(database, wanted)
    draft = write(client, seller, wanted, status="draft", attachment_ids=[PLAN])
    assert recorded(session, FilesShared) == []

    act(client, as_seller(seller), draft["id"], "send")

    event = last(session)
    assert (str(event.ref_id), event.owner_id) == (draft["id"], seller.owner_id)
    assert (event.reader_ids, event.for_admins) == ([BUYER_ID], False)
    seen = client.get(f"/api/quotes/{draft['id']}", headers=BUYER).json()["data"]
    assert seen["attachment_ids"] == [PLAN]


def test_a_new_version_has_its_own_files(
    client: TestClient, database: Database, wanted: Requirement, session: Session
) -> None:
    seller = matched_seller(database, wanted)
    old = write(client, seller, wanted, attachment_ids=[PLAN])
    form = offer(wanted, attachment_ids=[TERMS])
    new = act(client, as_seller(seller), old["id"], "revise", **form).json()["data"]

    before, after = recorded(session, FilesShared)
    assert [str(event.ref_id) for event in (before, after)] == [old["id"], new["id"]]
    assert [str(file_id) for file_id in after.file_ids] == [TERMS]


def test_six_files_with_a_quote_are_too_many(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    seller, six = matched_seller(database, wanted), [str(new_id()) for _ in range(6)]
    url = f"/api/requirements/{wanted.id}/quotes"
    form = offer(wanted, attachment_ids=six)
    answer = client.post(url, json=form, headers=as_seller(seller))
    assert answer.status_code == 422
    assert "attachment_ids" in answer.json()["errors"]


def test_a_deleted_buyers_requirement_names_no_files(
    client: TestClient, form: Any, session: Session, database: Database
) -> None:
    made = posted(client, form)
    gone = {"user_id": BUYER_ID, "version": 2, "deleted_at": now()}
    deliver(database, service, UserDeleted.model_validate(gone))

    requirement = session.get(Requirement, UUID(made["id"]))
    assert requirement
    assert requirement.attachment_ids == []
