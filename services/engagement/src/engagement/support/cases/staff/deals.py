"""The deal that a case is about, as administrators read it."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from pydantic import BaseModel
from sqlmodel import Session

from engagement.conversations.models import table as messages
from engagement.enquiries.models import Enquiry
from engagement.enquiries.transitions import ENQUIRY
from engagement.orders.models import Order
from engagement.orders.transitions import ORDER
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.transitions import QUOTE
from engagement.support.cases.models import Case
from engagement.support.cases.schemas import SubjectKind
from servicekit.http.errors import NotFound
from servicekit.http.fields import Moment, Money
from servicekit.http.language import Locale

MAX_MESSAGES = 100


class DealLine(BaseModel):
    name: str
    quantity: str
    unit: str | None
    unit_price: str | None


class DealMessage(BaseModel):
    sender_role: str
    body: str
    created_at: Moment


class CaseDeal(BaseModel):
    """`landed` with VAT and freight, of an order only."""

    kind: SubjectKind
    id: UUID
    label: str
    status_label: str
    landed: Money | None
    lines: list[DealLine]
    messages: list[DealMessage]
    created_at: Moment


def deal_of(session: Session, case: Case, locale: Locale) -> CaseDeal:
    """Raises NotFound for a case about no deal."""
    readers = {"order": _order, "quote": _quote, "enquiry": _enquiry}
    read = readers.get(case.subject_kind or "")
    if read is None or case.subject_id is None:
        raise NotFound
    fields = read(session, case.subject_id, locale)
    return CaseDeal(
        **{"landed": None, "lines": [], **fields},
        kind=case.subject_kind,
        id=case.subject_id,
        label=case.subject_label or "",
    )


def _order(session: Session, order_id: UUID, locale: Locale) -> dict[str, Any]:
    order = session.get_one(Order, order_id)
    quote = session.get_one(Quote, order.quote_id)
    return {
        "status_label": ORDER.label(order.status, "admin", locale),
        "landed": order.goods + order.vat + order.freight,
        "lines": [_line(line) for line in order.lines],
        "messages": _messages(session, quote),
        "created_at": order.created_at,
    }


def _quote(session: Session, quote_id: UUID, locale: Locale) -> dict[str, Any]:
    quote = session.get_one(Quote, quote_id)
    return {
        "status_label": QUOTE.label(quote.status, "admin", locale),
        "lines": [_line(line) for line in quote.items],
        "messages": _messages(session, quote),
        "created_at": quote.created_at,
    }


def _enquiry(session: Session, enquiry_id: UUID, locale: Locale) -> dict[str, Any]:
    enquiry = session.get_one(Enquiry, enquiry_id)
    first = DealMessage(
        sender_role="buyer", body=enquiry.requirements, created_at=enquiry.created_at
    )
    thread = _thread(session, messages.c.enquiry_id == enquiry_id)
    return {
        "status_label": ENQUIRY.label(enquiry.status, "admin", locale),
        "messages": [first, *thread],
        "created_at": enquiry.created_at,
    }


def _line(line: dict[str, Any]) -> DealLine:
    price = line.get("unit_price")
    return DealLine(
        name=str(line.get("name", "")),
        quantity=str(line.get("quantity", "")),
        unit=line.get("unit"),
        unit_price=str(price) if price is not None else None,
    )


def _messages(session: Session, quote: Quote) -> list[DealMessage]:
    """Of the enquiry that the quote answers; a requirement's are its own case."""
    if quote.enquiry_id is None:
        return []
    return _thread(session, messages.c.enquiry_id == quote.enquiry_id)


def _thread(session: Session, where: sa.ColumnElement[bool]) -> list[DealMessage]:
    """The last of them, the oldest first."""
    wanted = sa.select(messages).where(where, messages.c.removed_at.is_(None))
    newest = wanted.order_by(messages.c.id.desc()).limit(MAX_MESSAGES)
    rows = session.execute(newest).mappings().all()
    return [DealMessage(**row) for row in rows[::-1]]
