"""What operators switch off: docs/feature-flags.md."""

from pathlib import Path

from fastapi.testclient import TestClient

from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.flags import flags_of
from servicekit.testing.tokens import bearer
from vendor.settings import VendorSettings

from .companies import category, steps


def test_without_onboarding_no_company_begins_to_sell(
    client: TestClient, database: Database, settings: VendorSettings, tmp_path: Path
) -> None:
    path, head = "/api/sellerprofile", bearer(new_id())
    form = next(iter(steps(category(database, "tea"))))
    with flags_of(settings, tmp_path, seller_onboarding=False):
        refused = client.post(path, json=form, headers=head)
        assert client.get(path, headers=head).status_code == 200

    assert (refused.status_code, refused.json()["code"]) == (503, "switched_off")
    assert client.post(path, json=form, headers=head).status_code == 200
