"""Notifications of each side about an order."""

from collections.abc import Mapping
from uuid import UUID

from sqlmodel import Session

from engagement.notifications.service import notify
from engagement.orders.lifecycle import number_of
from engagement.orders.models import Order
from engagement.orders.parties import owner_of


def notify_side(
    session: Session,
    order: Order,
    side: str,
    kind: str,
    once: str = "",
    more: Mapping[str, str] | None = None,
) -> None:
    """`once` names what happened, where the status has not changed; `more` are facts
    of this kind only."""
    if user_id := _user(session, order, side):
        partner = "seller" if side == "buyer" else "buyer"
        facts = {
            "order_id": str(order.id),
            "number": number_of(order.number),
            "about": order.title,
            "company": order.parties[partner]["name"],
            **(more or {}),
        }
        link = f"/{side}/orders/{order.id}"
        # Both sides may be notified of one kind.
        key = f"{kind}:{side}:{order.id}:{once or order.version}"
        notify(session, user_id, kind, facts, link=link, once=key)


def _user(session: Session, order: Order, side: str) -> UUID | None:
    return order.buyer_id if side == "buyer" else owner_of(session, order)
