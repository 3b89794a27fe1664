"""What operators switch off: docs/feature-flags.md."""

from pathlib import Path

from fastapi.testclient import TestClient

from engagement.settings import EngagementSettings
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.flags import flags_of
from servicekit.testing.tokens import bearer

from . import factories


def test_without_guest_enquiries_a_guest_signs_in_first(
    client: TestClient, database: Database, settings: EngagementSettings, tmp_path: Path
) -> None:
    shop = factories.seller(database)
    form = factories.form(factories.category(database).category_id)
    path = f"/api/webui/seller/{shop.slug}/contactseller"
    with flags_of(settings, tmp_path, guest_enquiries=False):
        refused = client.post(path, json=form)
        signed_in = client.post(path, json=form, headers=bearer(new_id()))

    assert (refused.status_code, refused.json()["code"]) == (403, "sign_in_first")
    assert refused.json()["reason"]["code"] == "guests_sign_in"
    assert signed_in.status_code == 201
    assert client.post(path, json=form).status_code == 201
