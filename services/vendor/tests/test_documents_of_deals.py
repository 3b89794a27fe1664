"""Documents of a signed deal remain when their drive or account is deleted."""

from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlmodel import select

from contracts.auth import UserDeleted, UserSuspended
from contracts.engagement import FilesShared
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer
from vendor.commands import service
from vendor.drive.models import DriveFile
from vendor.settings import VendorSettings

from .companies import company, saved
from .pictures import PDF, Drive, work

BUYER = new_id()


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, saved(database, company()))


def hold(
    database: Database,
    owner_id: UUID,
    *applicant: Any,
    other: UUID = BUYER,
    **facts: Any,
) -> None:
    """As engagement publishes it at the acceptance."""
    known = {"ref_id": new_id(), "version": 1, "owner_id": owner_id, **facts}
    known |= {"file_ids": [document["id"] for document in applicant]}
    known |= {"reader_ids": [owner_id, other]}
    event = FilesShared.model_validate({"held_since": now(), **known})
    deliver(database, service, event, times=2)


def leave(database: Database, user_id: UUID) -> None:
    gone = {"user_id": user_id, "version": 2, "deleted_at": now()}
    deliver(database, service, UserDeleted.model_validate(gone), times=2)


def opened(client: TestClient, document: Any, who: UUID, *roles: str) -> Response:
    return opened_with(client, document, bearer(who, *roles))


def opened_with(client: TestClient, document: Any, headers: dict[str, str]) -> Response:
    link = client.get(f"/api/mydrive/{document['id']}/link", headers=headers)
    if link.status_code != 200:
        return link
    return client.get(link.json()["data"]["url"], headers=headers)


def stored(settings: VendorSettings, holder_id: UUID) -> set[str]:
    place: Path = settings.storage_dir / "drive" / str(holder_id)
    return {path.parent.name for path in place.rglob("*") if path.is_file()}


def test_both_sides_open_a_document_of_a_deal_after_its_owner_deleted_it(
    drive: Drive, database: Database
) -> None:
    folder = drive.folder("Offers")
    document = drive.uploaded(PDF, "offer.pdf", folder_id=folder["id"])
    hold(database, drive.seller.owner_id, document)

    assert drive.call("DELETE", f"/{folder['id']}").status_code == 200
    with ahead(days=2):
        work(database)
        for who in (BUYER, drive.seller.owner_id):
            answer = opened(drive.client, document, who)
            assert (answer.status_code, answer.content) == (200, PDF)
        response = drive.client.get(
            f"/api/mydrive/shared?ids={document['id']}", headers=bearer(BUYER)
        )
    assert [row["name"] for row in response.json()["data"]] == ["offer.pdf"]
    assert drive.names() == []
    assert drive.call("GET", "/usage").json()["data"]["used_bytes"] == 0


def test_a_reader_outside_the_deal_loses_access(
    drive: Drive, database: Database
) -> None:
    document, stranger = drive.uploaded(PDF, "offer.pdf"), new_id()
    other = {"ref_id": new_id(), "version": 1, "owner_id": drive.seller.owner_id}
    other |= {
        "file_ids": [document["id"]],
        "reader_ids": [stranger],
        "for_admins": True,
    }
    deliver(database, service, FilesShared.model_validate(other))
    hold(database, drive.seller.owner_id, document)

    drive.call("DELETE", f"/{document['id']}")

    assert opened(drive.client, document, stranger).status_code == 404
    assert opened(drive.client, document, new_id(), "admin").status_code == 404
    assert opened(drive.client, document, BUYER).status_code == 200


def test_the_buyer_opens_the_documents_of_a_deleted_company(
    drive: Drive, database: Database, settings: VendorSettings
) -> None:
    folder = drive.folder("Offers")
    document = drive.uploaded(PDF, "offer.pdf", folder_id=folder["id"])
    other = drive.uploaded(PDF, "secret.pdf")
    hold(database, drive.seller.owner_id, document)

    leave(database, drive.seller.owner_id)
    work(database)

    answer = opened(drive.client, document, BUYER)
    assert (answer.status_code, answer.content) == (200, PDF)
    assert opened(drive.client, other, BUYER).status_code == 404
    assert stored(settings, drive.seller.id) == {document["id"]}


def test_the_buyer_opens_the_documents_of_a_suspended_company(
    drive: Drive, database: Database
) -> None:
    document = drive.uploaded(PDF, "offer.pdf")
    hold(database, drive.seller.owner_id, document)
    drive.call("DELETE", f"/{document['id']}")
    owner = {"user_id": drive.seller.owner_id, "version": 2, "suspended_at": now()}
    deliver(database, service, UserSuspended.model_validate(owner))

    with ahead(days=2):
        work(database)
        assert opened(drive.client, document, BUYER).content == PDF


def test_the_company_opens_the_documents_of_a_deleted_buyer(
    drive: Drive, database: Database, settings: VendorSettings
) -> None:
    url, file = "/api/mydrive/documents", {"file": ("plan.pdf", PDF)}
    session = bearer(BUYER)  # auth makes none after the deletion
    sent = drive.client.post(url, files=file, headers=session)
    document = sent.json()["data"]
    hold(database, BUYER, document, other=drive.seller.owner_id)

    leave(database, BUYER)
    work(database)

    assert opened(drive.client, document, drive.seller.owner_id).content == PDF
    assert opened_with(drive.client, document, session).status_code == 401
    assert stored(settings, BUYER) == {document["id"]}


def test_documents_are_deleted_when_both_sides_are(
    drive: Drive, database: Database, settings: VendorSettings
) -> None:
    document = drive.uploaded(PDF, "offer.pdf")
    hold(database, drive.seller.owner_id, document)

    leave(database, drive.seller.owner_id)
    leave(database, BUYER)
    with ahead(days=2):
        work(database)

    with database.session() as session:
        assert session.exec(select(DriveFile)).all() == []
    assert stored(settings, drive.seller.id) == set()


def test_a_document_deleted_after_the_acceptance_remains_readable(
    drive: Drive, database: Database
) -> None:
    """It is deleted before the event of the deal arrives."""
    early, late = drive.uploaded(PDF, "early.pdf"), drive.uploaded(PDF, "late.pdf")
    drive.call("DELETE", f"/{early['id']}")
    signed_at = now()
    drive.call("DELETE", f"/{late['id']}")

    hold(database, drive.seller.owner_id, early, late, held_since=signed_at)

    assert opened(drive.client, late, BUYER).status_code == 200
    assert opened(drive.client, early, BUYER).status_code == 404
