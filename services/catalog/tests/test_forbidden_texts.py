"""Texts without a review refuse forbidden terms (ADR 56)."""

import pytest
from fastapi.testclient import TestClient

from catalog.sellers.models import Seller
from contracts.error_texts import TEXT_FORBIDDEN
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories


@pytest.mark.parametrize(
    ("form", "field"),
    [
        ({"name": "Pistols"}, "name"),
        ({"name": "Rhino-horn"}, "name"),
        ({"name": "ताजा गाँजा"}, "name"),
        ({"name": "Tea", "name_ne": "बन्दुक"}, "name_ne"),
    ],
)
def test_forbidden_terms_are_refused_in_a_range_name(
    client: TestClient, firm: Seller, form: dict[str, str], field: str
) -> None:
    url, refused = "/api/productranges", {field: [TEXT_FORBIDDEN]}
    head = factories.as_owner(firm)
    tea = {"name": "Green tea"}
    range_id = client.post(url, json=tea, headers=head).json()["data"]["id"]
    made = client.post(url, json=form, headers=head)
    renamed = client.put(f"{url}/{range_id}", json=form, headers=head)
    assert (made.status_code, made.json()["errors"]) == (422, refused)
    assert (renamed.status_code, renamed.json()["errors"]) == (422, refused)


@pytest.mark.parametrize(
    "text", ["Do you sell ganja as well?", "Do you have gaanjaa?", "के गाँजा पाइन्छ?"]
)
def test_forbidden_terms_are_refused_in_questions_and_answers(
    client: TestClient, database: Database, firm: Seller, text: str
) -> None:
    with database.session() as session:
        factories.product(session, firm, slug="rice", name="Rice")
    page, buyer = "/api/webui/product/rice/questions", bearer(new_id(), "buyer")
    refused = client.post(page, json={"body": text}, headers=buyer)
    assert refused.json()["errors"] == {"body": [TEXT_FORBIDDEN]}
    honest = {"body": "Is it from this year's harvest?"}
    made = client.post(page, json=honest, headers=buyer).json()["data"]["id"]
    url, owner = f"/api/questions/{made}/answer", factories.as_owner(firm)
    answered = client.post(url, json={"answer": text}, headers=owner)
    assert answered.json()["errors"] == {"answer": [TEXT_FORBIDDEN]}
