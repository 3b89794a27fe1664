"""A real database, migrated once and emptied for each test; a client as the gateway."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from auth.main import build
from auth.settings import AuthSettings
from servicekit.testing.service import database, migrated, on_nothing, session

from .openid_provider import CLIENT_ID, CLIENT_SECRET, OpenIdProvider, running

__all__ = ["database", "session"]


@pytest.fixture(scope="session")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AuthSettings]:
    more = {
        "AUTH_GOOGLE_CLIENT_ID": "",
        "AUTH_PASSWORD_MEMORY_KIB": "4096",  # a fifth of the cost
        "AUTH_KEYS_DIR": str(tmp_path_factory.mktemp("keys")),
    }
    with migrated(Path(__file__).parents[1], tmp_path_factory, **more):
        yield AuthSettings()


@pytest.fixture
def client(settings: AuthSettings) -> Iterator[TestClient]:
    with on_nothing(build(settings)) as client:
        yield client


@pytest.fixture(scope="session")
def started() -> Iterator[OpenIdProvider]:
    with running() as provider:
        yield provider


@pytest.fixture
def google(started: OpenIdProvider) -> OpenIdProvider:
    """Reset to correct behaviour for each test."""
    person = {"sub": "1077", "email": "Sita@Example.com", "email_verified": True}
    started.person = {**person, "given_name": "Sita", "family_name": "Gurung"}
    started.wrong, started.is_down, started.signs_with = {}, False, started.key
    return started


@pytest.fixture
def browser(settings: AuthSettings, google: OpenIdProvider) -> Iterator[TestClient]:
    known = {"google_client_id": CLIENT_ID, "google_client_secret": CLIENT_SECRET}
    app = build(settings.model_copy(update={**known, "google_issuer": google.issuer}))
    with on_nothing(app) as client:
        yield client
