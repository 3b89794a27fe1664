"""What was accepted of a quote: all that it offers, or some of its lines."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from engagement.rfq.quotes.landed_cost import Cost, costs, total

Quoted = Mapping[str, Any]


def offered_lines(items: Sequence[Mapping[str, Any]]) -> list[str]:
    """The ids of the lines that the seller can deliver."""
    return [
        item["requirement_item_id"] for item in items if item["type"] != "not_available"
    ]


def agreed(quote: Quoted) -> Quoted:
    """Of a part: without the other lines, and with the freight of a part."""
    awarded = quote["awarded_lines"]
    if awarded is None or not _is_part(quote["items"], awarded):
        return quote
    part_freight = quote["part_freight"]
    return {
        **quote,
        "items": [_as_awarded(item, awarded) for item in quote["items"]],
        "freight": quote["freight"] if part_freight is None else part_freight,
    }


def agreed_costs(quote: Quoted) -> list[Cost]:
    """Of each line; what is not accepted costs nothing."""
    of = agreed(quote)
    return costs(of["items"], of["tax_mode"], of["freight"])


def cost_of_lines(quote: Quoted, line_ids: Collection[str]) -> Cost:
    """What these lines of it cost as one order."""
    return total(agreed_costs({**quote, "awarded_lines": [*line_ids]}))


def _is_part(items: Sequence[Mapping[str, Any]], awarded: Collection[str]) -> bool:
    return not set(offered_lines(items)) <= set(awarded)


def _as_awarded(item: Mapping[str, Any], awarded: Collection[str]) -> dict[str, Any]:
    if item["requirement_item_id"] in awarded:
        return {**item}
    return {**item, "type": "not_available", "unit_price": None}
