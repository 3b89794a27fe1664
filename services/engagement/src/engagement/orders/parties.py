"""Who acts on an order: its buyer, or the owner of the company that sells."""

from dataclasses import dataclass
from uuid import UUID

from sqlmodel import Session

from engagement.orders.lifecycle import locked
from engagement.orders.models import Order
from engagement.replicas.queries import of_id
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller

OTHER = {"buyer": "seller", "seller": "buyer"}


@dataclass(frozen=True)
class Actor:
    role: str
    user_id: UUID

    @property
    def partner(self) -> str:
        return OTHER[self.role]


def own(session: Session, order_id: UUID, caller: Caller) -> tuple[Order, Actor]:
    """Locked; raises NotFound for strangers."""
    order = locked(session, order_id)
    role = role_of(session, order, caller.user_id) if order else None
    if order is None or role is None:
        raise NotFound
    return order, Actor(role, caller.user_id)


def own_as(
    session: Session, order_id: UUID, caller: Caller, role: str
) -> tuple[Order, Actor]:
    """The same for what only one side can do; raises NotFound for the other."""
    order, actor = own(session, order_id, caller)
    if actor.role != role:
        raise NotFound
    return order, actor


def role_of(session: Session, order: Order, user_id: UUID) -> str | None:
    if order.buyer_id == user_id:
        return "buyer"
    return "seller" if owner_of(session, order) == user_id else None


def owner_of(session: Session, order: Order) -> UUID | None:
    seller = of_id(session, order.seller_id)
    return seller.owner_id if seller else None
