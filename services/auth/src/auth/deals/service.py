"""An account with an open deal cannot be deleted."""

from datetime import timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from auth.deals.models import table
from auth.deals.schemas import OpenDeal, OpenDealList
from auth.error_texts import OPEN_DEALS
from servicekit.clock import now
from servicekit.http.errors import Conflict

RETENTION = timedelta(days=90)  # longer than a message may be on its way


class OpenDeals(Conflict):
    """`data.deals` lists them; a buyer can end one, a seller waits for the buyer."""

    code = "open_deals"
    message = OPEN_DEALS


def refuse_open(session: Session, user_id: UUID) -> None:
    """Raises OpenDeals."""
    wanted = (
        sa.select(*(table.c[name] for name in OpenDeal.model_fields))
        .where(table.c.user_id == user_id, table.c.is_open)
        .order_by(table.c.accepted_at)
    )
    deals = [OpenDeal(**row) for row in session.execute(wanted).mappings()]
    if deals:
        raise OpenDeals(data=OpenDealList(deals=deals).model_dump(mode="json"))


def erase_person(session: Session, user_id: UUID) -> None:
    session.execute(sa.delete(table).where(table.c.user_id == user_id))


def delete_closed(session: Session) -> None:
    """Timer."""
    old = table.c.closes_at < now() - RETENTION
    session.execute(sa.delete(table).where(~table.c.is_open, old))
