"""Bodies that are valid in every field."""

import secrets
from typing import Any
from uuid import uuid4

from tests.contract.people import phone


def product_form(leaf: str, unit: str) -> dict[str, Any]:
    return {
        "name": f"First flush {secrets.token_hex(4)}",
        "category_id": leaf,
        "unit_id": unit,
        "price": "1250.00",
        "status": "published",
    }


def contact_form(leaf: str) -> dict[str, Any]:
    return {
        "name": "Sita Gurung",
        "phone_number": phone(),
        "email": "sita@example.com",
        "requirements": f"Please quote 25 kg of your best, {uuid4()}.",
        "category_id": leaf,
    }


def requirement_form(leaf: str) -> dict[str, Any]:
    return {
        "title": f"Tea for a café {secrets.token_hex(4)}",
        "description": "Forty kilograms of orthodox tea, delivered to Pokhara.",
        "category_id": leaf,
        "items": [{"name": "Orthodox tea", "quantity": "40", "unit": "kg"}],
    }
