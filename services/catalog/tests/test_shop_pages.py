"""A shop's lists: in whose order, of which range, and never older than the index."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.main import PUBLIC_PAGES, build
from catalog.products.models import Product, ProductRange
from catalog.search.replica import Replica
from catalog.sellers.models import Seller
from catalog.settings import CatalogSettings
from servicekit.db import Database
from servicekit.http.page_cache import PageCache
from servicekit.testing.processes import eventually
from servicekit.testing.tokens import verifier

from . import factories
from .searching import settle


@pytest.fixture
def keeping(settings: CatalogSettings) -> Iterator[TestClient]:
    """As it runs: with its kept pages."""
    shutil.rmtree(settings.index_home, ignore_errors=True)
    cache = PageCache(PUBLIC_PAGES)
    with TestClient(build(settings, verifier(settings), cache)) as client:
        yield client


def goods(database: Database, firm: Seller, *known: dict[str, Any]) -> list[Product]:
    with database.session() as session:
        shared = {
            "category_id": factories.category(session).id,
            "unit_id": factories.unit(session).id,
        }
        return [factories.product(session, firm, **shared, **each) for each in known]


def listed(client: TestClient, firm: Seller, **asked: Any) -> dict[str, Any]:
    answer = client.get(f"/api/webui/seller/{firm.slug}/products", params=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def slugs(client: TestClient, firm: Seller, **asked: Any) -> list[str]:
    return [row["slug"] for row in listed(client, firm, **asked)["data"]]


def test_the_wanted_come_first_then_who_was_there_first(
    client: TestClient, database: Database, firm: Seller
) -> None:
    wanted = {"third": 0, "second": 3, "first": 70_000}
    known = [{"slug": name, "enquiry_count": n} for name, n in wanted.items()]
    made = goods(database, firm, *known, {"slug": "draft", "status": "draft"})
    settle(client)
    found = listed(client, firm)
    assert [row["slug"] for row in found["data"]] == ["first", "second", "third"]
    assert found["meta"]["total"] == 3
    assert slugs(client, firm, per_page=2, page=2) == ["third"]
    card = found["data"][0]
    assert (card["id"], card["seller"]["slug"]) == (str(made[2].id), firm.slug)
    assert {"price", "unit", "category", "moq", "image"} <= card.keys()


def test_a_range_or_what_stands_in_none(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        tea = ProductRange(seller_id=firm.id, name="Tea", slug="tea-range")
        session.add(tea)
    in_it = {"slug": "in-it", "product_range_id": tea.id}
    goods(database, firm, in_it, {"slug": "beside"})
    settle(client)
    assert slugs(client, firm, group="tea-range") == ["in-it"]
    assert slugs(client, firm, group="more-products") == ["beside"]
    assert slugs(client, firm, group="nobody's") == []
    assert sorted(slugs(client, firm)) == ["beside", "in-it"]


def test_a_page_made_before_the_index_heard_does_not_stay(
    keeping: TestClient,
    database: Database,
    firm: Seller,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    settle(keeping)
    hear, early = Replica.hear, []

    def late(replica: Replica, *told: Any) -> None:
        early.append(slugs(keeping, firm))  # kept, though it is the old one
        hear(replica, *told)

    monkeypatch.setattr(Replica, "hear", late)
    goods(database, firm, {"slug": "new"})
    eventually(lambda: early)
    eventually(lambda: slugs(keeping, firm) == ["new"], within_s=5)
    assert early[0] == []
