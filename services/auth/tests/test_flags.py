"""What operators switch off: docs/feature-flags.md."""

from pathlib import Path

from fastapi.testclient import TestClient

from auth.settings import AuthSettings
from servicekit.testing.flags import flags_of

from .forms import login, registered, registration
from .googling import sign_in
from .openid_provider import OpenIdProvider


def test_without_registration_accounts_still_sign_in(
    client: TestClient, settings: AuthSettings, tmp_path: Path
) -> None:
    registered(client)
    form = registration(email="ram@example.com")
    with flags_of(settings, tmp_path, registration=False):
        refused = client.post("/api/register", json=form)
        assert client.post("/api/login", json=login()).status_code == 200

    assert (refused.status_code, refused.json()["code"]) == (503, "switched_off")
    assert refused.headers["retry-after"] == "600"
    assert client.post("/api/register", json=form).status_code == 201


def test_without_registration_google_signs_in_existing_accounts_only(
    browser: TestClient, google: OpenIdProvider, settings: AuthSettings, tmp_path: Path
) -> None:
    with flags_of(settings, tmp_path, registration=False):
        refused = sign_in(browser, google)
    assert (refused.status_code, refused.json()["code"]) == (503, "switched_off")

    assert sign_in(browser, google).status_code == 200
    with flags_of(settings, tmp_path, registration=False):
        assert sign_in(browser, google).status_code == 200
