"""A saved search notifies its owner, once, about new products."""

from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session

from catalog.alerts import jobs
from catalog.products.models import Product
from catalog.sellers.models import Seller
from catalog.synonyms.seed import write_synonyms
from contracts.catalog import SavedSearchMatched
from servicekit import clock
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from . import factories

PATH = "/api/savedsearches"


def save(client: TestClient, who: Any, query: str, **more: str) -> dict[str, Any]:
    form = {"query_string": query, "alert": "instant", **more}
    answer = client.post(PATH, json=form, headers=bearer(who))
    assert answer.status_code == 201, answer.text
    saved: dict[str, Any] = answer.json()["data"]
    return saved


def publish(client: TestClient, firm: Seller, form: dict[str, Any], **more: Any) -> str:
    form = {**form, **more, "status": "published"}
    answer = client.post("/api/products", json=form, headers=factories.as_owner(firm))
    assert answer.status_code == 201, answer.text
    product_id: str = answer.json()["data"]["id"]
    return product_id


def look_around(database: Database) -> list[SavedSearchMatched]:
    with database.session() as session:
        jobs.match_new_products(session)
    with database.session() as session:
        jobs.notify(session)
    with database.session() as session:
        return recorded(session, SavedSearchMatched)


def new_count(client: TestClient, who: Any) -> list[int]:
    saved = client.get(PATH, headers=bearer(who)).json()["data"]
    return [one["new_count"] for one in saved]


@pytest.mark.parametrize(
    ("query", "is_met"),
    [
        ("q=chamal", True),
        ("q=चामल", True),
        ("q=masino+rice", True),
        ("q=bhat", True),
        ("q=tractor", False),
        ("q=chamal&price_max=95.5", True),
        ("q=chamal&price_max=95", False),
        ("q=chamal&price_min=96", False),
        ("q=chamal&moq_max=9", False),
        ("q=chamal&district=305", True),
        ("q=chamal&district=306", False),
        ("q=chamal&verified=true", False),
        ("q=chamal&quick_reply=true", False),
        ("q=chamal&attr=grade:a&attr=grade:b&attr=size:2", True),
        ("q=chamal&attr=grade:a", False),
        ("q=chamal&attr=grade:b&attr=size:3", False),
        ("category=grains", True),
        ("category=tools", False),
    ],
)
def test_a_saved_search_matches_what_the_search_would_find(
    client: TestClient,
    database: Database,
    firm: Seller,
    form: dict[str, Any],
    query: str,
    is_met: bool,
) -> None:
    who = new_id()
    with database.session() as session:
        write_synonyms(session)
    save(client, who, query)
    publish(client, firm, form, specs={"grade": "b", "size": "2"})
    matches = look_around(database)
    assert [(one.user_id, one.count) for one in matches] == (
        [(who, 1)] if is_met else []
    )
    assert new_count(client, who) == [int(is_met)]


def test_a_match_notifies_once_and_again_only_after_an_hour(
    client: TestClient,
    database: Database,
    firm: Seller,
    form: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    who = new_id()
    saved = save(client, who, "q=chamal")
    publish(client, firm, form)
    assert len(look_around(database)) == 1
    assert len(look_around(database)) == 1  # the same product does not notify again
    publish(client, firm, form)
    assert len(look_around(database)) == 1  # within the hour
    later = clock.now() + timedelta(minutes=61)
    monkeypatch.setattr(jobs, "now", lambda: later)
    assert [one.count for one in look_around(database)] == [1, 1]
    assert new_count(client, who) == [2]
    client.post(f"{PATH}/{saved['id']}/seen", headers=bearer(who))
    assert new_count(client, who) == [0]


def test_own_products_and_disabled_alerts_notify_nobody(
    client: TestClient, database: Database, firm: Seller, form: dict[str, Any]
) -> None:
    save(client, firm.owner_id, "q=chamal")
    save(client, new_id(), "q=chamal", alert="none")
    publish(client, firm, form)
    assert look_around(database) == []


def test_a_hidden_product_notifies_nobody(
    client: TestClient,
    database: Database,
    firm: Seller,
    form: dict[str, Any],
    session: Session,
) -> None:
    save(client, new_id(), "q=chamal")
    product_id = publish(client, firm, form)
    with database.session() as writing:
        writing.get_one(Product, product_id).status = "unlisted"
    assert look_around(database) == []


def test_an_identical_search_is_stored_once(client: TestClient) -> None:
    who = new_id()
    first = save(client, who, "?q=rice&district=305&sort=newest&page=2")
    again = save(client, who, "district=305&q=rice&utm_source=mail")
    assert first == again
    assert first["query_string"] == "district=305&q=rice"
    assert first["name"] == "rice"


@pytest.mark.parametrize("query", ["page=2", "q=rice&district=abc", "price_min=-1"])
def test_an_invalid_search_is_a_field_error(client: TestClient, query: str) -> None:
    form = {"query_string": query}
    answer = client.post(PATH, json=form, headers=bearer(new_id()))
    assert answer.status_code == 422
    assert "query_string" in answer.json()["errors"]


def test_another_users_search_is_404(client: TestClient) -> None:
    saved = save(client, new_id(), "q=rice")
    thief, path = bearer(new_id()), f"{PATH}/{saved['id']}"
    assert client.put(path, json={"name": "x"}, headers=thief).status_code == 404
    assert client.post(f"{path}/seen", headers=thief).status_code == 404
    assert client.delete(path, headers=thief).status_code == 404


def test_fifty_searches_are_the_maximum(client: TestClient) -> None:
    who = new_id()
    for at in range(50):
        save(client, who, f"q=rice{at}")
    answer = client.post(PATH, json={"query_string": "q=tea"}, headers=bearer(who))
    assert answer.status_code == 409
    assert answer.json()["code"] == "too_many_searches"
