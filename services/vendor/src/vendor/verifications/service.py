"""An administrator decides: approve, reject, revoke, review one document."""

from collections.abc import Sequence
from uuid import UUID

from sqlmodel import Session, select

from contracts.vendor import SellerVerified, VerificationRejected
from servicekit.clock import now
from servicekit.error_texts import REASON_MISSING
from servicekit.http.errors import Invalid, NotFound
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.messaging import outbox
from vendor.documents import openings
from vendor.error_texts import CLASH_NEEDS_NOTE, DOCUMENTS_NOT_OPENED
from vendor.history.service import Actor, Why, record_transition
from vendor.profiles.models import Seller
from vendor.profiles.service import ChangedElsewhere
from vendor.statutory import expiry, queries
from vendor.statutory.models import StatutoryDetails, StatutoryDocument
from vendor.statutory.service import transition
from vendor.statutory.transitions import STATUTORY, VALIDITY
from vendor.verifications import contradictions
from vendor.verifications.schemas import Approval, DocumentDecision, Rejection

Opened = tuple[Seller, StatutoryDetails]


class DocumentsNotOpened(Invalid):
    """`data.unopened_ids` lists them."""

    def __init__(self, documents: Sequence[StatutoryDocument]) -> None:
        names = ", ".join(document.name for document in documents)
        super().__init__(
            errors={"documents": [DOCUMENTS_NOT_OPENED.fill(names=names)]},
            code="documents_not_opened",
            data={"unopened_ids": [str(document.file_id) for document in documents]},
        )


def opened(session: Session, statutory_id: UUID) -> Opened:
    """Both, the seller locked: decisions come one after the other."""
    record = session.get(StatutoryDetails, statutory_id)
    if record is None:
        raise NotFound
    wanted = select(Seller).where(Seller.id == record.seller_id).with_for_update()
    seller = session.exec(wanted).one()
    # Another transaction may have written while we waited for the lock.
    session.refresh(record)
    expiry.settle(session, seller, record)
    return seller, record


def approve(
    session: Session, statutory_id: UUID, form: Approval, admin: Actor
) -> Opened:
    """The badge follows immediately when the number is proven (D20).

    Raises DocumentsNotOpened, and Invalid for a clash without a note.
    """
    seller, record = opened(session, statutory_id)
    if seller.statutory_detail_status == "approved":
        return seller, record
    _check_version(seller, record, form.version)
    STATUTORY.check(seller.statutory_detail_status, "approved", admin.role)
    documents = queries.documents_of(session, record.id)
    _check_opened(session, documents, admin)
    _check_note(session, seller.id, form.note)
    at = now()
    seller.statutory_approved_at, seller.gstin = at, record.pan_number
    seller.registration_number = record.registration_number
    seller.statutory_expires_at = at + VALIDITY
    record.reason_code = record.reason_note = record.noticed_days = None
    _decided(session, record, admin)
    for document in documents:
        if document.status == "pending":
            document.status = "approved"
            session.add(document)
    transition(session, seller, record, "approved", admin, Why(form.note or None))
    event = SellerVerified(
        seller_id=seller.id,
        version=seller.version,
        owner_id=seller.owner_id,
        is_verified=seller.is_verified,
        expires_at=seller.statutory_expires_at,
    )
    outbox.record(session, event, actor=admin.user_id)
    return seller, record


def reject(
    session: Session, statutory_id: UUID, form: Rejection, admin: Actor
) -> Opened:
    """Rejects what is in review, or revokes an approval with its badge."""
    if form.reason_code == "other" and not form.note:
        raise Invalid(errors={"note": [REASON_MISSING]})
    seller, record = opened(session, statutory_id)
    if seller.statutory_detail_status == "rejected":
        return seller, record
    _check_version(seller, record, form.version)
    STATUTORY.check(seller.statutory_detail_status, "rejected", admin.role)
    seller.statutory_approved_at = seller.statutory_expires_at = None
    seller.gstin = seller.registration_number = None
    record.reason_code, record.reason_note = form.reason_code, form.note or None
    _decided(session, record, admin)
    why = Why(record.reason_note, form.reason_code)
    transition(session, seller, record, "rejected", admin, why)
    event = VerificationRejected(
        seller_id=seller.id,
        version=seller.version,
        owner_id=seller.owner_id,
        reason_code=form.reason_code,
    )
    outbox.record(session, event, actor=admin.user_id)
    return seller, record


def decide_document(
    session: Session,
    statutory_id: UUID,
    file_id: UUID,
    form: DocumentDecision,
    admin: Actor,
) -> Opened:
    """One document, while the form is in review."""
    if form.status == "rejected" and not form.note:
        raise Invalid(errors={"note": [REASON_MISSING]})
    seller, record = opened(session, statutory_id)
    document = session.get(StatutoryDocument, (statutory_id, file_id))
    if document is None:
        raise NotFound
    if seller.statutory_detail_status != "pending":
        status = seller.statutory_detail_status
        raise TransitionNotAllowed(status, STATUTORY.allowed(status, admin.role))
    decision = (form.status, form.note or None)
    if decision == (document.status, document.note):
        return seller, record
    statuses = (document.status, form.status)
    document.status, document.note = decision
    session.add(document)
    why = Why(document.note)
    record_transition(
        session, seller.id, "document", statuses, admin, why, subject_id=file_id
    )
    return seller, record


def unopened(
    session: Session, documents: Sequence[StatutoryDocument], admin_id: UUID | None
) -> list[StatutoryDocument]:
    """Those that this administrator has never opened."""
    opened = openings.by_admins(session, [each.file_id for each in documents])
    return [
        each
        for each in documents
        if all(opening.user_id != admin_id for opening in opened[each.file_id])
    ]


def _check_opened(
    session: Session, documents: Sequence[StatutoryDocument], admin: Actor
) -> None:
    missing = unopened(session, documents, admin.user_id)
    if missing:
        raise DocumentsNotOpened(missing)


def _check_note(session: Session, seller_id: UUID, note: str | None) -> None:
    """Two companies with one PAN are an exception that somebody has to explain."""
    companies = contradictions.linked(session, seller_id)
    if not note and contradictions.needs_note(companies):
        raise Invalid(errors={"note": [CLASH_NEEDS_NOTE]})


def _check_version(seller: Seller, record: StatutoryDetails, seen: int | None) -> None:
    """Nobody revokes an approval of a colleague without having seen it."""
    is_revoking = seller.statutory_detail_status == "approved"
    if seen != record.version and (seen is not None or is_revoking):
        raise ChangedElsewhere


def _decided(session: Session, record: StatutoryDetails, admin: Actor) -> None:
    record.decided_at, record.decided_by = now(), admin.user_id
    session.add(record)
