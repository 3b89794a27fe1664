"""What a seller does with its statutory details, and what holds at every step."""

from datetime import timedelta
from uuid import UUID

import sqlalchemy as sa
import structlog
from sqlmodel import Session

from servicekit.clock import now
from vendor.drive.uses import Use, release, use
from vendor.history.service import Actor, Why, remember
from vendor.profiles import service as profiles
from vendor.profiles import telling
from vendor.profiles.models import Seller
from vendor.statutory import expiry, queries
from vendor.statutory.models import StatutoryDetails, StatutoryDocument, details
from vendor.statutory.models import documents as document_table
from vendor.statutory.schemas import StatutoryForm
from vendor.statutory.transitions import STATUTORY

log = structlog.get_logger()

RENEWABLE = timedelta(days=30)
# Another one of these is another company: it has to be looked at again.
DECISIVE = ("pan_number", "registered_name", "registration_number")
TYPED = (*DECISIVE, "vat_registered", "registration_type", "registration_office")
LINK = "/seller/companyprofile#verification"


def submit(session: Session, owner_id: UUID, form: StatutoryForm) -> Seller:
    """Asks for a review, or saves what needs none; the same again changes nothing.

    Raises TransitionNotAllowed while another form is in review, Invalid for documents.
    """
    seller, kept = _open(session, owner_id)
    status = seller.statutory_detail_status
    is_decisive = any(getattr(kept, name) != getattr(form, name) for name in DECISIVE)
    needs_review = status != "approved" or is_decisive or is_renewable(seller)
    is_same = not _differs(session, kept, form)
    if is_same and (status == "pending" or not needs_review):
        return seller
    if needs_review:
        STATUTORY.check(status, "pending", "seller")
    if kept.pan_number != form.pan_number:
        seller.gstin = None
    _write(session, seller, kept, form)
    if needs_review:
        _ask_review(session, seller, kept)
    return seller


def withdraw(session: Session, owner_id: UUID) -> Seller:
    """Back to not submitted: the papers are let go, what was typed stays."""
    seller, kept = _open(session, owner_id)
    if seller.statutory_detail_status == "not_submitted":
        return seller
    STATUTORY.check(seller.statutory_detail_status, "not_submitted", "seller")
    kept.submitted_at = None
    _let_go(session, kept)
    move(session, seller, kept, "not_submitted", Actor("seller", owner_id))
    return seller


def is_renewable(seller: Seller) -> bool:
    """Within its last month an approval may be asked for anew."""
    end = seller.statutory_expires_at
    return seller.statutory_status == "approved" and (
        end is not None and end - RENEWABLE <= now()
    )


def move(
    session: Session,
    seller: Seller,
    kept: StatutoryDetails,
    to: str,
    actor: Actor,
    why: Why | None = None,
) -> None:
    """Writes, remembers and tells a move; needs the seller's row lock.

    Raises TransitionNotAllowed.
    """
    came_from = seller.statutory_detail_status
    STATUTORY.check(came_from, to, actor.role)
    seller.statutory_detail_status = to
    seller.version += 1
    kept.version += 1
    session.add_all([seller, kept])
    noun_move = (came_from, to)
    remember(session, seller.id, "statutory", noun_move, actor, why or Why())
    # Whole, and always: what time alone has changed is no difference we could see.
    telling.tell(session, seller, {}, is_new=False)
    log.info("statutory_moved", seller_id=str(seller.id), to=to, by=actor.role)


def forget(session: Session, seller_id: UUID) -> None:
    mine = sa.select(details.c.id).where(details.c.seller_id == seller_id)
    papers = sa.delete(document_table).where(document_table.c.statutory_id.in_(mine))
    session.execute(papers)
    session.execute(sa.delete(details).where(details.c.seller_id == seller_id))


def _open(session: Session, owner_id: UUID) -> tuple[Seller, StatutoryDetails]:
    """Both locked, after what time has changed."""
    seller = profiles.open_for_change(session, owner_id)
    kept = queries.of_seller(session, seller.id)
    if kept is None:
        kept = StatutoryDetails(seller_id=seller.id)
        session.add(kept)
        session.flush()
    expiry.settle(session, seller, kept)
    return seller, kept


def _differs(session: Session, kept: StatutoryDetails, form: StatutoryForm) -> bool:
    typed = any(getattr(kept, name) != getattr(form, name) for name in TYPED)
    papers = {row.file_id: row.kind for row in queries.documents_of(session, kept.id)}
    wanted = {
        file_id: form.document_kinds.get(file_id, papers.get(file_id, "other"))
        for file_id in form.document_ids
    }
    return typed or papers != wanted


def _write(
    session: Session, seller: Seller, kept: StatutoryDetails, form: StatutoryForm
) -> None:
    for name in TYPED:
        setattr(kept, name, getattr(form, name))
    kept.version += 1
    session.add(kept)
    before = {row.file_id: row for row in queries.documents_of(session, kept.id)}
    _let_go(session, kept)
    wanted = list(dict.fromkeys(form.document_ids))
    purpose = Use("statutory", kept.id, "Statutory details", LINK)
    files = use(session, seller.owner_id, wanted, purpose, only_documents=True)
    found = {file.id: file for file in files}
    for position, file_id in enumerate(wanted):
        file, known = found[file_id], before.get(file_id)
        kind = known.kind if known else "other"
        session.add(
            StatutoryDocument(
                statutory_id=kept.id,
                file_id=file_id,
                position=position,
                name=file.name,
                mime=file.mime or "application/octet-stream",
                size_bytes=file.size_bytes,
                kind=form.document_kinds.get(file_id, kind),
                status=known.status if known else "pending",
                note=known.note if known else None,
            )
        )
    session.flush()


def _let_go(session: Session, kept: StatutoryDetails) -> None:
    release(session, "statutory", kept.id)
    for row in queries.documents_of(session, kept.id):
        session.delete(row)
    session.flush()


def _ask_review(session: Session, seller: Seller, kept: StatutoryDetails) -> None:
    """A refused paper that was sent again is looked at again."""
    kept.submitted_at, kept.decided_at, kept.decided_by = now(), None, None
    kept.reason_code = kept.reason_note = kept.noticed_days = None
    seller.statutory_approved_at = seller.statutory_expires_at = None
    for row in queries.documents_of(session, kept.id):
        row.status, row.note = "pending", None
        session.add(row)
    move(session, seller, kept, "pending", Actor("seller", seller.owner_id))
