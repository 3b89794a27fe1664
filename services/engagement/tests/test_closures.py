"""A closure pauses a company's deadlines, also running ones."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session, select

from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from contracts.vendor import SellerUpdated
from engagement.commands import service
from engagement.enquiries import jobs
from engagement.enquiries.models import Enquiry
from engagement.replicas.sellers.models import Seller
from engagement.rfq.quotes import jobs as quote_timers
from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.http.days import start_of
from servicekit.testing.clock import ahead
from servicekit.testing.events import deliver, recorded

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller, matched_seller, write

DAY = timedelta(days=1)
DATES = ("answer_by", "waiting_since", "expires_at", "nudge_at")


@pytest.fixture(autouse=True)
def on_a_sunday() -> Iterator[None]:
    """Nine in the morning: the day of an answer has no Saturday in it."""
    days = (6 - today().weekday()) % 7 or 7
    morning = start_of(today() + days * DAY) + timedelta(hours=9)
    with ahead(seconds=(morning - now()).total_seconds()):
        yield


def plan(
    database: Database, firm: Seller, version: int, first: int = 0, days: int = 0
) -> None:
    """As vendor publishes it: closed from in so many days; no days: open again."""
    card: dict[str, Any] = {**firm.model_dump(), "version": version}
    starts = today() + first * DAY
    if days:
        card |= {"closed_from": starts, "closed_to": starts + (days - 1) * DAY}
    deliver(database, service, SellerUpdated.model_validate(card), times=2)


@pytest.fixture
def firm(database: Database) -> Seller:
    return factories.seller(database)


@pytest.fixture
def sent(client: TestClient, database: Database, firm: Seller) -> Enquiry:
    """By the form, so that its clocks run."""
    leaf = factories.category(database)
    url = f"/api/webui/seller/{firm.slug}/contactseller"
    form = factories.form(leaf.category_id)
    answer = client.post(url, json=form)
    assert answer.status_code == 201, answer.text
    return of_firm(database, firm)


def of_firm(database: Database, firm: Seller) -> Enquiry:
    with database.session() as session:
        return session.exec(
            select(Enquiry).where(Enquiry.seller_id == firm.seller_id)
        ).one()


def clocks(enquiry: Enquiry) -> dict[str, datetime]:
    return {name: getattr(enquiry, name) for name in DATES}


def test_a_new_closure_reschedules_deadlines_within_it(
    client: TestClient, database: Database, firm: Seller, sent: Enquiry
) -> None:
    before = sent

    plan(database, firm, 2, first=1, days=10)

    after = of_firm(database, firm)
    assert before.answer_by
    assert after.answer_by
    assert after.answer_by - before.answer_by == 10 * DAY
    assert after.expires_at - before.expires_at == 10 * DAY
    url = "/api/enquiries?as=seller"
    (row,) = client.get(url, headers=as_seller(firm)).json()["data"]
    assert row["due_at"][:19] == after.answer_by.isoformat()[:19]
    with ahead(days=9), database.session() as session:
        jobs.expire_idle(session)
    assert of_firm(database, firm).status == "new"


def test_deadlines_before_a_closure_are_unchanged(
    database: Database, firm: Seller, sent: Enquiry
) -> None:
    plan(database, firm, 2, first=3, days=10)

    after = of_firm(database, firm)
    assert after.answer_by == sent.answer_by
    assert after.expires_at - sent.expires_at == 10 * DAY


def test_the_deadline_of_an_answer_has_no_saturday(
    client: TestClient, database: Database, firm: Seller
) -> None:
    """Sent on Friday morning, with one closed day after it."""
    plan(database, firm, 2, first=7, days=1)
    leaf = factories.category(database)
    url = f"/api/webui/seller/{firm.slug}/contactseller"
    with ahead(days=5):
        client.post(url, json=factories.form(leaf.category_id))
        sent = of_firm(database, firm)
        plan(database, firm, 3)
        opened = of_firm(database, firm)

    assert sent.answer_by == sent.created_at + 3 * DAY
    assert opened.answer_by == sent.created_at + 2 * DAY
    # Four working hours, on the Friday itself.
    assert sent.nudge_at
    assert sent.nudge_at < sent.created_at + timedelta(hours=6)


def test_a_changed_closure_reschedules_again_and_a_removed_one_restores(
    database: Database, firm: Seller, sent: Enquiry
) -> None:
    plan(database, firm, 2, first=1, days=10)
    plan(database, firm, 3, first=1, days=4)
    shorter = of_firm(database, firm)
    plan(database, firm, 4)
    removed = of_firm(database, firm)

    assert shorter.expires_at - sent.expires_at == 4 * DAY
    assert clocks(removed) == clocks(sent)


def test_a_company_that_opens_early_has_its_remaining_time(
    database: Database, firm: Seller, sent: Enquiry
) -> None:
    """Planned for ten days from tomorrow, open again after three of them."""
    plan(database, firm, 2, first=1, days=10)
    with ahead(days=4):
        plan(database, firm, 3)

    after = of_firm(database, firm)
    assert sent.answer_by
    assert after.answer_by
    changed = after.answer_by - sent.answer_by
    assert 3 * DAY <= changed <= 4 * DAY


def test_an_enquiry_shortly_before_a_closure_has_its_full_day(
    client: TestClient, database: Database, firm: Seller
) -> None:
    plan(database, firm, 2, first=1, days=10)
    leaf = factories.category(database)
    url = f"/api/webui/seller/{firm.slug}/contactseller"
    client.post(url, json=factories.form(leaf.category_id))

    enquiry = of_firm(database, firm)

    assert enquiry.answer_by == enquiry.created_at + 11 * DAY
    assert enquiry.expires_at == enquiry.created_at + 17 * DAY


def test_vendor_is_notified_of_the_new_deadline(
    database: Database, session: Session, firm: Seller, sent: Enquiry
) -> None:
    plan(database, firm, 2, first=1, days=10)

    (created,) = recorded(session, EnquiryCreated)
    (event,) = recorded(session, EnquiryStatusChanged)
    assert created.answer_by
    assert event.answer_by
    assert event.answer_by - created.answer_by == 10 * DAY
    assert (event.from_status, event.to_status) == ("new", "new")
    assert event.version > created.version


def test_a_buyers_deadline_is_not_paused_by_a_closure(
    client: TestClient, database: Database, firm: Seller, sent: Enquiry
) -> None:
    url = f"/api/enquiries/{sent.id}"
    client.post(url, json={"status": "replied"}, headers=as_seller(firm))
    before = of_firm(database, firm)

    plan(database, firm, 2, first=1, days=10)

    assert of_firm(database, firm).expires_at == before.expires_at


def test_a_counter_offer_waits_until_the_company_opens(
    client: TestClient, database: Database
) -> None:
    wanted = factories.requirement(
        database,
        buyer_id=BUYER_ID,
        expires_at=datetime.fromisoformat(f"{today() + 90 * DAY}T00:00:00+05:45"),
    )
    firm, other = matched_seller(database, wanted), matched_seller(database, wanted)
    countered, plain = (write(client, each, wanted) for each in (firm, other))
    act(client, BUYER, countered["id"], "counter", note="Cheaper?")

    plan(database, firm, 2, first=1, days=10)
    plan(database, other, 2, first=1, days=10)

    def until(quote: Any) -> date:
        body = client.get(f"/api/quotes/{quote['id']}", headers=BUYER).json()["data"]
        return date.fromisoformat(body["valid_until"])

    assert until(countered) - date.fromisoformat(countered["valid_until"]) == 10 * DAY
    assert until(plain) == date.fromisoformat(plain["valid_until"])
    with ahead(days=12):
        with database.session() as session:
            quote_timers.expire_due(session)
        upheld = act(client, as_seller(firm), countered["id"], "send")
        assert upheld.status_code == 200, upheld.text


def test_the_time_to_reply_is_working_time_in_which_the_firm_is_open(
    client: TestClient, database: Database, firm: Seller, sent: Enquiry
) -> None:
    plan(database, firm, version=2, first=0, days=9)
    with ahead(days=9):
        url = f"/api/enquiries/{sent.id}"
        replied = client.post(url, json={"status": "replied"}, headers=as_seller(firm))
    assert replied.status_code == 200, replied.text
    answered = of_firm(database, firm)
    with database.session() as session:
        event = recorded(session, EnquiryStatusChanged)[-1]
    assert answered.response_minutes is not None
    # Of nine days and more only the last one was open.
    assert answered.response_minutes <= 8 * 60
    assert event.response_minutes == answered.response_minutes
