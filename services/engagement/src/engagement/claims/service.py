"""What a guest wrote becomes the account's that has proven the contact (D16)."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
import structlog
from sqlmodel import Session

from contracts.auth import UserDeleted, UserSignedIn
from engagement.conversations.blocks import follow_claims
from engagement.conversations.models import table as messages
from engagement.enquiries.models import table
from engagement.replicas.sellers.models import Seller
from engagement.rfq.quotes import claims
from engagement.support.cases import claims as cases
from servicekit.clock import now

log = structlog.get_logger()


def claim_proven(session: Session, user: UserSignedIn | UserDeleted) -> None:
    """By the digests of the contacts that the account has proven."""
    if user.email_sha256:
        claim(session, user.user_id, "email_sha256", user.email_sha256)
    if user.phone_sha256:
        claim(session, user.user_id, "phone_sha256", user.phone_sha256)


def claim(session: Session, user_id: UUID, column: str, digest: str) -> None:
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
