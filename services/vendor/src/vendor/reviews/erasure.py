"""The page of an erased company has no reviews."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.reviews.events import publish_rating
from vendor.reviews.models import table


def erase(session: Session, seller_id: UUID) -> None:
    mine = sa.delete(table).where(table.c.seller_id == seller_id)
    if session.execute(mine.returning(table.c.id)).first():
        publish_rating(session, seller_id)
