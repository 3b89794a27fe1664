from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from contracts.vendor import SellerOnboarded, SellerResponseChanged, SellerUpdated
from engagement.replicas import keep_newest
from engagement.sellers.models import responses, table
from servicekit.messaging.event import Envelope

SellerEvent = Envelope[SellerOnboarded] | Envelope[SellerUpdated]
KEPT = set(table.c.keys())


def keep_seller(session: Session, event: SellerEvent) -> None:
    keep_newest(session, table, event.data.model_dump(include=KEPT))


def keep_response(session: Session, event: Envelope[SellerResponseChanged]) -> None:
    """No part of the card's version: the newest count wins."""
    row = event.data.model_dump(include=set(responses.c.keys()))
    add = insert(responses).values(row)
    newer = add.on_conflict_do_update(
        index_elements=[responses.c.seller_id],
        set_={name: add.excluded[name] for name in row},
        where=responses.c.counted_at < add.excluded.counted_at,
    )
    session.execute(newer)
