"""What others read of a review: the complete text while it is public."""

from contracts.engagement import ReviewHidden, ReviewPublished
from engagement.order_reviews.models import RATINGS, Review
from engagement.order_reviews.transitions import PUBLIC
from servicekit.messaging.event import Event

COPIED = (
    *("version", "seller_id", "company", "company_ne", *RATINGS),
    *("text", "reply", "replied_at"),
)


def event_of(review: Review) -> Event | None:
    """None for a review that waits."""
    if review.status == "hidden":
        return ReviewHidden(
            review_id=review.id,
            version=review.version,
            seller_id=review.seller_id,
            hidden_at=review.updated_at,
        )
    if review.status not in PUBLIC or review.published_at is None:
        return None
    return ReviewPublished(
        **review.model_dump(include=set(COPIED)),
        review_id=review.id,
        written_at=review.created_at,
        published_at=review.published_at,
    )
