"""My Drive's pictures in products: told to catalog, held while one shows them."""

import pytest
from fastapi.testclient import TestClient

from contracts.catalog import ProductPicturesChanged
from contracts.vendor import PictureKept, PictureRemoved
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from vendor.commands import service
from vendor.drive import erasure

from .companies import company, kept
from .pictures import PDF, Drive, png


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, kept(database, company()))


def shown(
    drive: Drive, *file_ids: str, version: int = 1, **facts: object
) -> ProductPicturesChanged:
    known = {
        "product_id": facts.get("product_id", new_id()),
        "version": version,
        "seller_id": facts.get("seller_id", drive.seller.id),
        "file_ids": file_ids,
        "label": "Basmati rice",
        "link": "/seller/products",
    }
    return ProductPicturesChanged.model_validate(known)


def test_catalog_hears_of_public_pictures_and_of_nothing_else(
    drive: Drive, database: Database
) -> None:
    picture = drive.kept(png(), "tea.png")
    drive.kept(png(), "pan.png", is_private=True)
    drive.kept(PDF, "pan.pdf")
    drive.call("PATCH", f"/{picture['id']}", json={"name": "green tea.png"})
    drive.call("PATCH", f"/{picture['id']}", json={"name": "green tea.png"})
    drive.call("DELETE", f"/{picture['id']}")
    drive.call("POST", f"/{picture['id']}/restore")
    with database.session() as session:
        told = recorded(session, PictureKept)
        (gone,) = recorded(session, PictureRemoved)
    assert [(event.version, event.name) for event in told] == [
        (1, "tea.png"),
        (2, "green tea.png"),
        (4, "green tea.png"),
    ]
    assert {str(event.file_id) for event in told} == {picture["id"]}
    assert (gone.version, told[0].path) == (3, picture["url"])


def test_a_deleted_folder_takes_its_pictures_with_it(
    drive: Drive, database: Database
) -> None:
    folder = drive.folder("Tea")
    picture = drive.kept(png(), folder_id=folder["id"])
    drive.call("DELETE", f"/{folder['id']}")
    with database.session() as session:
        (gone,) = recorded(session, PictureRemoved)
    assert str(gone.file_id) == picture["id"]


def test_a_forgotten_companys_pictures_are_told_gone_without_a_name(
    drive: Drive, database: Database
) -> None:
    picture = drive.kept(png(), "tea.png")
    with database.session() as session:
        erasure.erase(session, drive.seller.id)
    with database.session() as session:
        (gone,) = recorded(session, PictureRemoved)
    assert (str(gone.file_id), gone.version) == (picture["id"], 2)


def test_a_picture_a_product_shows_cannot_be_deleted(
    drive: Drive, database: Database
) -> None:
    first, second = drive.kept(png(), "a.png"), drive.kept(png(), "b.png")
    product_id = new_id()
    used = shown(drive, first["id"], second["id"], product_id=product_id)
    deliver(database, service, used, times=2)
    refused = drive.call("DELETE", f"/{first['id']}")
    assert (refused.status_code, refused.json()["code"]) == (409, "in_use")
    (use,) = refused.json()["data"]["used_in"]
    assert (use["kind"], use["label"]) == ("product", "Basmati rice")
    later = shown(drive, second["id"], version=2, product_id=product_id)
    deliver(database, service, later)
    deliver(database, service, used)
    assert drive.call("DELETE", f"/{first['id']}").status_code == 200
    assert drive.call("DELETE", f"/{second['id']}").status_code == 409


def test_nobody_holds_files_of_others(client: TestClient, database: Database) -> None:
    drive = Drive(client, kept(database, company()))
    other = kept(database, company(slug="everest-tea"))
    picture = drive.kept(png())
    deliver(database, service, shown(drive, picture["id"], seller_id=other.id))
    assert drive.call("DELETE", f"/{picture['id']}").status_code == 200


def test_a_snapshot_tells_how_pictures_stand(drive: Drive, database: Database) -> None:
    drive.kept(PDF, "pan.pdf")
    gone = drive.kept(png(), "a.png")
    stays = drive.kept(png(), "b.png")
    drive.call("DELETE", f"/{gone['id']}")
    with database.session() as session:
        first = service.snapshots["drive_pictures"](session, "", 1)
        rest = service.snapshots["drive_pictures"](session, first[-1][0], 5)
    events = {type(event): str(event.file_id) for _, event in [*first, *rest]}  # type: ignore[attr-defined]
    assert events == {PictureRemoved: gone["id"], PictureKept: stays["id"]}


def test_a_smaller_size_is_had_by_its_width(drive: Drive) -> None:
    picture = drive.kept(png(2000, 1000))
    small = drive.client.get(f"{picture['url']}?w=320")
    assert small.content == drive.client.get(picture["thumbs"]["320"]).content
    assert drive.client.get(f"{picture['url']}?w=x").status_code == 422
