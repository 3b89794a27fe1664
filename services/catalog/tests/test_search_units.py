"""Prices and minimum orders compare within one unit."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.search.price_units import converted, price_unit
from catalog.sellers.models import Seller
from servicekit.db import Database

from . import factories
from .searching import search, slugs

pytestmark = pytest.mark.search


@pytest.fixture
def teas(client: TestClient, database: Database, firm: Seller) -> TestClient:
    """90 a kilogram, 80,000 a tonne, 70 a bag."""
    with database.session() as session:
        rows = (
            ("kilo", "kg", 90, 5),
            ("ton", "tonne", 80_000, 2),
            ("bag", "bag", 70, 1),
        )
        for slug, code, price, moq in rows:
            unit = factories.unit(session, code).id
            facts: dict[str, Any] = {"price": price, "moq": moq, "unit_id": unit}
            factories.product(session, firm, slug=slug, name="Tea", **facts)
    return client


@pytest.mark.parametrize(
    ("code", "base", "price"),
    [("tonne", "kg", "0.08"), ("dozen", "piece", "6.67"), ("bag", "bag", "80")],
)
def test_a_unit_with_a_factor_is_compared_by_its_smallest(
    code: str, base: str, price: str
) -> None:
    unit = price_unit(code)
    assert unit.code == base
    compared = unit.price(Decimal(80))
    assert compared is not None
    assert round(compared, 2) == Decimal(price)


def test_a_quantity_converts_only_within_its_scale() -> None:
    assert converted(2, "tonne", "kg") == 2_000
    assert converted(500, "kg", "tonne") == Fraction(1, 2)
    assert converted(500, "kg", "bag") is None
    assert converted(7, None, "bag") == 7


def test_the_price_filter_compares_within_one_unit(teas: TestClient) -> None:
    assert slugs(search(teas, "tea", price_max=85)) == ["ton"]
    assert slugs(search(teas, "tea", price_max=85, unit="bag")) == ["bag"]
    assert slugs(search(teas, "tea", sort="price_asc")) == ["ton", "kilo"]
    assert slugs(search(teas, "tea", moq_max=100)) == ["kilo"]
    assert slugs(search(teas, "tea", unit="bag")) == ["bag"]


def test_facets_name_the_unit_of_prices_and_minimum_orders(teas: TestClient) -> None:
    facets = search(teas, "tea")["meta"]["facets"]
    assert {each["code"]: each["count"] for each in facets["units"]} == {
        "kg": 2,
        "bag": 1,
    }
    assert facets["price"]["unit"]["symbol"] == "kg"
    assert (facets["price"]["min"], facets["price"]["max"]) == ("80.00", "90.00")
    assert [each["count"] for each in facets["moq"]] == [0, 1, 1, 1, 1, 1]


def test_an_empty_result_names_the_unit_to_remove(teas: TestClient) -> None:
    help_out = search(teas, "tea", unit="litre")["meta"]["help"]
    assert help_out["without"] == [{"filter": "unit", "count": 3}]


def test_a_product_has_its_price_at_the_quantity(
    client: TestClient, database: Database, firm: Seller
) -> None:
    tiers = [{"min_qty": 100, "price": "85.00"}, {"min_qty": 500, "price": "80.00"}]
    with database.session() as session:
        factories.product(session, firm, name="Tea", slug="tea", price_tiers=tiers)

    def price(**query: Any) -> Any:
        (row,) = search(client, "tea", **query)["data"]
        return row["price_at_quantity"]

    assert price() is None
    assert price(quantity=99, quantity_unit="kg") == "90.00"
    assert price(quantity=1, quantity_unit="tonne") == "80.00"
    assert price(quantity=120) == "85.00"
    assert price(quantity=5, quantity_unit="litre") is None
