"""Whether each line can be given to the seller that is chosen for it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any
from uuid import UUID

from engagement.error_texts import (
    COMPLETE_ORDER_ONLY,
    LINE_AWARDED,
    LINE_NOT_OFFERED,
    LINE_REPEATED,
    LINE_UNKNOWN,
    QUOTE_NOT_OPEN,
    QUOTE_UNKNOWN,
)
from engagement.rfq.quotes.agreed_costs import offered_lines
from engagement.rfq.quotes.awards.schemas import AwardLine
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import Invalid

Quotes = Mapping[UUID, Mapping[str, Any]]
Problem = tuple[str, ErrorDetail] | None


def check_choice(
    lines: Sequence[AwardLine],
    line_ids: Collection[UUID],
    quotes: Quotes,
    awarded: Collection[str],
) -> dict[UUID, list[str]]:
    """The lines of each quote, in the order of the requirement; raises Invalid at each
    line that is wrong."""
    chosen: dict[UUID, list[str]] = {}
    for line_id in line_ids:
        for line in lines:
            if line.line_id == line_id:
                chosen.setdefault(line.quote_id, []).append(str(line_id))
    errors = {}
    for number, line in enumerate(lines):
        problem = (
            _line_problem(line, lines[:number], line_ids, awarded)
            or _quote_problem(line, quotes.get(line.quote_id))
            or _part_problem(chosen[line.quote_id], quotes[line.quote_id])
        )
        if problem:
            errors[f"lines.{number}.{problem[0]}"] = [problem[1]]
    if errors:
        raise Invalid(errors=errors)
    return chosen


def _line_problem(
    line: AwardLine,
    before: Sequence[AwardLine],
    line_ids: Collection[UUID],
    awarded: Collection[str],
) -> Problem:
    if line.line_id not in line_ids:
        return "line_id", LINE_UNKNOWN
    if str(line.line_id) in awarded:
        return "line_id", LINE_AWARDED
    if any(one.line_id == line.line_id for one in before):
        return "line_id", LINE_REPEATED
    return None


def _quote_problem(line: AwardLine, quote: Mapping[str, Any] | None) -> Problem:
    if quote is None:
        return "quote_id", QUOTE_UNKNOWN
    if quote["status"] != "sent":
        return "quote_id", QUOTE_NOT_OPEN
    if str(line.line_id) not in offered_lines(quote["items"]):
        return "quote_id", LINE_NOT_OFFERED
    return None


def _part_problem(chosen: Collection[str], quote: Mapping[str, Any]) -> Problem:
    is_part = not {*offered_lines(quote["items"])} <= {*chosen}
    return (
        ("quote_id", COMPLETE_ORDER_ONLY)
        if quote["is_all_or_none"] and is_part
        else None
    )
