"""Offers side by side: what each line and the total cost delivered."""

from collections.abc import Sequence
from uuid import UUID

from pydantic import BaseModel, ConfigDict

from engagement.rfq.quotes.agreed_costs import Quoted, agreed_costs
from engagement.rfq.quotes.awards.presenter import serialize
from engagement.rfq.quotes.awards.schemas import SplitOut
from engagement.rfq.quotes.cells import Cell, cells_of
from engagement.rfq.quotes.completion import Completion, completions
from engagement.rfq.quotes.cost_settings.schemas import CostSettings
from engagement.rfq.quotes.landed_cost import in_paisa, total
from engagement.rfq.quotes.offers import Ranked, TotalKind
from engagement.rfq.quotes.presenter import CostOut, QuoteOut, cost
from engagement.rfq.quotes.ranking import place, ranks
from engagement.rfq.quotes.received_quotes import Received
from engagement.rfq.quotes.schemas import PaymentTerms
from engagement.rfq.quotes.split import Market
from engagement.rfq.quotes.suggestion import suggest
from servicekit.http.envelope import Links, Meta
from servicekit.http.fields import Money


class ComparedItem(BaseModel):
    """`awarded_quote_id`: the quote that has this line."""

    id: UUID
    name: str
    quantity: str
    unit: str | None
    target_price: Money | None
    awarded_quote_id: UUID | None
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
    """`totals` are in the order of the page: by group, then by rank. `version`: of the
    requirement. `split`: the cheapest among several sellers, where one is cheaper."""

    version: int
    settings: CostSettings
    split: SplitOut | None
    items: list[ComparedItem]
    totals: list[ComparedTotal]


class ComparedMeta(Meta):
    compare: Compared


class ComparedPage(BaseModel):
    """Quotes for one requirement, and `meta.compare`, which sets them side by side."""

    data: list[QuoteOut]
    links: Links
    meta: ComparedMeta


def compare(received: Received) -> Compared:
    """The quotes that can still be accepted, or were."""
    requested, compared = received.requested, received.compared
    offers = received.offers
    items = [
        ComparedItem(
            id=UUID(id_),
            name=requested[line]["name"],
            quantity=str(requested[line]["quantity"]),
            unit=requested[line].get("unit"),
            target_price=requested[line].get("target_price"),
            awarded_quote_id=received.awarded.get(id_),
            cells=cells_of(compared, offers, line),
        )
        for line, id_ in enumerate(received.line_ids)
    ]
    return Compared(
        version=received.version,
        settings=received.settings,
        split=_split(received.market, offers),
        items=items,
        totals=_totals(compared, offers),
    )


def _split(market: Market, offers: Sequence[Ranked]) -> SplitOut | None:
    best = suggest(market, offers)
    return serialize(market, best.split, best.complete) if best.split else None


def _totals(rows: Sequence[Quoted], offers: Sequence[Ranked]) -> list[ComparedTotal]:
    done = completions(offers)
    placed = list(zip(rows, offers, done, ranks(offers, done), strict=True))
    placed.sort(key=lambda each: place(each[1], each[3]))
    return [_total(*each) for each in placed]


def _total(
    row: Quoted, offer: Ranked, done: Completion, rank: int | None
) -> ComparedTotal:
    kinds = [line.kind for line in offer.lines]
    is_complete = offer.kind == "complete"
    is_incomplete = offer.kind == "incomplete"
    missing = done.missing if is_incomplete else None
    return ComparedTotal(
        **cost(total(agreed_costs(row))).model_dump(),
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
