"""How a session begins."""

from dataclasses import dataclass
from datetime import timedelta, timezone

from sqlmodel import Session

from auth.accounts.models import Account
from auth.accounts.passwords import PasswordPool
from auth.accounts.schemas import User
from auth.accounts.service import by_email
from auth.activity.service import note
from auth.letters.service import ask_mail
from auth.links.service import locked
from auth.sessions import attempts, known_devices, service
from auth.sessions.device import Device
from auth.sessions.schemas import Login, SignedIn
from auth.sessions.tokens import TokenMaker
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.errors import Invalid

KATHMANDU = timezone(timedelta(hours=5, minutes=45))


class WrongPassword(Invalid):
    """422, never 401 (D1); the same words for an unknown address."""

    def __init__(self) -> None:
        text = "The e-mail address or the password is not right."
        super().__init__(errors={"email": [text]}, code="wrong_password")


class AccountSuspended(Invalid):
    """Told to who proved to be its owner only; 422, never 401 (D1)."""

    def __init__(self) -> None:
        text = "This account is suspended. Please write to our support."
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

    Two transactions around the hash: a try counts even when it is refused, and no
    connection waits for argon2.
    """
    with database.session() as session:
        counted_as = known_devices.counted_as(session, form.email, browser)
        attempts.count(session, counted_as)
        account = by_email(session, form.email)
    stored = account.password_hash if account else None
    if not passwords.matches(form.password, stored) or account is None:
        raise WrongPassword
    with database.session() as session:
        attempts.wipe(session, counted_as)
        known_devices.remember(session, form.email, browser)
        now_stored = locked(session, account.id)
        # It may have been changed while argon2 ran: then this password opens nothing.
        if now_stored is None or now_stored.password_hash != stored:
            raise WrongPassword
        return welcome_back(session, now_stored, tokens, device)


def welcome_back(
    session: Session, account: Account, tokens: TokenMaker, device: Device
) -> Begun:
    """A sign-in of somebody who has an account: noted, and mailed from a new device."""
    if service.is_new_device(session, account.id, device):
        facts = {
            "device": device.user_agent or "?",
            "address": device.address or "?",
            "time": f"{now().astimezone(KATHMANDU):%Y-%m-%d %H:%M}",
        }
        ask_mail(session, account, "new_sign_in", path="/password/email", facts=facts)
    note(session, account.id, "signed_in", device)
    return begin(session, account, tokens, device)


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
