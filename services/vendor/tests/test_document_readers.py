"""Attachments: who may read them, and until when."""

from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlmodel import select

from contracts.auth import UserDeleted
from contracts.drive import DocumentOpened
from contracts.engagement import FilesShared
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer
from vendor.commands import service
from vendor.documents.models import DocumentAccess, DocumentReader

from .companies import company, saved
from .pictures import PDF, Drive, png

READER = new_id()


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, saved(database, company()))


@pytest.fixture
def document(drive: Drive) -> Any:
    return drive.uploaded(PDF, "prices.pdf")


def shared(drive: Drive, *file_ids: str, **facts: Any) -> FilesShared:
    known = {
        "ref_id": new_id(),
        "version": 1,
        "owner_id": drive.seller.owner_id,
        "file_ids": file_ids,
        "reader_ids": [READER],
        **facts,
    }
    return FilesShared.model_validate(known)


def link(drive: Drive, document: Any, user_id: Any = READER) -> Response:
    return drive.client.get(
        f"/api/mydrive/{document['id']}/link", headers=bearer(user_id)
    )


def names(drive: Drive, document: Any, user_id: Any = READER) -> list[str]:
    answer = drive.client.get(
        f"/api/mydrive/shared?ids={document['id']}", headers=bearer(user_id)
    )
    assert answer.status_code == 200, answer.text
    return [row["name"] for row in answer.json()["data"]]


def test_a_reader_opens_a_document_and_is_recorded(
    drive: Drive, document: Any, database: Database
) -> None:
    assert link(drive, document).status_code == 404
    deliver(database, service, shared(drive, document["id"]), times=2)

    url = link(drive, document).json()["data"]["url"]
    opened = drive.client.get(url, headers=bearer(READER))

    assert (opened.status_code, opened.content) == (200, PDF)
    assert names(drive, document) == ["prices.pdf"]
    (access,) = drive.call("GET", f"/{document['id']}/accesses").json()["data"]
    assert (access["who"], access["user_id"]) == ("reader", str(READER))


def test_only_the_opening_by_a_reader_is_published(
    drive: Drive, document: Any, database: Database
) -> None:
    deliver(database, service, shared(drive, document["id"]))
    for user_id in (READER, drive.seller.owner_id):
        url = link(drive, document, user_id).json()["data"]["url"]
        assert drive.client.get(url, headers=bearer(user_id)).status_code == 200

    with database.session() as session:
        (opened,) = recorded(session, DocumentOpened)
        access = session.get_one(DocumentAccess, opened.opening_id)
    assert opened.user_id == access.user_id == READER
    assert (str(opened.file_id), opened.opened_at) == (document["id"], access.at)


def test_a_stranger_sees_neither_name_nor_content(
    drive: Drive, document: Any, database: Database
) -> None:
    deliver(database, service, shared(drive, document["id"]))

    assert link(drive, document, new_id()).status_code == 404
    assert names(drive, document, new_id()) == []
    assert names(drive, document, drive.seller.owner_id) == ["prices.pdf"]


def test_a_revoked_document_is_closed_even_for_an_open_link(
    drive: Drive, document: Any, database: Database
) -> None:
    ref_id = new_id()
    deliver(database, service, shared(drive, document["id"], ref_id=ref_id))
    url = link(drive, document).json()["data"]["url"]

    over = {"ref_id": ref_id, "version": 2, "reader_ids": []}
    deliver(database, service, shared(drive, **over))
    deliver(database, service, shared(drive, document["id"], ref_id=ref_id))

    assert link(drive, document).status_code == 404
    assert drive.client.get(url, headers=bearer(READER)).status_code == 404


def test_documents_of_others_cannot_be_shared(
    drive: Drive, document: Any, database: Database
) -> None:
    thief = saved(database, company(slug="thief"))

    stolen = shared(drive, document["id"], owner_id=thief.owner_id)
    deliver(database, service, stolen)

    assert link(drive, document).status_code == 404


def test_a_deleted_document_has_no_readers(
    drive: Drive, document: Any, database: Database
) -> None:
    deliver(database, service, shared(drive, document["id"]))
    assert drive.call("DELETE", f"/{document['id']}").status_code == 200

    assert link(drive, document).status_code == 404
    assert names(drive, document) == []


def test_a_public_picture_is_not_a_document(drive: Drive, database: Database) -> None:
    picture = drive.uploaded(png(), "tea.png")
    deliver(database, service, shared(drive, picture["id"]))

    assert names(drive, picture) == []


def test_a_deleted_user_is_no_longer_a_reader(
    drive: Drive, document: Any, database: Database
) -> None:
    deliver(database, service, shared(drive, document["id"]))

    gone = UserDeleted.model_validate(
        {"user_id": READER, "version": 2, "deleted_at": now()}
    )
    deliver(database, service, gone)

    with database.session() as session:
        assert session.exec(select(DocumentReader)).all() == []
