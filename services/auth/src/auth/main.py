"""The HTTP application of auth: `uvicorn auth.main:app --factory`."""

from servicekit import starting  # isort: skip  (loading is cheap after it)

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from auth.accounts.api import router as accounts
from auth.accounts.passwords import PasswordPool
from auth.activity.api import router as activity
from auth.admin.api import router as admin
from auth.deletion.api import router as deletion
from auth.emails.api import router as emails
from auth.google.api import router as google
from auth.google.provider import Provider
from auth.passwords.api import router as passwords
from auth.phones.api import router as phones
from auth.sessions.api import router as sessions
from auth.sessions.signing_keys import OwnKeys, SigningKeys
from auth.sessions.tokens import TokenMaker
from auth.settings import AuthSettings
from servicekit.http.app import create_app
from servicekit.http.bodies import BodyLimits
from servicekit.http.rate_limits import RateLimits
from servicekit.http.tokens import TokenVerifier

ROUTERS = (
    accounts,
    sessions,
    google,
    emails,
    passwords,
    phones,
    activity,
    deletion,
    admin,
)


def app() -> FastAPI:
    application = build(AuthSettings())
    starting.loaded()
    return application


def build(settings: AuthSettings) -> FastAPI:
    """Auth signs tokens, so it verifies by its own keys; else alike the others."""
    keys = SigningKeys.of(settings)
    verifier = TokenVerifier(settings, OwnKeys(keys))
    application = create_app(
        settings,
        ROUTERS,
        verifier=verifier,
        startup=_ready,
        body_limits=BodyLimits.of("auth"),
        rate_limits=RateLimits.of("auth"),
    )
    application.state.tokens = TokenMaker(settings, keys)
    application.state.google = Provider(settings)
    application.state.passwords = PasswordPool(
        settings.password_threads,
        settings.password_queue,
        settings.password_memory_kib,
    )
    return application


@asynccontextmanager
async def _ready(application: FastAPI) -> AsyncIterator[None]:
    """No key, no start: better than a service that refuses every sign-in."""
    application.state.tokens.keys.signing()
    yield
    application.state.passwords.close()
