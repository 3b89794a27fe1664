"""Services get data of each other by events only."""

import time
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import httpx

from .conftest import signed_in

PATIENCE_S = 10
VERIFICATIONS = "/api/admin/verifications"


def eventually(holds: Callable[[], bool]) -> bool:
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.1)
    return False


def test_a_sellers_approved_name_reaches_the_catalogue(
    stack: dict[str, Any], seller: httpx.Client, shop: str
) -> None:
    old = seller.get("/api/sellerprofile?showall=true").json()["data"]["company_name"]
    new = f"Suryodaya {uuid4().hex[:6]}"

    def seller_of() -> str:
        rows = seller.get(f"/api/webui/seller/{shop}/products").json()["data"]
        return str(rows[0]["seller"]["company_name"])

    with signed_in(stack, "admin@example.com") as admin:
        for name in (new, old):
            change = seller.put("/api/sellerprofile", json={"company_name": name})
            assert change.status_code == 200
            assert seller_of() != name  # it waits: the firm is verified
            approve_name(admin, name)
            assert eventually(lambda name=name: seller_of() == name)


def approve_name(admin: httpx.Client, name: str) -> None:
    queue = admin.get(VERIFICATIONS, params={"status": "renamed"}).json()["data"]
    (row,) = (row for row in queue if name in str(row))
    one = admin.get(f"{VERIFICATIONS}/{row['id']}").json()["data"]
    path = f"{VERIFICATIONS}/{row['id']}/name/approve"
    answer = admin.post(path, json={"version": one["version"]})
    assert answer.status_code == 200, answer.text


def test_a_published_product_reaches_the_wishlist(
    seller: httpx.Client, buyer: httpx.Client, leaf: str
) -> None:
    units = seller.get("/api/productunitsearch", params={"q": "kilo"}).json()["data"]
    payload = {
        "name": f"First flush sample {uuid4().hex[:8]}",
        "category_id": leaf,
        "description": "Hand-plucked, sealed in foil.",
        "price": "1250.00",
        "unit_id": units[0]["id"],
        "moq": 5,
        "status": "published",
    }
    made = seller.post("/api/products", json=payload)
    assert made.status_code == 201, made.text
    product_id = made.json()["data"]["id"]

    def can_be_wished() -> bool:
        body = {"product_id": product_id}
        return buyer.post("/api/wishlist/add", json=body).status_code == 200

    assert eventually(can_be_wished)
    assert seller.delete(f"/api/products/{product_id}").status_code in (200, 204)


def _steps(leaf: str, name: str) -> list[dict[str, object]]:
    slug = name.lower().replace(" ", "-")
    place = {"province_id": 3, "district_id": 301, "municipality_id": 30101, "ward": 4}
    contact = {"primary_mobile": "9851000111", "primary_email": "shop@example.com"}
    company = {"company_name": name, "business_type": "trader", "slug": slug}
    return [
        {"step": 40, **company},
        {"step": 80, **place},
        {"step": 120, **contact},
        {"step": 160, "category_ids": [leaf]},
        {"step": 200, "terms": True},
    ]


def test_an_onboarded_seller_gets_the_role(newcomer: httpx.Client, leaf: str) -> None:
    for form in _steps(leaf, f"Test Traders {uuid4().hex[:6]}"):
        saved = newcomer.post("/api/sellerprofile", json=form)
        assert saved.status_code in (200, 201), saved.text
    assert saved.json()["data"]["step"] == 200

    def is_seller() -> bool:
        return "seller" in newcomer.get("/api/user").json()["data"]["roles"]

    assert eventually(is_seller)
