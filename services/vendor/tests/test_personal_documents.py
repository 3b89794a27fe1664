"""Documents of who has no company: kept to be sent along, and read by nobody else."""

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

from .companies import company, kept
from .pictures import PDF, Drive, archive, photographed, picture, work, workbook

WORD = archive({"[Content_Types].xml": b"<Types/>", "word/document.xml": b"<w/>"})
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


def link(client: TestClient, paper: Any, who: UUID, *roles: str) -> Response:
    url = f"/api/mydrive/{paper['id']}/link"
    return client.get(url, headers=bearer(who, *roles))


def share(database: Database, paper: Any, *readers: UUID, **facts: Any) -> None:
    told = {"ref_id": new_id(), "version": 1, "owner_id": BUYER, **facts}
    files = {"file_ids": [paper["id"]], "reader_ids": [BUYER, *readers]}
    deliver(database, service, FilesShared.model_validate({**files, **told}))


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("plan.pdf", PDF),
        ("list.xlsx", workbook()),
        ("terms.docx", WORD),
        ("photo.jpg", photographed()),
        ("photo.webp", picture().cast("uchar").webpsave_buffer()),
    ],
)
def test_a_buyer_keeps_and_opens_what_may_be_sent_along(
    client: TestClient, name: str, content: bytes
) -> None:
    paper = sent(client, content, name=name)
    url = link(client, paper, BUYER).json()["data"]["url"]
    assert client.get(url, headers=bearer(BUYER)).status_code == 200
    assert paper["name"] == name


def test_nobody_else_learns_of_it(client: TestClient, database: Database) -> None:
    paper = sent(client)
    url = link(client, paper, BUYER).json()["data"]["url"]
    seller = kept(database, company()).owner_id
    for stranger, role in ((new_id(), "admin"), (seller, "seller"), (new_id(), "")):
        assert link(client, paper, stranger, role).status_code == 404
        assert client.get(url, headers=bearer(stranger, role)).status_code == 403
        shown = f"/api/mydrive/shared?ids={paper['id']}"
        assert client.get(shown, headers=bearer(stranger, role)).json()["data"] == []


def test_what_is_too_large_or_no_document_is_refused(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert send(client, b"#!/bin/sh", "run.pdf").status_code == 422
    monkeypatch.setattr(api, "MAX_ATTACHMENT_BYTES", 10)
    refused = send(client, PDF)
    assert (refused.status_code, refused.json()["code"]) == (413, "too_large")


def test_a_guest_keeps_nothing(client: TestClient) -> None:
    file = {"file": ("plan.pdf", PDF)}
    assert client.post("/api/mydrive/documents", files=file).status_code == 401


def test_ten_at_once_never_pass_the_persons_limit(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert quota.PERSON_BYTES == 50 * 1024**2
    monkeypatch.setattr(quota, "PERSON_BYTES", 3 * len(PDF))
    with ThreadPoolExecutor(10) as pool:
        answers = pool.map(lambda n: send(client, PDF, f"{n}.pdf"), range(10))
        codes = [answer.status_code for answer in answers]
    assert sorted(codes) == [201] * 3 + [409] * 7


def test_a_deleted_one_makes_room(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "PERSON_BYTES", len(PDF))
    url = f"/api/mydrive/{sent(client)['id']}"
    assert client.delete(url, headers=bearer(new_id())).status_code == 404
    assert client.delete(url, headers=bearer(BUYER)).status_code == 200
    assert send(client, PDF).status_code == 201


def test_each_lists_what_they_keep_and_nobody_elses(
    client: TestClient, database: Database
) -> None:
    drive = Drive(client, kept(database, company()))
    drive.folder("Papers")
    before = drive.call("GET").json()
    sent(client)
    sent(client, name="other.pdf", who=new_id())
    listed = client.get("/api/mydrive", headers=bearer(BUYER)).json()
    assert [row["name"] for row in listed["data"]] == ["plan.pdf"]
    assert listed["meta"]["total"] == 1
    assert drive.call("GET").json() == before


def test_each_learns_how_much_room_is_left(client: TestClient) -> None:
    sent(client)
    usage = client.get("/api/mydrive/usage", headers=bearer(BUYER)).json()["data"]
    facts = {"used_bytes": len(PDF), "limit_bytes": quota.PERSON_BYTES, "files": 1}
    assert usage == facts


def test_a_full_place_is_named_as_its_keeper_knows_it(
    client: TestClient, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quota, "PERSON_BYTES", 1)
    monkeypatch.setattr(quota, "FREE_BYTES", 1)
    person = send(client, PDF).json()
    owner = send(client, PDF, who=kept(database, company()).owner_id).json()
    assert person["code"] == owner["code"] == "quota_exceeded"
    assert "your settings" in person["message"]
    assert "My Drive" in owner["message"]


def test_a_deleted_one_comes_back_to_its_owner_alone(client: TestClient) -> None:
    url = f"/api/mydrive/{sent(client)['id']}"
    client.delete(url, headers=bearer(BUYER))
    assert client.post(f"{url}/restore", headers=bearer(new_id())).status_code == 404
    assert client.post(f"{url}/restore", headers=bearer(BUYER)).status_code == 200
    assert client.get(f"{url}/link", headers=bearer(BUYER)).status_code == 200


def test_a_companys_owner_finds_it_in_my_drive(
    client: TestClient, database: Database
) -> None:
    drive = Drive(client, kept(database, company()))
    sent(client, who=drive.seller.owner_id)
    assert drive.names() == ["plan.pdf"]
    assert drive.call("GET", "/usage").json()["data"]["used_bytes"] == len(PDF)


def test_who_founds_a_company_later_has_it_there(
    client: TestClient, database: Database
) -> None:
    paper = sent(client)
    drive = Drive(client, kept(database, company(owner_id=BUYER)))
    assert drive.names() == ["plan.pdf"]
    assert link(client, paper, BUYER).status_code == 200
    assert drive.call("DELETE", f"/{paper['id']}").status_code == 200


def test_exactly_those_it_was_sent_to_read_it(
    client: TestClient, database: Database
) -> None:
    paper, matched = sent(client), new_id()
    share(database, paper, matched)
    assert link(client, paper, matched).status_code == 200
    assert link(client, paper, new_id()).status_code == 404
    assert link(client, paper, new_id(), "admin").status_code == 404


def test_administrators_read_what_they_judge(
    client: TestClient, database: Database
) -> None:
    paper, admin = sent(client), new_id()
    share(database, paper, for_admins=True)
    assert link(client, paper, admin, "admin").status_code == 200
    shown = client.get(
        f"/api/mydrive/shared?ids={paper['id']}", headers=bearer(admin, "admin")
    )
    assert [row["name"] for row in shown.json()["data"]] == ["plan.pdf"]


def test_a_deleted_buyers_documents_leave_storage(
    client: TestClient, database: Database, settings: VendorSettings
) -> None:
    paper = sent(client)
    share(database, paper, matched := new_id())
    gone = {"user_id": BUYER, "version": 2, "deleted_at": now()}
    deliver(database, service, UserDeleted.model_validate(gone))
    assert link(client, paper, matched).status_code == 404
    work(database)
    place: Path = settings.storage_dir / "drive" / str(BUYER)
    assert [path for path in place.rglob("*") if path.is_file()] == []
