"""The way to Google: OpenID Connect with state and PKCE (D8)."""

import base64
import hashlib
import secrets
from datetime import timedelta
from urllib.parse import urlencode

import sqlalchemy as sa
from sqlmodel import Session

from auth.google.models import GoogleAttempt, table
from auth.settings import AuthSettings
from servicekit.clock import now
from servicekit.http.errors import Unavailable

KEPT_FOR = timedelta(minutes=10)


class GoogleNotConfigured(Unavailable):
    code, message = "google_not_configured", "Sign-in with Google is not set up."


def authorize_url(session: Session, settings: AuthSettings) -> str:
    """Where the browser goes next; raises GoogleNotConfigured without a client id."""
    if not settings.google_client_id:
        raise GoogleNotConfigured
    attempt = GoogleAttempt(
        state=secrets.token_urlsafe(32),
        code_verifier=secrets.token_urlsafe(48),
        nonce=secrets.token_urlsafe(16),
    )
    session.add(attempt)
    query = {
        "client_id": settings.google_client_id,
        "redirect_uri": f"{settings.public_url}/api/authorize/google/callback",
        "response_type": "code",
        "scope": "openid email profile",
        "state": attempt.state,
        "nonce": attempt.nonce,
        "code_challenge": _challenge(attempt.code_verifier),
        "code_challenge_method": "S256",
    }
    return f"{settings.google_authorize_url}?{urlencode(query)}"


def forget_old(session: Session) -> None:
    session.execute(sa.delete(table).where(table.c.created_at < now() - KEPT_FOR))


def _challenge(verifier: str) -> str:
    digest = hashlib.sha256(verifier.encode()).digest()
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
