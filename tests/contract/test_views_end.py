"""What has ended has ended everywhere, within three seconds: streams that are open,
and every view of a product that is blocked or of a firm that is suspended."""

import secrets
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from tests.contract.files import parts
from tests.contract.forms import product_form
from tests.contract.people import (
    PASSWORD,
    Person,
    bearer,
    eventually,
    onboarded,
    registered,
    sign_in,
    verified,
)
from tests.contract.reach import WITHIN_S

STREAM = "/api/notifications/stream"
REASON = {"reason": "A test of the contract."}
REFUSAL = {"reason_code": "misleading", "note": "The picture shows another thing."}


@pytest.fixture(scope="module")
def admin(gateway: httpx.Client) -> Person:
    return sign_in(gateway, "admin@example.com")


@pytest.fixture(scope="module")
def firm(gateway: httpx.Client, leaf: str) -> Person:
    return onboarded(verified(registered(gateway, "seller")), leaf)


def _sign_out(person: Person, _: Person) -> None:
    assert person.call("POST", "/api/logout").status_code == 200


def _change_password(person: Person, _: Person) -> None:
    new = f"{PASSWORD}-{secrets.token_hex(4)}"
    form = {"current_password": PASSWORD, "password": new, "password_confirmation": new}
    sign_in(person.api, person.email).did("POST", "/api/user/password", form)


def _suspend(person: Person, admin: Person) -> None:
    admin.did("POST", f"/api/admin/users/{person.user_id}/suspend", REASON)


def _delete(person: Person, _: Person) -> None:
    gone = person.call("DELETE", "/api/user", json={"password": PASSWORD})
    assert gone.status_code == 202, gone.text


@pytest.mark.parametrize("end", [_sign_out, _change_password, _suspend, _delete])
def test_an_open_stream_closes(
    gateway: httpx.Client, stack: dict[str, Any], admin: Person, end: Any
) -> None:
    person = registered(gateway)
    with _listening(stack["base_url"], person.token) as closed:
        end(person, admin)
        began = time.monotonic()
        assert closed.wait(WITHIN_S), "the stream goes on"
    print(f"promise 15: the stream closed {time.monotonic() - began:.2f} s after {end}")


@contextmanager
def _listening(base_url: str, token: str) -> Iterator[threading.Event]:
    """Set when the stream has ended; it is open inside."""
    opened, closed = threading.Event(), threading.Event()

    def read() -> None:
        url = f"{base_url}{STREAM}"
        with httpx.stream("GET", url, headers=bearer(token), timeout=30) as answer:
            for _ in answer.iter_lines():
                opened.set()
        closed.set()

    threading.Thread(target=read, daemon=True).start()
    assert opened.wait(10), "the stream did not open"
    yield closed


def test_no_view_of_a_blocked_product_or_suspended_firm_remains(
    gateway: httpx.Client, admin: Person, firm: Person, leaf: str
) -> None:
    product, views = _listed(firm, leaf), {}
    slug = firm.got("/api/sellerprofile?showall=true")["slug"]
    of_product = [
        f"/api/webui/product/{product['slug']}",
        f"/product/{product['slug']}",
        product["image"],
        f"{product['image']}?w=320",
    ]
    logo = _logo(firm)
    of_firm = [
        f"/api/webui/seller/{slug}/sellerprofile",
        f"/api/webui/seller/{slug}/productrange",
        f"/api/webui/seller/{slug}/products",
        f"/vendor/{slug}",
        logo,
    ]
    eventually(lambda: _statuses(gateway, of_product + of_firm) == {200})

    desk = f"/api/admin/products/{product['id']}"
    admin.did("POST", f"{desk}/block", REFUSAL)
    views["block"] = _gone_after_s(gateway, of_product)
    assert _statuses(gateway, of_firm) == {200}
    assert gateway.get(admin.got(desk)["image"]).status_code == 200
    own = firm.got(f"/api/products/{product['id']}")
    assert gateway.get(own["image"]).status_code == 200

    seller_id = firm.got("/api/sellerprofile?showall=true")["id"]
    desk = f"/api/admin/sellers/{seller_id}"
    admin.did("POST", f"{desk}/suspend", REASON)
    views["suspension"] = _gone_after_s(gateway, of_firm)
    assert gateway.get(admin.got(desk)["company_logo"]).status_code == 200
    found = gateway.get("/api/webui/suppliers", params={"q": slug}).json()
    assert found["data"] == []
    print(f"promise 15: every view gone: {views}")


def _listed(firm: Person, leaf: str) -> Any:
    files = parts({"file": "tea.png"})
    sent = firm.call("POST", "/api/products/images", files=files)
    assert sent.status_code == 201, sent.text
    unit = firm.got("/api/productunitsearch")[0]["id"]
    form = product_form(leaf, unit) | {"image_ids": [sent.json()["data"]["id"]]}
    return firm.did("POST", "/api/products", form)


def _logo(firm: Person) -> str:
    files = parts({"file": "logo.png"})
    sent = firm.call("POST", "/api/sellerprofile/logo", files=files)
    assert sent.status_code == 200, sent.text
    return str(sent.json()["data"]["company_logo"])


def _statuses(gateway: httpx.Client, paths: list[str]) -> set[int]:
    return {gateway.get(path).status_code for path in paths}


def _gone_after_s(gateway: httpx.Client, paths: list[str]) -> float:
    began = time.monotonic()
    left = paths
    while left:
        left = [path for path in left if gateway.get(path).status_code != 404]
        assert not left or time.monotonic() - began < WITHIN_S, left
        time.sleep(0.05)
    return round(time.monotonic() - began, 2)
