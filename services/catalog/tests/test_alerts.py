"""A saved search tells of what is new, once, and only its owner."""

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
    kept: dict[str, Any] = answer.json()["data"]
    return kept


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
    kept = client.get(PATH, headers=bearer(who)).json()["data"]
    return [one["new_count"] for one in kept]


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
def test_a_search_meets_what_it_would_find(
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
    told = look_around(database)
    assert [(one.user_id, one.count) for one in told] == ([(who, 1)] if is_met else [])
    assert new_count(client, who) == [int(is_met)]


def test_told_once_and_again_only_after_a_rest(
    client: TestClient,
    database: Database,
    firm: Seller,
    form: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    who = new_id()
    kept = save(client, who, "q=chamal")
    publish(client, firm, form)
    assert len(look_around(database)) == 1
    assert len(look_around(database)) == 1  # the same product is no news
    publish(client, firm, form)
    assert len(look_around(database)) == 1  # within the hour
    later = clock.now() + timedelta(minutes=61)
    monkeypatch.setattr(jobs, "now", lambda: later)
    assert [one.count for one in look_around(database)] == [1, 1]
    assert new_count(client, who) == [2]
    client.post(f"{PATH}/{kept['id']}/seen", headers=bearer(who))
    assert new_count(client, who) == [0]


def test_nobody_hears_of_their_own_product_or_without_wanting_to(
    client: TestClient, database: Database, firm: Seller, form: dict[str, Any]
) -> None:
    save(client, firm.owner_id, "q=chamal")
    save(client, new_id(), "q=chamal", alert="none")
    publish(client, firm, form)
    assert look_around(database) == []


def test_a_hidden_product_is_no_news(
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


def test_the_same_search_is_kept_once(client: TestClient) -> None:
    who = new_id()
    first = save(client, who, "?q=rice&district=305&sort=newest&page=2")
    again = save(client, who, "district=305&q=rice&utm_source=mail")
    assert first == again
    assert first["query_string"] == "district=305&q=rice"
    assert first["name"] == "rice"


@pytest.mark.parametrize("query", ["page=2", "q=rice&district=abc", "price_min=-1"])
def test_what_cannot_be_read_is_told_at_its_field(
    client: TestClient, query: str
) -> None:
    form = {"query_string": query}
    answer = client.post(PATH, json=form, headers=bearer(new_id()))
    assert answer.status_code == 422
    assert "query_string" in answer.json()["errors"]


def test_anothers_search_is_not_there(client: TestClient) -> None:
    kept = save(client, new_id(), "q=rice")
    thief, path = bearer(new_id()), f"{PATH}/{kept['id']}"
    assert client.put(path, json={"name": "x"}, headers=thief).status_code == 404
    assert client.post(f"{path}/seen", headers=thief).status_code == 404
    assert client.delete(path, headers=thief).status_code == 404


def test_fifty_are_kept(client: TestClient) -> None:
    who = new_id()
    for at in range(50):
        save(client, who, f"q=rice{at}")
    answer = client.post(PATH, json={"query_string": "q=tea"}, headers=bearer(who))
    assert answer.status_code == 409
    assert answer.json()["code"] == "too_many_searches"
