"""Offers side by side: what each line and the whole cost delivered."""

from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel

from engagement.quotes import landed
from engagement.quotes.presentation import CostShown, cost, line_costs
from engagement.quotes.schemas import ItemType, Payment
from engagement.requirements.models import item_ids
from servicekit.http.fields import Money

COMPARED = ("sent", "countered", "accepted")


class Cell(CostShown):
    quote_id: UUID
    type: ItemType
    quantity: str
    unit: str | None
    unit_price: Money | None
    landed_per_unit: Money | None
    is_cheapest: bool = False


class ComparedItem(BaseModel):
    id: UUID
    name: str
    quantity: str
    unit: str | None
    cells: list[Cell]


class ComparedTotal(CostShown):
    """`is_cheapest` among those that offer every line."""

    quote_id: UUID
    lines_offered: int
    lines: int
    is_complete: bool
    is_cheapest: bool = False
    payment: Payment
    delivery_days: int | None


class Compared(BaseModel):
    items: list[ComparedItem]
    totals: list[ComparedTotal]


def compare(
    requirement_id: UUID,
    asked: Sequence[dict[str, Any]],
    rows: Sequence[sa.RowMapping],
) -> Compared:
    """Of the quotes that can still be accepted, or were."""
    standing = [row for row in rows if row["status"] in COMPARED]
    priced = [(row, line_costs(row)) for row in standing]
    items = [
        ComparedItem(
            id=id_,
            name=asked[place]["name"],
            quantity=str(asked[place]["quantity"]),
            unit=asked[place].get("unit"),
            cells=_marked([_cell(row, costs, place) for row, costs in priced]),
        )
        for place, id_ in enumerate(item_ids(requirement_id, len(asked)))
    ]
    return Compared(items=items, totals=_totals(priced))


def _cell(row: sa.RowMapping, costs: list[landed.Cost], place: int) -> Cell:
    line, of = row["items"][place], costs[place]
    is_offered = line["type"] != "not_available"
    each = of.landed / Decimal(line["quantity"]) if is_offered else None
    return Cell(
        **cost(of).model_dump(),
        quote_id=row["id"],
        type=line["type"],
        quantity=line["quantity"],
        unit=line["unit"],
        unit_price=line["unit_price"],
        landed_per_unit=each and each.quantize(landed.PAISA, ROUND_HALF_UP),
    )


def _marked(cells: list[Cell]) -> list[Cell]:
    """The least per unit; sellers may offer other quantities."""
    offered = [cell.landed_per_unit for cell in cells if cell.landed_per_unit]
    for cell in cells:
        cell.is_cheapest = bool(offered) and cell.landed_per_unit == min(offered)
    return cells


def _totals(
    priced: list[tuple[sa.RowMapping, list[landed.Cost]]],
) -> list[ComparedTotal]:
    totals = [_total(row, costs) for row, costs in priced]
    whole = [total.landed for total in totals if total.is_complete]
    for total in totals:
        total.is_cheapest = total.is_complete and total.landed == min(whole)
    return totals


def _total(row: sa.RowMapping, costs: list[landed.Cost]) -> ComparedTotal:
    offered = sum(line["type"] != "not_available" for line in row["items"])
    return ComparedTotal(
        **cost(landed.total(costs)).model_dump(),
        quote_id=row["id"],
        lines_offered=offered,
        lines=len(row["items"]),
        is_complete=offered == len(row["items"]),
        payment=Payment(advance_pct=row["advance_pct"], credit_days=row["credit_days"]),
        delivery_days=row["delivery_days"],
    )
