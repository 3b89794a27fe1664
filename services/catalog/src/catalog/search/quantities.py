"""The price of a product at the quantity of a search."""

from decimal import Decimal
from typing import Any

from catalog.products.cards import money
from catalog.search.price_units import converted
from catalog.search.schemas import Filters


def price_at_quantity(row: Any, query: Filters) -> str | None:
    """By the tiers of the product; None without a quantity, price or conversion."""
    if query.quantity is None:
        return None
    quantity = converted(query.quantity, query.quantity_unit, row["unit_code"])
    if quantity is None:
        return None
    tiers = sorted(row["price_tiers"], key=lambda tier: tier["min_qty"])
    reached = [tier["price"] for tier in tiers if tier["min_qty"] <= quantity]
    return money(Decimal(reached[-1]) if reached else row["price"])
