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

from .companies import company, kept
from .pictures import PDF, Drive, png

PAPERS = Use("statutory", new_id(), "Statutory details", "/seller/companyprofile")


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, kept(database, company()))


@pytest.fixture
def paper(drive: Drive) -> Any:
    return drive.kept(PDF, 'पान"; x=.pdf')


def link(drive: Drive, paper: Any, headers: dict[str, str] | None = None) -> Response:
    url = f"/api/mydrive/{paper['id']}/link"
    return drive.client.get(url, headers=headers or drive.headers)


def opened(drive: Drive, url: str, headers: dict[str, str] | None = None) -> Response:
    return drive.client.get(url, headers=headers or drive.headers)


def test_its_owner_opens_a_document_by_a_link_of_five_minutes(
    drive: Drive, paper: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = link(drive, paper).json()["data"]["url"]
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


def test_a_link_is_useless_for_anybody_else(
    client: TestClient, database: Database, drive: Drive, paper: Any
) -> None:
    url = link(drive, paper).json()["data"]["url"]
    other = kept(database, company(slug="everest-tea"))
    for stranger in (
        bearer(other.owner_id, "seller"), bearer(new_id()), bearer(new_id(), "admin"),
    ):  # fmt: skip
        assert opened(drive, url, stranger).status_code == 403
        assert link(drive, paper, stranger).status_code == 404
    assert client.get(url).status_code == 401
    assert accesses(drive, paper) == []


def test_a_changed_link_is_refused(drive: Drive, paper: Any) -> None:
    url = link(drive, paper).json()["data"]["url"]
    another = drive.kept(PDF, "vat.pdf")
    path, _, query = url.partition("?")
    later = query.replace("expires=1", "expires=2")
    forged = query[:-1] + ("0" if query[-1] != "0" else "1")
    for changed in (
        f"{path}?{later}",
        f"{path}?{forged}",
        url.replace(paper["id"], another["id"]),
    ):
        assert opened(drive, changed).status_code == 403
    assert opened(drive, path).status_code == 422


def test_an_admin_opens_only_what_is_part_of_a_verification(
    drive: Drive, database: Database, paper: Any
) -> None:
    admin_id = new_id()
    admin = bearer(admin_id, "admin")
    assert link(drive, paper, admin).status_code == 404
    in_review(database, drive, paper)
    url = link(drive, paper, admin).json()["data"]["url"]
    assert opened(drive, url, admin).content == PDF
    with database.session() as session:
        release(session, "statutory", PAPERS.ref_id)
    assert opened(drive, url, admin).status_code == 404
    assert accesses(drive, paper) == [("admin", str(admin_id))]


def in_review(database: Database, drive: Drive, paper: Any) -> None:
    with database.session() as session:
        use(session, drive.seller.owner_id, [UUID(paper["id"])], PAPERS)


def accesses(drive: Drive, paper: Any) -> list[tuple[str, str]]:
    answer = drive.call("GET", f"/{paper['id']}/accesses")
    return [(row["who"], row["user_id"]) for row in answer.json()["data"]]


def test_each_opening_is_recorded_once_the_newest_first(
    drive: Drive, database: Database, paper: Any
) -> None:
    in_review(database, drive, paper)
    admin_id = new_id()
    for headers in (drive.headers, bearer(admin_id, "admin")):
        url = link(drive, paper, headers).json()["data"]["url"]
        opened(drive, url, headers)
    expected = [("admin", str(admin_id)), ("owner", str(drive.seller.owner_id))]
    assert accesses(drive, paper) == expected


def test_a_scan_is_opened_as_the_others(drive: Drive) -> None:
    scan = drive.kept(png(), "pan.png", is_private=True)
    answer = opened(drive, link(drive, scan).json()["data"]["url"])
    assert answer.headers["content-type"] == "image/jpeg"
    assert answer.content[:3] == b"\xff\xd8\xff"


def test_a_deleted_document_opens_no_more(drive: Drive, paper: Any) -> None:
    url = link(drive, paper).json()["data"]["url"]
    drive.call("DELETE", f"/{paper['id']}")
    assert opened(drive, url).status_code == 404
    assert link(drive, paper).status_code == 404
