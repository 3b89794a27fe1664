"""What becomes of a company when auth suspends, restores or deletes its owner."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from servicekit.http import idempotency, phone_codes
from servicekit.messaging import outbox
from vendor.drive import forgetting as drive
from vendor.history import service as history
from vendor.history.service import NO_REASON, SYSTEM, remember
from vendor.profiles import lifecycle, telling
from vendor.profiles.models import Seller, old_slugs
from vendor.statutory import service as statutory

# What may stay: facts about no person, and what others' rows refer to.
KEPT = {"id", "owner_id", "owner_version", "version", "step", "plan", "created_at"}
KEPT |= {"onboarded_at", "category_ids", "response_rate", "response_time_hours"}


def suspend(session: Session, owner_id: UUID, owner_version: int) -> None:
    """The page and the products vanish; a draft has nothing to hide."""
    seller = _newly_told(session, owner_id, owner_version)
    if seller is None:
        return
    seller.owner_status = "suspended"
    if seller.status == "active":
        lifecycle.move(session, seller, "suspended", SYSTEM, "account", NO_REASON)


def restore(session: Session, owner_id: UUID, owner_version: int) -> None:
    """The person is back; what an administrator did to the company stays."""
    seller = _newly_told(session, owner_id, owner_version)
    if seller is None:
        return
    seller.owner_status = "active"
    if seller.status == "suspended" and seller.suspended_at is None:
        lifecycle.move(session, seller, "active", SYSTEM, "account", NO_REASON)


def forget(session: Session, owner_id: UUID, owner_version: int) -> None:
    """Closed for good; nothing personal stays, neither here nor in what is told."""
    seller = _newly_told(session, owner_id, owner_version)
    if seller is None:
        return
    before, came_from = telling.state(seller), seller.status
    for name, value in _blank().items():
        setattr(seller, name, value)
    if seller.onboarded_at:
        seller.slug = f"closed-{seller.id.hex}"
        seller.company_name = "Closed company"
    seller.status, seller.owner_status = "closed", "deleted"
    seller.version += 1
    session.add(seller)
    outbox.erase(session, "seller_id", seller.id)
    telling.tell(session, seller, before, is_new=False)
    if came_from != "closed":
        remember(session, seller.id, "seller", (came_from, "closed"), SYSTEM)
        lifecycle.tell_fact(session, seller, SYSTEM, "account")
    _forget_traces(session, seller)


def _forget_traces(session: Session, seller: Seller) -> None:
    session.execute(sa.delete(old_slugs).where(old_slugs.c.seller_id == seller.id))
    statutory.forget(session, seller.id)
    history.forget(session, seller.id)
    drive.forget(session, seller.id)
    phone_codes.erase_person(session, seller.owner_id)
    idempotency.erase_person(session, seller.owner_id)


def _newly_told(session: Session, owner_id: UUID, owner_version: int) -> Seller | None:
    """The owner's company, locked; None when this is older than what was heard."""
    mine = select(Seller).where(Seller.owner_id == owner_id).with_for_update()
    seller = session.exec(mine).first()
    if seller is None or seller.owner_version >= owner_version:
        return None
    seller.owner_version = owner_version
    session.add(seller)
    return seller


def _blank() -> dict[str, Any]:
    empty = Seller(owner_id=UUID(int=0)).model_dump()
    return {name: value for name, value in empty.items() if name not in KEPT}
