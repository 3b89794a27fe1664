"""What the people of the matrix own, and the ids by which it is asked for."""

import secrets
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from tests.contract.company import Company
from tests.contract.people import Person, eventually, phone, sign_in

EVERYBODY = frozenset({"*"})
OF_ADMINS = ("company", "verification", "judged_paper")
PUBLIC = ("picture_page", "logo_page")


@dataclass(frozen=True)
class Thing:
    """Something with an id, and the callers it belongs to."""

    id: str
    owners: frozenset[str]


Things = dict[str, dict[str, Thing]]


def product_form(leaf: str, unit: str) -> dict[str, Any]:
    return {
        "name": f"First flush {secrets.token_hex(4)}",
        "category_id": leaf,
        "unit_id": unit,
        "price": "1250.00",
        "status": "published",
    }


def contact_form(leaf: str) -> dict[str, Any]:
    return {
        "name": "Sita Gurung",
        "phone_number": phone(),
        "email": "sita@example.com",
        "requirements": f"Please quote 25 kg of your best, {uuid4()}.",
        "category_id": leaf,
    }


def requirement_form(leaf: str) -> dict[str, Any]:
    return {
        "title": f"Tea for a café {secrets.token_hex(4)}",
        "description": "Forty kilograms of orthodox tea, delivered to Pokhara.",
        "category_id": leaf,
        "items": [{"name": "Orthodox tea", "quantity": "40"}],
    }


def _owners(kind: str, seller: str) -> set[str]:
    if kind in PUBLIC:
        return {"*"}
    return {"admin"} if kind in OF_ADMINS else {seller}


@dataclass(frozen=True)
class Shelf:
    """Makes each kind of thing for one side, A or B."""

    side: str
    buyer: Person
    seller: Person
    leaf: str
    unit: str

    def things(self, bystander: Person, admin: Person) -> dict[str, Thing]:
        buyer, seller = f"buyer {self.side}", f"seller {self.side}"
        shop = self.seller.got("/api/sellerprofile?showall=true")["slug"]
        product, company = self.product(), Company(self.seller, admin)
        made = {
            "product": (product["id"], {seller}),
            "product_page": (product["slug"], {"*"}),
            "shop": (shop, {seller}),
            "enquiry": (self.enquiry(shop), {buyer, seller}),
            "requirement": (self.requirement(), {buyer}),
            "wishlist": (self.wishlist(product["id"]), {buyer}),
            "session": (self.session(), {buyer}),
            "person": (bystander.user_id, {"admin"}),
            "report": (company.report(self.buyer, shop), {"admin"}),
        }
        for kind, id_ in company.things().items():
            made[kind] = (id_, _owners(kind, seller))
        return {k: Thing(id_, frozenset(own)) for k, (id_, own) in made.items()}

    def product(self) -> dict[str, Any]:
        form = product_form(self.leaf, self.unit)
        made: dict[str, Any] = self.seller.did("POST", "/api/products", form)
        return made

    def enquiry(self, shop: str) -> str:
        path = f"/api/webui/seller/{shop}/contactseller"

        def sent() -> Any:
            answer = self.buyer.call("POST", path, json=contact_form(self.leaf))
            return answer.status_code == 201 and answer.json()["data"]["id"]

        return str(eventually(sent))

    def requirement(self) -> str:
        form = requirement_form(self.leaf)
        return str(self.buyer.did("POST", "/api/requirements", form)["id"])

    def wishlist(self, product_id: str) -> str:
        new = {"name": f"Spring {self.side}"}
        wishlist: str = self.buyer.did("POST", "/api/wishlist/create", new)["id"]
        item = {"wishlist_id": wishlist, "product_id": product_id}
        add = "/api/wishlist/add"
        eventually(lambda: self.buyer.call("POST", add, json=item).is_success)
        return wishlist

    def session(self) -> str:
        before = {row["id"] for row in self.buyer.got("/api/sessions")}
        sign_in(self.buyer.api, self.buyer.email)
        now = {row["id"] for row in self.buyer.got("/api/sessions")}
        return str((now - before).pop())
