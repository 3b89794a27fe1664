"""Deleting an account: what is a person's goes, an empty row stays (promise 30)."""

from datetime import timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from auth.accounts.models import Account
from auth.accounts.passwords import PasswordPool
from auth.accounts.service import by_id
from auth.activity.service import forget_person, note
from auth.deals import service as deals
from auth.links.models import table as links
from auth.links.service import locked
from auth.passwords.models import table as reset_requests
from auth.passwords.service import CurrentPasswordWrong, confirm
from auth.sessions import attempts, known_devices
from auth.sessions.device import Device
from auth.sessions.models import UserSession, refresh_tokens, sessions
from auth.sessions.service import end_all
from contracts.auth import UserDeleted
from contracts.claims import mark
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http import idempotency, phone_codes
from servicekit.http.errors import Invalid, Unauthenticated
from servicekit.http.tokens import Caller
from servicekit.messaging import outbox

FRESH = timedelta(minutes=10)
NOWHERE = "deleted.invalid"  # RFC 2606: no mail ever goes there


class SignInAgain(Invalid):
    def __init__(self) -> None:
        text = "Please sign out, sign in with Google again, and repeat this."
        super().__init__(errors={"password": [text]}, code="sign_in_again")


def take_along(database: Database, user_id: UUID, device: Device) -> Account:
    """The account, for its export, which is noted."""
    with database.session() as session:
        note(session, user_id, "exported", device)
        return by_id(session, user_id)


def confirm_it_is_them(
    database: Database, caller: Caller, password: str, passwords: PasswordPool
) -> str | None:
    """Raises CurrentPasswordWrong, TooMany or SignInAgain; answers the stored hash."""
    with database.session() as session:
        has_password = by_id(session, caller.user_id).password_hash is not None
        began = session.get(UserSession, caller.session_id)
    if has_password:
        return confirm(database, caller.user_id, password, passwords, "password")
    if began is None or began.created_at < now() - FRESH:
        raise SignInAgain
    return None


def delete(session: Session, user_id: UUID, confirmed: str | None, pepper: str) -> None:
    """Raises CurrentPasswordWrong when the password changed meanwhile, OpenDeals."""
    account = locked(session, user_id)
    if account is None or account.deleted_at:
        raise Unauthenticated
    if account.password_hash != confirmed:
        raise CurrentPasswordWrong("password")
    deals.refuse_open(session, user_id)
    deleted_at = end_all(session, user_id)
    marks = _marks(account, pepper)
    _forget_traces(session, account)
    _empty(account)
    account.deleted_at = deleted_at
    account.version += 1
    session.add(account)
    told = UserDeleted(
        user_id=user_id, version=account.version, deleted_at=deleted_at, **marks
    )
    outbox.record(session, told, actor=user_id)
    forget_person(session, user_id)
    note(session, user_id, "deleted", Device())  # from where is a trace, too


def _marks(account: Account, pepper: str) -> dict[str, str]:
    """Of what the account had proven, by which others know what it wrote as a guest."""
    marks = {}
    if account.email_verified_at:
        marks["email_sha256"] = mark(pepper, "email", account.email)
    if account.phone_verified_at and account.phone_number:
        marks["phone_sha256"] = mark(pepper, "phone", account.phone_number)
    return marks


def _forget_traces(session: Session, account: Account) -> None:
    if account.email_verified_at:
        _forget_address(session, account.email)
    mine = sa.select(sessions.c.id).where(sessions.c.user_id == account.id)
    idempotency.forget_person(session, account.id)
    phone_codes.forget_person(session, account.id)
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
