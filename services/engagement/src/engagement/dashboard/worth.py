"""What a task is about: how much of it, and what it is worth in rupees."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

import sqlalchemy as sa

from engagement.rfq.quotes import landed_cost
from engagement.rfq.quotes.agreed_costs import agreed_costs

Amount = tuple[str | None, str | None, str | None]
NOTHING = landed_cost.NOTHING
NO_AMOUNT: Amount = (None, None, None)


def amount_of(noun: str, row: sa.RowMapping) -> Amount:
    """Quantity, unit and id of the unit, where it is of one line."""
    if noun == "enquiries" and row["quantity"] is not None:
        return f"{row['quantity'].normalize():f}", row["unit"], None
    if noun == "requirements" and len(row["items"]) == 1:
        (item,) = row["items"]
        return str(item["quantity"]), item.get("unit"), item.get("unit_id")
    return NO_AMOUNT


def worth_of(noun: str, side: str, row: sa.RowMapping) -> Decimal | None:
    if noun == "quotes":
        return landed_cost.total(agreed_costs({**row})).landed
    if noun == "orders":
        total: Decimal = row["goods"] + row["vat"] + row["freight"]
        return total
    if noun == "requirements" and side == "seller":
        return _at_target_prices(row["items"])
    return None


def _at_target_prices(items: Sequence[Mapping[str, Any]]) -> Decimal | None:
    """None without a target price of each line."""
    if not items or not all(item.get("target_price") for item in items):
        return None
    prices = (
        Decimal(item["quantity"]) * Decimal(item["target_price"]) for item in items
    )
    return landed_cost.rounded(sum(prices, landed_cost.NOTHING))
