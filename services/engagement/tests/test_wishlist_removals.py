from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from contracts.auth import UserDeleted
from contracts.catalog import ProductDeleted
from engagement.commands import service
from engagement.wishlists.models import WishlistRemoval
from engagement.wishlists.removals import purge_removals
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
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


def removed(database: Database) -> int:
    with database.session() as session:
        return len(session.exec(select(WishlistRemoval)).all())


def test_a_removed_item_is_restored_even_if_it_is_no_longer_sold(
    client: TestClient, database: Database, tea: Any
) -> None:
    made = post(client, "add", product_id=str(tea.product_id), note="tins").json()
    chosen = {"wishlist_id": made["data"]["id"], "product_id": str(tea.product_id)}
    post(client, "delete", **chosen)
    fields = tea.model_dump(exclude={"version", "status"})
    deliver(database, service, ProductDeleted(**fields, version=2, status="deleted"))

    back = post(client, "restore", **chosen).json()["data"]

    (item,) = back[0]["products"]["data"]
    assert (item["note"], item["is_available"]) == ("tins", False)
    assert item["added_price"] == "1450.00"
    assert post(client, "restore", **chosen).status_code == 404


def test_a_destroyed_list_is_restored_completely_but_no_longer_shared(
    client: TestClient, tea: Any
) -> None:
    made = post(client, "add", product_id=str(tea.product_id)).json()["data"]["id"]
    post(client, "share", wishlist_id=made, is_shared=True)
    post(client, "destroy", wishlist_id=made)
    post(client, "create", name="Another")

    (back, _) = post(client, "restore", wishlist_id=made).json()["data"]

    assert (back["id"], back["name"], back["share_token"]) == (
        made,
        "My wishlist",
        None,
    )
    assert len(back["products"]["data"]) == 1


def test_others_cannot_restore_and_nobody_after_a_day(
    client: TestClient, database: Database, tea: Any
) -> None:
    made = post(client, "add", product_id=str(tea.product_id)).json()["data"]["id"]
    post(client, "destroy", wishlist_id=made)

    theirs = post(client, "restore", bearer(new_id()), wishlist_id=made)
    with ahead(hours=25):
        refused = post(client, "restore", wishlist_id=made)
        assert removed(database) == 1
        with database.session() as session:
            purge_removals(session)

    assert (theirs.status_code, refused.status_code) == (404, 404)
    assert removed(database) == 0


def test_a_name_taken_meanwhile_prevents_the_restoration(client: TestClient) -> None:
    made = post(client, "create", name="Café").json()["data"]["id"]
    post(client, "destroy", wishlist_id=made)
    post(client, "create", name="CAFÉ")

    assert "name" in post(client, "restore", wishlist_id=made).json()["errors"]


def test_removals_of_a_deleted_user_are_erased(
    client: TestClient, database: Database, tea: Any
) -> None:
    user_id = new_id()
    who = bearer(user_id)
    made = post(client, "add", who, product_id=str(tea.product_id)).json()["data"]["id"]
    post(client, "destroy", who, wishlist_id=made)

    deliver(
        database, service, UserDeleted(user_id=user_id, version=2, deleted_at=now())
    )

    assert removed(database) == 0
