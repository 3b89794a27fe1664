"""A seller's statutory details: submit, withdraw, and every transition."""

from datetime import timedelta
from uuid import UUID

import sqlalchemy as sa
import structlog
from sqlmodel import Session

from servicekit.clock import now
from vendor.drive.references import Use, release, use
from vendor.history.service import Actor, Why, record_transition
from vendor.profiles import events
from vendor.profiles import service as profiles
from vendor.profiles.models import Seller
from vendor.statutory import expiry, queries
from vendor.statutory.models import StatutoryDetails, StatutoryDocument, details
from vendor.statutory.models import documents as document_table
from vendor.statutory.schemas import StatutoryForm
from vendor.statutory.transitions import STATUTORY

log = structlog.get_logger()

RENEWABLE = timedelta(days=30)
# A change of these means another company: it has to be reviewed again.
DECISIVE = ("pan_number", "registered_name", "registration_number")
TYPED = (*DECISIVE, "vat_registered", "registration_type", "registration_office")
LINK = "/seller/companyprofile#verification"


def submit(session: Session, owner_id: UUID, form: StatutoryForm) -> Seller:
    """Requests a review, or saves what needs none; the same again changes nothing.

    Raises TransitionNotAllowed while another form is in review, Invalid for documents.
    """
    seller, record = _open(session, owner_id)
    status = seller.statutory_detail_status
    is_decisive = any(getattr(record, name) != getattr(form, name) for name in DECISIVE)
    needs_review = status != "approved" or is_decisive or is_renewable(seller)
    is_same = not _differs(session, record, form)
    if is_same and (status == "pending" or not needs_review):
        return seller
    if needs_review:
        STATUTORY.check(status, "pending", "seller")
    if record.pan_number != form.pan_number:
        seller.gstin = None
    if record.registration_number != form.registration_number:
        seller.registration_number = None
    _write(session, seller, record, form)
    if needs_review:
        _request_review(session, seller, record)
    return seller


def withdraw(session: Session, owner_id: UUID) -> Seller:
    """Back to not submitted: the documents are released, the form stays."""
    seller, record = _open(session, owner_id)
    if seller.statutory_detail_status == "not_submitted":
        return seller
    STATUTORY.check(seller.statutory_detail_status, "not_submitted", "seller")
    record.submitted_at = None
    _release_documents(session, record)
    transition(session, seller, record, "not_submitted", Actor("seller", owner_id))
    return seller


def is_renewable(seller: Seller) -> bool:
    """Within its last month an approval may be renewed."""
    end = seller.statutory_expires_at
    return seller.statutory_status == "approved" and (
        end is not None and end - RENEWABLE <= now()
    )


def transition(
    session: Session,
    seller: Seller,
    record: StatutoryDetails,
    to: str,
    actor: Actor,
    why: Why | None = None,
) -> None:
    """Writes, records and publishes a transition; needs the seller's row lock.

    Raises TransitionNotAllowed.
    """
    from_status = seller.statutory_detail_status
    STATUTORY.check(from_status, to, actor.role)
    seller.statutory_detail_status = to
    seller.version += 1
    record.version += 1
    session.add_all([seller, record])
    statuses = (from_status, to)
    record_transition(session, seller.id, "statutory", statuses, actor, why or Why())
    # Always: a change by time alone is no difference between two rows.
    events.publish(session, seller, {}, is_new=False)
    log.info("statutory_status_changed", seller_id=str(seller.id), to=to, by=actor.role)


def erase(session: Session, seller_id: UUID) -> None:
    mine = sa.select(details.c.id).where(details.c.seller_id == seller_id)
    documents = sa.delete(document_table).where(document_table.c.statutory_id.in_(mine))
    session.execute(documents)
    session.execute(sa.delete(details).where(details.c.seller_id == seller_id))


def _open(session: Session, owner_id: UUID) -> tuple[Seller, StatutoryDetails]:
    """Both locked, with an expiry already written."""
    seller = profiles.open_for_change(session, owner_id)
    record = queries.of_seller(session, seller.id)
    if record is None:
        record = StatutoryDetails(seller_id=seller.id)
        session.add(record)
        session.flush()
    expiry.settle(session, seller, record)
    return seller, record


def _differs(session: Session, record: StatutoryDetails, form: StatutoryForm) -> bool:
    typed = any(getattr(record, name) != getattr(form, name) for name in TYPED)
    documents = {
        row.file_id: row.kind for row in queries.documents_of(session, record.id)
    }
    wanted = {
        file_id: form.document_kinds.get(file_id, documents.get(file_id, "other"))
        for file_id in form.document_ids
    }
    return typed or documents != wanted


def _write(
    session: Session, seller: Seller, record: StatutoryDetails, form: StatutoryForm
) -> None:
    for name in TYPED:
        setattr(record, name, getattr(form, name))
    record.version += 1
    session.add(record)
    before = {row.file_id: row for row in queries.documents_of(session, record.id)}
    _release_documents(session, record)
    wanted = list(dict.fromkeys(form.document_ids))
    purpose = Use("statutory", record.id, "Statutory details", LINK)
    files = use(session, seller.owner_id, wanted, purpose, only_documents=True)
    by_id = {file.id: file for file in files}
    for position, file_id in enumerate(wanted):
        file, previous = by_id[file_id], before.get(file_id)
        kind = previous.kind if previous else "other"
        session.add(
            StatutoryDocument(
                statutory_id=record.id,
                file_id=file_id,
                position=position,
                name=file.name,
                mime=file.mime or "application/octet-stream",
                size_bytes=file.size_bytes,
                kind=form.document_kinds.get(file_id, kind),
                status=previous.status if previous else "pending",
                note=previous.note if previous else None,
            )
        )
    session.flush()


def _release_documents(session: Session, record: StatutoryDetails) -> None:
    release(session, "statutory", record.id)
    for row in queries.documents_of(session, record.id):
        session.delete(row)
    session.flush()


def _request_review(session: Session, seller: Seller, record: StatutoryDetails) -> None:
    """A refused document that is sent again is reviewed again."""
    record.submitted_at, record.decided_at, record.decided_by = now(), None, None
    record.reason_code = record.reason_note = record.noticed_days = None
    seller.statutory_approved_at = seller.statutory_expires_at = None
    for row in queries.documents_of(session, record.id):
        row.status, row.note = "pending", None
        session.add(row)
    transition(session, seller, record, "pending", Actor("seller", seller.owner_id))
