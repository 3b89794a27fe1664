"""Suspending accounts and letting them back in."""

from uuid import UUID

import structlog
from sqlmodel import Session

from auth.accounts.models import Account
from auth.activity.device import Device
from auth.activity.service import note
from auth.error_texts import OWN_ACCOUNT
from auth.links.service import locked
from auth.sessions.service import end_all
from contracts.auth import UserRestored, UserSuspended
from servicekit.http.errors import Conflict, NotFound
from servicekit.messaging import outbox

log = structlog.get_logger()


class OwnAccount(Conflict):
    code, message = "own_account", OWN_ACCOUNT


def suspend(
    session: Session, user_id: UUID, reason: str, by: UUID, device: Device
) -> None:
    """Ends every session, here and everywhere; again changes nothing."""
    if user_id == by:
        raise OwnAccount
    account = _existing(session, user_id)
    if account.suspended_at:
        return
    account.suspended_at = end_all(session, user_id)
    account.suspended_reason = reason
    account.version += 1
    session.add(account)
    suspended = UserSuspended(
        user_id=user_id, version=account.version, suspended_at=account.suspended_at
    )
    outbox.record(session, suspended, actor=by)
    note(session, user_id, "suspended", device, by=by, detail=reason)
    log.info("user_suspended", user_id=str(user_id))


def restore(
    session: Session, user_id: UUID, reason: str, by: UUID, device: Device
) -> None:
    """They may sign in again, and what was paused continues."""
    account = _existing(session, user_id)
    if not account.suspended_at:
        return
    account.suspended_at = account.suspended_reason = None
    account.version += 1
    session.add(account)
    restored = UserRestored(user_id=user_id, version=account.version)
    outbox.record(session, restored, actor=by)
    note(session, user_id, "restored", device, by=by, detail=reason)
    log.info("user_restored", user_id=str(user_id))


def _existing(session: Session, user_id: UUID) -> Account:
    account = locked(session, user_id)
    if account is None or account.deleted_at:
        raise NotFound
    return account
