"""Certificates and photos of a company, on its shop and for itself."""

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.auth import UserDeleted
from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from vendor.commands import service
from vendor.showcase.models import certificates

from .companies import company, saved
from .pictures import PDF, Drive, png

OWN = "/api/sellerprofile/showcase"
PUBLIC = "/api/webui/seller/himal-tea/showcase"
ORGANIC = {"name": "Organic", "issuer": "NASAA"}


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, saved(database, company()))


def put(drive: Drive, **body: Any) -> Any:
    return drive.client.put(OWN, json=body, headers=drive.headers)


def own(drive: Drive) -> Any:
    return drive.client.get(OWN, headers=drive.headers).json()["data"]


def public(drive: Drive) -> Any:
    return drive.client.get(PUBLIC).json()["data"]


def test_the_shop_has_valid_certificates_with_their_pictures(drive: Drive) -> None:
    scan = drive.uploaded(png())
    until = str(today() + timedelta(days=1))
    past = str(today() - timedelta(days=1))
    sent = [
        {**ORGANIC, "valid_until": until, "file_id": scan["id"]},
        {"name": "ISO 22000", "issuer": "NBSM", "valid_until": past},
        {"name": "FSC", "issuer": "FSC International"},
    ]
    assert put(drive, certificates=sent).status_code == 204

    first, second = public(drive)["certificates"]
    assert (first["name"], first["issuer"]) == ("Organic", "NASAA")
    assert (first["valid_until"], second["name"]) == (until, "FSC")
    assert drive.client.get(first["image"]).status_code == 200
    assert [each["name"] for each in own(drive)["certificates"]][1] == "ISO 22000"


def test_photos_are_in_the_order_sent(drive: Drive) -> None:
    first, second = (drive.uploaded(png())["id"] for _ in range(2))
    put(drive, photos=[first, second], certificates=[ORGANIC])
    put(drive, photos=[second, first, second])

    assert [each["file_id"] for each in own(drive)["photos"]] == [second, first]
    assert len(public(drive)["photos"]) == 2
    assert len(public(drive)["certificates"]) == 1


def test_a_picture_in_use_is_not_deleted(drive: Drive) -> None:
    photo = drive.uploaded(png())["id"]
    put(drive, photos=[photo])
    path = f"/api/mydrive/{photo}"
    answer = drive.client.delete(path, headers=drive.headers)
    assert answer.json()["code"] == "in_use"
    assert answer.json()["data"]["used_in"][0]["kind"] == "gallery"

    put(drive, photos=[])
    assert drive.client.delete(path, headers=drive.headers).status_code == 200


def test_a_private_document_is_no_picture(drive: Drive) -> None:
    paper = drive.uploaded(PDF)["id"]
    answer = put(drive, certificates=[ORGANIC, {**ORGANIC, "file_id": paper}])
    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == ["certificates.1.file_id"]
    assert put(drive, photos=[paper]).json()["errors"].keys() == {"photos.0"}
    assert put(drive, photos=[str(new_id())]).json()["errors"].keys() == {"photos.0"}


@pytest.mark.parametrize(
    "bad",
    [{"name": "", "issuer": "NASAA"}, {"name": "x" * 121, "issuer": "NASAA"}],
)
def test_a_certificate_needs_a_name_and_an_issuer(
    drive: Drive, bad: dict[str, str]
) -> None:
    answer = put(drive, certificates=[bad])
    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == ["certificates.0.name"]


def test_a_change_purges_the_pages_of_the_company(
    drive: Drive, database: Database
) -> None:
    with database.session() as session:
        session.execute(sa.text("delete from changes"))
    put(drive, certificates=[ORGANIC])
    with database.session() as session:
        changes = session.execute(sa.text("select kind, ref_id from changes")).all()
    tag = f"seller:{changes[0].ref_id}"
    assert {change.kind for change in changes} == {"seller"}
    assert tag in drive.client.get(PUBLIC).headers["surrogate-key"].split()


def test_a_company_that_is_not_public_presents_nothing(
    client: TestClient, database: Database
) -> None:
    saved(database, company(status="suspended"))
    assert client.get(PUBLIC).status_code == 404


def test_an_erased_company_has_no_certificates(
    client: TestClient, database: Database
) -> None:
    owner_id = new_id()
    drive = Drive(client, saved(database, company(owner_id=owner_id)))
    photo = drive.uploaded(png())["id"]
    put(drive, certificates=[{**ORGANIC, "file_id": photo}], photos=[photo])
    deleted = UserDeleted(user_id=owner_id, version=9, deleted_at=now())
    deliver(database, service, deleted)
    with database.session() as session:
        assert session.execute(sa.select(certificates)).all() == []
