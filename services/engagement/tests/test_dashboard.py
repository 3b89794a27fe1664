"""Every figure of a dashboard links to a list with the same number of rows."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.enquiries.models import Enquiry, EnquiryHistory
from engagement.replicas.sellers.models import Seller
from engagement.rfq.quotes.models import QuoteHistory
from engagement.rfq.requirements.models import RequirementHistory
from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.http.days import start_of
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories
from .figures import check_links, figures, home, rows_behind
from .market import BUYER, BUYER_ID, act, as_seller, matched_seller, write

ADMIN = bearer(new_id(), "admin")


@pytest.fixture
def seller(database: Database) -> Seller:
    return factories.seller(database)


@pytest.fixture
def received(database: Database, seller: Seller) -> Callable[..., Enquiry]:
    """An enquiry of so many days ago, with its transitions since."""

    def make(days_ago: float, *path: str, hours: float = 2, **fields: Any) -> Enquiry:
        created_at = now() - timedelta(days=days_ago)
        answered_at = created_at + timedelta(hours=hours) if path else None
        fields = {"buyer_id": BUYER_ID, "seller_id": seller.seller_id, **fields}
        row = factories.enquiry(
            database,
            status=path[-1] if path else "new",
            created_at=created_at,
            first_response_at=answered_at,
            is_proven=True,
            expires_at=now() + timedelta(days=7),
            **fields,
        )
        stops = [("new", created_at), *((to, answered_at) for to in path)]
        with database.session() as session:
            for to, at in stops:
                change = {"enquiry_id": row.id, "to_status": to, "role": "seller"}
                session.add(EnquiryHistory(**change, at=at))
        return row

    return make


@pytest.fixture
def busy(database: Database, received: Callable[..., Enquiry], seller: Seller) -> None:
    """Rows of every kind, in this span, the one before, and long ago."""
    received(0)
    received(1)
    received(3, "replied")
    received(4, "replied", hours=30)
    received(5, "info_requested")
    received(6, "quoted")
    received(10, "replied", "won")
    received(12, "declined", hours=1)
    received(40, "replied")
    received(45, "replied", "lost", hours=40)
    received(200, "replied", "won")
    received(2, remind_at=now() - timedelta(hours=1))
    received(2, remind_at=now() + timedelta(days=3))
    factories.enquiry(database, factories.seller(database).seller_id)


def test_each_figure_of_a_seller_links_to_its_rows(
    client: TestClient, database: Database, seller: Seller, busy: None
) -> None:
    for status in ("notified", "viewed", "notified"):
        of = factories.requirement(database, buyer_id=BUYER_ID)
        factories.match(database, of, seller.seller_id, status=status)
    for number, status in enumerate(("sent", "countered", "superseded", "expired")):
        of = factories.requirement(database, buyer_id=BUYER_ID)
        sent_at = now() - timedelta(days=number * 20)
        factories.quote(database, of, seller.seller_id, status=status, sent_at=sent_at)
    soon = now() + timedelta(hours=5)
    of = factories.requirement(database, buyer_id=BUYER_ID)
    factories.quote(database, of, seller.seller_id, expires_at=soon)

    for days in (7, 30, 90):
        check_links(
            client, as_seller(seller), home(client, as_seller(seller), "seller", days)
        )

    data = home(client, as_seller(seller), "seller")
    figures_of = figures(data)
    assert figures_of["leads"] == (10, 2)
    assert figures_of["in_time"] == (5, 1)
    assert figures_of["open"] == (9, 1)
    assert figures_of["enquiries_won"] == (1, 0)
    assert figures_of["quotes_sent"] == (3, 0)
    # The reminder is of an unanswered enquiry: a row is one task.
    waiting = {one["kind"]: one["count"] for one in data["todo"]}
    assert waiting == {
        "unanswered": 4,
        "counters": 1,
        "ending_quotes": 1,
        "new_leads": 2,
    }


def test_the_oldest_unanswered_enquiries_are_first_with_their_deadline(
    client: TestClient, seller: Seller, received: Callable[..., Enquiry]
) -> None:
    rows = [received(days) for days in (1, 5, 3, 2)]
    todo = home(client, as_seller(seller), "seller")["todo"][0]
    assert (todo["kind"], todo["count"]) == ("unanswered", 4)
    links = [item["link"] for item in todo["items"]]
    assert links == [f"/seller/enquiries?id={rows[n].id}" for n in (1, 2, 3, 0)]
    due_at = rows[1].created_at + timedelta(hours=24)
    assert {item["group"] for item in todo["items"]} == {"overdue"}
    assert todo["items"][0]["due_at"][:19] == due_at.isoformat()[:19]


def test_accepted_quotes_count_the_amount_that_buyers_pay(
    client: TestClient, database: Database
) -> None:
    of = factories.requirement(database, buyer_id=BUYER_ID)
    winner, loser = matched_seller(database, of), matched_seller(database, of)
    quote, _ = write(client, winner, of), write(client, loser, of)
    act(client, BUYER, quote["id"], "accept")

    data = home(client, as_seller(winner), "seller", 7)

    assert figures(data)["quotes_won"] == (1, 0)
    worth, ordered = data["worth"]
    assert (worth["key"], ordered["key"]) == ("won", "ordered")
    assert ordered["value"] == worth["value"]
    assert worth["value"] == quote["totals"]["landed"]
    assert (worth["before"], worth["currency"]) == ("0.00", "NPR")
    assert rows_behind(client, as_seller(winner), worth["link"]) == 1
    assert home(client, as_seller(loser), "seller", 7)["worth"][0]["value"] == "0.00"


def test_each_figure_of_a_buyer_links_to_its_rows(
    client: TestClient, database: Database, seller: Seller, busy: None
) -> None:
    statuses = ("open", "draft", "closed", "open", "cancelled")
    posted = [
        factories.requirement(database, buyer_id=BUYER_ID, status=status)
        for status in statuses
    ]
    factories.requirement(database)
    factories.quote(database, posted[0], seller.seller_id)
    past = now() - timedelta(hours=1)
    factories.quote(database, posted[2], seller.seller_id, expires_at=past)
    soon = now() + timedelta(hours=3)
    factories.quote(database, posted[2], new_id(), expires_at=soon, status="countered")
    client.post("/api/wishlist/create", json={"name": "Office"}, headers=BUYER)

    for days in (7, 30, 90):
        check_links(client, BUYER, home(client, BUYER, "buyer", days))

    data = home(client, BUYER, "buyer")
    figures_of = figures(data)
    assert figures_of["enquiries_sent"] == (10, 2)
    assert figures_of["questions"] == (1, 0)
    assert figures_of["requirements_open"] == (2, 0)
    assert figures_of["quotes_received"] == (3, 0)
    assert figures_of["quotes_to_decide"] == (1, 0)
    waiting = {one["kind"]: one["count"] for one in data["todo"]}
    assert waiting == {"questions": 1, "quotes": 1, "unquoted": 1}


def test_counts_at_the_start_of_the_period_use_the_history(
    client: TestClient, database: Database
) -> None:
    then = now() - timedelta(days=60)
    requirement = factories.requirement(database, buyer_id=BUYER_ID, status="closed")
    quote = factories.quote(database, requirement, new_id(), status="rejected")
    with database.session() as session:
        for to, days in (("open", 0), ("closed", 50)):
            at = then + timedelta(days=days)
            of = {"requirement_id": requirement.id, "role": "buyer"}
            session.add(RequirementHistory(**of, to_status=to, at=at))
        for to, days in (("sent", 0), ("rejected", 20)):
            at = then + timedelta(days=days)
            change = QuoteHistory(quote_id=quote.id, to_status=to, role="buyer", at=at)
            session.add(change)
    figures_of = figures(home(client, BUYER, "buyer", 30))
    assert figures_of["requirements_open"] == (0, 1)
    assert figures_of["quotes_to_decide"] == (0, 0)
    assert figures(home(client, BUYER, "buyer", 90))["requirements_open"] == (0, 0)


def test_every_day_is_listed_and_the_days_add_up(
    client: TestClient, seller: Seller, busy: None
) -> None:
    for side, who in (("seller", as_seller(seller)), ("buyer", BUYER)):
        data = home(client, who, side, 7)
        days = data["per_day"]
        assert len(days) == 7
        assert (days[0]["day"], days[-1]["day"]) == (data["since"], data["until"])
        received = figures(data)["leads" if side == "seller" else "enquiries_sent"]
        assert sum(day["enquiries"] for day in days) == received[0]
        assert sum(day["answers"] for day in days) == 4
        before = data["per_day_before"]
        assert (len(before), before[-1]["day"] < days[0]["day"]) == (7, True)
        assert sum(day["enquiries"] for day in before) == received[1]


def test_each_day_has_its_won_enquiries(
    client: TestClient, seller: Seller, received: Callable[..., Enquiry]
) -> None:
    def morning(days: int) -> float:
        return (now() - start_of(today() - timedelta(days=days))) / timedelta(days=1)

    received(morning(3), "replied", hours=1)
    received(morning(5), "replied", "won", hours=49)
    days = home(client, as_seller(seller), "seller", 7)["per_day"]
    assert [day["won"] for day in days] == [0, 0, 0, 1, 0, 0, 0]


def test_a_new_user_has_no_figures_and_other_periods_are_refused(
    client: TestClient, database: Database
) -> None:
    newcomer = as_seller(factories.seller(database))
    data = home(client, newcomer, "seller")
    assert {value for value, _ in figures(data).values()} == {0}
    assert (data["todo"], data["done_today"]) == ([], 0)
    answer = client.get("/api/dashboard/seller?days=8", headers=newcomer)
    assert answer.status_code == 422
    assert client.get("/api/dashboard/seller", headers=BUYER).status_code == 403
    assert client.get("/api/dashboard/buyer").status_code == 401


def test_administrators_see_market_wide_counts(
    client: TestClient, database: Database, busy: None
) -> None:
    for status in ("open", "draft", "in_review"):
        factories.requirement(database, status=status)
    assert client.get("/api/admin/stats", headers=BUYER).status_code == 403
    data = client.get("/api/admin/stats?days=7", headers=ADMIN).json()["data"]
    found = figures(data)
    assert (found["requirements"], found["in_review"]) == ((2, 0), (1, None))
    assert len(data["per_day"]) == 7
    for key in ("enquiries", "requirements", "quotes"):
        assert sum(day[key] for day in data["per_day"]) == found[key][0]
