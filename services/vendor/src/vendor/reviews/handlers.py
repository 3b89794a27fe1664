"""The replica of reviews; a newer version replaces an older one in any order."""

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from contracts.engagement import ReviewHidden, ReviewPublished
from servicekit.messaging.event import Envelope
from vendor.reviews.events import publish_rating
from vendor.reviews.models import SellerReview, table


def store_review(session: Session, event: Envelope[ReviewPublished]) -> None:
    content = event.data.model_dump(exclude={"review_id", "written_at"})
    _upsert(session, SellerReview(id=event.data.review_id, **content))


def hide_review(session: Session, event: Envelope[ReviewHidden]) -> None:
    hidden = event.data
    tombstone = SellerReview(
        id=hidden.review_id,
        version=hidden.version,
        seller_id=hidden.seller_id,
        is_hidden=True,
    )
    _upsert(session, tombstone)


def _upsert(session: Session, review: SellerReview) -> None:
    row = review.model_dump()
    add = insert(table).values(row)
    newer = add.on_conflict_do_update(
        index_elements=[table.c.id],
        set_={name: add.excluded[name] for name in row if name != "id"},
        where=table.c.version < add.excluded.version,
    )
    if session.execute(newer.returning(table.c.id)).first():
        publish_rating(session, review.seller_id)
