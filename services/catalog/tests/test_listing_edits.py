"""Changing a product: single fields, concurrent changes, duplicates."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.products.models import ProductImage
from catalog.sellers.models import Seller
from contracts.catalog import ProductPublished, ProductUpdated
from servicekit.db import Database
from servicekit.testing.events import recorded

from . import factories

URL = "/api/products"


@pytest.fixture
def made(client: TestClient, firm: Seller, form: dict[str, Any]) -> dict[str, Any]:
    listing = {**form, "status": "published", "sku": "R-1"}
    answer = client.post(URL, json=listing, headers=factories.as_owner(firm))
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()["data"]
    return created


def test_a_concurrent_change_is_returned_with_the_409(
    client: TestClient, firm: Seller, form: dict[str, Any], made: dict[str, Any]
) -> None:
    url, head = f"{URL}/{made['id']}", factories.as_owner(firm)
    one = {**form, "name": "Sona mansuli", "version": made["version"]}
    assert client.put(url, json=one, headers=head).status_code == 200
    stale = client.put(url, json={**one, "name": "Pokhreli"}, headers=head)
    assert (stale.status_code, stale.json()["code"]) == (409, "changed_elsewhere")
    current = stale.json()["data"]["current"]
    assert current == client.get(url, headers=head).json()["data"]
    assert (current["name"], current["version"]) == ("Sona mansuli", 2)
    edit = {"version": made["version"], "price": "1"}
    assert client.patch(url, json=edit, headers=head).json()["data"]["current"]


def test_an_edit_of_one_field_publishes_one_event(
    client: TestClient, database: Database, firm: Seller, made: dict[str, Any]
) -> None:
    url, head = f"{URL}/{made['id']}", factories.as_owner(firm)
    edit = {"version": made["version"], "price": "101", "moq": 5}
    edited = client.patch(url, json=edit, headers=head).json()["data"]
    assert (edited["price"], edited["moq"]) == ("101.00", 5)
    assert (edited["name"], edited["sku"]) == (made["name"], "R-1")
    change = {"version": edited["version"], "price_on_request": True}
    updated = client.patch(url, json=change, headers=head).json()["data"]
    assert (updated["price"], updated["price_tiers"]) == (None, [])
    with database.session() as session:
        versions = [event.version for event in recorded(session, ProductUpdated)]
    assert versions == [2, 3]


@pytest.mark.parametrize(
    "edit",
    [
        {"price": "5"},
        {"version": 1, "price": None},
        {"version": 1, "price_on_request": False},
        {"version": 1, "price": "5", "price_on_request": True},
        {"version": 1, "name": None},
        {"version": 1, "name": "ab"},
        {"version": 1, "moq": 0},
        {"version": 1, "slug": "mine"},
    ],
)
def test_an_invalid_edit_changes_nothing(
    client: TestClient, firm: Seller, made: dict[str, Any], edit: dict[str, Any]
) -> None:
    url, head = f"{URL}/{made['id']}", factories.as_owner(firm)
    assert client.patch(url, json=edit, headers=head).status_code == 422
    assert client.get(url, headers=head).json()["data"] == made


def test_an_edit_may_change_the_status_too(
    client: TestClient, firm: Seller, made: dict[str, Any]
) -> None:
    url, head = f"{URL}/{made['id']}", factories.as_owner(firm)
    edit = {"version": made["version"], "name": "Basmati", "status": "unlisted"}
    updated = client.patch(url, json=edit, headers=head).json()["data"]
    assert (updated["name"], updated["status"]) == ("Basmati", "unlisted")
    edit = {"version": updated["version"], "name": "Other", "status": "rejected"}
    assert client.patch(url, json=edit, headers=head).status_code == 409
    assert client.get(url, headers=head).json()["data"]["name"] == "Basmati"


def test_a_duplicate_is_a_draft_with_the_same_pictures(
    client: TestClient,
    database: Database,
    firm: Seller,
    form: dict[str, Any],
) -> None:
    head = factories.as_owner(firm)
    with database.session() as session:
        picture = ProductImage(seller_id=firm.id, path="/storage/products/a.webp")
        session.add(picture)
    listing = {
        **form,
        "sku": "R-2",
        "image_ids": [str(picture.id)],
        "status": "published",
    }
    first = client.post(URL, json=listing, headers=head).json()["data"]
    answer = client.post(f"{URL}/{first['id']}/duplicate", headers=head)
    copied = answer.json()["data"]
    assert answer.status_code == 201
    assert (copied["name"], copied["status"]) == ("Jeera masino rice (copy)", "draft")
    assert (copied["sku"], copied["published_at"]) == (None, None)
    assert copied["image"] == first["image"]
    assert copied["images"][0]["url"] == first["images"][0]["url"]
    assert copied["images"][0]["id"] != first["images"][0]["id"]
    assert copied["slug"] != first["slug"]
    assert copied["price_tiers"] == first["price_tiers"]
    with database.session() as session:
        assert len(recorded(session, ProductPublished)) == 1


def test_a_duplicate_of_a_name_of_maximum_length_is_accepted(
    client: TestClient, firm: Seller, form: dict[str, Any]
) -> None:
    head = factories.as_owner(firm)
    made = client.post(URL, json={**form, "name": "च" * 255}, headers=head).json()
    url = f"{URL}/{made['data']['id']}/duplicate"
    copied = client.post(url, headers=head).json()["data"]["name"]
    assert len(copied) == 255
    assert copied.endswith(" (copy)")


def test_quality_lists_the_missing_fields(
    client: TestClient, firm: Seller, form: dict[str, Any], made: dict[str, Any]
) -> None:
    assert made["quality"]["fixes"][:3] == ["image", "description", "specs"]
    better = {
        **form,
        "name_ne": "जीरा मसिनो",
        "description": "Long and thin. " * 10,
        "specs": {"Grain": "Long", "Moisture": "12", "Crop": "2082"},
        "keywords": ["chamal", "rice", "jeera"],
        "lead_time_days": 3,
    }
    url, head = f"{URL}/{made['id']}", factories.as_owner(firm)
    improved = client.put(url, json=better, headers=head).json()["data"]["quality"]
    assert improved == {"score": 70, "fixes": ["image", "images"]}
