"""Whether an offer answers the requirement, line by line."""

from datetime import date, datetime, timedelta
from decimal import Decimal
from typing import Any
from uuid import UUID

from engagement.error_texts import (
    ALTERNATIVE_MISSING,
    COUNTER_LINE_UNCHANGED,
    LINE_PRICE_MISSING,
    LINE_REPEATED,
    LINE_UNANSWERED,
    LINE_UNKNOWN,
    NO_LINE_AVAILABLE,
    PART_FREIGHT_UNUSED,
    UNAVAILABLE_LINE_HAS_PRICE,
    VALIDITY_TOO_LONG,
)
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.schemas import CounterItem, QuoteForm, QuoteItem
from engagement.rfq.requirements.models import Requirement, item_ids
from servicekit.clock import KATHMANDU, today
from servicekit.error_detail import ErrorDetail
from servicekit.http.days import start_of
from servicekit.http.errors import Invalid

VALID_FOR = timedelta(days=7)
MAX_DAYS = 90
Errors = dict[str, list[ErrorDetail]]


def lines(
    form: QuoteForm, requirement: Requirement, *, is_draft: bool = False
) -> list[dict[str, Any]]:
    """As the table stores them; raises Invalid at each field that is wrong, and
    unless a draft, at each that is missing."""
    ids = item_ids(requirement.id, len(requirement.items))
    errors = _missing(form, ids, is_draft=is_draft)
    for number, item in enumerate(form.items):
        for name, text in _problems(item, ids, is_draft=is_draft):
            errors.setdefault(f"items.{number}.{name}", [text])
    if errors:
        raise Invalid(errors=errors)
    ordered = sorted(form.items, key=lambda item: ids.index(item.requirement_item_id))
    requested = dict(zip(ids, requirement.items, strict=True))
    return [_stored_line(item, requested[item.requirement_item_id]) for item in ordered]


def _missing(form: QuoteForm, ids: list[UUID], *, is_draft: bool) -> Errors:
    answered = [item.requirement_item_id for item in form.items]
    if set(ids) - set(answered):
        return {"items": [LINE_UNANSWERED]}
    if len(set(answered)) < len(answered):
        return {"items": [LINE_REPEATED]}
    if not is_draft and all(item.type == "not_available" for item in form.items):
        return {"items": [NO_LINE_AVAILABLE]}
    return {}


def _problems(
    item: QuoteItem, ids: list[UUID], *, is_draft: bool
) -> list[tuple[str, ErrorDetail]]:
    if item.requirement_item_id not in ids:
        return [("requirement_item_id", LINE_UNKNOWN)]
    if item.type == "not_available":
        wrong = item.unit_price is not None
        return [("unit_price", UNAVAILABLE_LINE_HAS_PRICE)] if wrong else []
    if is_draft:
        return []
    problems = []
    if item.unit_price is None:
        problems.append(("unit_price", LINE_PRICE_MISSING))
    if item.type == "alternative" and not item.note:
        problems.append(("note", ALTERNATIVE_MISSING))
    return problems


def _stored_line(item: QuoteItem, requested: dict[str, Any]) -> dict[str, Any]:
    """With the requested quantity and unit, where the seller names no other."""
    line = item.model_dump(mode="json")
    line["name"] = requested["name"]
    line["quantity"] = line["quantity"] or requested["quantity"]
    if item.unit is None and item.unit_id is None:
        line |= {"unit_id": requested.get("unit_id"), "unit": requested.get("unit")}
    return line


def form_of(draft: Quote) -> QuoteForm:
    """As it was sent in."""
    plain = {name for name in QuoteForm.model_fields if name != "payment"}
    lines = [
        {name: value for name, value in line.items() if name != "name"}
        for line in draft.items
    ]
    return QuoteForm.model_validate({**draft.model_dump(include=plain), "items": lines})


def part_freight(form: QuoteForm) -> Decimal | None:
    """Raises Invalid where no part of the quote can be accepted."""
    if form.is_all_or_none and form.part_freight is not None:
        raise Invalid(errors={"part_freight": [PART_FREIGHT_UNUSED]})
    return form.part_freight


def validity(requested: date | None) -> date:
    """Raises Invalid unless it is 1 to 90 days from today."""
    first = today()
    until = requested or first + VALID_FOR
    if not 1 <= (until - first).days <= MAX_DAYS:
        raise Invalid(errors={"valid_until": [VALIDITY_TOO_LONG.fill(days=MAX_DAYS)]})
    return until


def end_of(day: date) -> datetime:
    """Midnight after it, in Kathmandu."""
    return start_of(day + timedelta(days=1))


def put_off(quote: Quote, end: datetime) -> None:
    """It is valid to the end of that day."""
    quote.valid_until = (end - timedelta(microseconds=1)).astimezone(KATHMANDU).date()
    quote.expires_at = end_of(quote.valid_until)


def check_lines(items: list[CounterItem], offered: list[dict[str, Any]]) -> None:
    ids = [line["requirement_item_id"] for line in offered]
    for number, item in enumerate(items):
        line = f"items.{number}"
        if str(item.requirement_item_id) not in ids:
            raise Invalid(errors={f"{line}.requirement_item_id": [LINE_UNKNOWN]})
        if item.requirement_item_id in [
            one.requirement_item_id for one in items[:number]
        ]:
            raise Invalid(errors={f"{line}.requirement_item_id": [LINE_REPEATED]})
        if item.unit_price is None and item.quantity is None:
            raise Invalid(errors={f"{line}.unit_price": [COUNTER_LINE_UNCHANGED]})
