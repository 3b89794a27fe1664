"""Administrators change the tree; slugs, products and events follow."""

from typing import Any

import pytest
import pyvips
from fastapi.testclient import TestClient

from catalog.images import removal
from catalog.sellers.models import Seller
from catalog.settings import CatalogSettings
from servicekit.db import Database

from . import factories
from .category_admin import ADMIN, CategoryAdmin, filed


@pytest.fixture
def admin(client: TestClient, database: Database) -> CategoryAdmin:
    return CategoryAdmin(client, database)


def test_categories_can_be_made_on_four_levels(admin: CategoryAdmin) -> None:
    parent: Any = None
    for level in range(1, 5):
        parent = admin.make(f"Level {level}", parent)
        assert (parent["level"], parent["is_leaf"]) == (level, True)
    assert [step["name"] for step in parent["path"]] == [
        "Level 1",
        "Level 2",
        "Level 3",
    ]
    body = {"name": "Fifth", "name_ne": "पाँच", "parent_id": parent["id"]}
    refused = admin.call("POST", "", body)
    assert (refused.status_code, refused.json()["code"]) == (422, "too_deep")


def test_two_categories_of_one_name_have_different_slugs(admin: CategoryAdmin) -> None:
    assert [admin.make("Tea")["slug"] for _ in range(2)] == ["tea", "tea-2"]


def test_the_old_slug_of_a_renamed_category_redirects(
    admin: CategoryAdmin,
) -> None:
    rice = admin.make("Rice")
    page = admin.client.get("/api/webui/categories/rice")
    assert admin.change(rice, name="Fine rice").json()["data"]["slug"] == "fine-rice"
    response = admin.client.get("/api/webui/categories/rice", follow_redirects=False)
    assert response.status_code == 301
    assert response.headers["location"] == "/api/webui/categories/fine-rice"
    again = admin.client.get("/api/webui/categories/rice")
    assert again.json()["data"]["category"]["name"] == "Fine rice"
    assert again.headers["etag"] != page.headers["etag"]
    assert admin.make("Rice")["slug"] == "rice-2"
    assert admin.change(rice, name="Rice").json()["data"]["slug"] == "rice"


def test_a_concurrent_change_is_a_409(admin: CategoryAdmin) -> None:
    rice = admin.make("Rice")
    admin.change(rice, name="Fine rice")
    refused = admin.change(rice, name="Rices", version=rice["version"])
    assert refused.json()["code"] == "changed_elsewhere"


def test_moving_a_category_includes_its_subtree(admin: CategoryAdmin) -> None:
    food, tools = admin.make("Food"), admin.make("Tools")
    tea = admin.make("Tea", food)
    leaf = admin.make("Green tea", tea)
    admin.change(tea, parent_id=tools["id"], name_ne="चिया")
    page = admin.client.get("/api/webui/categories/green-tea").json()["data"]
    assert [crumb["slug"] for crumb in page["breadcrumb"]] == [
        "tools",
        "tea",
        "green-tea",
    ]
    assert [admin.row(food)["is_leaf"], admin.row(tools)["is_leaf"]] == [True, False]
    newest = {str(key[0]): event for key, event in admin.published_events().items()}
    assert str(newest[tea["id"]].parent_id) == tools["id"]
    assert newest[leaf["id"]].version == 2
    assert newest[food["id"]].is_leaf


def test_a_circle_and_a_fifth_level_are_refused(admin: CategoryAdmin) -> None:
    food = admin.make("Food")
    tea = admin.make("Tea", food)
    deep = admin.make("C", admin.make("B", admin.make("A")))
    assert admin.change(food, parent_id=tea["id"]).json()["code"] == "moves_in_a_circle"
    assert (
        admin.change(food, parent_id=food["id"]).json()["code"] == "moves_in_a_circle"
    )
    refused = admin.change(food, parent_id=deep["id"])
    assert (refused.status_code, refused.json()["code"]) == (422, "too_deep")
    assert admin.row(food)["level"] == 1


def test_a_category_has_either_products_or_subcategories(
    admin: CategoryAdmin, database: Database, firm: Seller
) -> None:
    full, other = admin.make("Full"), admin.make("Other")
    filed(database, firm, full)
    body = {"name": "Below", "name_ne": "तल", "parent_id": full["id"]}
    refused = admin.call("POST", "", body)
    assert refused.json()["code"] == "category_in_use"
    assert admin.change(other, parent_id=full["id"]).status_code == 409
    parent = admin.make("Parent")
    admin.make("Child", parent)
    assert admin.merge(full, parent).json()["code"] == "categories_differ"


def test_a_category_in_use_is_not_deleted(
    admin: CategoryAdmin, database: Database, firm: Seller
) -> None:
    food = admin.make("Food")
    tea = admin.make("Tea", food)
    filed(database, firm, tea)
    refused = admin.call("DELETE", f"/{tea['id']}")
    assert refused.json()["data"] == {"child_count": 0, "product_count": 1}
    assert admin.call("DELETE", f"/{food['id']}").json()["data"]["child_count"] == 1
    spare = admin.make("Spare", food)
    assert admin.call("DELETE", f"/{spare['id']}").status_code == 204
    assert admin.call("GET", f"/{spare['id']}").status_code == 404
    assert admin.client.get("/api/webui/categories/spare").status_code == 404
    (gone,) = [event for event in admin.published_events().values() if event.is_deleted]
    assert str(gone.category_id) == spare["id"]


def test_a_new_picture_of_a_category_replaces_the_old_one(
    admin: CategoryAdmin, settings: CatalogSettings, database: Database
) -> None:
    tea = admin.make("Tea")
    path = f"/api/admin/categories/{tea['id']}/image"
    images = []
    for width in (90, 80):
        file = {"file": ("a.png", pyvips.Image.black(width, 50).pngsave_buffer())}
        sent = admin.client.post(path, files=file, headers=ADMIN)
        assert sent.status_code == 200, sent.text
        images.append(sent.json()["data"]["image"])
    with database.session() as session:
        removal.sweep(session)
    assert [admin.client.get(url).status_code for url in images] == [404, 200]
    page = admin.client.get("/api/webui/categories/tea").json()["data"]
    assert page["category"]["image"] == images[1]
    script = {"file": ("a.png", b"<svg/>")}
    assert admin.client.post(path, files=script, headers=ADMIN).status_code == 422


def test_the_list_is_searched_in_any_spelling_and_read_level_by_level(
    admin: CategoryAdmin,
) -> None:
    food = admin.make("Food", name_ne="खाना")
    admin.make("Rice", food, name_ne="चामल")
    listed = admin.call("GET").json()
    assert [row["name"] for row in listed["data"]] == ["Food"]
    assert listed["data"][0]["child_count"] == 1
    for query in ("q=chamal", "q=ric", f"parent_id={food['id']}"):
        found = admin.call("GET", f"?{query}").json()["data"]
        assert [row["name"] for row in found] == ["Rice"]


def test_only_administrators_change_the_tree(
    client: TestClient, database: Database, firm: Seller
) -> None:
    body = {"name": "Tea", "name_ne": "चिया"}
    head = factories.as_owner(firm)
    sent = client.post("/api/admin/categories", json=body, headers=head)
    assert sent.status_code == 403
    assert client.get("/api/admin/categories").status_code == 401
