"""Notifications of both sides about a review."""

from sqlmodel import Session

from engagement.order_reviews.models import Review
from engagement.orders.models import Order
from engagement.orders.notifications import notify_side
from engagement.orders.parties import OTHER


def notify_both(session: Session, review: Review, kind: str) -> None:
    order = session.get_one(Order, review.order_id)
    for side in OTHER:
        notify_side(session, order, side, kind, once=f"{review.id}:{review.version}")
