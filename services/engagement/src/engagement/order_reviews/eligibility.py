"""Who may review an order, and until when."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.enquiries.submissions.service import OwnCompany
from engagement.error_texts import LINKED_COMPANY, REVIEW_TOO_LATE
from engagement.order_reviews.models import WRITTEN_WITHIN
from engagement.orders.models import Order
from engagement.orders.models import history as order_history
from engagement.orders.parties import owner_of
from engagement.orders.transitions import ORDER
from engagement.replicas.queries import of_id
from engagement.replicas.sellers.models import table as sellers
from servicekit.clock import now
from servicekit.http.errors import AppError, Conflict, Forbidden
from servicekit.http.statuses import TransitionNotAllowed


class LinkedCompany(Forbidden):
    """One firm with two accounts."""

    code, message = "linked_company", LINKED_COMPANY


class ReviewTooLate(Conflict):
    code, message = "too_late", REVIEW_TOO_LATE.fill(days=WRITTEN_WITHIN.days)


def write_until(session: Session, order: Order) -> datetime | None:
    """None while it is not closed."""
    if order.status != "closed":
        return None
    closed = sa.select(sa.func.max(order_history.c.at)).where(
        order_history.c.order_id == order.id, order_history.c.to_status == "closed"
    )
    at: datetime | None = session.execute(closed).scalar()
    return (at or order.updated_at) + WRITTEN_WITHIN


def refusal(session: Session, order: Order) -> AppError | None:
    """Why its buyer cannot review it, if so."""
    until = write_until(session, order)
    if until is None:
        return TransitionNotAllowed(order.status, ORDER.allowed(order.status, "buyer"))
    if until <= now():
        return ReviewTooLate()
    if order.buyer_id == owner_of(session, order):
        return OwnCompany()
    return LinkedCompany() if _is_linked(session, order) else None


def _is_linked(session: Session, order: Order) -> bool:
    """The same PAN: on the day of the order, or today."""
    seller = of_id(session, order.seller_id)
    sold_by = {order.parties["seller"].get("pan_number")}
    sold_by.add(seller.pan_number if seller else None)
    bought_by = {order.parties["buyer"].get("pan_number")}
    if order.buyer_id:
        bought_by |= _pan_numbers(session, order.buyer_id)
    return bool((sold_by & bought_by) - {None})


def _pan_numbers(session: Session, owner_id: UUID) -> set[str | None]:
    own = sa.select(sellers.c.pan_number).where(sellers.c.owner_id == owner_id)
    return set(session.execute(own).scalars())
