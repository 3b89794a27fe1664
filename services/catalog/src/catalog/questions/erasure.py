"""Erases the questions of a deleted account, and those to a deleted company."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from catalog.questions.models import table


def erase_of_asker(session: Session, user_id: UUID) -> None:
    session.execute(sa.delete(table).where(table.c.asker_id == user_id))


def erase_of_seller(session: Session, seller_id: UUID) -> None:
    session.execute(sa.delete(table).where(table.c.seller_id == seller_id))
