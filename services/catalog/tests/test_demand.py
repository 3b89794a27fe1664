"""Searches without results are counted, without data of the visitor."""

from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from starlette.requests import Request

from catalog.demand.jobs import delete_single_visitor_misses
from catalog.demand.misses import Misses, flush
from catalog.demand.models import misses
from catalog.demand.service import write
from catalog.search.facets import FLAGS
from catalog.search.schemas import Filters
from catalog.sellers.models import Seller
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.tokens import bearer

from . import factories
from .searching import settle

pytestmark = pytest.mark.search


def visitor(address: str) -> Request:
    headers = [(b"x-forwarded-for", address.encode()), (b"user-agent", b"Firefox")]
    return Request({"type": "http", "headers": headers, "client": None})


def look_for(database: Database, *typed: str, visitors: int = 1, **more: Any) -> None:
    noted = Misses()
    for at in range(visitors):
        for query in typed:
            noted.note(visitor(f"203.0.113.{at}"), Filters(q=query, **more))
    with database.session() as session:
        write(session, noted.taken())


def seen_by_admin(client: TestClient, **params: Any) -> list[tuple[str, int]]:
    headers = bearer(new_id(), "admin")
    answer = client.get("/api/admin/demand", params=params, headers=headers)
    assert answer.status_code == 200, answer.text
    return [(row["query"], row["visitors"]) for row in answer.json()["data"]]


def test_spellings_are_merged_and_a_visitor_counts_once(
    client: TestClient, database: Database
) -> None:
    look_for(database, "Chamal", "चामल", "chaamal", "Chamal", visitors=3)
    assert seen_by_admin(client) == [("chamal", 3)]


@pytest.mark.parametrize(
    "typed",
    [
        "ram@example.com",
        "9841234567",
        "+977 984-123-4567",
        "९८४१२३४५६७",
        "https://example.com/x",
        "a",
        "x" * 61,
        "one two three four five six seven",
        "  !? ",
    ],
)
def test_searches_that_may_be_personal_are_not_stored(
    client: TestClient, database: Database, typed: str
) -> None:
    look_for(database, typed, visitors=5)
    with database.session() as session:
        assert session.execute(sa.select(misses)).all() == []


def test_a_rendering_server_is_not_counted_as_a_visitor() -> None:
    noted, filters = Misses(), Filters(q="quinoa")
    noted.note(Request({"type": "http", "headers": [], "client": None}), filters)
    assert noted.taken() == []
    noted.note(visitor("203.0.113.1"), filters)
    assert [miss.typed for miss in noted.taken()] == ["quinoa"]


def test_sellers_see_the_demand_of_their_industries_without_single_visitors(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        top = factories.category(session, "food", is_leaf=False)
        leaf = factories.category(session, "tea", parent=top)
        factories.category(session, "tools")
        factories.product(session, firm, category_id=leaf.id)
    look_for(database, "quinoa", visitors=2)
    look_for(database, "my secret", visitors=1)
    look_for(database, "matcha", visitors=2, category="food")
    look_for(database, "anvil", visitors=9, category="tools")
    answer = client.get("/api/products/demand", headers=factories.as_owner(firm))
    rows = answer.json()["data"]
    assert {row["query"] for row in rows} == {"quinoa", "matcha"}
    by_query = {row["query"]: row for row in rows}
    assert by_query["matcha"]["category"]["slug"] == "food"
    assert by_query["quinoa"]["category"] is None


def test_administrators_filter_by_category_and_district(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        factories.category(session, "food", is_leaf=False)
    look_for(database, "quinoa", category="food", district=305)
    look_for(database, "anvil", district=306)
    assert seen_by_admin(client, category="food") == [("quinoa", 1)]
    assert seen_by_admin(client, district=306) == [("anvil", 1)]
    assert len(seen_by_admin(client)) == 2


def search(client: TestClient, address: str, **params: Any) -> int:
    head = {"X-Forwarded-For": address}
    answer = client.get("/api/webui/search", params=params, headers=head)
    total: int = answer.json()["meta"]["total"]
    return total


def test_only_a_search_without_results_is_stored(
    client: TestClient, database: Database, firm: Seller
) -> None:
    with database.session() as session:
        factories.product(session, firm, name="Rice")
    settle(client)
    for address in ("203.0.113.1", "203.0.113.2", "203.0.113.2"):
        assert search(client, address, q="quinoa") == 0
    assert search(client, "203.0.113.1", q="ryce") == 1  # corrected
    assert search(client, "203.0.113.1", q="rice", price_max=1) == 0
    for flag in FLAGS:
        assert search(client, "203.0.113.1", q="kodo", **{flag.name: True}) == 0
    assert search(client, "203.0.113.1", q="kodo", page=2) == 0
    assert search(client, "203.0.113.1", q="kodo", type="suppliers") == 0
    noted: Misses = client.app.state.misses  # type: ignore[attr-defined]
    flush(noted, database)  # writes the buffer
    with database.session() as session:
        rows = session.execute(sa.select(misses.c.shown, misses.c.visitors)).all()
    assert [tuple(row) for row in rows] == [("quinoa", 2)]


def test_a_search_of_a_single_visitor_is_deleted_the_next_day(
    client: TestClient, database: Database
) -> None:
    look_for(database, "sita gurung")
    look_for(database, "blue sugar", visitors=2)
    with database.session() as session:
        delete_single_visitor_misses(session)
    assert len(seen_by_admin(client)) == 2

    with ahead(days=1), database.session() as session:
        delete_single_visitor_misses(session)

    assert seen_by_admin(client) == [("blue sugar", 2)]
