"""Erases a company whose owner's account is deleted."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from servicekit.http import idempotency, phone_codes
from servicekit.messaging import outbox
from vendor.drive import erasure as drive
from vendor.history import service as history
from vendor.history.service import SYSTEM, record_transition
from vendor.owners.service import locked_if_newer
from vendor.profiles import events, lifecycle
from vendor.profiles.models import Seller, old_slugs
from vendor.reviews import erasure as reviews
from vendor.showcase import erasure as showcase
from vendor.statutory import service as statutory

# Columns without personal data, and those that other rows refer to.
RETAINED = {"id", "owner_id", "owner_version", "version", "step", "plan", "created_at"}
RETAINED |= {"onboarded_at", "category_ids", "response_rate", "response_time_hours"}


def erase(session: Session, owner_id: UUID, owner_version: int) -> None:
    """Closes the company; nothing personal stays, neither here nor in events."""
    seller = locked_if_newer(session, owner_id, owner_version)
    if seller is None:
        return
    before, from_status = events.state(seller), seller.status
    for name, value in _blank().items():
        setattr(seller, name, value)
    if seller.onboarded_at:
        seller.slug = f"closed-{seller.id.hex}"
        seller.company_name = "Closed company"
    seller.status, seller.owner_status = "closed", "deleted"
    seller.version += 1
    session.add(seller)
    outbox.erase(session, "seller_id", seller.id)
    events.publish(session, seller, before, is_new=False)
    if from_status != "closed":
        record_transition(session, seller.id, "seller", (from_status, "closed"), SYSTEM)
        lifecycle.publish_fact(session, seller, SYSTEM, "account")
    _delete_traces(session, seller)


def _delete_traces(session: Session, seller: Seller) -> None:
    session.execute(sa.delete(old_slugs).where(old_slugs.c.seller_id == seller.id))
    statutory.erase(session, seller.id)
    history.erase_reasons(session, seller.id)
    showcase.erase(session, seller.id)
    drive.erase(session, seller.id)
    reviews.erase(session, seller.id)
    phone_codes.erase_person(session, seller.owner_id)
    idempotency.erase_person(session, seller.owner_id)


def _blank() -> dict[str, Any]:
    empty = Seller(owner_id=UUID(int=0)).model_dump()
    return {name: value for name, value in empty.items() if name not in RETAINED}
