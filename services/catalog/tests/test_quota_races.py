"""The Free Tier allows exactly ten products under parallel requests (promise 10)."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fastapi.testclient import TestClient

from catalog.products.models import products
from catalog.sellers.models import Seller
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

URL = "/api/products"


def thirty(call: Callable[[int], int]) -> list[int]:
    with ThreadPoolExecutor(30) as pool:
        return sorted(pool.map(call, range(30)))


def drafts(database: Database, firm: Seller, status: str = "draft") -> list[str]:
    with database.session() as session:
        same = {
            "category_id": factories.category(session).id,
            "unit_id": factories.unit(session).id,
            "published_at": None,
            "status": status,
        }
        return [str(factories.product(session, firm, **same).id) for _ in range(30)]


def published(database: Database, firm: Seller) -> int:
    with database.session() as session:
        wanted = products.select().where(
            products.c.seller_id == firm.id, products.c.status == "published"
        )
        return len(session.execute(wanted).all())


def test_thirty_parallel_publishes_leave_exactly_ten_public(
    client: TestClient, database: Database, firm: Seller
) -> None:
    ids, head = drafts(database, firm), factories.as_owner(firm)

    def publish(number: int) -> int:
        body = {"status": "published"}
        url = f"{URL}/{ids[number]}/status"
        return client.post(url, json=body, headers=head).status_code

    assert thirty(publish) == [200] * 10 + [409] * 20
    assert published(database, firm) == 10


def test_parallel_creates_edits_and_actions_leave_exactly_ten_public(
    client: TestClient, database: Database, firm: Seller, form: dict[str, Any]
) -> None:
    head = factories.as_owner(firm)
    with database.session() as session:
        same = {"category_id": form["category_id"], "unit_id": form["unit_id"]}
        hidden = {"status": "draft", "published_at": None, **same}
        ids = [str(factories.product(session, firm, **hidden).id) for _ in range(30)]

    def go(number: int) -> int:
        if number % 3 == 0:
            body = {**form, "status": "published"}
            return client.post(URL, json=body, headers=head).status_code
        if number % 3 == 1:
            edit = {"version": 1, "status": "published"}
            one = f"{URL}/{ids[number]}"
            return client.patch(one, json=edit, headers=head).status_code
        many = {"ids": ids[number : number + 2], "action": "publish"}
        return client.post(f"{URL}/actions", json=many, headers=head).status_code

    assert set(thirty(go)) <= {200, 201, 409}
    assert published(database, firm) == 10


def test_an_approval_respects_the_limit_of_the_tier(
    client: TestClient, database: Database, firm: Seller
) -> None:
    ids, head = drafts(database, firm, "in_review"), bearer(new_id(), "admin")

    def approve(number: int) -> int:
        url = f"/api/admin/products/{ids[number]}/approve"
        return client.post(url, json={}, headers=head).status_code

    assert thirty(approve) == [200] * 10 + [409] * 20
    assert published(database, firm) == 10
