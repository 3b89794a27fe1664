"""A seller's own products: fields, status changes, limits, ownership, events."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.products.models import ProductImage, products
from catalog.sellers.models import Seller
from contracts.catalog import (
    ProductDeleted,
    ProductPublished,
    ProductUnlisted,
    ProductUpdated,
)
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from . import factories

URL = "/api/products"


def create(client: TestClient, firm: Seller, form: dict[str, Any]) -> dict[str, Any]:
    answer = client.post(URL, json=form, headers=factories.as_owner(firm))
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()["data"]
    return made


def test_a_published_product_is_public_immediately_and_published_as_an_event(
    client: TestClient, database: Database, firm: Seller, form: dict[str, Any]
) -> None:
    made = create(client, firm, {**form, "status": "published", "moq": 25})
    assert made["price"] == "95.50"
    assert made["allowed_statuses"] == ["unlisted", "archived"]
    page = client.get(f"/api/webui/product/{made['slug']}").json()["data"]
    assert page["price_tiers"] == [{"min_qty": 100, "price": "90.00"}]
    with database.session() as session:
        events = recorded(session, ProductPublished)
    assert [(str(event.product_id), event.moq) for event in events] == [
        (made["id"], 25)
    ]


def test_a_draft_is_invisible_to_others(
    client: TestClient, database: Database, firm: Seller, form: dict[str, Any]
) -> None:
    made = create(client, firm, form)
    assert client.get(f"/api/webui/product/{made['slug']}").status_code == 404
    with database.session() as session:
        assert recorded(session, ProductPublished) == []


def test_a_change_publishes_one_event(
    client: TestClient, database: Database, firm: Seller, form: dict[str, Any]
) -> None:
    made = create(client, firm, {**form, "status": "published"})
    url, head = f"{URL}/{made['id']}", factories.as_owner(firm)
    form |= {"name": "Sona mansuli", "version": made["version"]}
    changed = client.put(url, json=form, headers=head)
    assert changed.json()["data"]["name"] == "Sona mansuli"
    assert changed.json()["data"]["slug"] == made["slug"]
    with database.session() as session:
        assert len(recorded(session, ProductUpdated)) == 1


def test_status_changes_follow_the_table_and_publish_events(
    client: TestClient, database: Database, firm: Seller, form: dict[str, Any]
) -> None:
    made = create(client, firm, {**form, "status": "published"})
    url, head = f"{URL}/{made['id']}", factories.as_owner(firm)
    unlisted = client.post(f"{url}/status", json={"status": "unlisted"}, headers=head)
    assert unlisted.json()["data"]["status_label"] == "Unlisted"
    refused = client.post(f"{url}/status", json={"status": "draft"}, headers=head)
    assert refused.status_code == 409
    assert refused.json()["errors"]["status"]
    assert refused.json()["data"] == {
        "status": "unlisted",
        "allowed_statuses": ["published", "archived"],
    }
    same = client.post(f"{url}/status", json={"status": "unlisted"}, headers=head)
    assert same.json()["data"]["version"] == unlisted.json()["data"]["version"]
    unknown = client.post(f"{url}/status", json={"status": "sold"}, headers=head)
    assert unknown.status_code == 422
    assert client.delete(url, headers=head).status_code == 204
    assert client.get(url, headers=head).status_code == 404
    with database.session() as session:
        kinds = (ProductPublished, ProductUnlisted, ProductDeleted)
        versions = [[e.version for e in recorded(session, kind)] for kind in kinds]
    assert versions == [[1], [2], [3]]


def test_another_sellers_product_is_404(
    client: TestClient, database: Database, firm: Seller, form: dict[str, Any]
) -> None:
    made = create(client, firm, form)
    head = factories.as_owner(factories.seller(database))
    url = f"{URL}/{made['id']}"
    move = client.post(f"{url}/status", json={"status": "archived"}, headers=head)
    answers = [
        client.get(url, headers=head),
        client.put(url, json=form, headers=head),
        client.delete(url, headers=head),
        client.get(f"{URL}/{new_id()}", headers=head),
        move,
    ]
    assert [answer.status_code for answer in answers] == [404] * 5


def test_only_sellers_of_an_active_company_are_admitted(
    client: TestClient, database: Database, form: dict[str, Any]
) -> None:
    gone = factories.seller(database, status="suspended")
    assert client.get(URL).status_code == 401
    assert client.get(URL, headers=bearer(new_id(), "buyer")).status_code == 403
    assert client.get(URL, headers=bearer(new_id(), "seller")).status_code == 403
    answer = client.post(URL, json=form, headers=factories.as_owner(gone))
    assert answer.json()["code"] == "seller_not_active"


def test_thirty_parallel_creates_publish_exactly_ten(
    client: TestClient, firm: Seller, form: dict[str, Any]
) -> None:
    listing, head = {**form, "status": "published"}, factories.as_owner(firm)

    def publish(_: int) -> int:
        return client.post(URL, json=listing, headers=head).status_code

    with ThreadPoolExecutor(30) as pool:
        answers = sorted(pool.map(publish, range(30)))
    assert answers == [201] * 10 + [409] * 20
    quota = client.get(f"{URL}/quota", headers=head).json()["data"]
    assert quota == {"tier": "free", "limit": 10, "used": 10, "remaining": 0}
    assert create(client, firm, form)["status"] == "draft"


def test_verified_sellers_have_no_product_limit(
    client: TestClient, database: Database
) -> None:
    head = factories.as_owner(factories.seller(database, is_verified=True))
    quota = client.get(f"{URL}/quota", headers=head).json()["data"]
    assert quota == {"tier": "premium", "limit": None, "used": 0, "remaining": None}


def test_pictures_are_in_the_requested_order(
    client: TestClient, database: Database, firm: Seller, form: dict[str, Any]
) -> None:
    with database.session() as session:
        pictures = [
            ProductImage(seller_id=firm.id, path=f"/storage/products/{name}.webp")
            for name in ("a", "b")
        ]
        session.add_all(pictures)
    first, second = (str(picture.id) for picture in pictures)
    made = create(client, firm, {**form, "image_ids": [second, first]})
    assert made["image"] == "/storage/products/b.webp"
    assert [picture["id"] for picture in made["images"]] == [second, first]


def test_the_list_is_filtered_by_status_and_text(
    client: TestClient, firm: Seller, form: dict[str, Any]
) -> None:
    create(client, firm, {**form, "sku": "R-1"})
    create(client, firm, {**form, "name": "चिया", "status": "published"})
    head = {**factories.as_owner(firm), "Accept-Language": "ne"}
    published = client.get(f"{URL}?status=published", headers=head).json()
    assert [row["status_label"] for row in published["data"]] == ["प्रकाशित"]
    for q, total in (("chiya", 1), ("r-1", 1), ("quartz", 0), ("%", 0), ("", 2)):
        found = client.get(URL, params={"q": q}, headers=head).json()
        assert found["meta"]["total"] == total, q


def test_the_list_is_sorted_and_counted(
    client: TestClient, firm: Seller, form: dict[str, Any]
) -> None:
    create(client, firm, {**form, "name": "beans", "status": "published"})
    create(client, firm, {**form, "name": "Apples", "price": "12"})
    on_request = {"price": None, "price_tiers": [], "price_on_request": True}
    gone = create(client, firm, {**form, **on_request, "name": "Cabbage"})
    head = factories.as_owner(firm)
    orders = {
        "newest": ["Cabbage", "Apples", "beans"],
        "name": ["Apples", "beans", "Cabbage"],
        "price": ["Apples", "beans", "Cabbage"],
    }
    for sort, names in orders.items():
        found = client.get(URL, params={"sort": sort}, headers=head).json()
        assert [row["name"] for row in found["data"]] == names, sort
    client.delete(f"{URL}/{gone['id']}", headers=head)
    drafts = client.get(URL, params={"status": "draft"}, headers=head).json()["meta"]
    counts = {name: count for name, count in drafts["counts"].items() if count}
    assert drafts["total"] == 1
    by_status = {"all": 2, "draft": 1, "published": 1, "archived": 1}
    assert counts == {**by_status, "low_quality": 2}


def test_the_newest_is_the_latest_created_whatever_its_id(
    client: TestClient, database: Database, firm: Seller, form: dict[str, Any]
) -> None:
    old = create(client, firm, {**form, "name": "Imported"})
    create(client, firm, {**form, "name": "Made today"})
    last_id, month_ago = "ffffffff-ffff-4fff-8fff-ffffffffffff", timedelta(days=30)
    with database.session() as session:
        session.execute(
            sa.update(products)
            .where(products.c.id == old["id"])
            .values(id=last_id, created_at=now() - month_ago)
        )
    found = client.get(f"{URL}?sort=newest", headers=factories.as_owner(firm)).json()
    assert [row["name"] for row in found["data"]] == ["Made today", "Imported"]


def test_the_same_idempotency_key_creates_once(
    client: TestClient, firm: Seller, form: dict[str, Any]
) -> None:
    head = {**factories.as_owner(firm), "Idempotency-Key": "once"}
    one, two = (client.post(URL, json=form, headers=head) for _ in range(2))
    assert one.json() == two.json()
    assert client.get(URL, headers=head).json()["meta"]["total"] == 1
