"""My Drive's pictures on products: referenced, published, removed when deleted."""

from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.commands import service
from catalog.images import drive
from catalog.images.models import drive_pictures
from catalog.products.models import Product
from catalog.sellers.models import Seller
from catalog.settings import CatalogSettings
from contracts.catalog import ProductPicturesChanged
from contracts.drive import PictureChanged, PictureRemoved
from servicekit.db import Database
from servicekit.http.errors import Invalid
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded

from . import factories
from .uploader import Uploader, objects


@pytest.fixture
def uploader(client: TestClient, firm: Seller) -> Uploader:
    return Uploader(client, firm)


@pytest.fixture
def other(client: TestClient, database: Database) -> Uploader:
    return Uploader(client, factories.seller(database))


def drive_picture(database: Database, firm: Seller, **known: Any) -> PictureChanged:
    file_id = new_id()
    facts = {"file_id": file_id, "version": 1, "seller_id": firm.id}
    facts |= {"name": "Tea.png", "path": f"/storage/drive/{firm.id}/{file_id}/640.webp"}
    event = PictureChanged.model_validate({**facts, **known})
    deliver(database, service, event, times=2)
    return event


def test_pictures_of_the_drive_are_used_without_a_copy(
    uploader: Uploader,
    form: dict[str, Any],
    database: Database,
    settings: CatalogSettings,
) -> None:
    picture = drive_picture(database, uploader.firm)
    body = {"file_ids": [str(picture.file_id)]}
    (image,) = uploader.call("POST", "/images/from-drive", body).json()["data"]
    assert (image["url"], image["file_id"]) == (picture.path, str(picture.file_id))
    product = uploader.listed(form, image["id"])
    assert product["image"] == picture.path
    assert objects(settings, uploader.firm) == []
    uploader.call("PATCH", f"/{product['id']}", {"version": 1, "name": "Masino rice"})
    uploader.call("DELETE", f"/{product['id']}")
    with database.session() as session:
        used = recorded(session, ProductPicturesChanged)
    assert [(use.version, use.file_ids, use.label) for use in used] == [
        (1, [picture.file_id], form["name"]),
        (2, [picture.file_id], "Masino rice"),
        (3, [], "Masino rice"),
    ]


def test_pictures_of_other_drives_are_refused(
    uploader: Uploader, other: Uploader, database: Database
) -> None:
    theirs = drive_picture(database, other.firm)
    body = {"file_ids": [str(theirs.file_id)]}
    assert uploader.call("POST", "/images/from-drive", body).status_code == 422


def test_a_picture_deleted_from_the_drive_leaves_the_product(
    uploader: Uploader, form: dict[str, Any], database: Database
) -> None:
    picture, own = drive_picture(database, uploader.firm), uploader.sent()
    with database.session() as session:
        (taken,) = drive.add_loose(session, uploader.firm.id, [picture.file_id])
        image_id = str(taken.id)
    product = uploader.listed(form, image_id, own["id"], status="published")
    gone = PictureRemoved(
        file_id=picture.file_id, version=2, seller_id=uploader.firm.id
    )
    deliver(database, service, gone, times=2)
    deliver(database, service, picture)
    assert uploader.images_of(product["id"]) == [own["id"]]
    with database.session() as session:
        assert session.get_one(Product, product["id"]).image == own["url"]
        assert session.execute(sa.select(drive_pictures.c.name)).scalars().all() == [""]
        with pytest.raises(Invalid):
            drive.add_loose(session, uploader.firm.id, [picture.file_id])


def test_pictures_are_matched_by_their_file_name_in_the_drive(
    database: Database, firm: Seller
) -> None:
    drive_picture(database, firm, name="tea.PNG")
    newer = drive_picture(database, firm, name="Tea.png")
    with database.session() as session:
        found = drive.by_name(session, firm.id, [" TEA.png", "none.png"])
    assert {name: each.file_id for name, each in found.items()} == {
        " TEA.png": newer.file_id
    }


def test_vendor_can_request_again_which_pictures_are_used(
    uploader: Uploader, form: dict[str, Any], database: Database
) -> None:
    picture = drive_picture(database, uploader.firm)
    with database.session() as session:
        (taken,) = drive.add_loose(session, uploader.firm.id, [picture.file_id])
        image_id = str(taken.id)
    uploader.listed(form, image_id)
    with database.session() as session:
        page = service.snapshots["product_pictures"](session, "", 5)
        assert [event for _, event in page] == recorded(session, ProductPicturesChanged)
        assert service.snapshots["product_pictures"](session, page[-1][0], 5) == []
