"""Documents of users without a company: stored as attachments and private."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from contracts.auth import UserDeleted
from contracts.engagement import FilesShared
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer
from vendor.commands import service
from vendor.documents import api
from vendor.drive import quota
from vendor.settings import VendorSettings

from .companies import company, saved
from .pictures import PDF, Drive, archive, photographed, picture, work, workbook

DOCX = archive({"[Content_Types].xml": b"<Types/>", "word/document.xml": b"<w/>"})
BUYER = new_id()


def send(
    client: TestClient, content: bytes, name: str = "plan.pdf", who: UUID = BUYER
) -> Response:
    url, file = "/api/mydrive/documents", {"file": (name, content)}
    return client.post(url, files=file, headers=bearer(who))


def sent(client: TestClient, content: bytes = PDF, **more: Any) -> Any:
    answer = send(client, content, **more)
    assert answer.status_code == 201, answer.text
    return answer.json()["data"]


def link(client: TestClient, document: Any, who: UUID, *roles: str) -> Response:
    url = f"/api/mydrive/{document['id']}/link"
    return client.get(url, headers=bearer(who, *roles))


def share(database: Database, document: Any, *readers: UUID, **facts: Any) -> None:
    fields = {"ref_id": new_id(), "version": 1, "owner_id": BUYER, **facts}
    files = {"file_ids": [document["id"]], "reader_ids": [BUYER, *readers]}
    deliver(database, service, FilesShared.model_validate({**files, **fields}))


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("plan.pdf", PDF),
        ("list.xlsx", workbook()),
        ("terms.docx", DOCX),
        ("photo.jpg", photographed()),
        ("photo.webp", picture().cast("uchar").webpsave_buffer()),
    ],
)
def test_a_buyer_stores_and_opens_attachments(
    client: TestClient, name: str, content: bytes
) -> None:
    document = sent(client, content, name=name)
    url = link(client, document, BUYER).json()["data"]["url"]
    assert client.get(url, headers=bearer(BUYER)).status_code == 200
    assert document["name"] == name


def test_documents_of_others_are_404(client: TestClient, database: Database) -> None:
    document = sent(client)
    url = link(client, document, BUYER).json()["data"]["url"]
    seller = saved(database, company()).owner_id
    for stranger, role in ((new_id(), "admin"), (seller, "seller"), (new_id(), "")):
        assert link(client, document, stranger, role).status_code == 404
        assert client.get(url, headers=bearer(stranger, role)).status_code == 403
        response = f"/api/mydrive/shared?ids={document['id']}"
        assert client.get(response, headers=bearer(stranger, role)).json()["data"] == []


def test_a_large_file_or_another_type_is_refused(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert send(client, b"#!/bin/sh", "run.pdf").status_code == 422
    monkeypatch.setattr(api, "MAX_ATTACHMENT_BYTES", 10)
    refused = send(client, PDF)
    assert (refused.status_code, refused.json()["code"]) == (413, "too_large")


def test_a_guest_cannot_store_documents(client: TestClient) -> None:
    file = {"file": ("plan.pdf", PDF)}
    assert client.post("/api/mydrive/documents", files=file).status_code == 401


def test_parallel_uploads_never_exceed_the_personal_limit(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert quota.PERSON_BYTES == 50 * 1024**2
    monkeypatch.setattr(quota, "PERSON_BYTES", 3 * len(PDF))
    with ThreadPoolExecutor(10) as pool:
        answers = pool.map(lambda n: send(client, PDF, f"{n}.pdf"), range(10))
        codes = [answer.status_code for answer in answers]
    assert sorted(codes) == [201] * 3 + [409] * 7


def test_deleting_a_document_frees_space(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "PERSON_BYTES", len(PDF))
    url = f"/api/mydrive/{sent(client)['id']}"
    assert client.delete(url, headers=bearer(new_id())).status_code == 404
    assert client.delete(url, headers=bearer(BUYER)).status_code == 200
    assert send(client, PDF).status_code == 201


def test_each_user_lists_only_own_documents(
    client: TestClient, database: Database
) -> None:
    drive = Drive(client, saved(database, company()))
    drive.folder("Papers")
    before = drive.call("GET").json()
    sent(client)
    sent(client, name="other.pdf", who=new_id())
    listed = client.get("/api/mydrive", headers=bearer(BUYER)).json()
    assert [row["name"] for row in listed["data"]] == ["plan.pdf"]
    assert listed["meta"]["total"] == 1
    assert drive.call("GET").json() == before


def test_each_user_sees_the_remaining_space(client: TestClient) -> None:
    sent(client)
    usage = client.get("/api/mydrive/usage", headers=bearer(BUYER)).json()["data"]
    facts = {"used_bytes": len(PDF), "limit_bytes": quota.PERSON_BYTES, "files": 1}
    assert usage == facts


def test_the_quota_error_names_the_place_for_buyer_and_seller(
    client: TestClient, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "PERSON_BYTES", 1)
    monkeypatch.setattr(quota, "FREE_BYTES", 1)
    person = send(client, PDF).json()
    owner = send(client, PDF, who=saved(database, company()).owner_id).json()
    assert person["code"] == owner["code"] == "quota_exceeded"
    assert "your settings" in person["message"]
    assert "My Drive" in owner["message"]


def test_only_the_owner_restores_a_deleted_document(client: TestClient) -> None:
    url = f"/api/mydrive/{sent(client)['id']}"
    client.delete(url, headers=bearer(BUYER))
    assert client.post(f"{url}/restore", headers=bearer(new_id())).status_code == 404
    assert client.post(f"{url}/restore", headers=bearer(BUYER)).status_code == 200
    assert client.get(f"{url}/link", headers=bearer(BUYER)).status_code == 200


def test_a_companys_owner_finds_the_document_in_the_drive(
    client: TestClient, database: Database
) -> None:
    drive = Drive(client, saved(database, company()))
    sent(client, who=drive.seller.owner_id)
    assert drive.names() == ["plan.pdf"]
    assert drive.call("GET", "/usage").json()["data"]["used_bytes"] == len(PDF)


def test_a_new_seller_finds_earlier_documents_in_the_drive(
    client: TestClient, database: Database
) -> None:
    document = sent(client)
    drive = Drive(client, saved(database, company(owner_id=BUYER)))
    assert drive.names() == ["plan.pdf"]
    assert link(client, document, BUYER).status_code == 200
    assert drive.call("DELETE", f"/{document['id']}").status_code == 200


def test_only_the_recipients_read_a_shared_document(
    client: TestClient, database: Database
) -> None:
    document, matched = sent(client), new_id()
    share(database, document, matched)
    assert link(client, document, matched).status_code == 200
    assert link(client, document, new_id()).status_code == 404
    assert link(client, document, new_id(), "admin").status_code == 404


def test_administrators_read_documents_in_review(
    client: TestClient, database: Database
) -> None:
    document, admin = sent(client), new_id()
    share(database, document, for_admins=True)
    assert link(client, document, admin, "admin").status_code == 200
    response = client.get(
        f"/api/mydrive/shared?ids={document['id']}", headers=bearer(admin, "admin")
    )
    assert [row["name"] for row in response.json()["data"]] == ["plan.pdf"]


def test_documents_of_a_deleted_buyer_leave_storage(
    client: TestClient, database: Database, settings: VendorSettings
) -> None:
    document = sent(client)
    share(database, document, matched := new_id())
    gone = {"user_id": BUYER, "version": 2, "deleted_at": now()}
    deliver(database, service, UserDeleted.model_validate(gone))
    assert link(client, document, matched).status_code == 404
    work(database)
    place: Path = settings.storage_dir / "drive" / str(BUYER)
    assert [path for path in place.rglob("*") if path.is_file()] == []
