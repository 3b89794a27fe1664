"""Haat writes to both sides of a disputed order, and decides it."""

from uuid import UUID

from sqlmodel import Session

from engagement.orders import notes
from engagement.orders.lifecycle import change_status, locked
from engagement.orders.models import Order
from engagement.orders.notifications import notify_side
from engagement.orders.parties import OTHER
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller


def write_note(session: Session, order_id: UUID, text: str, caller: Caller) -> None:
    """Raises NotFound, or TransitionNotAllowed when it is disputed no more."""
    order = _one(session, order_id)
    note = notes.store(session, order, "admin", text, caller)
    for side in OTHER:
        notify_side(session, order, side, "order_note_by_haat", once=str(note.id))


def decide(
    session: Session, order_id: UUID, to: str, reason: str, caller: Caller
) -> None:
    """The same outcome again changes nothing. Raises NotFound, TransitionNotAllowed."""
    order = _one(session, order_id)
    if order.status == to:
        return
    change_status(session, order, to, "admin", by=caller.user_id, reason=reason)
    for side in OTHER:
        notify_side(session, order, side, f"order_{to}_by_haat")


def _one(session: Session, order_id: UUID) -> Order:
    order = locked(session, order_id)
    if order is None:
        raise NotFound
    return order
