"""The rating of a seller as other services store it."""

from collections.abc import Sequence
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from contracts.vendor import SellerRatingChanged
from servicekit.clock import now
from servicekit.messaging import outbox
from vendor.profiles.models import sellers
from vendor.reviews.models import table
from vendor.reviews.queries import RATINGS_BY_SELLER, VISIBLE_FROM, mean_of


def publish_rating(session: Session, seller_id: UUID) -> None:
    """Publishes the present rating; under the lock no review is missed."""
    lock = sa.select(sellers.c.id).where(sellers.c.id == seller_id).with_for_update()
    session.execute(lock)
    theirs = RATINGS_BY_SELLER.where(table.c.seller_id == seller_id)
    row = session.execute(theirs).mappings().first()
    outbox.record(session, _event(seller_id, row))


def snapshot(
    session: Session, after: str, limit: int
) -> Sequence[tuple[str, SellerRatingChanged]]:
    """A page of all sellers with a review, for `haat resync`."""
    page = RATINGS_BY_SELLER.order_by(table.c.seller_id).limit(limit)
    if after:
        page = page.where(table.c.seller_id > sa.cast(UUID(after), sa.Uuid))
    rows = session.execute(page).mappings()
    return [(str(row["seller_id"]), _event(row["seller_id"], row)) for row in rows]


def _event(seller_id: UUID, row: sa.RowMapping | None) -> SellerRatingChanged:
    facts: dict[str, Any] = {"seller_id": seller_id, "counted_at": now()}
    if row is not None and row["count"] >= VISIBLE_FROM:
        facts |= {"review_count": row["count"], "mean_rating": mean_of(row)}
    return SellerRatingChanged(**facts)
