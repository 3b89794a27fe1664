"""The buyer's photos of a delivery: both sides may open them, in a dispute Haat too."""

from uuid import UUID

from sqlmodel import Session

from engagement import attachments
from engagement.orders.models import Delivery, Order
from engagement.orders.parties import owner_of


def share(session: Session, order: Order, delivery: Delivery) -> None:
    """They belong to the order: also after an account is deleted."""
    if not delivery.attachment_ids or order.buyer_id is None:
        return
    seller_id = owner_of(session, order)
    attachments.share(
        session,
        delivery.id,
        order.version,
        order.buyer_id,
        [UUID(file_id) for file_id in delivery.attachment_ids],
        [order.buyer_id, *([seller_id] if seller_id else [])],
        for_admins=order.status == "disputed",
        held_since=delivery.received_at,
    )
