"""Events of auth about accounts."""

from sqlmodel import Session

from catalog.alerts import service as alerts
from catalog.moderation import reports
from catalog.questions import erasure as questions
from contracts.auth import PasswordChanged, SessionRevoked, UserDeleted, UserSuspended
from servicekit.http import idempotency, revocation
from servicekit.messaging.event import Envelope


def refuse_session(session: Session, event: Envelope[SessionRevoked]) -> None:
    revocation.remember(session, event.data.session_id, event.data.revoked_at)


def refuse_older_tokens(session: Session, event: Envelope[PasswordChanged]) -> None:
    revocation.remember(session, event.data.user_id, event.data.changed_at)


def refuse_suspended(session: Session, event: Envelope[UserSuspended]) -> None:
    """An event of vendor takes their products off the pages."""
    revocation.remember(session, event.data.user_id, event.data.suspended_at)


def refuse_deleted(session: Session, event: Envelope[UserDeleted]) -> None:
    """An event of vendor removes their products: the company closes."""
    idempotency.erase_person(session, event.data.user_id)
    alerts.erase(session, event.data.user_id)
    reports.erase(session, event.data.user_id)
    questions.erase_of_asker(session, event.data.user_id)
    revocation.remember(session, event.data.user_id, event.data.deleted_at)
