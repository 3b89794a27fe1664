"""Validation of a product: each invalid field is named."""

from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from catalog.sellers.models import Seller

from . import factories

URL = "/api/products"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", ""),
        ("name", "ab"),
        ("name", "a\x00bcd"),
        ("category_id", str(UUID(int=7))),
        ("unit_id", "kg"),
        ("unit_id", str(UUID(int=7))),
        ("product_range_id", str(UUID(int=7))),
        ("image_ids", [str(UUID(int=7))]),
        ("price", "-1"),
        ("price", "1.234"),
        ("moq", 0),
        ("currency", "USD"),
        ("seller_id", str(UUID(int=7))),
        ("status", "blocked"),
    ],
)
def test_an_invalid_field_is_named(
    client: TestClient, firm: Seller, form: dict[str, Any], field: str, value: object
) -> None:
    answer = client.post(
        URL, json={**form, field: value}, headers=factories.as_owner(firm)
    )
    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == [field]


@pytest.mark.parametrize(
    "change",
    [
        {"price": None},
        {"price_on_request": True},
        {
            "price_tiers": [
                {"min_qty": 9, "price": "2"},
                {"min_qty": 9, "price": "1"},
            ]
        },
    ],
)
def test_inconsistent_prices_are_refused(
    client: TestClient, firm: Seller, form: dict[str, Any], change: dict[str, Any]
) -> None:
    answer = client.post(URL, json={**form, **change}, headers=factories.as_owner(firm))
    assert answer.status_code == 422
