"""Offers side by side: what each line and the total cost delivered."""

from collections.abc import Collection, Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel, ConfigDict

from engagement.rfq.quotes.buyer_cost import unstated_days
from engagement.rfq.quotes.cells import Cell, cells_of
from engagement.rfq.quotes.completion import Completion, completions
from engagement.rfq.quotes.cost_settings.schemas import CostSettings
from engagement.rfq.quotes.landed_cost import in_paisa, total
from engagement.rfq.quotes.offers import Ranked, TotalKind, ranked
from engagement.rfq.quotes.presenter import CostOut, QuoteOut, cost, line_costs
from engagement.rfq.quotes.ranking import place, ranks
from engagement.rfq.quotes.schemas import PaymentTerms
from engagement.rfq.requirements.models import item_ids
from servicekit.http.envelope import Links, Meta
from servicekit.http.fields import Money

COMPARED = ("sent", "countered", "accepted")


class ComparedItem(BaseModel):
    id: UUID
    name: str
    quantity: str
    unit: str | None
    target_price: Money | None
    cells: list[Cell]


class ComparedTotal(CostOut):
    """`kind` is the group, and groups never mix; `rank` is None for what is not ranked.
    `requested` costs the requested quantity, where more is offered. `cost_to_buyer`
    is its landed total less `vat_reclaimed` plus `payment_cost`. `missing`: the value
    of what is missing; `to_complete`: the cost with the rest from others."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    quote_id: UUID
    lines_offered: int
    lines: int
    lines_short: int
    kind: TotalKind
    rank: int | None
    requested: CostOut
    vat_reclaimed: Money
    payment_cost: Money
    cost_to_buyer: Money
    missing: Money | None
    to_complete: Money | None
    is_complete: bool
    is_cheapest: bool = False
    payment: PaymentTerms
    delivery_days: int | None


class Compared(BaseModel):
    """`totals` are in the order of the page: by group, then by rank."""

    settings: CostSettings
    items: list[ComparedItem]
    totals: list[ComparedTotal]


class ComparedMeta(Meta):
    compare: Compared


class ComparedPage(BaseModel):
    """Quotes for one requirement, and `meta.compare`, which sets them side by side."""

    data: list[QuoteOut]
    links: Links
    meta: ComparedMeta


def compare(
    requirement_id: UUID,
    requested: Sequence[dict[str, Any]],
    rows: Sequence[sa.RowMapping],
    categories: Collection[str],
    settings: CostSettings,
) -> Compared:
    """Of the quotes that can still be accepted, or were; `categories` are the slugs of
    the requirement's category and of those above it."""
    compared = [row for row in rows if row["status"] in COMPARED and row["items"]]
    days = unstated_days(row["delivery_days"] for row in compared)
    offers = [
        ranked(requested, {**row}, categories, settings, days) for row in compared
    ]
    items = [
        ComparedItem(
            id=id_,
            name=requested[line]["name"],
            quantity=str(requested[line]["quantity"]),
            unit=requested[line].get("unit"),
            target_price=requested[line].get("target_price"),
            cells=cells_of(compared, offers, line),
        )
        for line, id_ in enumerate(item_ids(requirement_id, len(requested)))
    ]
    totals = _totals(compared, offers)
    return Compared(settings=settings, items=items, totals=totals)


def _totals(
    rows: Sequence[sa.RowMapping], offers: Sequence[Ranked]
) -> list[ComparedTotal]:
    done = completions(offers)
    placed = list(zip(rows, offers, done, ranks(offers, done), strict=True))
    placed.sort(key=lambda each: place(each[1], each[3]))
    return [_total(*each) for each in placed]


def _total(
    row: sa.RowMapping, offer: Ranked, done: Completion, rank: int | None
) -> ComparedTotal:
    kinds = [line.kind for line in offer.lines]
    is_complete = offer.kind == "complete"
    is_incomplete = offer.kind == "incomplete"
    missing = done.missing if is_incomplete else None
    return ComparedTotal(
        **cost(total(line_costs(row))).model_dump(),
        quote_id=row["id"],
        lines_offered=len(kinds) - kinds.count("not_offered"),
        lines=len(kinds),
        lines_short=kinds.count("short"),
        kind=offer.kind,
        rank=rank,
        requested=cost(offer.requested_cost),
        vat_reclaimed=offer.cost.reclaimed,
        payment_cost=offer.cost.payment,
        cost_to_buyer=offer.cost.total,
        missing=None if missing is None else in_paisa(missing),
        to_complete=done.cost if is_incomplete else None,
        is_complete=is_complete,
        is_cheapest=is_complete and rank == 1,
        payment=PaymentTerms(
            advance_pct=row["advance_pct"], credit_days=row["credit_days"]
        ),
        delivery_days=row["delivery_days"],
    )
