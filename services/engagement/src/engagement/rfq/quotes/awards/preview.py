"""What a buyer's own choice costs, before it is awarded."""

from collections.abc import Sequence
from uuid import UUID

from engagement.error_texts import LINE_UNKNOWN
from engagement.rfq.quotes.awards.checks import check_choice
from engagement.rfq.quotes.awards.presenter import serialize
from engagement.rfq.quotes.awards.schemas import AwardLine, SplitOut
from engagement.rfq.quotes.received_quotes import Received
from engagement.rfq.quotes.suggestion import suggest
from servicekit.http.errors import Invalid


def parse_choice(text: str) -> list[AwardLine]:
    """Of pairs `line_id:quote_id` with commas; raises Invalid."""
    pairs = [pair.partition(":") for pair in text.split(",")]
    try:
        return [
            AwardLine(line_id=UUID(line_id), quote_id=UUID(quote_id))
            for line_id, _, quote_id in pairs
        ]
    except ValueError:
        raise Invalid(errors={"choice": [LINE_UNKNOWN]}) from None


def preview(received: Received, lines: Sequence[AwardLine]) -> SplitOut:
    """Raises Invalid at each line that cannot be awarded."""
    by_quote = check_choice(
        lines,
        [UUID(line_id) for line_id in received.line_ids],
        {row["id"]: {**row} for row in received.rows},
        received.awarded,
    )
    market = received.market
    places = {quote["id"]: place for place, quote in enumerate(market.quotes)}
    chosen = {
        line_id: places[quote_id]
        for quote_id, line_ids in by_quote.items()
        for line_id in line_ids
    }
    best = suggest(market, received.offers)
    return serialize(market, market.split(chosen), best.complete)
