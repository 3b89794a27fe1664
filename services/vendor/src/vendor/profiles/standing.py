"""What becomes of a company when auth suspends, restores or deletes its owner."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from servicekit.http import idempotency
from servicekit.messaging import outbox
from vendor.profiles import telling
from vendor.profiles.models import Seller, old_slugs

# What may stay: facts about no person, and what others' rows refer to.
KEPT = {"id", "owner_id", "owner_version", "version", "step", "plan", "created_at"}
KEPT |= {"onboarded_at", "category_ids", "response_rate", "response_time_hours"}


def suspend(session: Session, owner_id: UUID, owner_version: int) -> None:
    """The page and the products vanish; a draft has nothing to hide."""
    seller = _newly_told(session, owner_id, owner_version)
    if seller is not None and seller.status == "active":
        _set_status(session, seller, "suspended")


def restore(session: Session, owner_id: UUID, owner_version: int) -> None:
    seller = _newly_told(session, owner_id, owner_version)
    if seller is not None and seller.status == "suspended":
        _set_status(session, seller, "active")


def forget(session: Session, owner_id: UUID, owner_version: int) -> None:
    """Closed for good; nothing personal stays, neither here nor in what is told."""
    seller = _newly_told(session, owner_id, owner_version)
    if seller is None:
        return
    before = telling.state(seller)
    for name, value in _blank().items():
        setattr(seller, name, value)
    if seller.onboarded_at:
        seller.slug = f"closed-{seller.id.hex}"
        seller.company_name = "Closed company"
    seller.status = "closed"
    seller.version += 1
    session.add(seller)
    outbox.forget(session, "seller_id", seller.id)
    telling.tell(session, seller, before, is_new=False)
    session.execute(sa.delete(old_slugs).where(old_slugs.c.seller_id == seller.id))
    idempotency.forget_person(session, owner_id)


def _newly_told(session: Session, owner_id: UUID, owner_version: int) -> Seller | None:
    """The owner's company, locked; None when this is older than what was heard."""
    mine = select(Seller).where(Seller.owner_id == owner_id).with_for_update()
    seller = session.exec(mine).first()
    if seller is None or seller.owner_version >= owner_version:
        return None
    seller.owner_version = owner_version
    session.add(seller)
    return seller


def _set_status(session: Session, seller: Seller, status: str) -> None:
    before = telling.state(seller)
    seller.status = status
    seller.version += 1
    session.add(seller)
    telling.tell(session, seller, before, is_new=False)


def _blank() -> dict[str, Any]:
    empty = Seller(owner_id=UUID(int=0)).model_dump()
    return {name: value for name, value in empty.items() if name not in KEPT}
