"""Calls 6 and 8 of the specification's table."""

from typing import Any
from uuid import uuid4

import httpx

from tests.contract.shapes import SELLER_PROFILE, assert_has, assert_refused


def requirement(category_id: str, **changes: Any) -> dict[str, Any]:
    text = f"Please quote 40 kg for our café in Pokhara, reference {uuid4()}."
    phone = f"98{uuid4().int % 10**8:08d}".replace("98", "984", 1)[:10]
    return {
        "name": "Sita Gurung",
        "phone_number": phone,
        "email": "sita@example.com",
        "requirements": text,
        "category_id": category_id,
        **changes,
    }


def test_public_profile_has_the_specified_fields(
    gateway: httpx.Client, shop: str
) -> None:
    answer = gateway.get(f"/api/webui/seller/{shop}/sellerprofile")
    assert answer.status_code == 200
    assert_has(answer.json()["data"], SELLER_PROFILE - {"step"})
    assert_has(answer.json()["data"]["location"], {"lat", "lng"})


def test_the_profile_of_an_unknown_company_is_404(gateway: httpx.Client) -> None:
    assert_refused(gateway.get("/api/webui/seller/no-such-shop/sellerprofile"), 404)


def test_contactseller_creates_a_new_enquiry(
    gateway: httpx.Client, shop: str, leaf: str
) -> None:
    path = f"/api/webui/seller/{shop}/contactseller"
    answer = gateway.post(path, json=requirement(leaf))
    assert answer.status_code == 201, answer.text
    assert answer.json()["data"]["status"] == "new"


def test_contactseller_names_each_invalid_field(
    gateway: httpx.Client, shop: str, leaf: str
) -> None:
    path = f"/api/webui/seller/{shop}/contactseller"
    wrong = {"name": "", "phone_number": "12", "email": "no", "requirements": "x"}
    answer = gateway.post(path, json=requirement(leaf, **wrong))
    assert_refused(answer, 422, "name", "phone_number", "email", "requirements")


def test_contactseller_to_an_unknown_company_is_404(
    gateway: httpx.Client, leaf: str
) -> None:
    path = "/api/webui/seller/no-such-shop/contactseller"
    assert_refused(gateway.post(path, json=requirement(leaf)), 404)
