"""Transitions of a company: lock, table, history and events in one transaction."""

from typing import Literal
from uuid import UUID

import structlog
from sqlmodel import Session, select

from contracts.vendor import SellerClosed, SellerReinstated, SellerSuspended
from servicekit.clock import now
from servicekit.http.errors import Conflict, NotFound
from servicekit.messaging import outbox
from vendor.error_texts import OWNER_NOT_ACTIVE
from vendor.history.service import Actor, Why, record_transition
from vendor.profiles import events
from vendor.profiles.models import Seller
from vendor.profiles.service import of_owner
from vendor.profiles.transitions import SELLER

log = structlog.get_logger()
By = Literal["seller", "admin", "account"]


class OwnerNotActive(Conflict):
    code = "owner_not_active"
    message = OWNER_NOT_ACTIVE


def suspend(session: Session, seller_id: UUID, reason: str, admin: Actor) -> Seller:
    """Out of search and closed to enquiries; again changes nothing."""
    seller = _locked(session, seller_id)
    if seller.suspended_at is not None:
        return seller
    if seller.status != "suspended":
        SELLER.check(seller.status, "suspended", admin.role)
    seller.suspended_at, seller.suspended_reason = now(), reason
    transition(session, seller, "suspended", admin, "admin", Why(reason))
    return seller


def reinstate(session: Session, seller_id: UUID, reason: str, admin: Actor) -> Seller:
    """Lifts a suspension, or reopens what its owner closed."""
    seller = _locked(session, seller_id)
    to = "active" if seller.onboarded_at else "onboarding"
    if seller.status == to:
        return seller
    SELLER.check(seller.status, to, admin.role)
    if seller.owner_status != "active":
        raise OwnerNotActive
    seller.suspended_at = seller.suspended_reason = None
    transition(session, seller, to, admin, "admin", Why(reason))
    return seller


def close(session: Session, seller: Seller, reason: str | None, actor: Actor) -> None:
    """Closes it, by the owner or an administrator; needs the row lock."""
    if seller.status == "closed":
        return
    SELLER.check(seller.status, "closed", actor.role)
    by: By = "admin" if actor.role == "admin" else "seller"
    transition(session, seller, "closed", actor, by, Why(reason))


def close_own(session: Session, owner_id: UUID, reason: str | None) -> Seller:
    seller = of_owner(session, owner_id)
    close(session, seller, reason, Actor("seller", owner_id))
    return seller


def close_by_id(session: Session, seller_id: UUID, reason: str, admin: Actor) -> Seller:
    seller = _locked(session, seller_id)
    close(session, seller, reason, admin)
    return seller


def transition(
    session: Session, seller: Seller, to: str, actor: Actor, by: By, why: Why
) -> None:
    """Writes, records and publishes it; the caller has checked who may do it."""
    before, from_status = events.state(seller), seller.status
    seller.status = to
    seller.version += 1
    session.add(seller)
    record_transition(session, seller.id, "seller", (from_status, to), actor, why)
    events.publish(session, seller, before, is_new=False)
    if from_status != to:
        publish_fact(session, seller, actor, by)
    log.info("seller_status_changed", seller_id=str(seller.id), to=to, by=by)


def publish_fact(session: Session, seller: Seller, actor: Actor, by: By) -> None:
    """Not for a draft, which nobody else has."""
    if seller.onboarded_at is None:
        return
    facts = {"active": SellerReinstated, "closed": SellerClosed}
    event = facts.get(seller.status, SellerSuspended)
    fact = event(
        seller_id=seller.id, version=seller.version, owner_id=seller.owner_id, by=by
    )
    outbox.record(session, fact, actor=actor.user_id)


def _locked(session: Session, seller_id: UUID) -> Seller:
    wanted = select(Seller).where(Seller.id == seller_id).with_for_update()
    seller = session.exec(wanted).first()
    if seller is None:
        raise NotFound
    return seller
