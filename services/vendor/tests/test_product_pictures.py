"""My Drive's pictures in products: published to catalog, held while used."""

import pytest
from fastapi.testclient import TestClient

from contracts.catalog import ProductPicturesChanged
from contracts.drive import PictureChanged, PictureRemoved
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from vendor.commands import service
from vendor.drive import erasure

from .companies import company, saved
from .pictures import PDF, Drive, png


@pytest.fixture
def drive(client: TestClient, database: Database) -> Drive:
    return Drive(client, saved(database, company()))


def used_event(
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


def test_only_public_pictures_are_published_to_catalog(
    drive: Drive, database: Database
) -> None:
    picture = drive.uploaded(png(), "tea.png")
    drive.uploaded(png(), "pan.png", is_private=True)
    drive.uploaded(PDF, "pan.pdf")
    drive.call("PATCH", f"/{picture['id']}", json={"name": "green tea.png"})
    drive.call("PATCH", f"/{picture['id']}", json={"name": "green tea.png"})
    drive.call("DELETE", f"/{picture['id']}")
    drive.call("POST", f"/{picture['id']}/restore")
    with database.session() as session:
        events = recorded(session, PictureChanged)
        (gone,) = recorded(session, PictureRemoved)
    assert [(event.version, event.name) for event in events] == [
        (1, "tea.png"),
        (2, "green tea.png"),
        (4, "green tea.png"),
    ]
    assert {str(event.file_id) for event in events} == {picture["id"]}
    assert (gone.version, events[0].path) == (3, picture["url"])


def test_deleting_a_folder_publishes_the_removal_of_its_pictures(
    drive: Drive, database: Database
) -> None:
    folder = drive.folder("Tea")
    picture = drive.uploaded(png(), folder_id=folder["id"])
    drive.call("DELETE", f"/{folder['id']}")
    with database.session() as session:
        (gone,) = recorded(session, PictureRemoved)
    assert str(gone.file_id) == picture["id"]


def test_erased_pictures_are_published_as_removed_without_a_name(
    drive: Drive, database: Database
) -> None:
    picture = drive.uploaded(png(), "tea.png")
    with database.session() as session:
        erasure.erase(session, drive.seller.id)
    with database.session() as session:
        (gone,) = recorded(session, PictureRemoved)
    assert (str(gone.file_id), gone.version) == (picture["id"], 2)


def test_a_picture_used_by_a_product_cannot_be_deleted(
    drive: Drive, database: Database
) -> None:
    first, second = drive.uploaded(png(), "a.png"), drive.uploaded(png(), "b.png")
    product_id = new_id()
    used = used_event(drive, first["id"], second["id"], product_id=product_id)
    deliver(database, service, used, times=2)
    refused = drive.call("DELETE", f"/{first['id']}")
    assert (refused.status_code, refused.json()["code"]) == (409, "in_use")
    (use,) = refused.json()["data"]["used_in"]
    assert (use["kind"], use["label"]) == ("product", "Basmati rice")
    later = used_event(drive, second["id"], version=2, product_id=product_id)
    deliver(database, service, later)
    deliver(database, service, used)
    assert drive.call("DELETE", f"/{first['id']}").status_code == 200
    assert drive.call("DELETE", f"/{second['id']}").status_code == 409


def test_files_of_others_cannot_be_held(client: TestClient, database: Database) -> None:
    drive = Drive(client, saved(database, company()))
    other = saved(database, company(slug="everest-tea"))
    picture = drive.uploaded(png())
    deliver(database, service, used_event(drive, picture["id"], seller_id=other.id))
    assert drive.call("DELETE", f"/{picture['id']}").status_code == 200


def test_the_snapshot_has_the_state_of_each_picture(
    drive: Drive, database: Database
) -> None:
    drive.uploaded(PDF, "pan.pdf")
    gone = drive.uploaded(png(), "a.png")
    stays = drive.uploaded(png(), "b.png")
    drive.call("DELETE", f"/{gone['id']}")
    with database.session() as session:
        first = service.snapshots["drive_pictures"](session, "", 1)
        rest = service.snapshots["drive_pictures"](session, first[-1][0], 5)
    events = {type(event): str(event.file_id) for _, event in [*first, *rest]}  # type: ignore[attr-defined]
    assert events == {PictureRemoved: gone["id"], PictureChanged: stays["id"]}


def test_a_smaller_size_is_requested_by_width(drive: Drive) -> None:
    picture = drive.uploaded(png(2000, 1000))
    small = drive.client.get(f"{picture['url']}?w=320")
    assert small.content == drive.client.get(picture["thumbs"]["320"]).content
    assert drive.client.get(f"{picture['url']}?w=x").status_code == 422
