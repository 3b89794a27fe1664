"""A company and a buyer for this test, made through the API."""

from dataclasses import dataclass

import httpx

from tests.contract.forms import contact_form, product_form
from tests.contract.people import (
    Person,
    eventually,
    onboarded,
    registered,
    sign_in,
    verified,
)


@dataclass(frozen=True)
class Cast:
    buyer: Person
    seller: Person
    shop: str
    leaf: str
    unit: str
    product_id: str


def cast(base_url: str) -> Cast:
    """Known to every service when this returns."""
    with httpx.Client(base_url=base_url, timeout=30) as api:
        leaf = api.get("/api/webui/level4Categories").json()["data"][0]["id"]
        unit = api.get("/api/productunitsearch?q=kilo").json()["data"][0]["id"]
        seller = onboarded(verified(registered(api, "seller")), leaf)
        buyer = sign_in(api, verified(registered(api)).email)
        shop = seller.got("/api/sellerprofile?showall=true")["slug"]
        product = seller.did("POST", "/api/products", product_form(leaf, unit))
        page = f"/api/webui/seller/{shop}"
        eventually(lambda: api.get(f"{page}/sellerprofile").status_code == 200)
        form, contact = contact_form(leaf), f"{page}/contactseller"
        eventually(lambda: buyer.call("POST", contact, json=form).status_code == 201)
    return Cast(buyer, seller, shop, leaf, unit, product["id"])


def buyers(base_url: str, count: int) -> list[Person]:
    """One of them may send 60 enquiries an hour."""
    with httpx.Client(base_url=base_url, timeout=30) as api:
        emails = [verified(registered(api)).email for _ in range(count)]
        return [sign_in(api, email) for email in emails]
