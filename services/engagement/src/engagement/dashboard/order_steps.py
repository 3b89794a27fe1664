"""What an order waits for, as its side reads it; a confirmation comes first."""

import sqlalchemy as sa

from engagement.dashboard.schemas import Step

_BY_STATUS: dict[tuple[str, str], Step] = {
    ("seller", "placed"): "confirm",
    ("seller", "confirmed"): "send",
    ("seller", "part_delivered"): "send",
    ("seller", "short"): "settle",
    ("buyer", "part_delivered"): "confirm_receipt",
    ("buyer", "delivered"): "confirm_receipt",
    ("buyer", "disputed"): "resolve",
}
OTHER = {"buyer": "seller", "seller": "buyer"}


def step_of(side: str, row: sa.RowMapping) -> Step | None:
    partner = OTHER[side]
    if row["cancel_requested_by"] == partner:
        return "answer_cancellation"
    if partner in (row["payment_noted_by"] or ()):
        return "confirm_payment"
    return _BY_STATUS.get((side, row["status"]))
