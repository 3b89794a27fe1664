"""Timers of reviews; each row is locked by one worker."""

from sqlmodel import Session, select

from engagement.accounts.suspensions.queries import is_suspended
from engagement.order_reviews.lifecycle import change_status
from engagement.order_reviews.models import Review, table
from engagement.order_reviews.notifications import notify_both
from servicekit.clock import now

BATCH_SIZE = 200


def publish_due(session: Session) -> None:
    """Without a reply of the seller; not while one side is suspended."""
    wanted = select(Review).where(
        table.c.status == "pending",
        table.c.publish_at <= now(),
        ~is_suspended(table.c.buyer_id, table.c.seller_id),
    )
    locked = wanted.order_by(table.c.id).limit(BATCH_SIZE)
    locked = locked.with_for_update(skip_locked=True)
    fresh = locked.execution_options(populate_existing=True)
    for review in session.exec(fresh).all():
        change_status(session, review, "published", "system")
        notify_both(session, review, "order_review_published")
