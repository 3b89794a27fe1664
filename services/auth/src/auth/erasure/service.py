"""Erasing an account: personal data is deleted, an empty row stays (promise 30)."""

from collections.abc import Mapping

import sqlalchemy as sa
from sqlmodel import Session

from auth.accounts.models import Account
from auth.activity.device import Device
from auth.activity.service import erase_person, note
from auth.deals import service as deals
from auth.links.models import table as links
from auth.passwords.models import table as reset_requests
from auth.sessions import attempts, trusted_devices
from auth.sessions.models import refresh_tokens, sessions
from auth.sessions.service import end_all
from contracts.auth import UserDeleted
from servicekit.http import idempotency, phone_codes
from servicekit.messaging import outbox

DOMAIN = "deleted.invalid"  # RFC 2606: no email ever arrives there


def erase(
    session: Session, account: Account, digests: Mapping[str, str] | None = None
) -> None:
    """Needs the account's lock. The other services erase their part by the event.

    `digests` are those of the proven address and number (contracts.claims).
    """
    deleted_at = end_all(session, account.id)
    _delete_traces(session, account)
    _empty(account)
    account.deleted_at = deleted_at
    account.version += 1
    session.add(account)
    deleted = UserDeleted(
        user_id=account.id,
        version=account.version,
        deleted_at=deleted_at,
        **(digests or {}),
    )
    outbox.record(session, deleted, actor=account.id)
    erase_person(session, account.id)
    note(session, account.id, "deleted", Device())  # the real device is personal


def _delete_traces(session: Session, account: Account) -> None:
    if account.email_verified_at:
        _delete_traces_of_address(session, account.email)
    mine = sa.select(sessions.c.id).where(sessions.c.user_id == account.id)
    idempotency.erase_person(session, account.id)
    phone_codes.erase_person(session, account.id)
    deals.erase_person(session, account.id)
    for statement in (
        sa.delete(refresh_tokens).where(refresh_tokens.c.session_id.in_(mine)),
        sa.delete(sessions).where(sessions.c.user_id == account.id),
        sa.delete(links).where(links.c.user_id == account.id),
    ):
        session.execute(statement)


def _delete_traces_of_address(session: Session, email: str) -> None:
    """For the owner only: a claim's deletion must not undo the owner's protection."""
    attempts.delete_of_address(session, email)
    trusted_devices.delete_of_address(session, email)
    session.execute(sa.delete(reset_requests).where(reset_requests.c.email == email))


def _empty(account: Account) -> None:
    account.email = f"{account.id}@{DOMAIN}"
    account.fname = account.lname = ""
    account.password_hash = account.phone_number = account.google_subject = None
    account.email_verified_at = account.phone_verified_at = None
    account.suspended_at = account.suspended_reason = None
    account.roles = []
