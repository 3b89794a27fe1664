"""How an enquiry moves: lock, table, history, event and notice, one transaction."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Literal
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from engagement.enquiries.models import Enquiry, EnquiryMove
from engagement.enquiries.transitions import ANSWERS, ENQUIRY, EXPIRABLE
from engagement.notifications.service import notify
from engagement.sellers.queries import of_id
from servicekit.clock import now
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller
from servicekit.messaging.outbox import record

Role = Literal["guest", "buyer", "seller", "admin", "system"]
UNANSWERED_FOR = timedelta(days=7)
IDLE_FOR = timedelta(days=30)
EXPIRED_AT_ONCE = 200
BUYER_HEARS_OF = {"replied", "info_requested", "quoted", "won", "declined", "expired"}
SELLER_HEARS_OF = {"replied", "won", "lost", "cancelled"}


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
    """Raises MoveNotAllowed; its present status is no move. Needs the row lock.

    `quietly`: the other side hears of it in another way.
    """
    if to == enquiry.status:
        return
    ENQUIRY.check(enquiry.status, to, actor.role)
    at, came_from = now(), enquiry.status
    enquiry.status, enquiry.updated_at = to, at
    enquiry.version += 1
    enquiry.expires_at = at + (UNANSWERED_FOR if to == "seen" else IDLE_FOR)
    if actor.role == "seller":
        enquiry.seller_unread = 0
        if to in ANSWERS and enquiry.first_response_at is None:
            enquiry.first_response_at = at
    remember(session, enquiry, came_from, actor, reason=reason, note=note)
    record(session, status_changed(enquiry, came_from), actor=actor.user_id)
    if not quietly:
        tell_other_side(session, enquiry, actor)


def remember(
    session: Session,
    enquiry: Enquiry,
    came_from: str | None,
    actor: Actor,
    *,
    reason: str | None = None,
    note: str | None = None,
) -> None:
    session.add(
        EnquiryMove(
            enquiry_id=enquiry.id,
            from_status=came_from,
            to_status=enquiry.status,
            by_user=actor.user_id,
            role=actor.role,
            reason=reason,
            note=note,
            at=enquiry.updated_at,
        )
    )


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
    )


def tell_other_side(session: Session, enquiry: Enquiry, actor: Actor) -> None:
    seller, status = of_id(session, enquiry.seller_id), enquiry.status
    facts = {
        "enquiry_id": str(enquiry.id),
        "status": status,
        "company": seller.company_name if seller else "",
        "name": enquiry.name,
        "about": enquiry.product_name or enquiry.requirements[:80],
    }
    if actor.role != "buyer" and enquiry.buyer_id and status in BUYER_HEARS_OF:
        link = f"/buyer/enquiries?id={enquiry.id}"
        notify(session, enquiry.buyer_id, f"enquiry_{status}", facts, link=link)
    if actor.role == "buyer" and seller and status in SELLER_HEARS_OF:
        link = f"/seller/enquiries?id={enquiry.id}"
        notify(session, seller.owner_id, f"buyer_{status}", facts, link=link)


def expire_if_due(session: Session, enquiry: Enquiry) -> None:
    """Time is judged again when a row is acted on: the timer may not have come yet."""
    if enquiry.status in EXPIRABLE and enquiry.expires_at <= now():
        move(session, enquiry, Actor("system"), "expired")


def expire_idle(session: Session) -> None:
    """Timer: 7 days unanswered or 30 days idle is the end; a batch at a time."""
    columns = Enquiry.__table__.c  # type: ignore[attr-defined]
    due = (
        select(Enquiry)
        .where(columns.status.in_(EXPIRABLE), columns.expires_at <= sa.func.now())
        .order_by(columns.expires_at)
        .limit(EXPIRED_AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    for enquiry in session.exec(due).all():
        expire_if_due(session, enquiry)
