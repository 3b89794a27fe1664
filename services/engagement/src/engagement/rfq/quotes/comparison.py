"""Offers side by side: what each line and the total cost delivered."""

from collections.abc import Collection, Sequence
from decimal import ROUND_HALF_UP, Decimal
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, ConfigDict

from engagement.rfq.quotes import landed_cost
from engagement.rfq.quotes.presenter import (
    CostOut,
    PaymentTerms,
    QuoteOut,
    cost,
    line_costs,
)
from engagement.rfq.quotes.ranking import (
    CellKind,
    Ranked,
    TotalKind,
    money,
    ranked,
    ranks,
)
from engagement.rfq.quotes.schemas import ItemType
from engagement.rfq.requirements.models import item_ids
from servicekit.http.envelope import Links, Meta
from servicekit.http.fields import Money

COMPARED = ("sent", "countered", "accepted")


class Cell(CostOut):
    """`amount` and `landed_per_asked_unit` are in the unit asked for, None where it
    cannot be converted. `is_cheapest` among those of kind `full`."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    quote_id: UUID
    type: ItemType
    quantity: str
    unit: str | None
    unit_price: Money | None
    landed_per_unit: Money | None
    kind: CellKind
    amount: str | None
    landed_per_asked_unit: Money | None
    is_cheapest: bool = False


class ComparedItem(BaseModel):
    id: UUID
    name: str
    quantity: str
    unit: str | None
    cells: list[Cell]


class ComparedTotal(CostOut):
    """`rank` is the place among those of its kind; None for what is not ranked.
    `is_complete`: every line in full and as asked for; `is_cheapest` among those.
    `comparable`: the cost of what was asked for, where more is offered."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    quote_id: UUID
    lines_offered: int
    lines: int
    lines_short: int
    kind: TotalKind
    rank: int | None
    comparable: Money | None
    is_complete: bool
    is_cheapest: bool = False
    payment: PaymentTerms
    delivery_days: int | None


class Compared(BaseModel):
    items: list[ComparedItem]
    totals: list[ComparedTotal]


class ComparedMeta(Meta):
    compare: Compared


class ComparedPage(BaseModel):
    """Quotes for one requirement, and `meta.compare`, which sets them side by side."""

    data: list[QuoteOut]
    links: Links
    meta: ComparedMeta


Priced = tuple[sa.RowMapping, list[landed_cost.Cost], Ranked]


def compare(
    requirement_id: UUID,
    requested: Sequence[dict[str, Any]],
    rows: Sequence[sa.RowMapping],
    categories: Collection[str] = (),
) -> Compared:
    """Of the quotes that can still be accepted, or were; `categories` are the slugs of
    the requirement's category and of those above it."""
    compared = [row for row in rows if row["status"] in COMPARED and row["items"]]
    priced = [
        (row, line_costs(row), ranked(requested, {**row}, categories))
        for row in compared
    ]
    items = [
        ComparedItem(
            id=id_,
            name=requested[place]["name"],
            quantity=str(requested[place]["quantity"]),
            unit=requested[place].get("unit"),
            cells=_marked([_cell(offer, place) for offer in priced]),
        )
        for place, id_ in enumerate(item_ids(requirement_id, len(requested)))
    ]
    return Compared(items=items, totals=_totals(priced))


def _cell(offer: Priced, place: int) -> Cell:
    row, costs, ranked_quote = offer
    line, of, offered = row["items"][place], costs[place], ranked_quote.lines[place]
    is_offered = offered.kind != "not_offered"
    each = of.landed / Decimal(line["quantity"]) if is_offered else None
    amount = money(offered.amount)
    return Cell(
        **cost(of).model_dump(),
        quote_id=row["id"],
        type=line["type"],
        quantity=line["quantity"],
        unit=line["unit"],
        unit_price=line["unit_price"],
        landed_per_unit=each and each.quantize(landed_cost.PAISA, ROUND_HALF_UP),
        kind=offered.kind,
        amount=None if amount is None else str(amount),
        landed_per_asked_unit=money(ranked_quote.landed(offered, row["freight"])),
    )


def _marked(cells: list[Cell]) -> list[Cell]:
    """The least per requested unit, of those that offer it in full."""
    full = [cell for cell in cells if cell.kind == "full"]
    prices = [cell.landed_per_asked_unit for cell in full]
    for cell in full:
        cell.is_cheapest = cell.landed_per_asked_unit == min(filter(None, prices))
    return cells


def _totals(priced: list[Priced]) -> list[ComparedTotal]:
    places = ranks([ranked_quote for _, _, ranked_quote in priced])
    return [_total(offer, rank) for offer, rank in zip(priced, places, strict=True)]


def _total(offer: Priced, rank: int | None) -> ComparedTotal:
    row, costs, ranked_quote = offer
    kinds = [line.kind for line in ranked_quote.lines]
    is_complete = ranked_quote.kind == "complete"
    return ComparedTotal(
        **cost(landed_cost.total(costs)).model_dump(),
        quote_id=row["id"],
        lines_offered=len(kinds) - kinds.count("not_offered"),
        lines=len(kinds),
        lines_short=kinds.count("short"),
        kind=ranked_quote.kind,
        rank=rank,
        comparable=money(ranked_quote.cost),
        is_complete=is_complete,
        is_cheapest=is_complete and rank == 1,
        payment=PaymentTerms(
            advance_pct=row["advance_pct"], credit_days=row["credit_days"]
        ),
        delivery_days=row["delivery_days"],
    )
