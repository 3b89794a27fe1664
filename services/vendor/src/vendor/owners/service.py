"""A company whose owner is suspended or restored by auth."""

from uuid import UUID

from sqlmodel import Session, select

from vendor.history.service import NO_REASON, SYSTEM
from vendor.profiles import lifecycle
from vendor.profiles.models import Seller


def suspend(session: Session, owner_id: UUID, owner_version: int) -> None:
    """Page and products are hidden; a draft has nothing to hide."""
    seller = locked_if_newer(session, owner_id, owner_version)
    if seller is None:
        return
    seller.owner_status = "suspended"
    if seller.status == "active":
        lifecycle.transition(session, seller, "suspended", SYSTEM, "account", NO_REASON)


def restore(session: Session, owner_id: UUID, owner_version: int) -> None:
    """The person may sign in again; a suspension by an administrator stays."""
    seller = locked_if_newer(session, owner_id, owner_version)
    if seller is None:
        return
    seller.owner_status = "active"
    if seller.status == "suspended" and seller.suspended_at is None:
        lifecycle.transition(session, seller, "active", SYSTEM, "account", NO_REASON)


def locked_if_newer(
    session: Session, owner_id: UUID, owner_version: int
) -> Seller | None:
    """The owner's company, locked; None when the event is older than the last one."""
    mine = select(Seller).where(Seller.owner_id == owner_id).with_for_update()
    seller = session.exec(mine).first()
    if seller is None or seller.owner_version >= owner_version:
        return None
    seller.owner_version = owner_version
    session.add(seller)
    return seller
