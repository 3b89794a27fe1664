"""Private documents (D42): a link of five minutes for one person, each use recorded."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from httpx2 import Response

from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer
from vendor.documents import service
from vendor.drive.references import Use, release, use

from .companies import company, saved
from .pictures import PDF, Drive, png

STATUTORY = Use("statutory", new_id(), "Statutory details", "/seller/companyprofile")


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, saved(database, company()))


@pytest.fixture
def document(drive: Drive) -> Any:
    return drive.uploaded(PDF, 'पान"; x=.pdf')


def link(
    drive: Drive, document: Any, headers: dict[str, str] | None = None
) -> Response:
    url = f"/api/mydrive/{document['id']}/link"
    return drive.client.get(url, headers=headers or drive.headers)


def opened(drive: Drive, url: str, headers: dict[str, str] | None = None) -> Response:
    return drive.client.get(url, headers=headers or drive.headers)


def test_an_owner_opens_a_document_by_a_link_of_five_minutes(
    drive: Drive, document: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = link(drive, document).json()["data"]["url"]
    answer = opened(drive, url)
    assert (answer.status_code, answer.content) == (200, PDF)
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.headers["content-disposition"].startswith("attachment; filename*=")
    assert '"' not in answer.headers["content-disposition"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "sandbox" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    monkeypatch.setattr(service, "now", lambda: now() + timedelta(seconds=298))
    assert opened(drive, url).status_code == 200
    monkeypatch.setattr(service, "now", lambda: now() + timedelta(seconds=301))
    late = opened(drive, url)
    assert (late.status_code, late.json()["code"]) == (403, "link_invalid")


def test_a_link_does_not_work_for_another_user(
    client: TestClient, database: Database, drive: Drive, document: Any
) -> None:
    url = link(drive, document).json()["data"]["url"]
    other = saved(database, company(slug="everest-tea"))
    for stranger in (
        bearer(other.owner_id, "seller"), bearer(new_id()), bearer(new_id(), "admin"),
    ):  # fmt: skip
        assert opened(drive, url, stranger).status_code == 403
        assert link(drive, document, stranger).status_code == 404
    assert client.get(url).status_code == 401
    assert accesses(drive, document) == []


def test_a_tampered_link_is_refused(drive: Drive, document: Any) -> None:
    url = link(drive, document).json()["data"]["url"]
    another = drive.uploaded(PDF, "vat.pdf")
    path, _, query = url.partition("?")
    later = query.replace("expires=1", "expires=2")
    forged = query[:-1] + ("0" if query[-1] != "0" else "1")
    for changed in (
        f"{path}?{later}",
        f"{path}?{forged}",
        url.replace(document["id"], another["id"]),
    ):
        assert opened(drive, changed).status_code == 403
    assert opened(drive, path).status_code == 422


def test_an_administrator_opens_only_documents_of_a_verification(
    drive: Drive, database: Database, document: Any
) -> None:
    admin_id = new_id()
    admin = bearer(admin_id, "admin")
    assert link(drive, document, admin).status_code == 404
    in_review(database, drive, document)
    url = link(drive, document, admin).json()["data"]["url"]
    assert opened(drive, url, admin).content == PDF
    with database.session() as session:
        release(session, "statutory", STATUTORY.ref_id)
    assert opened(drive, url, admin).status_code == 404
    assert accesses(drive, document) == [("admin", str(admin_id))]


def in_review(database: Database, drive: Drive, document: Any) -> None:
    with database.session() as session:
        use(session, drive.seller.owner_id, [UUID(document["id"])], STATUTORY)


def accesses(drive: Drive, document: Any) -> list[tuple[str, str]]:
    answer = drive.call("GET", f"/{document['id']}/accesses")
    return [(row["who"], row["user_id"]) for row in answer.json()["data"]]


def test_each_opening_is_recorded_and_the_newest_is_first(
    drive: Drive, database: Database, document: Any
) -> None:
    in_review(database, drive, document)
    admin_id = new_id()
    for headers in (drive.headers, bearer(admin_id, "admin")):
        url = link(drive, document, headers).json()["data"]["url"]
        opened(drive, url, headers)
    expected = [("admin", str(admin_id)), ("owner", str(drive.seller.owner_id))]
    assert accesses(drive, document) == expected


def test_a_scanned_picture_is_opened_like_a_pdf(drive: Drive) -> None:
    scan = drive.uploaded(png(), "pan.png", is_private=True)
    answer = opened(drive, link(drive, scan).json()["data"]["url"])
    assert answer.headers["content-type"] == "image/jpeg"
    assert answer.content[:3] == b"\xff\xd8\xff"


def test_a_deleted_document_cannot_be_opened(drive: Drive, document: Any) -> None:
    url = link(drive, document).json()["data"]["url"]
    drive.call("DELETE", f"/{document['id']}")
    assert opened(drive, url).status_code == 404
    assert link(drive, document).status_code == 404
