"""What auth tells about accounts."""

from sqlmodel import Session

from catalog.alerts import service as alerts
from catalog.moderation import reports
from catalog.questions import forgetting as questions
from contracts.auth import PasswordChanged, SessionRevoked, UserDeleted, UserSuspended
from servicekit.http import idempotency, revocation
from servicekit.messaging.event import Envelope


def refuse_session(session: Session, event: Envelope[SessionRevoked]) -> None:
    revocation.remember(session, event.data.session_id, event.data.revoked_at)


def refuse_older_tokens(session: Session, event: Envelope[PasswordChanged]) -> None:
    revocation.remember(session, event.data.user_id, event.data.changed_at)


def refuse_suspended(session: Session, event: Envelope[UserSuspended]) -> None:
    """Their products leave the pages by vendor's word."""
    revocation.remember(session, event.data.user_id, event.data.suspended_at)


def refuse_deleted(session: Session, event: Envelope[UserDeleted]) -> None:
    """Their products go by vendor's word, too: the company closes."""
    idempotency.erase_person(session, event.data.user_id)
    alerts.forget_all(session, event.data.user_id)
    reports.forget(session, event.data.user_id)
    questions.forget_asker(session, event.data.user_id)
    revocation.remember(session, event.data.user_id, event.data.deleted_at)
