"""An index that cannot be opened is rebuilt, and the service starts."""

import pytest
from fastapi.testclient import TestClient

from catalog.main import build
from catalog.sellers.models import Seller
from catalog.settings import CatalogSettings
from servicekit.db import Database
from servicekit.testing.tokens import verifier

from . import factories
from .searching import folder_of, search, settle, slugs

pytestmark = [
    pytest.mark.search,
    pytest.mark.tantivy("it breaks a file of the index"),
]


def test_a_broken_index_is_rebuilt(
    client: TestClient, database: Database, firm: Seller, settings: CatalogSettings
) -> None:
    with database.session() as session:
        sold = factories.product(session, firm, name="Rice")
    with TestClient(build(settings, verifier(settings))) as second:
        settle(second)
        folder = folder_of(second)
    (folder / "products" / "meta.json").write_text("{}")
    with TestClient(build(settings, verifier(settings))) as again:
        settle(again)
        assert folder_of(again) != folder
        assert slugs(search(again, q="rice")) == [sold.slug]
