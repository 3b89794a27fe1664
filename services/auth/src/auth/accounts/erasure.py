"""Emptying an account: what is a person's goes, an empty row stays (promise 30)."""

from collections.abc import Mapping

import sqlalchemy as sa
from sqlmodel import Session

from auth.accounts.models import Account
from auth.activity.service import forget_person, note
from auth.deals import service as deals
from auth.links.models import table as links
from auth.passwords.models import table as reset_requests
from auth.sessions import attempts, known_devices
from auth.sessions.device import Device
from auth.sessions.models import refresh_tokens, sessions
from auth.sessions.service import end_all
from contracts.auth import UserDeleted
from servicekit.http import idempotency, phone_codes
from servicekit.messaging import outbox

NOWHERE = "deleted.invalid"  # RFC 2606: no mail ever goes there


def erase(
    session: Session, account: Account, marks: Mapping[str, str] | None = None
) -> None:
    """Needs the account's lock. The other services hear of it and erase their part.

    `marks` are those of the proven address and number (contracts.claims).
    """
    deleted_at = end_all(session, account.id)
    _forget_traces(session, account)
    _empty(account)
    account.deleted_at = deleted_at
    account.version += 1
    session.add(account)
    deleted = UserDeleted(
        user_id=account.id,
        version=account.version,
        deleted_at=deleted_at,
        **(marks or {}),
    )
    outbox.record(session, deleted, actor=account.id)
    forget_person(session, account.id)
    note(session, account.id, "deleted", Device())  # from where is a trace, too


def _forget_traces(session: Session, account: Account) -> None:
    if account.email_verified_at:
        _forget_address(session, account.email)
    mine = sa.select(sessions.c.id).where(sessions.c.user_id == account.id)
    idempotency.erase_person(session, account.id)
    phone_codes.erase_person(session, account.id)
    deals.forget_person(session, account.id)
    for gone in (
        sa.delete(refresh_tokens).where(refresh_tokens.c.session_id.in_(mine)),
        sa.delete(sessions).where(sessions.c.user_id == account.id),
        sa.delete(links).where(links.c.user_id == account.id),
    ):
        session.execute(gone)


def _forget_address(session: Session, email: str) -> None:
    """The owner's only: who merely stated it could undo what guards the owner."""
    attempts.wipe_address(session, email)
    known_devices.forget(session, email)
    session.execute(sa.delete(reset_requests).where(reset_requests.c.email == email))


def _empty(account: Account) -> None:
    account.email = f"{account.id}@{NOWHERE}"
    account.fname = account.lname = ""
    account.password_hash = account.phone_number = account.google_subject = None
    account.email_verified_at = account.phone_verified_at = None
    account.suspended_at = account.suspended_reason = None
    account.roles = []
