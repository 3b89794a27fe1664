"""Deals and orders of engagement, as auth stores them."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from auth.deals.models import orders, table
from contracts.engagement import DealChanged, OrderStatusChanged
from servicekit.messaging.event import Envelope

DEAL = ("quote_id", "version", "number", "is_open", "accepted_at", "closes_at")
ORDER = ("order_id", "quote_id", "version", "number", "is_open", "changed_at")


def upsert_deal(session: Session, event: Envelope[DealChanged]) -> None:
    """A row for the buyer unless it is a guest, and one for the owner of the company
    that sells."""
    deal = event.data
    is_guest = deal.buyer_id == deal.requirement_id
    buyer_id = None if is_guest else deal.buyer_id
    sides = {"buyer": buyer_id, "seller": deal.seller_owner_id}
    _upsert(session, table, sides, deal.model_dump(include=set(DEAL)))


def upsert_order(session: Session, event: Envelope[OrderStatusChanged]) -> None:
    """The same for an order."""
    order = event.data
    is_guest = order.buyer_id == order.requirement_id
    buyer_id = None if is_guest else order.buyer_id
    sides = {"buyer": buyer_id, "seller": order.seller_owner_id}
    values = order.model_dump(include=set(ORDER))
    _upsert(session, orders, sides, {**values, "status": order.to_status})


def _upsert(
    session: Session,
    of: sa.Table,
    sides: Mapping[str, UUID | None],
    values: Mapping[str, Any],
) -> None:
    """Older news changes nothing."""
    key = [column.name for column in of.primary_key]
    rows = [
        {**values, "role": role, "user_id": user}
        for role, user in sides.items()
        if user is not None
    ]
    add = insert(of).values(rows)
    newer = add.on_conflict_do_update(
        index_elements=key,
        set_={name: add.excluded[name] for name in rows[0] if name not in key},
        where=of.c.version < add.excluded.version,
    )
    session.execute(newer)
