"""People of the tests, made through the API: registered, verified, onboarded."""

import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx

from tests.contract.mailbox import link_in_mail

PASSWORD = "haat-demo-2083"
PATIENCE_S = 15
PLACE = {"province_id": 3, "district_id": 301, "municipality_id": 30101, "ward": 4}


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def eventually(holds: Callable[[], Any], within_s: float = PATIENCE_S) -> Any:
    end = time.monotonic() + within_s
    while not (found := holds()):
        assert time.monotonic() < end, "it never came about"
        time.sleep(0.1)
    return found


def phone() -> str:
    return f"984{secrets.randbelow(10**7):07d}"


@dataclass
class Person:
    """A person with an account; every call sends the newest token."""

    api: httpx.Client
    email: str
    user_id: str
    token: str
    refresh_cookie: str = ""

    @property
    def headers(self) -> dict[str, str]:
        return bearer(self.token)

    def call(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = self.api.request(method, path, headers=self.headers, **more)
        self.api.cookies.clear()
        return answer

    def got(self, path: str) -> Any:
        answer = self.call("GET", path)
        assert answer.status_code == 200, (path, answer.text)
        return answer.json()["data"]

    def pages(self, path: str) -> Iterator[Any]:
        """The rows of every page."""
        first = self.call("GET", f"{path}?per_page=100").json()
        for page in range(1, first["meta"]["last_page"] + 1):
            yield from self.got(f"{path}?per_page=100&page={page}")

    def did(self, method: str, path: str, json: object) -> Any:
        answer = self.call(method, path, json=json)
        assert answer.is_success, (path, answer.text)
        return answer.json()["data"]


def _stored(api: httpx.Client, answer: httpx.Response, email: str) -> Person:
    assert answer.is_success, answer.text
    data, cookie = answer.json()["data"], answer.cookies.get("haat_refresh", "")
    api.cookies.clear()
    return Person(api, email, data["user"]["id"], data["access_token"], cookie)


def sign_in(api: httpx.Client, email: str, password: str = PASSWORD) -> Person:
    form = {"email": email, "password": password, "terms": True}
    return _stored(api, api.post("/api/login", json=form), email)


def registration(email: str, account_type: str = "buyer") -> dict[str, Any]:
    return {
        "fname": "Hari",
        "lname": "Test",
        "email": email,
        "password": PASSWORD,
        "password_confirmation": PASSWORD,
        "account_type": account_type,
        "terms": True,
    }


def registered(api: httpx.Client, account_type: str = "buyer") -> Person:
    email = f"test-{secrets.token_hex(6)}@example.com"
    form = registration(email, account_type)
    return _stored(api, api.post("/api/register", json=form), email)


def verified(person: Person) -> Person:
    """With the address proven by the mailed link, signed in again."""
    link = link_in_mail(person.email, "/email/verify")
    form = {**link, "current_password": PASSWORD}
    answer = person.api.post("/api/email/verify", json=form)
    assert answer.status_code == 200, answer.text
    return sign_in(person.api, person.email)


def step_forms(leaf: str, name: str) -> list[dict[str, Any]]:
    company = {"company_name": name, "business_type": "trader"}
    contact = {"primary_mobile": phone(), "primary_email": "shop@example.com"}
    return [
        {"step": 40, **company, "slug": name.lower().replace(" ", "-")},
        {"step": 80, **PLACE},
        {"step": 120, **contact},
        {"step": 160, "category_ids": [leaf]},
        {"step": 200, "terms": True},
    ]


def onboarded(person: Person, leaf: str) -> Person:
    """A seller with the role in the token, known to catalog."""
    for form in step_forms(leaf, f"Test Traders {secrets.token_hex(4)}"):
        person.did("POST", "/api/sellerprofile", form)
    eventually(lambda: "seller" in person.got("/api/user")["roles"])
    seller = sign_in(person.api, person.email)
    quota = "/api/products/quota"
    eventually(lambda: seller.call("GET", quota).status_code == 200)
    return seller
