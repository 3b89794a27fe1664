"""The home page: products in demand, rails of districts, open requirements."""

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


def featured(client: TestClient) -> list[str]:
    return [card["slug"] for card in home(client)["featured_products"]]


def product(database: Database, firm: Seller, slug: str, **known: Any) -> Product:
    with database.session() as session:
        return factories.product(session, firm, slug=slug, image=PICTURE, **known)


def seen(database: Database, of: Product, days_ago: int, count: int) -> None:
    day = today() - timedelta(days=days_ago)
    with database.session() as session:
        session.add(ProductView(product_id=of.id, day=day, count=count))


def add_enquiry(database: Database, of: Product, days_ago: int = 0) -> None:
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


def test_recent_interest_ranks_above_old_interest(
    client: TestClient, database: Database, firm: Seller
) -> None:
    once = product(database, firm, "once", enquiry_count=500)
    looked_at = product(database, firm, "looked-at")
    enquired = product(database, firm, "asked-for")
    product(database, firm, "never")
    seen(database, looked_at, days_ago=0, count=9)
    add_enquiry(database, enquired)
    seen(database, once, days_ago=20, count=1_000)
    count(database)
    assert featured(client) == ["asked-for", "looked-at", "once", "never"]


def test_interest_decays_daily_and_ends_after_two_weeks(
    client: TestClient, database: Database, firm: Seller
) -> None:
    fresh, stale, old = (product(database, firm, f"p-{n}") for n in range(3))
    for one, days_ago in ((fresh, 0), (stale, 5), (old, 14)):
        seen(database, one, days_ago, count=10)
    assert count(database) == {fresh.id: 1_000, stale.id: 328}


def test_an_unchanged_score_is_not_written(
    client: TestClient, database: Database, firm: Seller
) -> None:
    add_enquiry(database, product(database, firm, "rice"))
    count(database)
    statement = sa.text(
        "select count(*) from changes where kind = 'trend' and ref_id is not null"
    )
    with database.session() as session:
        before = session.execute(statement).scalar_one()
    count(database)
    with database.session() as session:
        assert (before, session.execute(statement).scalar_one()) == (1, 1)


def test_an_enquiry_delivered_twice_counts_once(
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


def test_rails_are_ordered_by_the_number_of_verified_companies(
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


def test_a_rail_has_public_products_and_few_of_each_company(
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


def requirements(client: TestClient) -> list[tuple[str, str, str | None]]:
    rows = home(client)["latest_requirements"]
    return [(row["title"], row["quantity"], row["district"]) for row in rows]


def test_an_open_requirement_is_listed_until_it_closes(
    client: TestClient, database: Database
) -> None:
    district(database, 305, 1, district="Kavre")
    event = opened(database, district_id=305)
    deliver(database, service, event)
    assert requirements(client) == [("Rice, 5 tonnes", "5", "Kavre")]
    closed = RequirementClosed(
        requirement_id=event.requirement_id, version=2, status="awarded"
    )
    deliver(database, service, closed)
    assert requirements(client) == []
    again = event.model_copy(update={"version": 3, "title": "Rice, 6 tonnes"})
    deliver(database, service, again)
    assert [title for title, *_ in requirements(client)] == ["Rice, 6 tonnes"]


def test_an_older_event_does_not_reopen_a_closed_requirement(
    client: TestClient, database: Database
) -> None:
    event = opened(database, unit_id=None)
    closed = RequirementClosed(
        requirement_id=event.requirement_id, version=2, status="cancelled"
    )
    deliver(database, service, closed)
    deliver(database, service, event)
    assert requirements(client) == []
