"""The lines of a requirement split among sellers, and what each order costs."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from engagement.rfq.quotes.agreed_costs import cost_of_lines
from engagement.rfq.quotes.buyer_cost import BuyerCost, Terms
from engagement.rfq.quotes.cost_settings.schemas import CostSettings
from engagement.rfq.quotes.landed_cost import NOTHING, Cost, total


@dataclass(frozen=True)
class Share:
    """One seller's order. `quote`: its place in the market; `to_buyer`: its cost to
    the buyer."""

    quote: int
    line_ids: tuple[str, ...]
    cost: Cost
    to_buyer: Decimal


@dataclass(frozen=True)
class Split:
    shares: list[Share]

    @property
    def to_buyer(self) -> Decimal:
        return sum((share.to_buyer for share in self.shares), NOTHING)

    @property
    def cost(self) -> Cost:
        return total([share.cost for share in self.shares])


@dataclass(frozen=True)
class Market:
    """The quotes for a requirement; `open_ids` are the lines that nobody has yet."""

    open_ids: tuple[str, ...]
    quotes: Sequence[Mapping[str, Any]]
    settings: CostSettings
    unstated_days: int

    def share(self, quote: int, line_ids: Sequence[str]) -> Share:
        of = self.quotes[quote]
        cost = cost_of_lines(of, line_ids)
        return Share(quote, tuple(line_ids), cost, self.to_buyer(of, cost))

    def split(self, lines: Mapping[str, int]) -> Split:
        """Of lines and the quotes that deliver them."""
        by_quote: dict[int, list[str]] = {}
        for line_id, quote in lines.items():
            by_quote.setdefault(quote, []).append(line_id)
        return Split([self.share(*one) for one in by_quote.items()])

    def to_buyer(self, quote: Mapping[str, Any], cost: Cost) -> Decimal:
        terms = Terms.of(quote, self.unstated_days)
        return BuyerCost.of(cost, terms, self.settings).total
