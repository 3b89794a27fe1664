"""Status changes of a review: state machine, history, event. Needs the row lock."""

from uuid import UUID

from sqlmodel import Session, select

from engagement.order_reviews.events import event_of
from engagement.order_reviews.models import Review, ReviewHistory
from engagement.order_reviews.transitions import PUBLIC, REVIEW
from engagement.transitions import record_transition
from servicekit.clock import now
from servicekit.messaging import outbox


def of_order(session: Session, order_id: UUID) -> Review | None:
    """Locked."""
    session.flush()
    wanted = select(Review).where(Review.order_id == order_id).with_for_update()
    return session.exec(wanted.execution_options(populate_existing=True)).first()


def change_status(
    session: Session,
    review: Review,
    to: str,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    """Raises TransitionNotAllowed."""
    from_status = review.status
    REVIEW.check(from_status, to, role)
    review.status, review.reason, review.updated_at = to, reason, now()
    review.version, review.publish_at = review.version + 1, None
    if to in PUBLIC and review.published_at is None:
        review.published_at = review.updated_at
    record(session, review, from_status, role, by=by)


def record(
    session: Session,
    review: Review,
    from_status: str | None,
    role: str,
    *,
    by: UUID | None = None,
) -> None:
    record_transition(
        session, ReviewHistory, review, from_status, role, by=by, reason=review.reason
    )
    if event := event_of(review):
        outbox.record(session, event, actor=by)
