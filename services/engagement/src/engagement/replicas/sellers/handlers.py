from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from contracts.vendor import SellerOnboarded, SellerResponseChanged, SellerUpdated
from engagement.enquiries.deadlines import between
from engagement.replicas.sellers.models import responses, table
from engagement.replicas.service import upsert_newest
from engagement.rfq.matches.files import share_again
from engagement.sellers.closures import reschedule_deadlines
from servicekit.messaging.event import Envelope
from servicekit.working_hours import Closure

SellerEvent = Envelope[SellerOnboarded] | Envelope[SellerUpdated]
COLUMNS = set(table.c.keys())


def store_seller(session: Session, event: SellerEvent) -> None:
    """A seller who does not meet a buyer's preferences any more reads no files of
    theirs; a closure stops running deadlines."""
    seller_id = event.data.seller_id
    before, closed = _matching_facts(session, seller_id), _closure(session, seller_id)
    upsert_newest(session, table, event.data.model_dump(include=COLUMNS))
    if before and before != _matching_facts(session, seller_id):
        share_again(session, seller_id)
    if closed != (planned := _closure(session, seller_id)):
        reschedule_deadlines(session, seller_id, closed, planned)


def _closure(session: Session, seller_id: UUID) -> Closure | None:
    wanted = sa.select(table.c.closed_from, table.c.closed_to)
    days = session.execute(wanted.where(table.c.seller_id == seller_id)).first()
    return between(*days) if days else None


def _matching_facts(session: Session, seller_id: UUID) -> sa.Row[Any] | None:
    """The columns that buyers' preferences refer to."""
    wanted = sa.select(table.c.is_verified, table.c.province_id)
    return session.execute(wanted.where(table.c.seller_id == seller_id)).first()


def store_response(session: Session, event: Envelope[SellerResponseChanged]) -> None:
    """No part of the card's version: the newest count wins."""
    row = event.data.model_dump(include=set(responses.c.keys()))
    add = insert(responses).values(row)
    newer = add.on_conflict_do_update(
        index_elements=[responses.c.seller_id],
        set_={name: add.excluded[name] for name in row},
        where=responses.c.counted_at < add.excluded.counted_at,
    )
    session.execute(newer)
