"""Who leaves takes their questions along, and a firm those it was asked."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.questions.models import table


def forget_asker(session: Session, user_id: UUID) -> None:
    session.execute(sa.delete(table).where(table.c.asker_id == user_id))


def forget_seller(session: Session, seller_id: UUID) -> None:
    session.execute(sa.delete(table).where(table.c.seller_id == seller_id))
