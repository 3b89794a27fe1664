"""How an enquiry moves: lock, table, history, event and notice, one transaction."""

from dataclasses import dataclass
from typing import Literal
from uuid import UUID

from sqlmodel import Session, select

from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from engagement.closures.clocks import closure_of
from engagement.enquiries import notices, waiting
from engagement.enquiries.models import Enquiry, EnquiryMove
from engagement.enquiries.transitions import ANSWERS, ENQUIRY, EXPIRABLE
from engagement.moves import remember
from engagement.sellers.queries import of_id
from engagement.suspensions.queries import any_suspended
from servicekit.clock import now
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller
from servicekit.messaging.outbox import record

Role = Literal["guest", "buyer", "seller", "admin", "system"]


@dataclass(frozen=True)
class Actor:
    """Who moves an enquiry, in which of its roles."""

    role: Role
    user_id: UUID | None = None


def role_of(
    caller: Caller, owner_id: UUID | None, buyer_id: UUID | None
) -> Role | None:
    if caller.user_id == owner_id:
        return "seller"
    if caller.user_id == buyer_id:
        return "buyer"
    return "admin" if caller.has("admin") else None


def open_for(
    session: Session, enquiry_id: UUID, caller: Caller
) -> tuple[Enquiry, Actor]:
    """The enquiry, locked, and the caller's part in it; raises NotFound (D13)."""
    wanted = select(Enquiry).where(Enquiry.id == enquiry_id).with_for_update()
    enquiry = session.exec(wanted).first()
    if enquiry is None:
        raise NotFound
    seller = of_id(session, enquiry.seller_id)
    role = role_of(caller, seller.owner_id if seller else None, enquiry.buyer_id)
    if role is None:
        raise NotFound
    expire_if_due(session, enquiry)
    return enquiry, Actor(role, caller.user_id)


def move(
    session: Session,
    enquiry: Enquiry,
    actor: Actor,
    to: str,
    *,
    reason: str | None = None,
    note: str | None = None,
    quietly: bool = False,
) -> None:
    """Raises TransitionNotAllowed; its present status is no move. Needs the row lock.

    `quietly`: the other side hears of it in another way.
    """
    if to == enquiry.status:
        return
    ENQUIRY.check(enquiry.status, to, actor.role)
    at, came_from = now(), enquiry.status
    enquiry.status, enquiry.updated_at = to, at
    enquiry.version += 1
    closure = closure_of(session, enquiry.seller_id)
    waiting.moved(enquiry, came_from, actor.role, closure)
    if actor.role == "seller" and to in ANSWERS:
        enquiry.first_response_at = enquiry.first_response_at or at
    by, why = actor.user_id, {"reason": reason, "note": note}
    remember(session, EnquiryMove, enquiry, came_from, actor.role, by=by, **why)
    record(session, status_changed(enquiry, came_from), actor=actor.user_id)
    if not quietly:
        notices.tell_moved(session, enquiry, actor.role)


def created(enquiry: Enquiry) -> EnquiryCreated:
    return EnquiryCreated(
        enquiry_id=enquiry.id,
        version=1,
        seller_id=enquiry.seller_id,
        category_id=enquiry.category_id,
        product_id=enquiry.product_id,
        buyer_id=enquiry.buyer_id,
        source=enquiry.source,
        created_at=enquiry.created_at,
        is_proven=enquiry.is_proven,
        answer_by=enquiry.answer_by,
    )


def status_changed(enquiry: Enquiry, came_from: str) -> EnquiryStatusChanged:
    return EnquiryStatusChanged(
        enquiry_id=enquiry.id,
        version=enquiry.version,
        seller_id=enquiry.seller_id,
        product_id=enquiry.product_id,
        from_status=came_from,
        to_status=enquiry.status,
        created_at=enquiry.created_at,
        first_response_at=enquiry.first_response_at,
        is_proven=enquiry.is_proven,
        answer_by=enquiry.answer_by,
    )


def expire_if_due(session: Session, enquiry: Enquiry) -> None:
    """Time is judged again when a row is acted on: the timer may not have come yet."""
    is_past = enquiry.status in EXPIRABLE and enquiry.expires_at <= now()
    if is_past and not any_suspended(session, enquiry.buyer_id, enquiry.seller_id):
        move(session, enquiry, Actor("system"), "expired")
