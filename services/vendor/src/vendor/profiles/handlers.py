"""What others' news makes of our profiles."""

from sqlmodel import Session

from contracts.auth import SessionRevoked, UserRegistered
from servicekit.http import revocation
from servicekit.messaging.event import Envelope
from vendor.profiles import service


def draft_profile(session: Session, event: Envelope[UserRegistered]) -> None:
    """Who came to sell finds an empty profile waiting."""
    if event.data.account_type == "seller":
        service.draft(session, event.data.user_id)


def refuse_session(session: Session, event: Envelope[SessionRevoked]) -> None:
    revocation.remember(session, event.data.session_id, event.data.revoked_at)
