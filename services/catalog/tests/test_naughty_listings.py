"""Any text is stored as sent or refused, and searchable (promise 23)."""

import json
import unicodedata
from typing import Any

import pytest
from fastapi.testclient import TestClient
from pydantic import TypeAdapter, ValidationError

from catalog.sellers.models import Seller
from servicekit.names.fields import Name

from . import factories

URL = "/api/products"
ACCEPTED = [
    "undefined",
    "NULL",
    "1/0",
    "' OR 1=1 --",
    "<script>alert(1)</script>",
    "{{7*7}} ${7*7} %s %n",
    "../../etc/passwd",
    "\u202egnp.exe",
    "क्ष्‍त्र ज्ञ ॐ श्री",
    "Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!",
    "👨‍👩‍👧‍👦🇳🇵",
    "مرحبا بالعالم",
    "ﷺ ﷽",
    "a\u0085b\u2028c",
    "% _ \\ %%",
    '"; DROP TABLE products; --',
]


def is_name(text: str) -> bool:
    """Names have no invisible characters and no line breaks."""
    try:
        TypeAdapter(Name).validate_python(text)
    except ValidationError:
        return False
    return True


REFUSED = ["a\x00bc", "ab\ud800c"]


@pytest.mark.parametrize("text", ACCEPTED)
def test_unusual_text_is_returned_unchanged(
    client: TestClient, firm: Seller, form: dict[str, Any], text: str
) -> None:
    names = ("name", "name_ne") if is_name(text) else ()
    texts = dict.fromkeys((*names, "sku", "description"), text)
    listing = {**form, **texts, "keywords": [text], "specs": {text: text}}
    head = factories.as_owner(firm)
    answer = client.post(URL, json={**listing, "status": "published"}, headers=head)
    assert answer.status_code == 201, answer.text
    product, plain = answer.json()["data"], unicodedata.normalize("NFC", text.strip())
    assert {product[name] for name in texts} == {plain}
    assert (product["keywords"], product["specs"]) == ([plain], {plain: plain})
    listed = client.get(URL, params={"q": text}, headers=head)
    assert [row["id"] for row in listed.json()["data"]] == [product["id"]]
    page = client.get(f"/api/webui/product/{product['slug']}").json()["data"]
    assert page["attributes"][0]["value"] == plain
    response = client.get("/api/admin/products", params={"q": text}, headers=head)
    assert response.status_code == 403


@pytest.mark.parametrize("text", REFUSED)
@pytest.mark.parametrize("field", ["name", "name_ne", "description", "sku"])
def test_text_that_cannot_be_stored_is_refused(
    client: TestClient, firm: Seller, form: dict[str, Any], field: str, text: str
) -> None:
    body = json.dumps({**form, field: text})  # escapes what httpx would not send
    head = {**factories.as_owner(firm), "Content-Type": "application/json"}
    answer = client.post(URL, content=body, headers=head)
    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == [field]


def test_too_long_text_is_refused(
    client: TestClient, firm: Seller, form: dict[str, Any]
) -> None:
    head = factories.as_owner(firm)
    for field, length in (("name", 256), ("description", 20_001), ("sku", 65)):
        listing = {**form, field: "x" * length}
        answer = client.post(URL, json=listing, headers=head)
        assert list(answer.json()["errors"]) == [field]
    many = {f"k{number}": "v" for number in range(41)}
    answer = client.post(URL, json={**form, "specs": many}, headers=head)
    assert answer.status_code == 422
