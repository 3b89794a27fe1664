"""Pictures of products: converted, ordered, and deleted when unused."""

from datetime import timedelta
from typing import Any

import pytest
import pyvips
import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.commands import service
from catalog.images import api, removal, uploads
from catalog.images.models import pictures
from catalog.products.models import images
from catalog.sellers.models import Seller
from catalog.settings import CatalogSettings
from contracts.catalog import ProductUpdated
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded

from . import factories
from .uploader import Uploader, objects, png, swept


@pytest.fixture
def uploader(client: TestClient, firm: Seller) -> Uploader:
    return Uploader(client, firm)


@pytest.fixture
def other(client: TestClient, database: Database) -> Uploader:
    return Uploader(client, factories.seller(database))


def test_a_picture_is_served_in_three_sizes(uploader: Uploader) -> None:
    made = uploader.sent(png(2000, 1000))
    widths = {"": 1280, "?w=1280": 1280, "?w=640": 640, "?w=500": 320, "?w=9": 320}
    for query, width in widths.items():
        answer = uploader.client.get(made["url"] + query)
        picture = pyvips.Image.new_from_buffer(answer.content, "")
        assert (picture.width, picture.get("vips-loader")) == (width, "webpload_buffer")
    assert answer.headers["cache-control"] == "public, max-age=300"


def test_pictures_are_in_the_order_of_the_form(
    uploader: Uploader, form: dict[str, Any]
) -> None:
    first, second = uploader.sent(), uploader.sent(png(90, 90))
    product = uploader.listed(form, second["id"], first["id"])
    assert product["image"] == second["url"]
    assert uploader.images_of(product["id"]) == [second["id"], first["id"]]
    path = f"/{product['id']}/images/order"
    ordered = uploader.call("PUT", path, {"ids": [first["id"], second["id"]]})
    assert [image["id"] for image in ordered.json()["data"]] == [
        first["id"],
        second["id"],
    ]
    changed = uploader.call("GET", f"/{product['id']}").json()["data"]
    assert changed["image"] == first["url"]
    assert uploader.call("PUT", path, {"ids": [first["id"]]}).status_code == 422


def test_a_picture_belongs_to_one_product_and_its_seller(
    uploader: Uploader, other: Uploader, form: dict[str, Any]
) -> None:
    made, theirs = uploader.sent(), other.sent()
    uploader.listed(form, made["id"])
    for image in (made, theirs):
        refused = uploader.call("POST", "", {**form, "image_ids": [image["id"]]})
        assert "image_ids" in refused.json()["errors"]


def test_an_eleventh_picture_is_refused(
    uploader: Uploader, form: dict[str, Any], settings: CatalogSettings
) -> None:
    product = uploader.listed(form, *(uploader.sent(png(9, 9))["id"] for _ in range(9)))
    place = f"{product['id']}/images"
    assert uploader.send(png(9, 9), place).status_code == 201
    refused = uploader.send(png(9, 9), place)
    assert refused.status_code == 422
    assert len(uploader.images_of(product["id"])) == 10


def test_a_deleted_picture_is_404_immediately_and_leaves_storage(
    uploader: Uploader,
    form: dict[str, Any],
    database: Database,
    settings: CatalogSettings,
) -> None:
    cover, stays = uploader.sent(), uploader.sent(png(90, 90))
    product = uploader.listed(form, cover["id"], stays["id"], status="published")
    path = f"/{product['id']}/images/{cover['id']}"
    assert uploader.call("DELETE", path).status_code == 204
    assert uploader.client.get(cover["url"]).status_code == 404
    swept(database)
    assert len(objects(settings, uploader.firm)) == 1
    with database.session() as session:
        assert recorded(session, ProductUpdated)[-1].image == stays["url"]
    assert uploader.call("DELETE", path).status_code == 404


def test_an_unused_picture_is_deleted_after_a_day(
    uploader: Uploader,
    form: dict[str, Any],
    database: Database,
    settings: CatalogSettings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    product = uploader.listed(form, uploader.sent()["id"])
    let_go = uploader.listed(form, uploader.sent(png(90, 90))["id"])
    uploader.call("PUT", f"/{let_go['id']}", {**form, "image_ids": []})
    uploader.sent(png(80, 80))
    swept(database)
    assert len(objects(settings, uploader.firm)) == 4
    monkeypatch.setattr(removal, "now", lambda: now() + timedelta(days=1, minutes=1))
    swept(database)
    monkeypatch.undo()
    swept(database)
    assert len(objects(settings, uploader.firm)) == 2
    assert len(uploader.images_of(product["id"])) == 1


def test_a_duplicates_picture_remains_when_the_original_is_deleted(
    uploader: Uploader, form: dict[str, Any], database: Database
) -> None:
    made = uploader.sent()
    product = uploader.listed(form, made["id"])
    copied = uploader.call("POST", f"/{product['id']}/duplicate").json()["data"]
    uploader.call("DELETE", f"/{product['id']}/images/{made['id']}")
    swept(database)
    assert uploader.client.get(copied["image"]).status_code == 200
    (image,) = copied["images"]
    uploader.call("DELETE", f"/{copied['id']}/images/{image['id']}")
    assert uploader.client.get(made["url"]).status_code == 404


def test_a_repeated_upload_is_stored_once(
    uploader: Uploader, database: Database, settings: CatalogSettings
) -> None:
    head = {**uploader.headers, "Idempotency-Key": "once"}
    for _ in range(2):
        answer = uploader.client.post(
            "/api/products/images", files={"file": ("a.png", png())}, headers=head
        )
        assert answer.status_code == 201
    with database.session() as session:
        count = sa.select(sa.func.count()).select_from(pictures)
        assert session.execute(count).scalar_one() == 1


def test_too_many_unused_pictures_are_refused(
    uploader: Uploader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "MAX_LOOSE", 1)
    uploader.sent()
    assert uploader.send().json()["code"] == "too_many_pictures"


def test_a_worker_stores_a_fetched_picture(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        made = uploads.save_bytes(session, firm.id, png())
        path = made.path
    assert client.get(path).status_code == 200


def test_pictures_of_an_erased_seller_leave_storage(
    uploader: Uploader,
    form: dict[str, Any],
    database: Database,
    settings: CatalogSettings,
) -> None:
    uploader.listed(form, uploader.sent()["id"])
    gone = factories.seller_event(
        uploader.firm.id, version=9, owner_id=uploader.firm.owner_id, is_forgotten=True
    )
    deliver(database, service, gone)
    swept(database)
    assert objects(settings, uploader.firm) == []


HOSTILE = {
    "script.svg": b'<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    "page.jpg": b"<html><script>alert(1)</script></html>",
    "polyglot.gif": b"GIF89a/*" + bytes(40) + b"*/=1;alert(1)//\n;",
    "cut.png": png(3_000, 2_000)[:-60],
    "bomb.png": png(20_000, 20_000),
    "pan.pdf": b"%PDF-1.7\ntrailer\n%%EOF\n",
    "program.png": b"\x7fELF" + bytes(500),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_picture_is_refused_and_not_stored(
    uploader: Uploader, settings: CatalogSettings, database: Database, name: str
) -> None:
    answer = uploader.send(HOSTILE[name])
    assert answer.status_code == 422, answer.text
    assert "file" in answer.json()["errors"]
    assert objects(settings, uploader.firm) == []
    with database.session() as session:
        assert session.execute(sa.select(images)).all() == []


def test_invalid_picture_names_are_404(client: TestClient) -> None:
    for name in (new_id().hex, "none", "A", "..%2f..%2fetc"):
        assert client.get(f"/storage/products/{name}.webp").status_code == 404
