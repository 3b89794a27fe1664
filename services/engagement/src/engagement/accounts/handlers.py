"""What auth tells about accounts."""

from sqlmodel import Session

from contracts.auth import SessionRevoked, UserRegistered
from engagement.notifications.service import notify
from servicekit.http import revocation
from servicekit.messaging.event import Envelope


def welcome(session: Session, event: Envelope[UserRegistered]) -> None:
    user = event.data
    link = "/seller/register" if user.account_type == "seller" else "/search"
    kind = f"welcome_{user.account_type}"
    notify(session, user.user_id, kind, link=link, once=f"welcome:{user.user_id}")


def refuse_session(session: Session, event: Envelope[SessionRevoked]) -> None:
    revocation.remember(session, event.data.session_id, event.data.revoked_at)
