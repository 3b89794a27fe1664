"""A change is on the author's next page, and soon on everybody's."""

import time
from typing import Any

import httpx
import pytest

from tests.contract.forms import product_form
from tests.contract.people import (
    Person,
    eventually,
    onboarded,
    registered,
    sign_in,
    verified,
)

pytestmark = pytest.mark.slow

TRIES = 250
WITHIN_S = 1.0
REFUSAL = {"reason_code": "misleading", "note": "The picture shows another thing."}


@pytest.fixture(scope="module")
def firm(gateway: httpx.Client, leaf: str) -> Person:
    return onboarded(verified(registered(gateway, "seller")), leaf)


@pytest.fixture(scope="module")
def product(gateway: httpx.Client, firm: Person, leaf: str) -> Any:
    unit = gateway.get("/api/productunitsearch").json()["data"][0]["id"]
    made = firm.did("POST", "/api/products", product_form(leaf, unit))
    eventually(lambda: gateway.get(f"/product/{made['slug']}").status_code == 200)
    return made


@pytest.mark.timeout(900)
def test_an_own_change_is_visible_on_the_next_page(
    stack: dict[str, Any], firm: Person, product: Any
) -> None:
    """The browser keeps cookies: what `haat_fresh` is for."""
    path, missed = f"/api/products/{product['id']}", []
    version = firm.got(path)["version"]
    with httpx.Client(base_url=stack["base_url"], timeout=30) as browser:
        for n in range(TRIES):
            price = f"{1_000 + n}.00"
            answer = browser.patch(
                path, json={"price": price, "version": version}, headers=firm.headers
            )
            assert answer.status_code == 200, answer.text
            version = answer.json()["data"]["version"]
            page = browser.get(f"/product/{product['slug']}")
            if f'"price":"{price}"' not in page.text:
                missed.append(n)
    assert missed == []


def test_a_blocked_product_is_removed_within_a_second(
    gateway: httpx.Client, firm: Person, product: Any
) -> None:
    admin, slug = sign_in(gateway, "admin@example.com"), product["slug"]
    search = {"q": product["name"]}

    def views() -> list[bool]:
        found = gateway.get("/api/webui/search", params=search).text
        page = gateway.get("/search", params=search).text
        statuses = [
            gateway.get(f"{path}/{slug}").status_code
            for path in ("/api/webui/product", "/product")
        ]
        return [slug in found, slug in page, *(status == 200 for status in statuses)]

    eventually(lambda: all(views()))
    views()  # now they are stored
    admin.did("POST", f"/api/admin/products/{product['id']}/block", REFUSAL)
    began = time.monotonic()
    while any(views()):
        assert time.monotonic() - began < 30, views()
    took_s = time.monotonic() - began
    print(f"gone from page, search and JSON after {took_s:.2f} s")
    assert took_s < WITHIN_S
