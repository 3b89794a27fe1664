"""A quote for the holder of its link."""

import sqlalchemy as sa
from sqlmodel import Session, select

from engagement.orders.lifecycle import number_of
from engagement.orders.models import Order
from engagement.orders.transitions import ORDER, OrderStatus
from engagement.rfq.quotes import queries
from engagement.rfq.quotes.guests.schemas import GuestOrder, GuestQuote
from engagement.rfq.quotes.guests.service import Guest, newest
from engagement.rfq.quotes.presenter import QuoteOut, serialize
from servicekit.http.language import Locale

VISIBLE_DIGITS = 3


def view(session: Session, guest: Guest, locale: Locale) -> GuestQuote:
    quote = newest(session, guest.root_id)
    wanted = select(Order).where(Order.quote_id == quote.id)
    order = session.exec(wanted).first()
    return GuestQuote(
        quote=without_contact(queries.after_change(session, quote.id), locale),
        order=_order(order, locale) if order else None,
        phone_hint=phone_hint(guest),
        expires_at=guest.expires_at,
    )


def phone_hint(guest: Guest) -> str:
    return f"••• {guest.enquiry.phone[-VISIBLE_DIGITS:]}"


def without_contact(row: sa.RowMapping, locale: Locale) -> QuoteOut:
    return serialize(row, "buyer", locale).model_copy(update={"contact": None})


def _order(order: Order, locale: Locale) -> GuestOrder:
    return GuestOrder(
        number=number_of(order.number),
        status=OrderStatus(order.status),
        status_label=ORDER.label(order.status, "buyer", locale),
    )
