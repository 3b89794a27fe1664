"""Events of auth about the owners of companies and their sessions."""

from sqlmodel import Session

from contracts.auth import (
    PasswordChanged,
    SessionRevoked,
    UserDeleted,
    UserRestored,
    UserSuspended,
)
from servicekit.http import revocation
from servicekit.messaging.event import Envelope
from vendor.documents.readers import delete_reader
from vendor.drive import erasure as drive
from vendor.owners import erasure, service
from vendor.reports import service as reports


def refuse_session(session: Session, event: Envelope[SessionRevoked]) -> None:
    revocation.remember(session, event.data.session_id, event.data.revoked_at)


def refuse_older_tokens(session: Session, event: Envelope[PasswordChanged]) -> None:
    revocation.remember(session, event.data.user_id, event.data.changed_at)


def suspend_company(session: Session, event: Envelope[UserSuspended]) -> None:
    owner = event.data
    revocation.remember(session, owner.user_id, owner.suspended_at)
    service.suspend(session, owner.user_id, owner.version)


def restore_company(session: Session, event: Envelope[UserRestored]) -> None:
    service.restore(session, event.data.user_id, event.data.version)


def erase_owner(session: Session, event: Envelope[UserDeleted]) -> None:
    owner = event.data
    revocation.remember(session, owner.user_id, owner.deleted_at)
    delete_reader(session, owner.user_id)
    erasure.erase(session, owner.user_id, owner.version)
    reports.erase(session, owner.user_id)
    drive.erase_person(session, owner.user_id)
