"""How a session begins."""

from dataclasses import dataclass
from functools import partial

from sqlmodel import Session

from auth.accounts.models import Account
from auth.accounts.passwords import PasswordPool
from auth.accounts.queries import MAX_CANDIDATES, candidates
from auth.accounts.schemas import User
from auth.activity.device import Device
from auth.activity.service import note
from auth.dispatches.service import locale_of, notify_owner
from auth.error_texts import (
    ACCOUNT_SUSPENDED,
    TOO_MANY_SIGN_INS,
    WRONG_EMAIL_OR_PASSWORD,
)
from auth.links.service import locked
from auth.sessions import attempts, service, trusted_devices
from auth.sessions.attempts import Tally
from auth.sessions.schemas import Login, SignedIn
from auth.sessions.tokens import TokenMaker
from auth.settings import AuthSettings
from contracts.auth import UserSignedIn
from contracts.claims import contact_digest
from servicekit.clock import KATHMANDU, now
from servicekit.db import Database
from servicekit.http.errors import Invalid
from servicekit.messaging import outbox


class WrongPassword(Invalid):
    """422, never 401 (D1); the same text for an unknown address."""

    def __init__(self) -> None:
        text = WRONG_EMAIL_OR_PASSWORD
        super().__init__(errors={"email": [text]}, code="wrong_password")


class AccountSuspended(Invalid):
    """Only for the owner with the right password; 422, never 401 (D1)."""

    def __init__(self) -> None:
        text = ACCOUNT_SUSPENDED
        super().__init__(errors={"email": [text]}, code="account_suspended")


@dataclass(frozen=True)
class Begun:
    answer: SignedIn
    refresh_token: str


def sign_in(
    database: Database,
    form: Login,
    passwords: PasswordPool,
    tokens: TokenMaker,
    device: Device,
    browser: str,
) -> Begun:
    """Raises WrongPassword, AccountSuspended, TooMany or Unavailable.

    Two transactions around the hashes: a try counts even when it is refused, and no
    connection waits for argon2. Always five hashes, of the address's owner and of the
    oldest claims to it: neither text nor time reveals which exist (ADR 54).
    """
    with database.session() as session:
        tallies = _tallies(session, form.email, browser, device)
        attempts.count(session, tallies, TOO_MANY_SIGN_INS)
        accounts = candidates(session, form.email)
    stored = [account.password_hash for account in accounts]
    missing = [None] * (MAX_CANDIDATES - len(stored))
    match = passwords.first_match(form.password, [*stored, *missing])
    if match is None:
        raise WrongPassword
    account = accounts[match]
    with database.session() as session:
        current = locked(session, account.id)
        # It may have been changed while argon2 ran: then this password opens nothing.
        if current is None or not _is_same(current, account):
            raise WrongPassword
        _forgive(session, current, tallies, browser)
        return welcome_back(session, current, tokens, device)


def _tallies(session: Session, email: str, browser: str, device: Device) -> list[Tally]:
    if trusted_devices.is_trusted(session, email, browser):
        return attempts.of_browser(email, browser)
    return attempts.of_strangers(email, device.network)


def _is_same(account: Account, checked: Account) -> bool:
    return (account.email, account.password_hash) == (
        checked.email,
        checked.password_hash,
    )


def _forgive(
    session: Session, account: Account, tallies: list[Tally], browser: str
) -> None:
    """The owner's sign-in deletes this browser's count; that of strangers stays.

    A claim's sign-in deletes nothing: its maker could guess the owner's without end.
    """
    attempts.give_back(session, tallies)
    if account.email_verified_at:
        attempts.delete(session, tallies[:1])
        trusted_devices.trust(session, account.email, browser)


def welcome_back(
    session: Session, account: Account, tokens: TokenMaker, device: Device
) -> Begun:
    """Signs in to an existing account, with an email about a new device."""
    if service.is_new_device(session, account.id, device):
        facts = {
            "device": device.name(locale_of(account)),
            "address": device.address or "?",
            "time": f"{now().astimezone(KATHMANDU):%Y-%m-%d %H:%M}",
        }
        path = "/password/email"
        notify_owner(session, account, "new_sign_in", path=path, facts=facts)
    note(session, account.id, "signed_in", device)
    begun = begin(session, account, tokens, device)
    outbox.record(session, signed_in(account, tokens.settings), actor=account.id)
    return begun


def signed_in(account: Account, settings: AuthSettings) -> UserSignedIn:
    """With what is verified: guests' enquiries with the same contact are the user's."""
    of = partial(contact_digest, settings.claim_pepper)
    email = of("email", account.email) if account.email_verified_at else None
    is_proven = account.phone_verified_at is not None
    phone = of("phone", account.phone_number or "") if is_proven else None
    return UserSignedIn(user_id=account.id, email_sha256=email, phone_sha256=phone)


def begin(
    session: Session, account: Account, tokens: TokenMaker, device: Device
) -> Begun:
    """A new session with its first pair of tokens; raises AccountSuspended.

    Needs the account's lock: a suspension ends what began before, or comes first.
    """
    if account.suspended_at:
        raise AccountSuspended
    opened = service.open_session(session, account.id, tokens.settings, device)
    answer = SignedIn(
        access_token=tokens.access_token(account, opened.session_id),
        expires_in=tokens.settings.access_token_s,
        user=User.model_validate(account),
    )
    return Begun(answer, opened.refresh_token)
