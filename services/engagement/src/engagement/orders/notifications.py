"""Notifications of each side about an order."""

from collections.abc import Mapping
from decimal import Decimal
from typing import Any
from uuid import UUID

from sqlmodel import Session, select

from engagement.enquiries.models import Enquiry
from engagement.notifications.mail.guests import mail_guest
from engagement.notifications.offers import Offer, OfferLine, offer_facts
from engagement.notifications.service import notify
from engagement.orders.lifecycle import number_of
from engagement.orders.models import Order, table
from engagement.orders.parties import owner_of
from engagement.orders.transitions import OPEN
from engagement.rfq.quotes.models import Quote

# An email about these has the lines of the order.
PRICED = {"order_confirmed", "order_unconfirmed"}


def notify_side(
    session: Session,
    order: Order,
    side: str,
    kind: str,
    once: str = "",
    more: Mapping[str, str] | None = None,
) -> None:
    """`once` names what happened, where the status has not changed; `more` are facts
    of this kind only. A guest gets an email with the link to the quote."""
    # Both sides may be notified of one kind.
    key = f"{kind}:{side}:{order.id}:{once or order.version}"
    if side == "buyer" and order.buyer_id is None:
        _mail_guest(session, order, key)
    elif user_id := _user(session, order, side):
        partner = "seller" if side == "buyer" else "buyer"
        facts: dict[str, Any] = {
            "order_id": str(order.id),
            "number": number_of(order.number),
            "about": order.title,
            "company": order.parties[partner]["name"],
            "company_ne": order.parties[partner].get("name_ne") or "",
            **(more or {}),
            **(offer_facts(_offer(order)) if kind in PRICED else {}),
        }
        link = f"/{side}/orders/{order.id}"
        notify(session, user_id, kind, facts, link=link, once=key)


def notify_seller_closed(session: Session, seller_id: UUID, once: str) -> None:
    """The buyer of each open order, which its company still fulfils."""
    waiting = select(Order).where(
        table.c.seller_id == seller_id, table.c.status.in_(OPEN)
    )
    for order in session.exec(waiting).all():
        notify_side(session, order, "buyer", "order_seller_closed", once=once)


def _offer(order: Order) -> Offer:
    return Offer(
        lines=[_line(line, order.tax_mode) for line in order.lines],
        tax_mode=order.tax_mode,
        vat=order.vat,
        freight=order.freight,
        landed=order.goods + order.vat + order.freight,
        advance_pct=order.advance_pct,
        credit_days=order.credit_days,
        delivery_days=order.delivery_days,
    )


def _line(line: Mapping[str, Any], tax_mode: str) -> OfferLine:
    """The rate has the tax where it is included, and so has the line."""
    goods, vat = Decimal(line["goods"]), Decimal(line["vat"])
    total = goods + vat if tax_mode == "vat_13_included" else goods
    return OfferLine.model_validate({**line, "total": total})


def _mail_guest(session: Session, order: Order, once: str) -> None:
    quote = session.get_one(Quote, order.quote_id)
    enquiry = session.get_one(Enquiry, quote.enquiry_id)
    mail_guest(session, "guest_order", enquiry, quote.root_id, once=once)


def _user(session: Session, order: Order, side: str) -> UUID | None:
    return order.buyer_id if side == "buyer" else owner_of(session, order)
