"""A public review stays: it names a company, no person. A hidden one loses its text."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.conversations.models import DELETED_TEXT
from engagement.order_reviews.models import table
from engagement.replicas.sellers.models import table as sellers


def erase(session: Session, user_id: UUID) -> None:
    hidden = sa.update(table).where(table.c.status == "hidden")
    written = hidden.where(table.c.buyer_id == user_id)
    session.execute(written.values(text=DELETED_TEXT))
    companies = sa.select(sellers.c.seller_id).where(sellers.c.owner_id == user_id)
    replied = hidden.where(table.c.seller_id.in_(companies), table.c.reply.is_not(None))
    session.execute(replied.values(reply=DELETED_TEXT))
