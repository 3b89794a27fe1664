"""Deals of engagement, as auth stores them."""

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from auth.deals.models import table
from contracts.engagement import DealChanged
from servicekit.messaging.event import Envelope

COLUMNS = ("quote_id", "version", "number", "is_open", "accepted_at", "closes_at")
KEY = ("quote_id", "user_id")


def upsert_deal(session: Session, event: Envelope[DealChanged]) -> None:
    """A row for the buyer unless it is a guest, and one for the owner of the company
    that sells."""
    deal = event.data
    values = deal.model_dump(include=set(COLUMNS))
    sides = {"seller": deal.seller_owner_id}
    if deal.buyer_id != deal.requirement_id:
        sides["buyer"] = deal.buyer_id
    rows = [{**values, "role": role, "user_id": user} for role, user in sides.items()]
    add = insert(table).values(rows)
    newer = add.on_conflict_do_update(
        index_elements=list(KEY),
        set_={name: add.excluded[name] for name in rows[0] if name not in KEY},
        where=table.c.version < add.excluded.version,
    )
    session.execute(newer)
