"""What both sides and Haat write about a dispute; both sides read all of it."""

from typing import Literal
from uuid import UUID

from pydantic import BaseModel
from sqlmodel import Session

from engagement.orders.models import Order, OrderNote
from engagement.orders.notifications import notify_side
from engagement.orders.parties import own
from engagement.orders.transitions import ORDER
from servicekit.clock import now
from servicekit.http.fields import Moment
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.http.tokens import Caller

Role = Literal["buyer", "seller"]


class OrderNoteOut(BaseModel):
    id: UUID
    role: Literal["buyer", "seller", "admin"]
    text: str
    created_at: Moment


def write(session: Session, order_id: UUID, text: str, caller: Caller) -> Role:
    """By this side. Raises TransitionNotAllowed unless the order is disputed."""
    order, actor = own(session, order_id, caller)
    note = store(session, order, actor.role, text, caller)
    notify_side(session, order, actor.partner, "order_note", once=str(note.id))
    return "buyer" if actor.role == "buyer" else "seller"


def store(
    session: Session, order: Order, role: str, text: str, caller: Caller
) -> OrderNote:
    """Needs the row lock."""
    if order.status != "disputed":
        raise TransitionNotAllowed(order.status, ORDER.allowed(order.status, role))
    note = OrderNote(
        order_id=order.id,
        role=role,
        by_user=caller.user_id,
        text=text,
        created_at=now(),
    )
    session.add(note)
    return note
