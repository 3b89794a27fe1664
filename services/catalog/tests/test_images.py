"""Pictures of products: made anew, hung in an order, gone when nobody shows them."""

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
from .shelf import Shelf, objects, png, swept


@pytest.fixture
def shelf(client: TestClient, firm: Seller) -> Shelf:
    return Shelf(client, firm)


@pytest.fixture
def other(client: TestClient, database: Database) -> Shelf:
    return Shelf(client, factories.seller(database))


def test_a_picture_is_served_in_three_sizes(shelf: Shelf) -> None:
    made = shelf.sent(png(2000, 1000))
    widths = {"": 1280, "?w=1280": 1280, "?w=640": 640, "?w=500": 320, "?w=9": 320}
    for query, width in widths.items():
        answer = shelf.client.get(made["url"] + query)
        shown = pyvips.Image.new_from_buffer(answer.content, "")
        assert (shown.width, shown.get("vips-loader")) == (width, "webpload_buffer")
    assert answer.headers["cache-control"] == "public, max-age=300"


def test_pictures_hang_in_the_order_of_the_form(
    shelf: Shelf, form: dict[str, Any]
) -> None:
    first, second = shelf.sent(), shelf.sent(png(90, 90))
    product = shelf.listed(form, second["id"], first["id"])
    assert product["image"] == second["url"]
    assert shelf.shows(product["id"]) == [second["id"], first["id"]]
    path = f"/{product['id']}/images/order"
    ordered = shelf.call("PUT", path, {"ids": [first["id"], second["id"]]})
    assert [image["id"] for image in ordered.json()["data"]] == [
        first["id"],
        second["id"],
    ]
    changed = shelf.call("GET", f"/{product['id']}").json()["data"]
    assert changed["image"] == first["url"]
    assert shelf.call("PUT", path, {"ids": [first["id"]]}).status_code == 422


def test_a_picture_is_of_one_product_and_of_its_seller(
    shelf: Shelf, other: Shelf, form: dict[str, Any]
) -> None:
    made, theirs = shelf.sent(), other.sent()
    shelf.listed(form, made["id"])
    for image in (made, theirs):
        refused = shelf.call("POST", "", {**form, "image_ids": [image["id"]]})
        assert "image_ids" in refused.json()["errors"]


def test_an_eleventh_picture_is_refused(
    shelf: Shelf, form: dict[str, Any], settings: CatalogSettings
) -> None:
    product = shelf.listed(form, *(shelf.sent(png(9, 9))["id"] for _ in range(9)))
    place = f"{product['id']}/images"
    assert shelf.send(png(9, 9), place).status_code == 201
    refused = shelf.send(png(9, 9), place)
    assert refused.status_code == 422
    assert len(shelf.shows(product["id"])) == 10


def test_a_deleted_picture_is_a_404_at_once_and_leaves_storage(
    shelf: Shelf, form: dict[str, Any], database: Database, settings: CatalogSettings
) -> None:
    cover, stays = shelf.sent(), shelf.sent(png(90, 90))
    product = shelf.listed(form, cover["id"], stays["id"], status="published")
    path = f"/{product['id']}/images/{cover['id']}"
    assert shelf.call("DELETE", path).status_code == 204
    assert shelf.client.get(cover["url"]).status_code == 404
    swept(database)
    assert len(objects(settings, shelf.firm)) == 1
    with database.session() as session:
        assert recorded(session, ProductUpdated)[-1].image == stays["url"]
    assert shelf.call("DELETE", path).status_code == 404


def test_what_no_product_takes_is_gone_after_a_day(
    shelf: Shelf,
    form: dict[str, Any],
    database: Database,
    settings: CatalogSettings,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    product = shelf.listed(form, shelf.sent()["id"])
    let_go = shelf.listed(form, shelf.sent(png(90, 90))["id"])
    shelf.call("PUT", f"/{let_go['id']}", {**form, "image_ids": []})
    shelf.sent(png(80, 80))
    swept(database)
    assert len(objects(settings, shelf.firm)) == 4
    monkeypatch.setattr(removal, "now", lambda: now() + timedelta(days=1, minutes=1))
    swept(database)
    monkeypatch.undo()
    swept(database)
    assert len(objects(settings, shelf.firm)) == 2
    assert len(shelf.shows(product["id"])) == 1


def test_a_duplicates_picture_stays_when_the_first_is_deleted(
    shelf: Shelf, form: dict[str, Any], database: Database
) -> None:
    made = shelf.sent()
    product = shelf.listed(form, made["id"])
    copied = shelf.call("POST", f"/{product['id']}/duplicate").json()["data"]
    shelf.call("DELETE", f"/{product['id']}/images/{made['id']}")
    swept(database)
    assert shelf.client.get(copied["image"]).status_code == 200
    (image,) = copied["images"]
    shelf.call("DELETE", f"/{copied['id']}/images/{image['id']}")
    assert shelf.client.get(made["url"]).status_code == 404


def test_a_repeated_upload_keeps_one(
    shelf: Shelf, database: Database, settings: CatalogSettings
) -> None:
    head = {**shelf.headers, "Idempotency-Key": "once"}
    for _ in range(2):
        answer = shelf.client.post(
            "/api/products/images", files={"file": ("a.png", png())}, headers=head
        )
        assert answer.status_code == 201
    with database.session() as session:
        count = sa.select(sa.func.count()).select_from(pictures)
        assert session.execute(count).scalar_one() == 1


def test_too_many_waiting_pictures_are_refused(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api, "MAX_LOOSE", 1)
    shelf.sent()
    assert shelf.send().json()["code"] == "too_many_pictures"


def test_a_worker_keeps_a_picture_it_fetched(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        made = uploads.save_bytes(session, firm.id, png())
        path = made.path
    assert client.get(path).status_code == 200


def test_a_forgotten_sellers_pictures_leave_storage(
    shelf: Shelf, form: dict[str, Any], database: Database, settings: CatalogSettings
) -> None:
    shelf.listed(form, shelf.sent()["id"])
    gone = factories.seller_event(
        shelf.firm.id, version=9, owner_id=shelf.firm.owner_id, is_forgotten=True
    )
    deliver(database, service, gone)
    swept(database)
    assert objects(settings, shelf.firm) == []


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
def test_a_hostile_picture_is_refused_and_nothing_of_it_stays(
    shelf: Shelf, settings: CatalogSettings, database: Database, name: str
) -> None:
    answer = shelf.send(HOSTILE[name])
    assert answer.status_code == 422, answer.text
    assert "file" in answer.json()["errors"]
    assert objects(settings, shelf.firm) == []
    with database.session() as session:
        assert session.execute(sa.select(images)).all() == []


def test_names_that_are_no_pictures_answer_404(client: TestClient) -> None:
    for name in (new_id().hex, "none", "A", "..%2f..%2fetc"):
        assert client.get(f"/storage/products/{name}.webp").status_code == 404
