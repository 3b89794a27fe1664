"""Notifications of each side about an order."""

from collections.abc import Mapping
from uuid import UUID

from sqlmodel import Session, select

from engagement.enquiries.models import Enquiry
from engagement.notifications.mail.guests import mail_guest
from engagement.notifications.service import notify
from engagement.orders.lifecycle import number_of
from engagement.orders.models import Order, table
from engagement.orders.parties import owner_of
from engagement.orders.transitions import OPEN
from engagement.rfq.quotes.models import Quote


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
        facts = {
            "order_id": str(order.id),
            "number": number_of(order.number),
            "about": order.title,
            "company": order.parties[partner]["name"],
            "company_ne": order.parties[partner].get("name_ne") or "",
            **(more or {}),
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


def _mail_guest(session: Session, order: Order, once: str) -> None:
    quote = session.get_one(Quote, order.quote_id)
    enquiry = session.get_one(Enquiry, quote.enquiry_id)
    mail_guest(session, "guest_order", enquiry, quote.root_id, once=once)


def _user(session: Session, order: Order, side: str) -> UUID | None:
    return order.buyer_id if side == "buyer" else owner_of(session, order)
