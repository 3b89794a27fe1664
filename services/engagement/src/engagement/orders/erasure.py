"""An order stays complete for its partner; the erased person's contact does not."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.orders.models import table
from engagement.replicas.sellers.models import table as sellers


def erase_contact(session: Session, user_id: UUID) -> None:
    companies = sa.select(sellers.c.seller_id).where(sellers.c.owner_id == user_id)
    theirs = {
        "buyer": table.c.buyer_id == user_id,
        "seller": table.c.seller_id.in_(companies),
    }
    for side, which in theirs.items():
        removed: sa.ColumnElement[Any] = table.c.parties
        for name in ("phone_number", "email"):
            path = sa.literal([side, name], sa.ARRAY(sa.Text))
            removed = sa.func.jsonb_set(removed, path, sa.text("'null'::jsonb"))
        session.execute(sa.update(table).where(which).values(parties=removed))
