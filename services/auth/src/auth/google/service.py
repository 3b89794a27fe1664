"""The way to Google and back: OpenID Connect with state and PKCE (D8)."""

import base64
import hashlib
import secrets
from datetime import timedelta
from urllib.parse import urlencode

import sqlalchemy as sa
from sqlmodel import Session

from auth.activity.device import Device
from auth.error_texts import GOOGLE_NOT_CONFIGURED
from auth.google import identity
from auth.google.models import GoogleAttempt, table
from auth.google.provider import GoogleRefused, Provider, redirect_uri
from auth.sessions.sign_in import Begun, welcome_back
from auth.sessions.tokens import TokenMaker
from auth.settings import AuthSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.errors import Unavailable

LIFETIME = timedelta(minutes=10)


class GoogleNotConfigured(Unavailable):
    code, message = "google_not_configured", GOOGLE_NOT_CONFIGURED


def authorize_url(
    database: Database, settings: AuthSettings, provider: Provider, browser: str
) -> str:
    """Where the browser goes next.

    Raises GoogleNotConfigured without a client id, GoogleAway.
    """
    if not settings.google_client_id:
        raise GoogleNotConfigured
    endpoint = provider.endpoints().authorization_endpoint
    attempt = GoogleAttempt(
        state=secrets.token_urlsafe(32),
        code_verifier=secrets.token_urlsafe(48),
        nonce=secrets.token_urlsafe(16),
        browser_hash=_hash(browser),
    )
    query = {
        "client_id": settings.google_client_id,
        "redirect_uri": redirect_uri(settings),
        "response_type": "code",
        "scope": "openid email profile",
        "state": attempt.state,
        "nonce": attempt.nonce,
        "code_challenge": _challenge(attempt.code_verifier),
        "code_challenge_method": "S256",
    }
    with database.session() as session:
        session.add(attempt)
    return f"{endpoint}?{urlencode(query)}"


def finish(
    database: Database,
    provider: Provider,
    tokens: TokenMaker,
    answer: tuple[str, str],
    browser: str,
    device: Device,
) -> Begun:
    """A session for `answer`, which is (code, state); raises GoogleRefused.

    No transaction waits for Google; the attempt is deleted before the request.
    """
    if not tokens.settings.google_client_id:
        raise GoogleNotConfigured
    code, state = answer
    with database.session() as session:
        code_verifier, nonce = _taken(session, state, browser)
    person = provider.person(code, code_verifier, nonce)
    with database.session() as session:
        account = identity.account_of(session, person, tokens.settings, device)
        return welcome_back(session, account, tokens, device)


def delete_old(session: Session) -> None:
    session.execute(sa.delete(table).where(table.c.created_at < now() - LIFETIME))


def _taken(session: Session, state: str, browser: str) -> tuple[str, str]:
    """The attempt's secrets, once, to the browser that began it, for ten minutes."""
    mine = (
        (table.c.state == state)
        & (table.c.browser_hash == _hash(browser))
        & (table.c.created_at > now() - LIFETIME)
    )
    take = sa.delete(table).where(mine)
    row = session.execute(take.returning(table.c.code_verifier, table.c.nonce)).first()
    if row is None:
        raise GoogleRefused("state")
    return row.code_verifier, row.nonce


def _challenge(verifier: str) -> str:
    digest = hashlib.sha256(verifier.encode()).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def _hash(browser: str) -> str:
    return hashlib.sha256(browser.encode("utf-8", "replace")).hexdigest()
