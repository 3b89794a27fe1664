"""The firm of a product that stays public hears of its reports (trust T5)."""

import pytest
from fastapi.testclient import TestClient

from catalog.products.models import Product
from catalog.sellers.models import Seller
from contracts.catalog import ProductReported
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from . import factories
from .test_product_reports import REPORTS, an_old_account, report


@pytest.fixture
def fake(database: Database, firm: Seller) -> Product:
    with database.session() as session:
        return factories.product(session, firm, slug="fake", name="Fake")


def heard(database: Database) -> list[bool]:
    """What its firm was told of the reports: that there are, that they are closed."""
    with database.session() as session:
        return [told.is_answered for told in recorded(session, ProductReported)]


def test_the_firm_of_a_product_that_stays_public_hears_of_its_reports_and_their_end(
    client: TestClient, database: Database, firm: Seller, fake: Product
) -> None:
    with database.session() as session:
        session.get_one(Seller, firm.id).is_verified = True
    for number in range(3):
        assert heard(database) == []
        report(client, f"10.0.{number}.1", **an_old_account(number))
    report(client, "10.0.9.1", **an_old_account(9))
    assert heard(database) == [False]
    head = bearer(new_id(), "admin")
    for row in client.get(REPORTS, headers=head).json()["data"]:
        assert heard(database) == [False]
        url = f"{REPORTS}/{row['id']}"
        client.post(url, json={"status": "closed"}, headers=head)
    assert heard(database) == [False, True]
    report(client, "10.0.10.1", **an_old_account(10))
    assert heard(database) == [False, True]


def test_reports_too_few_to_tell_of_are_closed_in_silence(
    client: TestClient, database: Database, fake: Product
) -> None:
    report(client, "10.0.0.1")
    head = bearer(new_id(), "admin")
    (row,) = client.get(REPORTS, headers=head).json()["data"]
    url = f"{REPORTS}/{row['id']}"
    client.post(url, json={"status": "closed"}, headers=head)
    assert heard(database) == []
