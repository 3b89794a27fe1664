"""Documents sent along with a message: who may read them, and until when."""

from typing import Any

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlmodel import select

from contracts.auth import UserDeleted
from contracts.engagement import FilesShared
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer
from vendor.commands import service
from vendor.documents.models import DocumentReader

from .companies import company, kept
from .pictures import PDF, Drive, png

READER = new_id()


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, kept(database, company()))


@pytest.fixture
def paper(drive: Drive) -> Any:
    return drive.kept(PDF, "prices.pdf")


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


def link(drive: Drive, paper: Any, user_id: Any = READER) -> Response:
    return drive.client.get(f"/api/mydrive/{paper['id']}/link", headers=bearer(user_id))


def names(drive: Drive, paper: Any, user_id: Any = READER) -> list[str]:
    answer = drive.client.get(
        f"/api/mydrive/shared?ids={paper['id']}", headers=bearer(user_id)
    )
    assert answer.status_code == 200, answer.text
    return [row["name"] for row in answer.json()["data"]]


def test_who_got_a_document_opens_it_and_is_written_down(
    drive: Drive, paper: Any, database: Database
) -> None:
    assert link(drive, paper).status_code == 404
    deliver(database, service, shared(drive, paper["id"]), times=2)

    url = link(drive, paper).json()["data"]["url"]
    opened = drive.client.get(url, headers=bearer(READER))

    assert (opened.status_code, opened.content) == (200, PDF)
    assert names(drive, paper) == ["prices.pdf"]
    (access,) = drive.call("GET", f"/{paper['id']}/accesses").json()["data"]
    assert (access["who"], access["user_id"]) == ("reader", str(READER))


def test_a_stranger_learns_neither_name_nor_content(
    drive: Drive, paper: Any, database: Database
) -> None:
    deliver(database, service, shared(drive, paper["id"]))

    assert link(drive, paper, new_id()).status_code == 404
    assert names(drive, paper, new_id()) == []
    assert names(drive, paper, drive.seller.owner_id) == ["prices.pdf"]


def test_what_is_taken_back_is_closed_even_with_a_link_in_hand(
    drive: Drive, paper: Any, database: Database
) -> None:
    ref_id = new_id()
    deliver(database, service, shared(drive, paper["id"], ref_id=ref_id))
    url = link(drive, paper).json()["data"]["url"]

    over = {"ref_id": ref_id, "version": 2, "reader_ids": []}
    deliver(database, service, shared(drive, **over))
    deliver(database, service, shared(drive, paper["id"], ref_id=ref_id))

    assert link(drive, paper).status_code == 404
    assert drive.client.get(url, headers=bearer(READER)).status_code == 404


def test_nobody_gives_away_what_is_anothers(
    drive: Drive, paper: Any, database: Database
) -> None:
    thief = kept(database, company(slug="thief"))

    stolen = shared(drive, paper["id"], owner_id=thief.owner_id)
    deliver(database, service, stolen)

    assert link(drive, paper).status_code == 404


def test_a_deleted_document_is_read_by_nobody(
    drive: Drive, paper: Any, database: Database
) -> None:
    deliver(database, service, shared(drive, paper["id"]))
    assert drive.call("DELETE", f"/{paper['id']}").status_code == 200

    assert link(drive, paper).status_code == 404
    assert names(drive, paper) == []


def test_a_public_picture_is_no_document(drive: Drive, database: Database) -> None:
    picture = drive.kept(png(), "tea.png")
    deliver(database, service, shared(drive, picture["id"]))

    assert names(drive, picture) == []


def test_a_deleted_user_reads_nothing_more(
    drive: Drive, paper: Any, database: Database
) -> None:
    deliver(database, service, shared(drive, paper["id"]))

    gone = UserDeleted.model_validate(
        {"user_id": READER, "version": 2, "deleted_at": now()}
    )
    deliver(database, service, gone)

    with database.session() as session:
        assert session.exec(select(DocumentReader)).all() == []
