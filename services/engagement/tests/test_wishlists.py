from decimal import Decimal
from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.catalog import ProductDeleted
from engagement.commands import service
from engagement.replicas.products.models import Product
from engagement.wishlists.models import WishlistItem
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer

from . import factories

USER = bearer(new_id())


@pytest.fixture
def tea(database: Database) -> Any:
    shop = factories.seller(database)
    return factories.product(database, shop.seller_id)


def post(client: TestClient, verb: str, who: Any = USER, **body: Any) -> Any:
    return client.post(f"/api/wishlist/{verb}", json=body, headers=who)


def test_a_list_is_created_filled_emptied_and_deleted(
    client: TestClient, tea: Any
) -> None:
    made = post(client, "create", name="Café").json()["data"]
    chosen = {"wishlist_id": made["id"], "product_id": str(tea.product_id)}

    added = post(client, "add", **chosen, quantity=5, note="tins").json()["data"]
    assert added["products"]["data"][0]["quantity"] == "5"
    assert added["products"]["data"][0]["price"] == "1450.00"
    removed = post(client, "delete", **chosen).json()["data"]
    assert removed["products"]["data"] == []
    assert post(client, "destroy", wishlist_id=made["id"]).json() == {"data": []}


def test_adding_twice_changes_nothing(client: TestClient, tea: Any) -> None:
    for _ in range(2):
        answer = post(client, "add", product_id=str(tea.product_id))

    lists = client.get("/api/wishlists", headers=USER).json()["data"]
    assert [row["name"] for row in lists] == ["My wishlist"]
    assert len(answer.json()["data"]["products"]["data"]) == 1


def test_an_unavailable_product_stays_in_the_list(
    client: TestClient, database: Database, tea: Any
) -> None:
    post(client, "add", product_id=str(tea.product_id))
    fields = tea.model_dump(exclude={"version", "status"})
    deliver(database, service, ProductDeleted(**fields, version=2, status="deleted"))

    lists = client.get("/api/wishlists", headers=USER).json()["data"]
    item = lists[0]["products"]["data"][0]
    assert (item["name"], item["is_available"]) == ("Orthodox tea", False)
    again = post(client, "add", product_id=str(tea.product_id))
    assert again.status_code == 422


def test_another_users_list_is_404(client: TestClient, tea: Any) -> None:
    made = post(client, "create", name="Mine").json()["data"]["id"]
    other, product = bearer(new_id()), str(tea.product_id)

    bodies = {
        "add": {"wishlist_id": made, "product_id": product},
        "delete": {"wishlist_id": made, "product_id": product},
        "destroy": {"wishlist_id": made},
        "rename": {"wishlist_id": made, "name": "Theirs"},
        "edit": {"wishlist_id": made, "product_id": product},
        "move": {"wishlist_id": made, "product_id": product, "to_wishlist_id": made},
        "restore": {"wishlist_id": made},
        "share": {"wishlist_id": made, "is_shared": True},
        "requirement": {"wishlist_id": made},
    }
    for verb, body in bodies.items():
        assert post(client, verb, other, **body).status_code == 404
    assert client.get("/api/wishlists", headers=other).json() == {"data": []}
    assert client.get("/api/wishlists").status_code == 401


def test_twenty_lists_are_the_maximum(client: TestClient) -> None:
    made = [post(client, "create", name=f"List {n}").status_code for n in range(21)]

    assert made == [201] * 20 + [409]
    assert post(client, "create", name="list 1").status_code == 422


def test_a_list_is_renamed_and_its_products_edited(
    client: TestClient, tea: Any
) -> None:
    made = post(client, "create", name="Café").json()["data"]["id"]
    post(client, "create", name="Home")
    chosen = {"wishlist_id": made, "product_id": str(tea.product_id)}
    post(client, "add", **chosen, quantity=5, note="tins")

    renamed = post(client, "rename", wishlist_id=made, name="café").json()["data"]
    edited = post(client, "edit", **chosen, quantity="7.5").json()["data"]
    emptied = post(client, "edit", **chosen, note=None).json()["data"]

    assert renamed["name"] == "café"
    taken = post(client, "rename", wishlist_id=made, name="HOME")
    assert taken.json()["errors"] == {
        "name": ["You already have a wishlist with this name."]
    }
    (after_edit,), (after_emptying,) = (
        answer["products"]["data"] for answer in (edited, emptied)
    )
    assert (after_edit["quantity"], after_edit["note"]) == ("7.5", "tins")
    assert (after_emptying["quantity"], after_emptying["note"]) == ("7.5", None)


def test_a_product_is_transferred_with_quantity_and_note(
    client: TestClient, tea: Any
) -> None:
    first, second = (
        post(client, "create", name=name).json()["data"]["id"] for name in "AB"
    )
    chosen = {"wishlist_id": first, "product_id": str(tea.product_id)}
    post(client, "add", **chosen, quantity=5, note="tins")

    lists = post(client, "move", **chosen, to_wishlist_id=second).json()["data"]
    post(client, "add", **chosen)
    again = post(client, "move", **chosen, to_wishlist_id=second)

    (item,) = lists[1]["products"]["data"]
    assert (lists[0]["products"]["data"], item["quantity"]) == ([], "5")
    assert (again.status_code, again.json()["code"]) == (409, "already_in_wishlist")


def test_a_changed_price_is_returned_with_the_old_one(
    client: TestClient, database: Database, tea: Any
) -> None:
    post(client, "add", product_id=str(tea.product_id))
    with database.session() as session:
        session.get_one(Product, tea.product_id).price = Decimal(1600)

    (row,) = client.get("/api/wishlists", headers=USER).json()["data"]

    (item,) = row["products"]["data"]
    assert (item["added_price"], item["price"]) == ("1450.00", "1600.00")


def test_a_link_is_public_until_it_is_revoked(client: TestClient, tea: Any) -> None:
    made = post(client, "add", product_id=str(tea.product_id), note="mine").json()
    chosen = {"wishlist_id": made["data"]["id"]}
    token = post(client, "share", **chosen, is_shared=True).json()["data"][
        "share_token"
    ]
    same = post(client, "share", **chosen, is_shared=True).json()["data"]
    path = f"/api/webui/wishlists/shared/{token}"

    seen = client.get(path)
    post(client, "share", **chosen, is_shared=False)

    assert (len(token), same["share_token"]) == (32, token)
    body = seen.json()["data"]
    assert body.keys() == {"name", "products"}
    assert body["products"]["data"][0]["note"] is None
    assert seen.headers["cache-control"] == "no-store"
    assert client.get(path).status_code == 404
    renewed = post(client, "share", **chosen, is_shared=True).json()["data"]
    assert renewed["share_token"] != token


def test_two_hundred_products_are_the_maximum(
    client: TestClient, database: Database, tea: Any
) -> None:
    made = post(client, "create", name="Long").json()["data"]["id"]
    rows = [
        WishlistItem(wishlist_id=made, product_id=new_id(), added_at=now())
        for _ in range(200)
    ]
    with database.session() as session:
        session.add_all(rows)

    full = post(client, "add", wishlist_id=made, product_id=str(tea.product_id))

    assert (full.status_code, full.json()["code"]) == (409, "wishlist_full")
