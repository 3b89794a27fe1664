"""Calls 12-20 of the specification's table."""

from typing import Any
from uuid import uuid4

import httpx
import pytest

from tests.contract.shapes import LISTED, assert_has, assert_refused


def test_enquiries_list_only_ones_own(buyer: httpx.Client) -> None:
    me = buyer.get("/api/user").json()["data"]["id"]
    body = buyer.get("/api/enquiries").json()
    assert_has(body, LISTED)
    assert_has(body["data"][0], {"id", "user_id", "status", "allowed_statuses"})
    assert {row["user_id"] for row in body["data"]} == {me}


@pytest.mark.parametrize("path", ["enquiries", "requirements", "wishlists"])
def test_private_lists_need_a_token(gateway: httpx.Client, path: str) -> None:
    assert_refused(gateway.get(f"/api/{path}"), 401)


def _fresh_enquiry(buyer: httpx.Client, shop: str, leaf: str) -> str:
    payload = {
        "name": "Sita Gurung",
        "phone_number": f"9841{uuid4().int % 10**6:06d}",
        "email": "sita@example.com",
        "requirements": f"Please quote 25 kg of your best leaf, {uuid4()}.",
        "category_id": leaf,
    }
    answer = buyer.post(f"/api/webui/seller/{shop}/contactseller", json=payload)
    assert answer.status_code == 201, answer.text
    enquiry_id: str = answer.json()["data"]["id"]
    return enquiry_id


def test_a_seller_changes_the_status_of_an_enquiry(
    buyer: httpx.Client, seller: httpx.Client, shop: str, leaf: str
) -> None:
    path = f"/api/enquiries/{_fresh_enquiry(buyer, shop, leaf)}"
    answer = seller.post(path, json={"status": "seen"})
    assert answer.status_code == 200, answer.text
    assert answer.json()["data"]["status"] == "seen"
    assert seller.post(path, json={"status": "seen"}).status_code == 200


def test_an_unknown_status_is_422_and_a_forbidden_transition_409(
    buyer: httpx.Client, seller: httpx.Client, shop: str, leaf: str
) -> None:
    path = f"/api/enquiries/{_fresh_enquiry(buyer, shop, leaf)}"
    assert_refused(seller.post(path, json={"status": "sold"}), 422, "status")
    refused = seller.post(path, json={"status": "won"})
    assert_refused(refused, 409, "status")
    assert_has(refused.json()["data"], {"status", "allowed_statuses"})


def test_another_users_enquiry_is_404(seller: httpx.Client) -> None:
    assert_refused(
        seller.post(f"/api/enquiries/{uuid4()}", json={"status": "seen"}), 404
    )


def test_requirements_are_a_list_with_statuses(buyer: httpx.Client) -> None:
    body = buyer.get("/api/requirements").json()
    assert_has(body, LISTED)
    assert_has(body["data"][0], {"id", "status", "allowed_statuses"})


def test_a_requirement_status_is_checked(buyer: httpx.Client) -> None:
    first = buyer.get("/api/requirements").json()["data"][0]
    path = f"/api/requirements/{first['id']}"
    same = buyer.post(path, json={"status": first["status"]})
    assert same.status_code == 200, same.text
    assert_refused(buyer.post(path, json={"status": "sold"}), 422, "status")


def test_a_wishlist_is_created_filled_and_deleted(
    buyer: httpx.Client, gateway: httpx.Client
) -> None:
    product = gateway.get("/api/webui/search", params={"q": "tea"}).json()["data"][0]
    made = buyer.post("/api/wishlist/create", json={"name": f"Spring {uuid4()}"})
    assert made.status_code == 201, made.text
    item: dict[str, Any] = {
        "wishlist_id": made.json()["data"]["id"],
        "product_id": product["id"],
    }
    added = buyer.post("/api/wishlist/add", json=item)
    assert added.status_code == 200, added.text
    assert len(added.json()["data"]["products"]["data"]) == 1
    again = buyer.post("/api/wishlist/add", json=item).json()["data"]
    assert len(again["products"]["data"]) == 1
    assert (
        buyer.post("/api/wishlist/delete", json=item).json()["data"]["products"]["data"]
        == []
    )
    left = buyer.post(
        "/api/wishlist/destroy", json={"wishlist_id": item["wishlist_id"]}
    )
    assert item["wishlist_id"] not in [row["id"] for row in left.json()["data"]]


def test_wishlists_are_a_list(buyer: httpx.Client) -> None:
    assert isinstance(buyer.get("/api/wishlists").json()["data"], list)
