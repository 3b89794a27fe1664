"""Reference data of a new installation: loaded once, then edited by administrators."""

import subprocess
import sys
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from catalog import reference
from catalog.commands import seed, service
from catalog.currencies.service import CurrencyUnknown, RateFixed, set_rate
from catalog.products.models import Product
from contracts.catalog import CategoryChanged
from contracts.reference import read_reference
from servicekit.db import Database
from servicekit.testing.events import recorded

from .category_admin import CategoryAdmin

DAY = date(2026, 11, 20)


def _load(database: Database) -> int:
    with database.session() as session:
        return reference.load(session)


def test_the_reference_data_fills_a_new_database(
    client: TestClient, database: Database
) -> None:
    assert service.reference is reference.load
    assert _load(database) > 1_000
    categories = client.get("/api/webui/allcategories").json()["data"]
    units = client.get("/api/productunitsearch").json()["data"]
    assert len(categories) == 24
    assert len(units) == len(read_reference().units)
    with database.session() as session:
        assert len(recorded(session, CategoryChanged)) == len(
            read_reference().categories
        )
        assert session.exec(select(Product)).first() is None


def test_the_command_waits_for_the_tables_and_loads(
    client: TestClient, database: Database
) -> None:
    haat = [sys.executable, "-m", "servicekit.cli.main", "reference", "load", "--wait"]
    root = Path(__file__).parents[3]
    printed = subprocess.check_output([*haat, "catalog"], cwd=root, text=True)
    assert "catalog: tables of" in printed
    assert "rows added" in printed
    assert _load(database) == 0


def test_changes_of_administrators_are_not_overwritten(
    client: TestClient, database: Database
) -> None:
    _load(database)
    admin, first = CategoryAdmin(client, database), read_reference().categories[0]
    category = {"id": str(first.id)}
    assert admin.change(category, name="Building").status_code == 200
    assert _load(database) == 0
    assert admin.row(category)["name"] == "Building"


def test_the_demo_has_the_same_reference_data(
    client: TestClient, database: Database
) -> None:
    _load(database)
    with database.session() as session:
        assert seed(session) > 600
    assert _load(database) == 0


def test_invented_rates_are_not_loaded(client: TestClient, database: Database) -> None:
    _load(database)
    body = client.get("/api/currencies").json()
    assert {code: each["rate"] for code, each in body["currencies"].items()} == {
        "NPR": 1,
        "INR": 1.6,
    }


def test_an_operator_sets_the_rate_of_a_day(
    client: TestClient, database: Database
) -> None:
    _load(database)
    data = read_reference()
    for rate, day in (("140", date(2026, 11, 1)), ("141.2", DAY)):
        with database.session() as session:
            set_rate(session, data, "USD", Decimal(rate), day)
    body = client.get("/api/currencies").json()
    assert list(body["currencies"]) == ["NPR", "USD", "INR"]
    assert body["currencies"]["USD"]["rate"] == 141.2
    assert body["rates_on"] == "2026-11-20"


def test_a_fixed_or_unknown_currency_takes_no_rate(
    client: TestClient, database: Database
) -> None:
    with database.session() as session:
        with pytest.raises(RateFixed):
            set_rate(session, read_reference(), "INR", Decimal(2), DAY)
        with pytest.raises(CurrencyUnknown):
            set_rate(session, read_reference(), "XXX", Decimal(2), DAY)
