"""What auth tells about accounts."""

from sqlmodel import Session

from contracts.auth import SessionRevoked
from servicekit.http import revocation
from servicekit.messaging.event import Envelope


def refuse_session(session: Session, event: Envelope[SessionRevoked]) -> None:
    revocation.remember(session, event.data.session_id, event.data.revoked_at)
