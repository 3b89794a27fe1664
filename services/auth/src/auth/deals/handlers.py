"""What engagement's news makes of deals."""

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from auth.deals.models import table
from contracts.engagement import DealChanged
from servicekit.messaging.event import Envelope

KEPT = ("quote_id", "version", "number", "is_open", "accepted_at", "closes_at")
KEY = ("quote_id", "user_id")


def keep_deal(session: Session, event: Envelope[DealChanged]) -> None:
    """A row for the buyer, and one for the owner of the firm that sells."""
    deal = event.data
    told = deal.model_dump(include=set(KEPT))
    sides = {"buyer": deal.buyer_id, "seller": deal.seller_owner_id}
    rows = [{**told, "role": role, "user_id": user} for role, user in sides.items()]
    add = insert(table).values(rows)
    newer = add.on_conflict_do_update(
        index_elements=list(KEY),
        set_={name: add.excluded[name] for name in rows[0] if name not in KEY},
        where=table.c.version < add.excluded.version,
    )
    session.execute(newer)
