"""A split on the wire: who gets which line, and what it costs."""

from collections.abc import Mapping

from engagement.rfq.quotes.awards.schemas import (
    CompleteQuote,
    SplitLine,
    SplitOrder,
    SplitOut,
)
from engagement.rfq.quotes.presenter import cost
from engagement.rfq.quotes.split import Market, Share, Split


def serialize(market: Market, split: Split, complete: Share | None) -> SplitOut:
    """Compared with `complete`, where both have all open lines."""
    by_line = {line_id: share for share in split.shares for line_id in share.line_ids}
    if len(by_line) < len(market.open_ids):
        complete = None
    return SplitOut(
        lines=_lines(market, by_line),
        orders=[_order(market, share) for share in split.shares],
        totals=cost(split.cost),
        cost_to_buyer=split.to_buyer,
        complete=complete and _complete(market, complete),
        saving=complete and complete.to_buyer - split.to_buyer,
    )


def _lines(market: Market, by_line: Mapping[str, Share]) -> list[SplitLine]:
    return [
        SplitLine.model_validate(
            {
                "line_id": line_id,
                "quote_id": market.quotes[by_line[line_id].quote]["id"],
            }
        )
        for line_id in market.open_ids
        if line_id in by_line
    ]


def _order(market: Market, share: Share) -> SplitOrder:
    return SplitOrder(
        quote_id=market.quotes[share.quote]["id"],
        line_count=len(share.line_ids),
        totals=cost(share.cost),
        cost_to_buyer=share.to_buyer,
    )


def _complete(market: Market, share: Share) -> CompleteQuote:
    return CompleteQuote(
        quote_id=market.quotes[share.quote]["id"], cost_to_buyer=share.to_buyer
    )
