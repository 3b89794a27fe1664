"""The page of an erased company has no reviews."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from vendor.reviews.models import table


def erase(session: Session, seller_id: UUID) -> None:
    session.execute(sa.delete(table).where(table.c.seller_id == seller_id))
