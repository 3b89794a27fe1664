"""HTTP in: `uvicorn auth.main:app --factory`."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from auth.accounts.api import router as accounts
from auth.accounts.passwords import PasswordPool
from auth.google.api import router as google
from auth.sessions.api import router as sessions
from auth.sessions.signing_keys import OwnKeys, SigningKeys
from auth.sessions.tokens import TokenMaker
from auth.settings import AuthSettings
from servicekit.http.app import create_app
from servicekit.http.tokens import TokenVerifier

ROUTERS = (accounts, sessions, google)


def app() -> FastAPI:
    return build(AuthSettings())


def build(settings: AuthSettings) -> FastAPI:
    """Auth signs tokens, so it verifies by its own keys; else alike the others."""
    keys = SigningKeys(settings.keys_dir, may_create=not settings.is_production)
    verifier = TokenVerifier(settings, OwnKeys(keys))
    application = create_app(settings, ROUTERS, verifier=verifier, startup=_ready)
    application.state.tokens = TokenMaker(settings, keys)
    application.state.passwords = PasswordPool(
        settings.password_threads, settings.password_queue
    )
    return application


@asynccontextmanager
async def _ready(application: FastAPI) -> AsyncIterator[None]:
    """No key, no start: better than a service that refuses every sign-in."""
    application.state.tokens.keys.newest()
    yield
    application.state.passwords.close()
