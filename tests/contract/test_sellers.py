"""A seller gets the badge and is suspended, with the seconds each step takes.

The test uses one demo company that is not verified; at the end it has its old state.
"""

import os
import secrets
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from tests.contract.conftest import signed_in
from tests.contract.mailbox import is_mailed
from tests.contract.shapes import assert_refused

SLUG, OWNER = "mechi-garden-tea-traders", "seller04@example.com"
PDF = b"%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"
STATUTORY, DESK = "/api/sellerprofile/statutory", "/api/admin/verifications"
WITHIN_S, NOTICE_WITHIN_S = 5.0, 15.0
SMS = Path(os.environ.get("HAAT_HOME", ".local")) / "outbox" / "sms"
T = TypeVar("T")


def took(what: str, holds: Callable[[], T], within_s: float = WITHIN_S) -> T:
    """Waits until it holds; prints the seconds, which must not be too many."""
    began = time.monotonic()
    while not (found := holds()):
        assert time.monotonic() - began < within_s, f"{what}: not in {within_s} s"
        time.sleep(0.05)
    print(f"{what}: {time.monotonic() - began:.2f} s")
    return found


@pytest.fixture(scope="module")
def admin(stack: dict[str, Any]) -> Iterator[httpx.Client]:
    with signed_in(stack, "admin@example.com") as client:
        yield client


@pytest.fixture(scope="module")
def owner(stack: dict[str, Any]) -> Iterator[httpx.Client]:
    with signed_in(stack, OWNER) as client:
        yield client


@pytest.fixture(scope="module")
def product(gateway: httpx.Client) -> dict[str, Any]:
    """One of the company's, as search shows it."""
    rows = gateway.get(f"/api/webui/seller/{SLUG}/products").json()["data"]
    first: dict[str, Any] = rows[0]
    return first


@pytest.fixture(scope="module")
def sent(owner: httpx.Client) -> dict[str, Any]:
    """Papers in review, the number proven."""
    _prove_a_new_number(owner)
    if owner.get(STATUTORY).json()["data"]["status"] == "pending":
        owner.delete(STATUTORY)
    kept = owner.post("/api/mydrive", files={"file": ("pan.pdf", PDF)})
    assert kept.status_code == 201, kept.text
    form = {
        "pan_number": f"{secrets.randbelow(10**9):09}",
        "registered_name": "Mechi Garden Tea Traders Private Limited",
        "registration_type": "private_limited",
        "registration_number": "84213/076/077",
        "registration_office": "Company Registrar",
        "document_ids": [kept.json()["data"]["id"]],
    }
    answer = owner.post(STATUTORY, json=form)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()["data"]
    return data


def _prove_a_new_number(owner: httpx.Client) -> None:
    number = f"98510{secrets.randbelow(10**5):05}"
    changed = owner.put("/api/sellerprofile", json={"primary_mobile": number})
    assert changed.status_code == 200, changed.text
    asked = owner.post("/api/sellerprofile/phone/otp")
    assert asked.status_code == 202, asked.text
    code = took("SMS with the code", lambda: _code_for(number), NOTICE_WITHIN_S)
    proven = owner.post("/api/sellerprofile/phone/verify", json={"code": code})
    assert proven.json()["data"]["phone_verified_at"], proven.text


def _code_for(number: str) -> str | None:
    for path in SMS.glob("*.txt"):
        address, _, text = path.read_text("utf-8").partition("\n\n")
        if number in address:
            return next(word for word in text.split() if word.isdigit())
    return None


def badge_on_page(guest: httpx.Client) -> bool:
    page = guest.get(f"/api/webui/seller/{SLUG}/sellerprofile")
    return bool(page.json()["data"]["is_seller_verified"])


def badge_in_search(guest: httpx.Client, product: dict[str, Any]) -> bool | None:
    """None when search does not find the product."""
    wanted = {"q": product["name"], "per_page": 100}
    rows = guest.get("/api/webui/search", params=wanted).json()["data"]
    hits = [row for row in rows if row["slug"] == product["slug"]]
    return hits[0]["seller"]["is_seller_verified"] if hits else None


def badge_on_product(guest: httpx.Client, product: dict[str, Any]) -> bool:
    page = guest.get(f"/api/webui/product/{product['slug']}").json()["data"]
    return bool(page["seller"]["is_seller_verified"])


def is_told(owner: httpx.Client, kind: str, since: float) -> bool:
    rows = owner.get("/api/notifications").json()["data"]
    return any(row["kind"] == kind and _at(row) >= since for row in rows)


def _at(row: dict[str, Any]) -> float:
    return datetime.fromisoformat(row["created_at"]).timestamp()


def test_an_approval_sets_the_badge_in_every_service(
    gateway: httpx.Client,
    admin: httpx.Client,
    owner: httpx.Client,
    product: dict[str, Any],
    sent: dict[str, Any],
) -> None:
    queue = admin.get(DESK).json()
    assert sent["id"] in [item["id"] for item in queue["data"]]
    assert badge_in_search(gateway, product) is False
    began = time.time()
    unread = admin.post(f"{DESK}/{sent['id']}/approve", json={"note": "Seen."})
    assert unread.status_code == 422, unread.text
    for file_id in unread.json()["data"]["unopened_ids"]:
        link = admin.get(f"/api/mydrive/{file_id}/link").json()["data"]
        assert admin.get(link["url"]).status_code == 200
    answer = admin.post(f"{DESK}/{sent['id']}/approve", json={"note": "Seen."})
    assert answer.status_code == 200, answer.text
    took("badge on the vendor page", lambda: badge_on_page(gateway))
    took("badge in search", lambda: badge_in_search(gateway, product))
    took("badge on the product page", lambda: badge_on_product(gateway, product))
    kind = "verification_approved"
    took("notice", lambda: is_told(owner, kind, began - 1), NOTICE_WITHIN_S)
    words = ("The Verified badge now shows on your page", "अब तपाईंको पृष्ठ")
    took("mail", lambda: is_mailed(OWNER, *words), NOTICE_WITHIN_S)
    quota = owner.get("/api/products/quota").json()["data"]
    assert (quota["tier"], quota["limit"]) == ("premium", None)


def test_a_suspended_company_is_hidden_and_visible_again_when_reinstated(
    gateway: httpx.Client,
    admin: httpx.Client,
    product: dict[str, Any],
    leaf: str,
) -> None:
    found = admin.get("/api/admin/sellers", params={"q": SLUG}).json()["data"]
    path = f"/api/admin/sellers/{found[0]['id']}"
    reason = {"reason": "A test of the desk."}
    try:
        assert admin.post(f"{path}/suspend", json=reason).status_code == 200
        page = f"/api/webui/seller/{SLUG}/sellerprofile"
        assert_refused(gateway.get(page), 404)
        took("gone from search", lambda: badge_in_search(gateway, product) is None)
        product_page = f"/api/webui/product/{product['slug']}"
        took("product is 404", lambda: gateway.get(product_page).status_code == 404)
        contact = f"/api/webui/seller/{SLUG}/contactseller"
        form = {
            "name": "Sita Gurung",
            "phone_number": f"98412{secrets.randbelow(10**5):05}",
            "email": "sita@example.com",
            "requirements": f"Tea, please, {secrets.token_hex(4)}.",
            "category_id": leaf,
        }
        took(
            "no new enquiries",
            lambda: gateway.post(contact, json=form).status_code == 404,
        )
    finally:
        back = admin.post(f"{path}/reinstate", json=reason)
    assert back.status_code == 200, back.text
    took("back in search", lambda: badge_in_search(gateway, product) is not None)
    assert badge_on_page(gateway)


def test_a_revoked_approval_removes_the_badge_and_has_a_reason(
    gateway: httpx.Client,
    admin: httpx.Client,
    owner: httpx.Client,
    product: dict[str, Any],
    sent: dict[str, Any],
) -> None:
    shown = admin.get(f"{DESK}/{sent['id']}").json()["data"]
    form = {"reason_code": "document_expired", "version": shown["version"]}
    answer = admin.post(f"{DESK}/{sent['id']}/reject", json=form)
    assert answer.status_code == 200, answer.text
    took("badge off the page", lambda: not badge_on_page(gateway))
    took("badge out of search", lambda: badge_in_search(gateway, product) is False)
    own = owner.get(STATUTORY).json()["data"]
    assert (own["status"], own["allowed_statuses"]) == ("rejected", ["pending"])
    assert own["reason_code"] == "document_expired"
    newest = answer.json()["data"]["history"][0]
    assert (newest["to_status"], newest["role"]) == ("rejected", "admin")
