"""Events of auth about profiles."""

from sqlmodel import Session

from contracts.auth import UserRegistered
from servicekit.messaging.event import Envelope
from vendor.profiles import service


def draft_profile(session: Session, event: Envelope[UserRegistered]) -> None:
    """A new seller gets an empty profile."""
    if event.data.account_type == "seller":
        service.draft(session, event.data.user_id)
