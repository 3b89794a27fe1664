from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.catalog import ProductDeleted
from engagement.commands import service
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


def test_a_list_is_made_filled_emptied_and_destroyed(
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


def test_a_vanished_product_stays_greyed(
    client: TestClient, database: Database, tea: Any
) -> None:
    post(client, "add", product_id=str(tea.product_id))
    known = tea.model_dump(exclude={"version", "status"})
    deliver(database, service, ProductDeleted(**known, version=2, status="deleted"))

    lists = client.get("/api/wishlists", headers=USER).json()["data"]
    item = lists[0]["products"]["data"][0]
    assert (item["name"], item["is_available"]) == ("Orthodox tea", False)
    again = post(client, "add", product_id=str(tea.product_id))
    assert again.status_code == 422


def test_somebody_elses_list_is_not_there(client: TestClient, tea: Any) -> None:
    made = post(client, "create", name="Mine").json()["data"]["id"]
    other, product = bearer(new_id()), str(tea.product_id)

    bodies = {
        "add": {"wishlist_id": made, "product_id": product},
        "delete": {"wishlist_id": made, "product_id": product},
        "destroy": {"wishlist_id": made},
    }
    for verb, body in bodies.items():
        assert post(client, verb, other, **body).status_code == 404
    assert client.get("/api/wishlists", headers=other).json() == {"data": []}
    assert client.get("/api/wishlists").status_code == 401


def test_twenty_lists_are_the_most(client: TestClient) -> None:
    made = [post(client, "create", name=f"List {n}").status_code for n in range(21)]

    assert made == [201] * 20 + [409]
    assert post(client, "create", name="list 1").status_code == 422
