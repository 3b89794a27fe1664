"""Facets, filters and sorts of a random catalogue equal the counts of its rows."""

import random
from collections import Counter
from decimal import Decimal
from itertools import pairwise
from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.search.engine.entries import ProductEntry
from catalog.search.engine.ranking import product_boost
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id

from . import factories
from .bazaar import GRAINS, TERMS, Row, catalogue
from .searching import search, slugs

pytestmark = pytest.mark.search


def matches(row: Row, query: dict[str, Any], but: str = "") -> bool:
    price = row.price
    tests = {
        "q": lambda: set(query["q"].split()) <= row.terms,
        "category": lambda: query["category"] in ("grains", row.category),
        "province": lambda: row.province == query["province"],
        "district": lambda: row.district == query["district"],
        "verified": lambda: row.verified == query["verified"],
        "quick_reply": lambda: row.quick == query["quick_reply"],
        "price_min": lambda: price is not None and price >= query["price_min"],
        "price_max": lambda: price is not None and price <= query["price_max"],
        "moq_max": lambda: row.moq <= query["moq_max"],
        "attr": lambda: f"grain:{row.grain}" in query["attr"],
    }
    return all(
        test()
        for name, test in tests.items()
        if name in query and not (but and name.startswith(but))
    )


def question(dice: random.Random) -> dict[str, Any]:
    options = {
        "q": dice.choice(TERMS),
        "category": dice.choice(("grains", "one", "two")),
        "province": dice.randint(1, 3),
        "district": dice.choice((101, 201, 302)),
        "verified": dice.random() < 0.5,
        "quick_reply": dice.random() < 0.7,
        "price_min": dice.randint(1, 60_000),
        "price_max": dice.randint(30_000, 120_000),
        "moq_max": dice.choice((1, 10, 100)),
        "attr": [f"grain:{g}" for g in dice.sample(GRAINS, dice.randint(1, 2))],
    }
    return {name: value for name, value in options.items() if dice.random() < 0.3}


def counted(rows: list[Row], query: dict[str, Any]) -> dict[str, Any]:
    def those(but: str = "") -> list[Row]:
        return [row for row in rows if matches(row, query, but)]

    prices = [row.price for row in those("price") if row.price is not None]
    edges = [0, 100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 10**15]
    buckets = [
        sum(low <= price < high for price in prices) for low, high in pairwise(edges)
    ]
    return {
        "categories": dict(Counter(row.category for row in those())),
        "provinces": dict(Counter(row.province for row in those("province"))),
        "districts": dict(Counter(row.district for row in those("district"))),
        "verified": sum(row.verified for row in those("verified")),
        "quick": sum(row.quick for row in those("quick_reply")),
        "prices": [n for n in buckets if n],
        "ends": (f"{min(prices)}.00", f"{max(prices)}.00") if prices else (None, None),
        "moq": {
            most: sum(row.moq <= most for row in those("moq"))
            for most in (1, 10, 50, 100, 500, 1_000)
        },
        "grains": dict(Counter(row.grain for row in those("attr")))
        if "category" in query
        else {},
    }


def counts(facets: dict[str, Any]) -> dict[str, Any]:
    grains = [each for a in facets["attributes"] for each in a["options"]]
    return {
        "categories": {each["slug"]: each["count"] for each in facets["categories"]},
        "provinces": {each["id"]: each["count"] for each in facets["provinces"]},
        "districts": {each["id"]: each["count"] for each in facets["districts"]},
        "verified": facets["verified"]["count"],
        "quick": facets["quick_reply"]["count"],
        "prices": [each["count"] for each in facets["price"]["buckets"]],
        "ends": (facets["price"]["min"], facets["price"]["max"]),
        "moq": {each["max"]: each["count"] for each in facets["moq"]},
        "grains": {each["value"]: each["count"] for each in grains},
    }


@pytest.mark.parametrize("seed", [1, 2])
def test_facets_equal_counting_the_rows(
    client: TestClient, database: Database, seed: int
) -> None:
    dice = random.Random(seed)
    rows = catalogue(database, dice)
    for _ in range(40):
        query = question(dice)
        found = search(client, **{"per_page": 100, "exact": True, **query})
        right = {row.slug for row in rows if matches(row, query)}
        assert set(slugs(found)) == right, query
        assert found["meta"]["total"] == len(right), query
        assert counts(found["meta"]["facets"]) == counted(rows, query), query


@pytest.mark.parametrize("sort", ["price_asc", "price_desc", "newest"])
def test_sorted_pages_contain_every_product_once(
    client: TestClient, database: Database, sort: str
) -> None:
    rows = catalogue(database, random.Random(3))
    pages = [search(client, sort=sort, per_page=25, page=page) for page in (1, 2, 3)]
    found = [row for page in pages for row in page["data"]]
    assert sorted(row["slug"] for row in found) == sorted(row.slug for row in rows)
    prices = [Decimal(row["price"]) for row in found if row["price"]]
    if sort != "newest":
        assert prices == sorted(prices, reverse=sort == "price_desc")
        on_request = [row["price_on_request"] for row in found]
        assert on_request == sorted(on_request)


def test_boost_never_exceeds_fifteen_per_cent() -> None:
    def entry(**known: Any) -> ProductEntry:
        facts: dict[str, Any] = {
            **{name: new_id() for name in ("id", "seller_id", "category_id")},
            **{"lineage": (), "title": "rice", "text": "", "details": ""},
            **{"facets": {}, "price": None, "moq": 1, "unit": "kg"},
            **{"published_at": now()},
        }
        return ProductEntry(**{**facts, **known})

    dice = random.Random(4)
    boosts = [
        product_boost(
            entry(
                facets={"verified": dice.randint(0, 1)},
                popularity=dice.choice((0, 3, 49, 50, 10**9)),
                title=" ".join(("word",) * dice.randint(0, 90)),
            )
        )
        for _ in range(500)
    ]
    assert min(boosts) >= 0
    assert 0.14 < max(boosts) <= 0.15


def test_a_boosted_text_match_ranks_below_a_title_match(
    client: TestClient, database: Database
) -> None:
    plain = factories.seller(database, is_verified=False)
    verified = factories.seller(database, is_verified=True)
    with database.session() as session:
        factories.product(session, plain, slug="title", name="Honey of wild bees")
        known = {"name": "Jar", "keywords": ["honey"], "enquiry_count": 10_000}
        factories.product(session, verified, slug="text", **known)
    assert slugs(search(client, "honey")) == ["title", "text"]
