"""One line of the requirement, as each supplier offers it."""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from uuid import UUID

from pydantic import ConfigDict

from engagement.rfq.quotes.agreed_costs import Quoted, agreed_costs
from engagement.rfq.quotes.landed_cost import Cost, in_paisa
from engagement.rfq.quotes.offers import CellKind, Ranked
from engagement.rfq.quotes.presenter import CostOut, cost
from engagement.rfq.quotes.schemas import ItemType
from servicekit.http.fields import Money


class Cell(CostOut):
    """`quantity`, `unit` and `unit_price` are as written. `amount` and `unit_goods`,
    without VAT and freight, are in the requested unit: None where it cannot be
    converted. `is_cheapest` for this buyer, among those of kind `full`."""

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    quote_id: UUID
    type: ItemType
    quantity: str
    unit: str | None
    unit_price: Money | None
    kind: CellKind
    amount: str | None
    unit_goods: Money | None
    is_cheapest: bool = False


def cells_of(rows: Sequence[Quoted], offers: Sequence[Ranked], line: int) -> list[Cell]:
    full = [offer.unit_cost(line) for offer in offers if _is_full(offer, line)]
    lowest = min((price for price in full if price is not None), default=None)
    cells = []
    for row, offer in zip(rows, offers, strict=True):
        cell = _cell(row, agreed_costs(row)[line], offer, line)
        cell.is_cheapest = _is_full(offer, line) and offer.unit_cost(line) == lowest
        cells.append(cell)
    return cells


def _is_full(offer: Ranked, line: int) -> bool:
    return offer.lines[line].kind == "full"


def _cell(row: Quoted, of: Cost, offer: Ranked, line: int) -> Cell:
    written, offered = row["items"][line], offer.lines[line]
    amount = _in_paisa(offered.amount)
    return Cell(
        **cost(of).model_dump(),
        quote_id=row["id"],
        type=written["type"],
        quantity=written["quantity"],
        unit=written["unit"],
        unit_price=written["unit_price"],
        kind=offered.kind,
        amount=None if amount is None else str(amount),
        unit_goods=_in_paisa(offered.per_unit),
    )


def _in_paisa(of: Fraction | None) -> Decimal | None:
    return None if of is None else in_paisa(of)
