"""Forms with one id of somebody else, or of nothing."""

from typing import Any
from uuid import uuid4

import httpx

from tests.contract.belongings import contact_form, product_form, requirement_form
from tests.contract.market import Market
from tests.contract.people import Person

# Who, method, path, form, and the right answer.
Case = tuple[Person, str, str, dict[str, Any], int]


def every_case(market: Market, stranger: httpx.Client) -> list[Case]:
    """`stranger` is a seller with product ranges and pictures."""
    made = product_form(market.words["leaf"], market.words["unit"])
    firm = market.people["seller A"]
    draft = firm.did("POST", "/api/products", {**made, "status": "draft"})["id"]
    return [
        *_of_buyers(market, draft),
        *_of_wishlists(market),
        *_of_products(market, made, stranger),
    ]


def _id(market: Market, kind: str, side: str) -> str:
    return market.things[kind][side].id


def _of_buyers(market: Market, draft: str) -> list[Case]:
    buyer, firm = market.people["buyer A"], market.people["seller A"]
    leaf, absent = market.words["leaf"], str(uuid4())
    contact, need = contact_form(leaf), requirement_form(leaf)
    send = ("POST", f"/api/webui/seller/{_id(market, 'shop', 'A')}/contactseller")
    wish, profile = ("POST", "/api/wishlist/add"), ("PUT", "/api/sellerprofile")
    sold_by_b = _id(market, "product", "B")
    return [
        (buyer, *send, {**contact, "product_id": sold_by_b}, 422),
        (buyer, *send, {**contact, "product_id": draft}, 422),
        (buyer, *send, {**contact, "category_id": absent}, 422),
        (buyer, "POST", "/api/requirements", {**need, "category_id": absent}, 422),
        (firm, *profile, {"category_ids": [absent]}, 422),
        (firm, *profile, {"slug": _id(market, "shop", "B")}, 422),
        (buyer, *wish, {"product_id": draft}, 422),
        (buyer, *wish, {"product_id": absent}, 422),
    ]


def _of_wishlists(market: Market) -> list[Case]:
    buyer, product = market.people["buyer A"], _id(market, "product", "A")
    calls = (("add", True), ("delete", True), ("destroy", False))
    return [
        (
            buyer,
            "POST",
            f"/api/wishlist/{name}",
            {"wishlist_id": wishlist} | ({"product_id": product} if has_item else {}),
            404,
        )
        for wishlist in (_id(market, "wishlist", "B"), str(uuid4()))
        for name, has_item in calls
    ]


def _of_products(
    market: Market, made: dict[str, Any], stranger: httpx.Client
) -> list[Case]:
    firm, absent = market.people["seller A"], str(uuid4())
    known = stranger.get("/api/products?per_page=100").json()["data"]
    foreign_range = next(r["product_range_id"] for r in known if r["product_range_id"])
    foreign_image = next(r["images"][0]["id"] for r in known if r["images"])
    again = {name: value for name, value in made.items() if name != "status"}
    path = f"/api/products/{_id(market, 'product', 'A')}"
    wrongs: list[dict[str, Any]] = [
        {"category_id": absent},
        {"unit_id": absent},
        {"product_range_id": absent},
        {"product_range_id": foreign_range},
        {"image_ids": [absent]},
        {"image_ids": [foreign_image]},
    ]
    return [
        case
        for wrong in wrongs
        for case in (
            (firm, "POST", "/api/products", {**made, **wrong}, 422),
            (firm, "PUT", path, {**again, **wrong}, 422),
        )
    ]
