"""A review is written, replied to, hidden and restored."""

from datetime import timedelta
from uuid import UUID

from sqlmodel import Session, select

from engagement.order_reviews import eligibility
from engagement.order_reviews.lifecycle import change_status, of_order, record
from engagement.order_reviews.models import Review
from engagement.order_reviews.notifications import notify_both
from engagement.order_reviews.schemas import NewReview
from engagement.order_reviews.transitions import REVIEW
from engagement.orders.models import Order
from engagement.orders.notifications import notify_side
from engagement.orders.parties import own_as
from servicekit.clock import now
from servicekit.http.errors import NotFound
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.http.tokens import Caller

PUBLISHED_AFTER = timedelta(days=14)


def write(session: Session, order_id: UUID, form: NewReview, caller: Caller) -> None:
    """By the buyer of a closed order, once. Raises what `eligibility` finds."""
    order, actor = own_as(session, order_id, caller, "buyer")
    if written := of_order(session, order.id):
        allowed = REVIEW.allowed(written.status, "buyer")
        raise TransitionNotAllowed(written.status, allowed)
    if refused := eligibility.refusal(session, order):
        raise refused
    review = _new(order, form, caller.user_id)
    REVIEW.check(None, review.status, "buyer")
    session.add(review)
    session.flush()
    record(session, review, None, "buyer", by=actor.user_id)
    notify_side(session, order, "seller", "order_reviewed", once=str(review.id))


def reply(session: Session, order_id: UUID, text: str, caller: Caller) -> None:
    """By the seller, once: both have written, so the review is published."""
    order, actor = own_as(session, order_id, caller, "seller")
    review = of_order(session, order.id)
    if review is None:
        raise NotFound
    REVIEW.check(review.status, "replied", "seller")
    review.reply, review.replied_at = text, now()
    change_status(session, review, "replied", "seller", by=actor.user_id)
    notify_side(session, order, "buyer", "order_review_replied", once=str(review.id))


def hide(session: Session, review_id: UUID, reason: str, by: UUID) -> None:
    """By an administrator; the text stays as it was written. Again changes nothing."""
    review = _locked(session, review_id)
    if review.status == "hidden":
        return
    change_status(session, review, "hidden", "admin", by=by, reason=reason)
    notify_both(session, review, "order_review_hidden")


def restore(session: Session, review_id: UUID, by: UUID) -> None:
    """By an administrator: it is again what it was. Raises TransitionNotAllowed."""
    review = _locked(session, review_id)
    to = _before_hidden(review)
    change_status(session, review, to, "admin", by=by)
    if to == "pending":
        review.publish_at = review.created_at + PUBLISHED_AFTER
    notify_both(session, review, "order_review_restored")


def _before_hidden(review: Review) -> str:
    if review.reply is not None:
        return "replied"
    return "published" if review.published_at else "pending"


def _new(order: Order, form: NewReview, buyer_id: UUID) -> Review:
    buyer, at = order.parties["buyer"], now()
    is_company = buyer["name"] != buyer.get("person") or buyer.get("pan_number")
    return Review(
        **form.model_dump(),
        order_id=order.id,
        buyer_id=buyer_id,
        seller_id=order.seller_id,
        company=buyer["name"] if is_company else None,
        company_ne=buyer.get("name_ne") if is_company else None,
        created_at=at,
        updated_at=at,
        publish_at=at + PUBLISHED_AFTER,
    )


def _locked(session: Session, review_id: UUID) -> Review:
    wanted = select(Review).where(Review.id == review_id).with_for_update()
    fresh = wanted.execution_options(populate_existing=True)
    if review := session.exec(fresh).first():
        return review
    raise NotFound
