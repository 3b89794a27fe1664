"""The lines of an order once more, to the same seller."""

from typing import Any
from uuid import UUID

from sqlmodel import Session

from engagement.orders.models import Order
from engagement.orders.parties import own_as
from engagement.orders.transitions import ORDER
from engagement.rfq.requirements import copies
from engagement.rfq.requirements.models import Requirement, item_ids
from servicekit.http.errors import NotFound
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.http.tokens import Caller

# Everything has arrived.
REORDERABLE = ("received", "closed")


def reorder(session: Session, order_id: UUID, caller: Caller) -> UUID:
    """The id of a draft; raises NotFound, or TransitionNotAllowed too early."""
    order, _ = own_as(session, order_id, caller, "buyer")
    if order.status not in REORDERABLE:
        raise TransitionNotAllowed(order.status, ORDER.allowed(order.status, "buyer"))
    requirement = session.get(Requirement, order.requirement_id)
    if requirement is None:
        raise NotFound
    lines = {
        "items": _items(order, requirement),
        "seller_ids": [str(order.seller_id)],
    }
    return copies.duplicate(session, requirement, lines)


def _items(order: Order, requirement: Requirement) -> list[dict[str, Any]]:
    """As they were ordered: an alternative has its own name and unit."""
    ids = map(str, item_ids(requirement.id, len(requirement.items)))
    requested = dict(zip(ids, requirement.items, strict=True))
    ordered = ("name", "quantity", "unit_id", "unit")
    return [
        {**requested.get(line["id"], {}), **{name: line[name] for name in ordered}}
        for line in order.lines
    ]
