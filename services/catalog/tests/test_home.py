"""The home page: what is wanted now, districts, and buyers' open wishes."""

from datetime import timedelta
from decimal import Decimal
from typing import Any

import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.commands import service
from catalog.products.models import Product, ProductView, trends
from catalog.products.trends import refresh_trends
from catalog.sellers.models import Seller
from contracts.engagement import EnquiryCreated, RequirementClosed, RequirementOpened
from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver

from . import factories

PICTURE = "products/x.webp"


def home(client: TestClient, **params: Any) -> dict[str, Any]:
    answer = client.get("/api/webui/home", params=params)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()["data"]
    return data


def shown(client: TestClient) -> list[str]:
    return [card["slug"] for card in home(client)["featured_products"]]


def product(database: Database, firm: Seller, slug: str, **known: Any) -> Product:
    with database.session() as session:
        return factories.product(session, firm, slug=slug, image=PICTURE, **known)


def seen(database: Database, of: Product, days_ago: int, count: int) -> None:
    day = today() - timedelta(days=days_ago)
    with database.session() as session:
        session.add(ProductView(product_id=of.id, day=day, count=count))


def asked(database: Database, of: Product, days_ago: int = 0) -> None:
    event = EnquiryCreated(
        enquiry_id=new_id(),
        version=1,
        seller_id=of.seller_id,
        category_id=of.category_id,
        product_id=of.id,
        source="product",
        created_at=now() - timedelta(days=days_ago),
        is_proven=True,
    )
    deliver(database, service, event)


def count(database: Database) -> dict[Any, int]:
    with database.session() as session:
        refresh_trends(session)
        rows = session.execute(sa.select(trends.c.product_id, trends.c.score))
        return {row.product_id: row.score for row in rows}


def test_what_is_wanted_now_comes_before_what_was_wanted_once(
    client: TestClient, database: Database, firm: Seller
) -> None:
    once = product(database, firm, "once", enquiry_count=500)
    looked_at = product(database, firm, "looked-at")
    asked_for = product(database, firm, "asked-for")
    product(database, firm, "never")
    seen(database, looked_at, days_ago=0, count=9)
    asked(database, asked_for)
    seen(database, once, days_ago=20, count=1_000)
    count(database)
    assert shown(client) == ["asked-for", "looked-at", "once", "never"]


def test_interest_fades_day_by_day_and_ends_after_two_weeks(
    client: TestClient, database: Database, firm: Seller
) -> None:
    fresh, stale, old = (product(database, firm, f"p-{n}") for n in range(3))
    for one, days_ago in ((fresh, 0), (stale, 5), (old, 14)):
        seen(database, one, days_ago, count=10)
    assert count(database) == {fresh.id: 1_000, stale.id: 328}


def test_a_score_that_stays_is_not_written_again(
    client: TestClient, database: Database, firm: Seller
) -> None:
    asked(database, product(database, firm, "rice"))
    count(database)
    told = sa.text(
        "select count(*) from changes where kind = 'trend' and ref_id is not null"
    )
    with database.session() as session:
        before = session.execute(told).scalar_one()
    count(database)
    with database.session() as session:
        assert (before, session.execute(told).scalar_one()) == (1, 1)


def test_an_enquiry_delivered_twice_is_wanted_once(
    client: TestClient, database: Database, firm: Seller
) -> None:
    rice = product(database, firm, "rice")
    event = EnquiryCreated(
        enquiry_id=new_id(),
        version=1,
        seller_id=firm.id,
        category_id=rice.category_id,
        product_id=rice.id,
        source="product",
        created_at=now(),
        is_proven=True,
    )
    deliver(database, service, event, times=2)
    assert count(database) == {rice.id: 1_000}


def district(database: Database, number: int, firms: int, **known: Any) -> list[Seller]:
    names = {"district_id": number, "district": f"D{number}", "district_ne": "जिल्ला"}
    facts = {**names, "is_verified": True, **known}
    return [factories.seller(database, **facts) for _ in range(firms)]


def rails(client: TestClient, **params: Any) -> list[tuple[int, set[str]]]:
    return [
        (rail["district_id"], {card["slug"] for card in rail["products"]})
        for rail in home(client, **params)["rails"]
    ]


def test_rails_are_of_the_districts_with_most_verified_firms(
    client: TestClient, database: Database
) -> None:
    for number, firms in ((101, 1), (102, 3), (103, 2), (104, 4)):
        for at, firm in enumerate(district(database, number, firms)):
            product(database, firm, f"p-{number}-{at}")
    district(database, 105, 9, is_verified=False)
    assert [number for number, _ in rails(client)] == [104, 102, 103]
    chosen = home(client, district=101)["rails"]
    assert [rail["district"] for rail in chosen] == ["D101"]
    assert rails(client, district=101) == [(101, {"p-101-0"})]
    assert rails(client, district=999) == []


def test_a_rail_shows_only_what_is_public_and_a_few_of_each_firm(
    client: TestClient, database: Database
) -> None:
    (firm,) = district(database, 101, 1)
    (gone,) = district(database, 101, 1, status="suspended")
    product(database, gone, "gone")
    product(database, firm, "draft", status="draft")
    for at in range(4):
        product(database, firm, f"p-{at}", enquiry_count=at)
    assert rails(client) == [(101, {"p-3", "p-2"})]


def opened(database: Database, **known: Any) -> RequirementOpened:
    with database.session() as session:
        slug = f"c-{new_id().hex[-8:]}"
        category_id = factories.category(session, slug).id
        unit_id = factories.unit(session, slug).id
    facts = {
        "requirement_id": new_id(),
        "version": 1,
        "title": "Rice, 5 tonnes",
        "category_id": category_id,
        "quantity": Decimal("5.000"),
        "unit_id": unit_id,
        "opened_at": now(),
    }
    return RequirementOpened(**{**facts, **known})


def wishes(client: TestClient) -> list[tuple[str, str, str | None]]:
    rows = home(client)["latest_requirements"]
    return [(row["title"], row["quantity"], row["district"]) for row in rows]


def test_an_open_requirement_is_shown_until_it_closes(
    client: TestClient, database: Database
) -> None:
    district(database, 305, 1, district="Kavre")
    told = opened(database, district_id=305)
    deliver(database, service, told)
    assert wishes(client) == [("Rice, 5 tonnes", "5", "Kavre")]
    closed = RequirementClosed(
        requirement_id=told.requirement_id, version=2, status="awarded"
    )
    deliver(database, service, closed)
    assert wishes(client) == []
    again = told.model_copy(update={"version": 3, "title": "Rice, 6 tonnes"})
    deliver(database, service, again)
    assert [title for title, *_ in wishes(client)] == ["Rice, 6 tonnes"]


def test_a_closed_requirement_is_not_opened_by_an_older_word(
    client: TestClient, database: Database
) -> None:
    told = opened(database, unit_id=None)
    closed = RequirementClosed(
        requirement_id=told.requirement_id, version=2, status="cancelled"
    )
    deliver(database, service, closed)
    deliver(database, service, told)
    assert wishes(client) == []
