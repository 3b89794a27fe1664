"""What auth's events make of enquiries and cases of guests."""

from uuid import UUID

from sqlmodel import Session, select

from contracts.auth import UserEmailVerified, UserPhoneVerified, UserSignedIn
from engagement.accounts.proofs import store_proven_email
from engagement.claims.service import claim, claim_proven
from engagement.enquiries.models import Enquiry, table
from engagement.enquiries.service import status_changed
from engagement.rfq.requirements.jobs import open_waiting
from servicekit.messaging.event import Envelope
from servicekit.messaging.outbox import record


def claim_by_email(session: Session, event: Envelope[UserEmailVerified]) -> None:
    store_proven_email(session, event.data)
    claim(session, event.data.user_id, "email_sha256", event.data.email_sha256)
    _prove(session, event.data.user_id)


def claim_by_phone(session: Session, event: Envelope[UserPhoneVerified]) -> None:
    """And requirements that waited for nothing but the number open."""
    claim(session, event.data.user_id, "phone_sha256", event.data.phone_sha256)
    _prove(session, event.data.user_id)
    open_waiting(session, event.data.user_id)


def claim_at_sign_in(session: Session, event: Envelope[UserSignedIn]) -> None:
    """What was sent signed-out since the contact was verified (D16)."""
    user = event.data
    claim_proven(session, user)
    if user.email_sha256 or user.phone_sha256:
        _prove(session, user.user_id)


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
