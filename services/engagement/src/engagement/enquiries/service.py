"""Status changes of an enquiry: lock, state machine, history, event and notification
in one transaction."""

from dataclasses import dataclass
from typing import Literal
from uuid import UUID

from sqlmodel import Session, select

from contracts.engagement import EnquiryStatusChanged
from engagement.accounts.suspensions.queries import any_suspended
from engagement.enquiries import deadlines, notifications
from engagement.enquiries.models import Enquiry, EnquiryHistory
from engagement.enquiries.transitions import ANSWERS, ENQUIRY, EXPIRABLE
from engagement.replicas.queries import of_id
from engagement.transitions import record_transition
from servicekit.clock import now
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller
from servicekit.messaging.outbox import record

Role = Literal["guest", "buyer", "seller", "admin", "system"]


@dataclass(frozen=True)
class Actor:
    """Who changes an enquiry, in which role."""

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


def change_status(
    session: Session,
    enquiry: Enquiry,
    actor: Actor,
    to: str,
    *,
    reason: str | None = None,
    note: str | None = None,
    quietly: bool = False,
) -> None:
    """Raises TransitionNotAllowed; its present status changes nothing. Needs the row
    lock.

    `quietly`: the other side is notified in another way.
    """
    if to == enquiry.status:
        return
    ENQUIRY.check(enquiry.status, to, actor.role)
    at, from_status = now(), enquiry.status
    enquiry.status, enquiry.updated_at = to, at
    enquiry.version += 1
    closure = deadlines.closure_of(session, enquiry.seller_id)
    deadlines.after_transition(enquiry, from_status, actor.role, closure)
    is_answer = actor.role == "seller" and to in ANSWERS
    if is_answer and enquiry.first_response_at is None:
        enquiry.first_response_at = at
        deadlines.after_first_answer(enquiry, closure)
    by, why = actor.user_id, {"reason": reason, "note": note}
    record_transition(
        session, EnquiryHistory, enquiry, from_status, actor.role, by=by, **why
    )
    record(session, status_changed(enquiry, from_status), actor=actor.user_id)
    if not quietly:
        notifications.notify_status_change(session, enquiry, actor.role)


def status_changed(enquiry: Enquiry, from_status: str) -> EnquiryStatusChanged:
    return EnquiryStatusChanged(
        enquiry_id=enquiry.id,
        version=enquiry.version,
        seller_id=enquiry.seller_id,
        product_id=enquiry.product_id,
        from_status=from_status,
        to_status=enquiry.status,
        created_at=enquiry.created_at,
        first_response_at=enquiry.first_response_at,
        response_minutes=enquiry.response_minutes,
        is_proven=enquiry.is_proven,
        answer_by=enquiry.answer_by,
    )


def expire_if_due(session: Session, enquiry: Enquiry) -> None:
    """Expiry is checked again when a row is used: the timer may not have run yet."""
    is_past = enquiry.status in EXPIRABLE and enquiry.expires_at <= now()
    if is_past and not any_suspended(session, enquiry.buyer_id, enquiry.seller_id):
        change_status(session, enquiry, Actor("system"), "expired")
