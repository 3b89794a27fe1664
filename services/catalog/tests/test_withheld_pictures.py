"""Pictures of blocked products and suspended firms: 404, but for owner and operator."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.commands import service
from catalog.images import paths
from catalog.products.models import ProductImage
from catalog.sellers.models import Seller
from contracts.catalog import ProductPicturesChanged
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.pictures import previews
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer

from . import factories
from .shelf import Shelf
from .test_drive_pictures import kept_in_drive

DESK = "/api/admin/products"
REFUSAL = {"reason_code": "misleading", "note": "The picture shows another thing."}
HEAD = bearer(new_id(), "admin")


@pytest.fixture
def shelf(client: TestClient, database: Database) -> Shelf:
    return Shelf(client, factories.seller(database))


@pytest.fixture
def product(shelf: Shelf, form: dict[str, Any]) -> Any:
    """Published, with a picture."""
    return shelf.listed(form, shelf.sent()["id"], status="published")


def block(shelf: Shelf, product: Any) -> None:
    path = f"{DESK}/{product['id']}/block"
    answer = shelf.client.post(path, json=REFUSAL, headers=HEAD)
    assert answer.status_code == 200, answer.text


def status(shelf: Shelf, url: str) -> int:
    return shelf.client.get(url).status_code


def test_a_picture_is_public_for_five_minutes_and_asked_for_by_its_etag(
    shelf: Shelf, product: Any
) -> None:
    answer = shelf.client.get(product["image"])
    assert answer.headers["cache-control"] == "public, max-age=300"
    known = {"If-None-Match": answer.headers["etag"]}
    again = shelf.client.get(product["image"], headers=known)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("query", ["", "?w=320", "?until=9999999999&proof=00"])
def test_strangers_see_no_picture_of_a_blocked_product(
    shelf: Shelf, product: Any, query: str
) -> None:
    known = {"If-None-Match": shelf.client.get(product["image"]).headers["etag"]}
    block(shelf, product)
    refused = shelf.client.get(product["image"] + query, headers=known)
    assert refused.status_code == 404
    assert refused.headers["cache-control"] == "no-store"


def test_owner_and_operator_still_see_it(shelf: Shelf, product: Any) -> None:
    block(shelf, product)
    own = shelf.call("GET", f"/{product['id']}").json()["data"]
    (listed,) = shelf.call("GET", "?status=blocked").json()["data"]
    path = f"{DESK}/{product['id']}"
    seen = shelf.client.get(path, headers=HEAD).json()["data"]
    queue = shelf.client.get(f"{DESK}?status=blocked", headers=HEAD).json()["data"]
    urls = [own["image"], own["images"][0]["url"], listed["image"], seen["image"]]
    for url in [*urls, *seen["images"], queue[0]["image"], own["image"] + "&w=320"]:
        answer = shelf.client.get(url)
        assert answer.status_code == 200, url
        assert answer.headers["cache-control"] == "private, max-age=300"


def test_an_address_for_the_owner_ends(
    shelf: Shelf, product: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    block(shelf, product)
    own = shelf.call("GET", f"/{product['id']}").json()["data"]
    assert status(shelf, own["image"].replace("proof=", "proof=0")) in (404, 422)
    later = previews.time.time() + 2 * previews.HOUR_S
    monkeypatch.setattr(previews.time, "time", lambda: later)
    assert status(shelf, own["image"]) == 404


def test_an_approved_picture_is_public_again(shelf: Shelf, product: Any) -> None:
    block(shelf, product)
    path = f"/{product['id']}/status"
    assert shelf.call("POST", path, {"status": "in_review"}).status_code == 200
    assert status(shelf, product["image"]) == 404
    shelf.client.post(f"{DESK}/{product['id']}/approve", json={}, headers=HEAD)
    assert status(shelf, product["image"]) == 200


def test_pictures_of_a_suspended_firm_are_not_shown(
    shelf: Shelf, product: Any, database: Database
) -> None:
    firm: Seller = shelf.firm
    known = {"owner_id": firm.owner_id, "slug": firm.slug}
    for version, standing, code in ((2, "suspended", 404), (3, "active", 200)):
        event = factories.seller_event(
            firm.id, version=version, status=standing, **known
        )
        deliver(database, service, event)
        assert status(shelf, product["image"]) == code
        found = shelf.client.get(f"{DESK}/{product['id']}", headers=HEAD).json()
        assert status(shelf, found["data"]["image"]) == 200


@pytest.fixture
def demo(shelf: Shelf, database: Database) -> Any:
    """A seeded product: its picture has a name, and no row among the pictures."""
    app: Any = shelf.client.app
    for width in (paths.SMALL, paths.WHOLE):
        app.state.storage.put(paths.own("demo-rice", width), b"a picture")
    hang(shelf, database, "demo-rice")
    (made,) = shelf.call("GET", "").json()["data"]
    return made


def hang(shelf: Shelf, database: Database, name: str, **known: Any) -> None:
    """One more product with this picture."""
    path = paths.url_of(name)
    with database.session() as session:
        made = factories.product(session, shelf.firm, image=path, **known)
        facts = {"seller_id": shelf.firm.id, "product_id": made.id, "path": path}
        session.add(ProductImage(**facts))


@pytest.mark.parametrize("query", ["", "?w=320", "?until=9999999999&proof=00"])
def test_strangers_see_no_seeded_picture_of_a_blocked_product(
    shelf: Shelf, demo: Any, query: str
) -> None:
    path = paths.url_of("demo-rice")
    known = {"If-None-Match": shelf.client.get(path).headers["etag"]}
    assert status(shelf, path + query) == 200
    block(shelf, demo)
    assert shelf.client.get(path + query, headers=known).status_code == 404


def test_owner_and_operator_still_see_a_seeded_picture(shelf: Shelf, demo: Any) -> None:
    block(shelf, demo)
    own = shelf.call("GET", f"/{demo['id']}").json()["data"]
    seen = shelf.client.get(f"{DESK}/{demo['id']}", headers=HEAD).json()["data"]
    for url in (own["image"], seen["image"], own["image"] + "&w=320"):
        answer = shelf.client.get(url)
        assert answer.status_code == 200, url
        assert answer.headers["cache-control"] == "private, max-age=300"


@pytest.mark.parametrize(("other", "code"), [("published", 200), ("draft", 404)])
def test_a_seeded_picture_of_two_products_is_as_public_as_the_other(
    shelf: Shelf, demo: Any, database: Database, other: str, code: int
) -> None:
    hang(shelf, database, "demo-rice", status=other)
    block(shelf, demo)
    assert status(shelf, paths.url_of("demo-rice")) == code


def test_a_seeded_picture_of_a_category_stays_public(
    shelf: Shelf, demo: Any, database: Database
) -> None:
    with database.session() as session:
        factories.category(session, "rice").image = paths.url_of("demo-rice")
    block(shelf, demo)
    assert status(shelf, paths.url_of("demo-rice")) == 200


def test_a_suspended_firm_shows_no_seeded_picture(
    shelf: Shelf, demo: Any, database: Database
) -> None:
    firm: Seller = shelf.firm
    known = {"owner_id": firm.owner_id, "slug": firm.slug}
    for version, standing, code in ((2, "suspended", 404), (3, "active", 200)):
        event = factories.seller_event(
            firm.id, version=version, status=standing, **known
        )
        deliver(database, service, event)
        assert status(shelf, paths.url_of("demo-rice")) == code


def test_vendor_hears_that_a_product_is_withheld(
    shelf: Shelf, form: dict[str, Any], database: Database
) -> None:
    body = {"file_ids": [str(kept_in_drive(database, shelf.firm).file_id)]}
    (image,) = shelf.call("POST", "/images/from-drive", body).json()["data"]
    product = shelf.listed(form, image["id"], status="published")
    block(shelf, product)
    shelf.call("POST", f"/{product['id']}/status", {"status": "in_review"})
    shelf.client.post(f"{DESK}/{product['id']}/approve", json={}, headers=HEAD)
    with database.session() as session:
        told = recorded(session, ProductPicturesChanged)
    heard = [(event.version, event.is_withheld) for event in told]
    assert heard == [(1, False), (2, True), (3, False)]
