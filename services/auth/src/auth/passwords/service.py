"""Sets another password; every older token ends (D5)."""

import secrets
from urllib.parse import urlencode
from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from auth.accounts.models import Account
from auth.accounts.passwords import PasswordPool
from auth.accounts.queries import heir_of
from auth.accounts.service import by_id
from auth.activity.device import Device
from auth.activity.service import note
from auth.claims.service import Owner, take_over
from auth.claims.verification import prove
from auth.dispatches.service import notify_owner, request_email
from auth.error_texts import NOT_YOUR_PASSWORD
from auth.links import service as links
from auth.links.service import LinkInvalid
from auth.passwords.models import ResetRequest, table
from auth.passwords.schemas import Reset
from auth.sessions import attempts
from auth.sessions.service import end_all
from auth.settings import AuthSettings
from contracts.auth import PasswordChanged
from servicekit.db import Database
from servicekit.http.errors import Invalid, Unauthenticated
from servicekit.messaging import outbox

PAGE = "/password/reset"
AT_ONCE = 20


class CurrentPasswordWrong(Invalid):
    def __init__(self, field: str) -> None:
        super().__init__(errors={field: [NOT_YOUR_PASSWORD]}, code="wrong_password")


def request_reset(session: Session, email: str, device: Device) -> None:
    """One insert for every address: neither answer nor time reveals an account."""
    row = ResetRequest(email=email, **vars(device)).model_dump()
    session.execute(insert(table).values(row).on_conflict_do_nothing())


def send_reset_links(session: Session) -> None:
    """Timer: looks up the addresses, and mails those that have an account."""
    waiting = select(ResetRequest).limit(AT_ONCE).with_for_update(skip_locked=True)
    for request in session.exec(waiting).all():
        session.delete(request)
        account = heir_of(session, request.email)
        if account is not None:
            _mail_link(session, account.id, request)


def _mail_link(session: Session, user_id: UUID, request: ResetRequest) -> None:
    """At most one a minute for an account; a second request has no effect."""
    account = links.locked(session, user_id)
    if account is None or links.cooldown_s(session, user_id, "reset_password"):
        return
    token = secrets.token_urlsafe(32)
    link = links.drafted(account, "reset_password")
    links.store(session, link, token)
    path = f"{PAGE}?{urlencode({'token': token, 'email': account.email})}"
    request_email(
        session, account, "reset_password", path=path, expires_at=link.expires_at
    )
    device = Device(request.user_agent, request.address)
    note(session, account.id, "password_reset_asked", device)


def reset(
    session: Session,
    form: Reset,
    password_hash: str,
    settings: AuthSettings,
    device: Device,
) -> None:
    """Raises LinkInvalid. The reader of the email owns the address: it is proven too.

    Of a claim to it, which anybody may have made, only the address stays.
    """
    account = links.take(session, form.token, "reset_password", field="token").account
    if account.email != form.email:
        raise LinkInvalid("token")
    if account.email_verified_at:
        set_password(session, account, password_hash)
    else:
        account = take_over(session, account, Owner(password_hash), device)
        prove(session, account, settings, "token")
    attempts.delete_of_address(session, account.email)
    note(session, account.id, "password_reset", device)


def confirm(
    database: Database,
    user_id: UUID,
    password: str,
    passwords: PasswordPool,
    field: str,
) -> str | None:
    """Raises CurrentPasswordWrong under `field`, or TooMany: attempts count here too.

    They count apart from the sign-in: a stranger there must not lock these forms.
    Answers the stored hash that matched, for the change to compare.
    """
    tallies = attempts.of_form(f"confirm:{user_id}")
    with database.session() as session:
        account = by_id(session, user_id)
        attempts.count(session, tallies)
    if not passwords.matches(password, account.password_hash):
        raise CurrentPasswordWrong(field)
    with database.session() as session:
        attempts.delete(session, tallies)
    return account.password_hash


def change(
    session: Session,
    user_id: UUID,
    confirmed: str | None,
    password_hash: str,
    except_session: UUID,
    device: Device,
) -> Account:
    """Raises CurrentPasswordWrong when the password changed meanwhile."""
    account = links.locked(session, user_id)
    if account is None:
        raise Unauthenticated
    if account.password_hash != confirmed:
        raise CurrentPasswordWrong("current_password")
    set_password(session, account, password_hash, except_session=except_session)
    note(session, account.id, "password_changed", device)
    return account


def set_password(
    session: Session,
    account: Account,
    password_hash: str,
    except_session: UUID | None = None,
) -> None:
    """Ends the sessions in every service, and notifies the owner by email.

    `except_session` needs a new access token: its present one is older, too.
    """
    account.password_hash = password_hash
    account.version += 1
    session.add(account)
    changed_at = end_all(session, account.id, except_session)
    changed = PasswordChanged(user_id=account.id, changed_at=changed_at)
    outbox.record(session, changed, actor=account.id)
    notify_owner(session, account, "password_changed", path="/password/email")
