"""Pictures of blocked products and suspended companies are 404 for strangers."""

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
from .test_drive_pictures import drive_picture
from .uploader import Uploader

REVIEWS = "/api/admin/products"
REFUSAL = {"reason_code": "misleading", "note": "The picture shows another thing."}
HEAD = bearer(new_id(), "admin")


@pytest.fixture
def uploader(client: TestClient, database: Database) -> Uploader:
    return Uploader(client, factories.seller(database))


@pytest.fixture
def product(uploader: Uploader, form: dict[str, Any]) -> Any:
    """Published, with a picture."""
    return uploader.listed(form, uploader.sent()["id"], status="published")


def block(uploader: Uploader, product: Any) -> None:
    path = f"{REVIEWS}/{product['id']}/block"
    answer = uploader.client.post(path, json=REFUSAL, headers=HEAD)
    assert answer.status_code == 200, answer.text


def status(uploader: Uploader, url: str) -> int:
    return uploader.client.get(url).status_code


def test_a_picture_is_cached_for_five_minutes_and_revalidated_by_etag(
    uploader: Uploader, product: Any
) -> None:
    answer = uploader.client.get(product["image"])
    assert answer.headers["cache-control"] == "public, max-age=300"
    known = {"If-None-Match": answer.headers["etag"]}
    again = uploader.client.get(product["image"], headers=known)
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("query", ["", "?w=320", "?until=9999999999&proof=00"])
def test_a_picture_of_a_blocked_product_is_404_for_strangers(
    uploader: Uploader, product: Any, query: str
) -> None:
    known = {"If-None-Match": uploader.client.get(product["image"]).headers["etag"]}
    block(uploader, product)
    refused = uploader.client.get(product["image"] + query, headers=known)
    assert refused.status_code == 404
    assert refused.headers["cache-control"] == "no-store"


def test_owner_and_administrator_still_see_a_blocked_picture(
    uploader: Uploader, product: Any
) -> None:
    block(uploader, product)
    own = uploader.call("GET", f"/{product['id']}").json()["data"]
    (listed,) = uploader.call("GET", "?status=blocked").json()["data"]
    path = f"{REVIEWS}/{product['id']}"
    seen = uploader.client.get(path, headers=HEAD).json()["data"]
    queue = uploader.client.get(f"{REVIEWS}?status=blocked", headers=HEAD).json()[
        "data"
    ]
    urls = [own["image"], own["images"][0]["url"], listed["image"], seen["image"]]
    for url in [*urls, *seen["images"], queue[0]["image"], own["image"] + "&w=320"]:
        answer = uploader.client.get(url)
        assert answer.status_code == 200, url
        assert answer.headers["cache-control"] == "private, max-age=300"


def test_the_owners_picture_address_expires(
    uploader: Uploader, product: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    block(uploader, product)
    own = uploader.call("GET", f"/{product['id']}").json()["data"]
    assert status(uploader, own["image"].replace("proof=", "proof=0")) in (404, 422)
    later = previews.time.time() + 2 * previews.HOUR_S
    monkeypatch.setattr(previews.time, "time", lambda: later)
    assert status(uploader, own["image"]) == 404


def test_a_picture_is_public_again_after_approval(
    uploader: Uploader, product: Any
) -> None:
    block(uploader, product)
    path = f"/{product['id']}/status"
    assert uploader.call("POST", path, {"status": "in_review"}).status_code == 200
    assert status(uploader, product["image"]) == 404
    uploader.client.post(f"{REVIEWS}/{product['id']}/approve", json={}, headers=HEAD)
    assert status(uploader, product["image"]) == 200


def test_pictures_of_a_suspended_company_are_404(
    uploader: Uploader, product: Any, database: Database
) -> None:
    firm: Seller = uploader.firm
    known = {"owner_id": firm.owner_id, "slug": firm.slug}
    for version, status_now, code in ((2, "suspended", 404), (3, "active", 200)):
        event = factories.seller_event(
            firm.id, version=version, status=status_now, **known
        )
        deliver(database, service, event)
        assert status(uploader, product["image"]) == code
        found = uploader.client.get(f"{REVIEWS}/{product['id']}", headers=HEAD).json()
        assert status(uploader, found["data"]["image"]) == 200


@pytest.fixture
def demo(uploader: Uploader, database: Database) -> Any:
    """A seeded product: its picture has a name, and no row among the pictures."""
    app: Any = uploader.client.app
    for width in (paths.SMALL, paths.WHOLE):
        app.state.storage.put(paths.own("demo-rice", width), b"a picture")
    hang(uploader, database, "demo-rice")
    (made,) = uploader.call("GET", "").json()["data"]
    return made


def hang(uploader: Uploader, database: Database, name: str, **known: Any) -> None:
    """One more product with this picture."""
    path = paths.url_of(name)
    with database.session() as session:
        made = factories.product(session, uploader.firm, image=path, **known)
        facts = {"seller_id": uploader.firm.id, "product_id": made.id, "path": path}
        session.add(ProductImage(**facts))


@pytest.mark.parametrize("query", ["", "?w=320", "?until=9999999999&proof=00"])
def test_a_seeded_picture_of_a_blocked_product_is_404_for_strangers(
    uploader: Uploader, demo: Any, query: str
) -> None:
    path = paths.url_of("demo-rice")
    known = {"If-None-Match": uploader.client.get(path).headers["etag"]}
    assert status(uploader, path + query) == 200
    block(uploader, demo)
    assert uploader.client.get(path + query, headers=known).status_code == 404


def test_owner_and_administrator_still_see_a_blocked_seeded_picture(
    uploader: Uploader, demo: Any
) -> None:
    block(uploader, demo)
    own = uploader.call("GET", f"/{demo['id']}").json()["data"]
    seen = uploader.client.get(f"{REVIEWS}/{demo['id']}", headers=HEAD).json()["data"]
    for url in (own["image"], seen["image"], own["image"] + "&w=320"):
        answer = uploader.client.get(url)
        assert answer.status_code == 200, url
        assert answer.headers["cache-control"] == "private, max-age=300"


@pytest.mark.parametrize(("other", "code"), [("published", 200), ("draft", 404)])
def test_a_seeded_picture_of_two_products_is_public_if_one_is(
    uploader: Uploader, demo: Any, database: Database, other: str, code: int
) -> None:
    hang(uploader, database, "demo-rice", status=other)
    block(uploader, demo)
    assert status(uploader, paths.url_of("demo-rice")) == code


def test_a_seeded_picture_of_a_category_stays_public(
    uploader: Uploader, demo: Any, database: Database
) -> None:
    with database.session() as session:
        factories.category(session, "rice").image = paths.url_of("demo-rice")
    block(uploader, demo)
    assert status(uploader, paths.url_of("demo-rice")) == 200


def test_seeded_pictures_of_a_suspended_company_are_404(
    uploader: Uploader, demo: Any, database: Database
) -> None:
    firm: Seller = uploader.firm
    known = {"owner_id": firm.owner_id, "slug": firm.slug}
    for version, status_now, code in ((2, "suspended", 404), (3, "active", 200)):
        event = factories.seller_event(
            firm.id, version=version, status=status_now, **known
        )
        deliver(database, service, event)
        assert status(uploader, paths.url_of("demo-rice")) == code


def test_vendor_is_notified_of_a_withheld_product(
    uploader: Uploader, form: dict[str, Any], database: Database
) -> None:
    body = {"file_ids": [str(drive_picture(database, uploader.firm).file_id)]}
    (image,) = uploader.call("POST", "/images/from-drive", body).json()["data"]
    product = uploader.listed(form, image["id"], status="published")
    block(uploader, product)
    uploader.call("POST", f"/{product['id']}/status", {"status": "in_review"})
    uploader.client.post(f"{REVIEWS}/{product['id']}/approve", json={}, headers=HEAD)
    with database.session() as session:
        events = recorded(session, ProductPicturesChanged)
    heard = [(event.version, event.is_withheld) for event in events]
    assert heard == [(1, False), (2, True), (3, False)]
