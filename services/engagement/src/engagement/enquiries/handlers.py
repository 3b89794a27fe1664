"""What auth's events make of enquiries and cases of guests."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
import structlog
from sqlmodel import Session, select

from contracts.auth import (
    UserDeleted,
    UserEmailVerified,
    UserPhoneVerified,
    UserSignedIn,
)
from engagement.accounts.proofs import store_proven_email
from engagement.conversations.blocks import follow_claims
from engagement.conversations.models import table as messages
from engagement.enquiries.models import Enquiry, table
from engagement.enquiries.service import status_changed
from engagement.replicas.sellers.models import Seller
from engagement.rfq.quotes import claims
from engagement.rfq.requirements.jobs import open_waiting
from engagement.support.cases import claims as cases
from servicekit.clock import now
from servicekit.messaging.event import Envelope
from servicekit.messaging.outbox import record

log = structlog.get_logger()


def claim_by_email(session: Session, event: Envelope[UserEmailVerified]) -> None:
    store_proven_email(session, event.data)
    _claim(session, event.data.user_id, "email_sha256", event.data.email_sha256)
    _prove(session, event.data.user_id)


def claim_by_phone(session: Session, event: Envelope[UserPhoneVerified]) -> None:
    """And requirements that waited for nothing but the number open."""
    _claim(session, event.data.user_id, "phone_sha256", event.data.phone_sha256)
    _prove(session, event.data.user_id)
    open_waiting(session, event.data.user_id)


def claim_at_sign_in(session: Session, event: Envelope[UserSignedIn]) -> None:
    """What was sent signed-out since the contact was verified (D16)."""
    user = event.data
    claim_proven(session, user)
    if user.email_sha256 or user.phone_sha256:
        _prove(session, user.user_id)


def claim_proven(session: Session, user: UserSignedIn | UserDeleted) -> None:
    """By the digests of the contacts that the account has proven."""
    if user.email_sha256:
        _claim(session, user.user_id, "email_sha256", user.email_sha256)
    if user.phone_sha256:
        _claim(session, user.user_id, "phone_sha256", user.phone_sha256)


def _claim(session: Session, user_id: UUID, column: str, digest: str) -> None:
    """What a guest wrote becomes the user's (D16), but not about their own company."""
    sellers = Seller.__table__  # type: ignore[attr-defined]
    own = sa.select(sellers.c.seller_id).where(sellers.c.owner_id == user_id)
    _claim_enquiries(session, user_id, column, digest, own)
    cases.claim(session, user_id, column, digest, own)


def _claim_enquiries(
    session: Session,
    user_id: UUID,
    column: str,
    digest: str,
    own: sa.Select[tuple[UUID]],
) -> None:
    theirs = sa.and_(
        table.c.buyer_id.is_(None),
        table.c[column] == digest,
        table.c.seller_id.not_in(own),
    )
    claims.lock_unclaimed(session, sa.select(table.c.id).where(theirs))
    statement = (
        sa.update(table)
        .where(theirs)
        .values(buyer_id=user_id, version=table.c.version + 1, updated_at=now())
    )
    claimed = session.execute(statement.returning(table.c.id)).scalars().all()
    if claimed:
        follow_claims(session, user_id)
        claims.claim(session, user_id, claimed)
        _claim_messages(session, user_id, claimed)
        log.info("enquiries_claimed", user_id=str(user_id), count=len(claimed))


def _claim_messages(
    session: Session, user_id: UUID, enquiry_ids: Sequence[UUID]
) -> None:
    written = messages.c.enquiry_id.in_(enquiry_ids) & messages.c.sender_id.is_(None)
    session.execute(sa.update(messages).where(written).values(sender_id=user_id))


def _prove(session: Session, user_id: UUID) -> None:
    """Somebody is behind what they wrote: from now on it counts."""
    theirs = select(Enquiry).where(
        Enquiry.buyer_id == user_id, table.c.is_proven.is_(False)
    )
    locked = theirs.order_by(table.c.id).with_for_update()
    again = locked.execution_options(populate_existing=True)
    for enquiry in session.exec(again).all():
        enquiry.is_proven, enquiry.version = True, enquiry.version + 1
        record(session, status_changed(enquiry, enquiry.status))
