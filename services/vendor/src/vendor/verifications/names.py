"""An administrator decides about a verified company's new name."""

from uuid import UUID

from sqlmodel import Session

from contracts.vendor import NameDecided
from servicekit.http.errors import Conflict
from servicekit.messaging import outbox
from vendor.error_texts import NAME_NOT_PENDING
from vendor.history.service import Actor, Why, record_transition
from vendor.profiles import events, names
from vendor.profiles.models import Seller
from vendor.profiles.service import ChangedElsewhere
from vendor.statutory.models import StatutoryDetails
from vendor.verifications.schemas import NameApproval, NameRejection
from vendor.verifications.service import Opened, opened


class NoNamePending(Conflict):
    code, message = "no_name_waits", NAME_NOT_PENDING


def approve(
    session: Session, statutory_id: UUID, form: NameApproval, admin: Actor
) -> Opened:
    """Raises NoNamePending, ChangedElsewhere or NameTaken."""
    seller, record = _pending(session, statutory_id, form.version)
    names.refuse_pending(session, seller)
    before = events.state(seller)
    old = seller.company_name
    names.settle(seller)
    _bump_versions(session, seller, record)
    events.publish(session, seller, before, is_new=False)
    _publish(session, seller, seller.company_name or "", is_approved=True)
    why = Why(f"{old} → {seller.company_name}")
    record_transition(session, seller.id, "name", ("pending", "approved"), admin, why)
    return seller, record


def reject(
    session: Session, statutory_id: UUID, form: NameRejection, admin: Actor
) -> Opened:
    """Raises NoNamePending or ChangedElsewhere."""
    seller, record = _pending(session, statutory_id, form.version)
    refused = seller.pending_name or seller.pending_name_ne or seller.company_name
    names.clear(seller)
    seller.name_refused_note = form.note
    _bump_versions(session, seller, record)
    _publish(session, seller, refused or "", is_approved=False, note=form.note)
    why = Why(form.note)
    record_transition(session, seller.id, "name", ("pending", "rejected"), admin, why)
    return seller, record


def _pending(session: Session, statutory_id: UUID, version: int) -> Opened:
    seller, record = opened(session, statutory_id)
    if seller.pending_name_at is None:
        raise NoNamePending
    if version != record.version:
        raise ChangedElsewhere
    return seller, record


def _publish(
    session: Session,
    seller: Seller,
    name: str,
    *,
    is_approved: bool,
    note: str | None = None,
) -> None:
    decided = NameDecided(
        seller_id=seller.id,
        version=seller.version,
        owner_id=seller.owner_id,
        name=name,
        is_approved=is_approved,
        note=note,
    )
    outbox.record(session, decided)


def _bump_versions(session: Session, seller: Seller, record: StatutoryDetails) -> None:
    seller.version += 1
    record.version += 1
    session.add_all([seller, record])
