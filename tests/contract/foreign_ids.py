"""Bodies with one id of somebody else, or with an id that does not exist."""

from typing import Any
from uuid import uuid4

import httpx

from tests.contract.company import statutory_form
from tests.contract.files import parts
from tests.contract.forms import contact_form, product_form, requirement_form
from tests.contract.market import Market
from tests.contract.people import Person

# Caller, method, path, form, and the expected response.
Case = tuple[Person, str, str, dict[str, Any], int]


def every_case(market: Market, stranger: httpx.Client) -> list[Case]:
    """`stranger` is a seller with product ranges and pictures."""
    made = product_form(market.values["leaf"], market.values["unit"])
    firm = market.people["seller A"]
    draft = firm.did("POST", "/api/products", {**made, "status": "draft"})["id"]
    of_json = [
        *_of_buyers(market, draft),
        *_of_wishlists(market),
        *_of_products(market, made, stranger),
        *_of_drives(market),
        *_of_documents(market),
        *_of_ranges(market),
        *_of_categories(market),
    ]
    return [
        *(
            (who, how, path, {"json": form}, code)
            for who, how, path, form, code in of_json
        ),
        *_of_pictures(market),
    ]


def _id(market: Market, kind: str, side: str) -> str:
    return market.things[kind][side].id


def _of_buyers(market: Market, draft: str) -> list[Case]:
    buyer, firm = market.people["buyer A"], market.people["seller A"]
    leaf, absent = market.values["leaf"], str(uuid4())
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
        {"video_id": absent},
        {"video_id": _id(market, "video", "B")},
    ]
    return [
        case
        for wrong in wrongs
        for case in (
            (firm, "POST", "/api/products", {**made, **wrong}, 422),
            (firm, "PUT", path, {**again, **wrong}, 422),
        )
    ]


def _of_ranges(market: Market) -> list[Case]:
    """Ranges, pictures and acts on many products."""
    firm, own = market.people["seller A"], _id(market, "range", "A")
    draft, foreign_image = (
        _id(market, "draft", "A"),
        _id(market, "hung_image", "B").split()[1],
    )
    ranges, order = "/api/productranges", f"/api/products/{draft}/images/order"
    act = ("POST", "/api/products/actions")
    sort = {"ids": [_id(market, "product", "A")], "action": "set_range"}
    file = {"category_id": str(uuid4()), "action": "set_category"}
    return [
        *(
            (firm, "PUT", f"{ranges}/{own}/products", {"product_ids": [id_]}, 422)
            for id_ in (_id(market, "product", "B"), str(uuid4()))
        ),
        *(
            (firm, "PUT", f"{ranges}/order", {"ids": [own, id_]}, 422)
            for id_ in (_id(market, "range", "B"), str(uuid4()))
        ),
        *(
            (firm, "PUT", order, {"ids": [id_]}, 422)
            for id_ in (foreign_image, str(uuid4()))
        ),
        (firm, *act, {**sort, "product_range_id": _id(market, "range", "B")}, 422),
        (firm, *act, {**sort, "product_range_id": str(uuid4())}, 422),
        (firm, *act, {**sort, **file}, 422),
    ]


def _of_categories(market: Market) -> list[Case]:
    admin, absent = market.people["admin"], str(uuid4())
    desk, own = "/api/admin/categories", _id(market, "kept_category", "A")
    new = {"name": "Matrix", "name_ne": "म्याट्रिक्स", "parent_id": absent}
    return [
        (admin, "POST", desk, new, 422),
        (admin, "PUT", f"{desk}/{own}", {**new, "version": 1}, 422),
        (admin, "POST", f"{desk}/{own}/merge", {"into_id": absent}, 404),
    ]


def _of_drives(market: Market) -> list[Case]:
    firm, own = market.people["seller A"], _id(market, "folder", "A")
    new = {"name": "Matrix"}
    return [
        case
        for foreign in (_id(market, "folder", "B"), str(uuid4()))
        for case in (
            (firm, "POST", "/api/mydrive/folders", {**new, "parent_id": foreign}, 422),
            (firm, "PATCH", f"/api/mydrive/{own}", {"folder_id": foreign}, 422),
        )
    ]


def _of_documents(market: Market) -> list[Case]:
    """A request in review takes no other form, so A's is withdrawn before."""
    firm, admin = market.people["seller A"], market.people["admin"]
    send = ("POST", "/api/sellerprofile/statutory")
    assert firm.call("DELETE", send[1]).status_code == 200
    own, theirs = (_id(market, "paper", side) for side in ("A", "B"))
    desk = f"/api/admin/verifications/{_id(market, 'verification', 'B')}/documents"
    seen = {"status": "approved"}
    return [
        (firm, *send, statutory_form(theirs), 422),
        (firm, *send, statutory_form(str(uuid4())), 422),
        (firm, *send, statutory_form(own) | {"document_ids": [own, theirs]}, 422),
        (admin, "POST", f"{desk}/{own}", seen, 404),
        (admin, "POST", f"{desk}/{uuid4()}", seen, 404),
    ]


def _of_pictures(market: Market) -> list[Case]:
    firm, profile = market.people["seller A"], "/api/sellerprofile"
    folders, pictures = (
        (_id(market, kind, "B"), str(uuid4())) for kind in ("folder", "picture")
    )
    upload = {"file": "tea.png"}
    forms = [
        *(("/api/mydrive", {**upload, "folder_id": id_}, 422) for id_ in folders),
        *((f"{profile}/logo", {"file_id": id_}, 404) for id_ in pictures),
        *((f"{profile}/banner", {"file_id": id_}, 404) for id_ in pictures),
    ]
    return [(firm, "POST", path, {"files": parts(f)}, code) for path, f, code in forms]
