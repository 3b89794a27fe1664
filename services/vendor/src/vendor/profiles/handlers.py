"""What others' news makes of our profiles."""

from sqlmodel import Session

from contracts.auth import (
    PasswordChanged,
    SessionRevoked,
    UserDeleted,
    UserRegistered,
    UserRestored,
    UserSuspended,
)
from servicekit.http import revocation
from servicekit.messaging.event import Envelope
from vendor.documents.sharing import forget_reader
from vendor.drive import forgetting as drive
from vendor.profiles import service, standing
from vendor.reports import service as reports


def draft_profile(session: Session, event: Envelope[UserRegistered]) -> None:
    """Who came to sell finds an empty profile waiting."""
    if event.data.account_type == "seller":
        service.draft(session, event.data.user_id)


def refuse_session(session: Session, event: Envelope[SessionRevoked]) -> None:
    revocation.remember(session, event.data.session_id, event.data.revoked_at)


def refuse_older_tokens(session: Session, event: Envelope[PasswordChanged]) -> None:
    revocation.remember(session, event.data.user_id, event.data.changed_at)


def suspend_company(session: Session, event: Envelope[UserSuspended]) -> None:
    owner = event.data
    revocation.remember(session, owner.user_id, owner.suspended_at)
    standing.suspend(session, owner.user_id, owner.version)


def restore_company(session: Session, event: Envelope[UserRestored]) -> None:
    standing.restore(session, event.data.user_id, event.data.version)


def forget_owner(session: Session, event: Envelope[UserDeleted]) -> None:
    owner = event.data
    revocation.remember(session, owner.user_id, owner.deleted_at)
    forget_reader(session, owner.user_id)
    standing.forget(session, owner.user_id, owner.version)
    reports.forget(session, owner.user_id)
    drive.forget_person(session, owner.user_id)
