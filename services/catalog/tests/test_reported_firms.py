"""The company of a product that stays public is notified of its reports."""

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
    """The events that notify the company of reports and of their closing."""
    with database.session() as session:
        return [event.is_answered for event in recorded(session, ProductReported)]


def test_a_company_is_notified_of_reports_and_of_their_closing(
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
        client.post(url, json={"status": "dismissed"}, headers=head)
    assert heard(database) == [False, True]
    report(client, "10.0.10.1", **an_old_account(10))
    assert heard(database) == [False, True]


def test_reports_below_the_threshold_notify_nobody(
    client: TestClient, database: Database, fake: Product
) -> None:
    report(client, "10.0.0.1")
    head = bearer(new_id(), "admin")
    (row,) = client.get(REPORTS, headers=head).json()["data"]
    url = f"{REPORTS}/{row['id']}"
    client.post(url, json={"status": "dismissed"}, headers=head)
    assert heard(database) == []
