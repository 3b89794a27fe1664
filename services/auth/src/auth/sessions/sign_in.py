"""How a session begins."""

from dataclasses import dataclass

from sqlmodel import Session

from auth.accounts.models import Account
from auth.accounts.passwords import PasswordPool
from auth.accounts.schemas import User
from auth.accounts.service import by_email
from auth.sessions import attempts, service
from auth.sessions.device import Device
from auth.sessions.schemas import Login, SignedIn
from auth.sessions.tokens import TokenMaker
from servicekit.db import Database
from servicekit.http.errors import Invalid


class WrongPassword(Invalid):
    """422, never 401 (D1); the same words for an unknown address."""

    def __init__(self) -> None:
        text = "The e-mail address or the password is not right."
        super().__init__(errors={"email": [text]}, code="wrong_password")


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
) -> Begun:
    """Raises WrongPassword, TooMany or Unavailable.

    Two transactions around the hash: a try counts even when it is refused, and no
    connection waits for argon2.
    """
    with database.session() as session:
        attempts.count(session, form.email)
        account = by_email(session, form.email)
    stored = account.password_hash if account else None
    if not passwords.matches(form.password, stored) or account is None:
        raise WrongPassword
    with database.session() as session:
        attempts.wipe(session, form.email)
        return begin(session, account, tokens, device)


def begin(
    session: Session, account: Account, tokens: TokenMaker, device: Device
) -> Begun:
    """A new session with its first pair of tokens."""
    opened = service.open_session(session, account.id, tokens.settings, device)
    answer = SignedIn(
        access_token=tokens.access_token(account, opened.session_id),
        expires_in=tokens.settings.access_token_s,
        user=User.model_validate(account),
    )
    return Begun(answer, opened.refresh_token)
