"""An administrator decides: approve, refuse, take back, judge a paper."""

from uuid import UUID

from sqlmodel import Session, select

from contracts.vendor import SellerVerified, VerificationRejected
from servicekit.clock import now
from servicekit.error_texts import REASON_MISSING
from servicekit.http.errors import Invalid, NotFound
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.messaging import outbox
from vendor.history.service import Actor, Why, remember
from vendor.profiles.models import Seller
from vendor.profiles.service import ChangedElsewhere
from vendor.statutory import expiry, queries
from vendor.statutory.models import StatutoryDetails, StatutoryDocument
from vendor.statutory.service import move
from vendor.statutory.transitions import STATUTORY
from vendor.verifications.schemas import Approval, DocumentDecision, Rejection

Opened = tuple[Seller, StatutoryDetails]


def opened(session: Session, statutory_id: UUID) -> Opened:
    """Both, the seller locked: decisions come one after the other."""
    kept = session.get(StatutoryDetails, statutory_id)
    if kept is None:
        raise NotFound
    wanted = select(Seller).where(Seller.id == kept.seller_id).with_for_update()
    seller = session.exec(wanted).one()
    # What another transaction wrote while we waited for the lock.
    session.refresh(kept)
    expiry.settle(session, seller, kept)
    return seller, kept


def approve(
    session: Session, statutory_id: UUID, form: Approval, admin: Actor
) -> Opened:
    """The badge follows at once when the number is proven (D20)."""
    seller, kept = opened(session, statutory_id)
    if seller.statutory_detail_status == "approved":
        return seller, kept
    _check_version(seller, kept, form.version)
    STATUTORY.check(seller.statutory_detail_status, "approved", admin.role)
    at = now()
    seller.statutory_approved_at, seller.gstin = at, kept.pan_number
    seller.statutory_expires_at = at + expiry.HOLDS
    kept.reason_code = kept.reason_note = kept.noticed_days = None
    _decided(session, kept, admin)
    for paper in queries.documents_of(session, kept.id):
        if paper.status == "pending":
            paper.status = "approved"
            session.add(paper)
    move(session, seller, kept, "approved", admin, Why(form.note or None))
    told = SellerVerified(
        seller_id=seller.id,
        version=seller.version,
        owner_id=seller.owner_id,
        is_verified=seller.is_verified,
        expires_at=seller.statutory_expires_at,
    )
    outbox.record(session, told, actor=admin.user_id)
    return seller, kept


def reject(
    session: Session, statutory_id: UUID, form: Rejection, admin: Actor
) -> Opened:
    """Refuses what is in review, or takes an approval back, badge and all."""
    if form.reason_code == "other" and not form.note:
        raise Invalid(errors={"note": [REASON_MISSING]})
    seller, kept = opened(session, statutory_id)
    if seller.statutory_detail_status == "rejected":
        return seller, kept
    _check_version(seller, kept, form.version)
    STATUTORY.check(seller.statutory_detail_status, "rejected", admin.role)
    seller.statutory_approved_at = seller.statutory_expires_at = seller.gstin = None
    kept.reason_code, kept.reason_note = form.reason_code, form.note or None
    _decided(session, kept, admin)
    why = Why(kept.reason_note, form.reason_code)
    move(session, seller, kept, "rejected", admin, why)
    told = VerificationRejected(
        seller_id=seller.id,
        version=seller.version,
        owner_id=seller.owner_id,
        reason_code=form.reason_code,
    )
    outbox.record(session, told, actor=admin.user_id)
    return seller, kept


def judge(
    session: Session,
    statutory_id: UUID,
    file_id: UUID,
    form: DocumentDecision,
    admin: Actor,
) -> Opened:
    """One paper, while the whole is in review."""
    if form.status == "rejected" and not form.note:
        raise Invalid(errors={"note": [REASON_MISSING]})
    seller, kept = opened(session, statutory_id)
    paper = session.get(StatutoryDocument, (statutory_id, file_id))
    if paper is None:
        raise NotFound
    if seller.statutory_detail_status != "pending":
        status = seller.statutory_detail_status
        raise TransitionNotAllowed(status, STATUTORY.allowed(status, admin.role))
    said = (form.status, form.note or None)
    if said == (paper.status, paper.note):
        return seller, kept
    passed = (paper.status, form.status)
    paper.status, paper.note = said
    session.add(paper)
    why = Why(paper.note)
    remember(session, seller.id, "document", passed, admin, why, subject_id=file_id)
    return seller, kept


def _check_version(seller: Seller, kept: StatutoryDetails, seen: int | None) -> None:
    """What a colleague just approved is not undone by who has not seen it."""
    is_revoking = seller.statutory_detail_status == "approved"
    if seen != kept.version and (seen is not None or is_revoking):
        raise ChangedElsewhere


def _decided(session: Session, kept: StatutoryDetails, admin: Actor) -> None:
    kept.decided_at, kept.decided_by = now(), admin.user_id
    session.add(kept)
