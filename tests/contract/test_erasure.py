"""Promise 30: a minute after DELETE /api/user nothing of the person is stored.

Identifying data are written through the public API and found in the databases and
outbox folders. Then the test searches everywhere until they are erased.
"""

import secrets
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest

from tests.contract.mailbox import link_in_mail
from tests.contract.people import (
    PASSWORD,
    PLACE,
    Person,
    eventually,
    registration,
    sign_in,
)
from tests.contract.searched_places import HOME, places_of

WITHIN_S = 60
SELLER, BUYER = "seller@example.com", "buyer12@example.com"
ROOTS_WITHIN_S = 20
OF_A_BUYER = ("first", "last", "asked", "guest", "said", "list", "wanted", "open")


@dataclass(frozen=True)
class Traces:
    """Unique strings, each for one kind of personal data."""

    tail: str = field(default_factory=lambda: secrets.token_hex(5))
    digits: str = field(default_factory=lambda: f"{secrets.randbelow(10**7):07d}")

    def word(self, kind: str) -> str:
        return f"{kind}{self.tail}"

    @property
    def phone(self) -> str:
        return f"984{self.digits}"

    @property
    def email(self) -> str:
        return f"{self.word('zmail')}@example.com"

    def all(self, *kinds: str) -> list[str]:
        return [self.phone, self.email, *(self.word(kind) for kind in kinds)]


@pytest.fixture
def api(stack: dict[str, Any]) -> Iterator[httpx.Client]:
    """A guest at an address of their own: codes by SMS are few for each."""
    address = ".".join(["127", *(str(secrets.randbelow(253) + 1) for _ in range(3))])
    there = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=stack["base_url"], timeout=10, transport=there) as api:
        yield api


def arrived(api: httpx.Client, traces: Traces, account_type: str) -> Person:
    """Registered, with address and phone proven by what landed in the outbox."""
    names = {"fname": traces.word("Zfirst"), "lname": traces.word("Zlast")}
    phone = {"dial_code": "+977", "phone_number": traces.phone}
    form = {**registration(traces.email, account_type), **names, **phone}
    answer = api.post("/api/register", json=form)
    assert answer.status_code == 201, answer.text
    link = link_in_mail(traces.email, "/email/verify")
    form = {**link, "current_password": PASSWORD}
    assert api.post("/api/email/verify", json=form).status_code == 200
    person = sign_in(api, traces.email)
    person.did("POST", "/api/user/phone/otp", phone)
    person.did("POST", "/api/user/phone/verify", {"code": code_for(traces.phone)})
    return person


def code_for(phone: str) -> str:
    def found() -> str:
        for file in (HOME / "outbox" / "sms").glob("*.txt"):
            text = file.read_text("utf-8")
            if phone in text.split("\n")[0]:
                return next(word for word in text.split() if word.isdigit())
        return ""

    return str(eventually(found))


def enquiry(traces: Traces, leaf: str, **more: Any) -> dict[str, Any]:
    return {
        "name": traces.word("Zfirst"),
        "phone_number": traces.phone,
        "email": traces.email,
        "requirements": f"{traces.word('Zasked')}: 25 kg of your best leaf, please.",
        "category_id": leaf,
        **more,
    }


def seconds_until_gone(planted: list[str]) -> float:
    began = time.monotonic()
    while found := places_of(planted):
        took = time.monotonic() - began
        assert took < WITHIN_S, f"after {took:.0f} s still there: {sorted(found)}"
        time.sleep(0.5)
    return time.monotonic() - began


def leave(person: Person) -> None:
    person.did("DELETE", "/api/user", {"password": PASSWORD})


def rooted(planted: list[str], *places: str) -> None:
    """Each string is stored, and each of these places contains one."""

    def all_there() -> bool:
        found = places_of(planted)
        return {word.lower() for word in planted} == {word for word, _ in found} and (
            set(places) <= {where for _, where in found}
        )

    eventually(all_there, ROOTS_WITHIN_S)


def test_a_deleted_buyer_is_erased_within_a_minute(
    api: httpx.Client, shop: str, leaf: str
) -> None:
    traces = Traces()
    contact = f"/api/webui/seller/{shop}/contactseller"
    as_guest = enquiry(traces, leaf, requirements=f"A guest {traces.word('Zguest')}.")
    assert api.post(contact, json=as_guest).status_code == 201
    buyer = arrived(api, traces, "buyer")
    key = {"Idempotency-Key": traces.word("key")}
    sent = api.post(
        contact, json=enquiry(traces, leaf), headers={**buyer.headers, **key}
    )
    assert sent.status_code == 201, sent.text
    talk = f"/api/enquiries/{sent.json()['data']['id']}"
    buyer.did("POST", f"{talk}/messages", {"body": f"I am {traces.word('Zsaid')}"})
    seller = sign_in(api, SELLER)
    seller.did("POST", f"{talk}/messages", {"body": "Namaste, yes."})
    buyer.did("POST", "/api/wishlist/create", {"name": traces.word("Zlist")})
    buyer.did("POST", "/api/requirements", requirement(traces, leaf))
    buyer.did("PUT", "/api/notifications/preferences", {"messages": {"sms": True}})
    post_question(buyer, traces)
    kinds = [f"z{kind}" for kind in OF_A_BUYER]
    planted = traces.all(*kinds)
    kept_in = ("engagement.notifications", "catalog.product_questions")
    rooted(planted, "outbox/mail", "outbox/sms", *kept_in)

    leave(buyer)

    took = seconds_until_gone(planted)
    print(f"promise 30: a buyer's {len(planted)} traces gone after {took:.1f} s")


def post_question(person: Person, traces: Traces) -> None:
    slug = person.got("/api/webui/search?q=tea")[0]["slug"]
    body = {"body": f"Is it there all year, asks {traces.word('Zopen')}?"}
    person.did("POST", f"/api/webui/product/{slug}/questions", body)


def requirement(traces: Traces, leaf: str) -> dict[str, Any]:
    return {
        "title": f"Leaf for {traces.word('Zwanted')}",
        "description": "Twenty-five kilograms of leaf, every month of the year.",
        "category_id": leaf,
        "items": [{"name": traces.word("Zwanted"), "quantity": "25", "unit": "kg"}],
    }


def test_a_deleted_seller_is_erased_within_a_minute(
    api: httpx.Client, leaf: str
) -> None:
    traces = Traces()
    seller = opened(api, traces, leaf)
    slug, product = traces.word("zfirm"), offered(seller, traces, leaf)
    buyer, guest = sign_in(api, BUYER), Traces()
    contact = f"/api/webui/seller/{slug}/contactseller"
    eventually(lambda: api.get(f"/api/webui/product/{product['slug']}").is_success)
    wish = {"product_id": product["id"]}
    about = {**enquiry(guest, leaf), **wish}
    asked = eventually(lambda: accepted(buyer.call("POST", contact, json=about)))
    as_guest = enquiry(guest, leaf, requirements="As a guest I ask again for leaf.")
    unknown = accepted(api.post(contact, json=as_guest))
    buyer.did("POST", "/api/wishlist/add", wish)
    for enquiry_id in (asked, unknown):
        body = {"body": f"Namaste from {traces.word('Zsaid')}"}
        seller.did("POST", f"/api/enquiries/{enquiry_id}/messages", body)
    kinds = ("zfirst", "zlast", "zfirm", "zgoods", "zmade", "zword", "zsaid", "zstreet")
    planted = traces.all(*kinds)
    rooted(planted, "outbox/mail", "outbox/sms")

    leave(seller)

    took = seconds_until_gone(planted)
    print(f"promise 30: a seller's {len(planted)} traces gone after {took:.1f} s")
    assert api.get(f"/api/webui/product/{product['slug']}").status_code == 404
    assert api.get(f"/api/webui/seller/{slug}/sellerprofile").status_code == 404
    lists = buyer.got("/api/wishlists")
    wished = [item for row in lists for item in row["products"]["data"]]
    (kept,) = [item for item in wished if item["id"] == product["id"]]
    assert (kept["name"], kept["is_available"]) == ("[deleted]", False)


def opened(api: httpx.Client, traces: Traces, leaf: str) -> Person:
    """A seller with a public page."""
    person, firm = arrived(api, traces, "seller"), traces.word("Zfirm")
    contacts = {"primary_mobile": traces.phone, "primary_email": traces.email}
    company = {"company_name": f"{firm} Traders", "business_type": "trader"}
    for form in (
        {"step": 40, **company, "slug": firm.lower()},
        {"step": 80, **PLACE, "business_address_1": traces.word("Zstreet")},
        {"step": 120, **contacts},
        {"step": 160, "category_ids": [leaf]},
        {"step": 200, "terms": True},
    ):
        person.did("POST", "/api/sellerprofile", form)
    eventually(lambda: "seller" in person.got("/api/user")["roles"])
    person = sign_in(api, traces.email)
    eventually(lambda: person.call("GET", "/api/products/quota").status_code == 200)
    return person


def offered(seller: Person, traces: Traces, leaf: str) -> Any:
    unit = seller.got("/api/productunitsearch")[0]["id"]
    product = {
        "name": f"{traces.word('Zgoods')} leaf",
        "description": f"Made by {traces.word('Zmade')}",
        "category_id": leaf,
        "unit_id": unit,
        "price": "120.00",
        "specs": {"Maker": traces.word("Zmade")},
        "keywords": [traces.word("Zword")],
        "status": "published",
    }
    return seller.did("POST", "/api/products", product)


def accepted(answer: httpx.Response) -> str:
    """The enquiry's id; empty while the company or product is not known there."""
    return str(answer.json()["data"]["id"]) if answer.status_code == 201 else ""
