"""The balance of an order, and the reminders of it."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from engagement.orders import jobs
from engagement.orders.models import Order, table
from servicekit.clock import KATHMANDU, now, today
from servicekit.db import Database

from .market import BUYER_ID
from .test_orders import kinds
from .trade import Deal, at, placed

DUE, OVERDUE = "order_payment_due", "order_payment_overdue"


def received(client: TestClient, database: Database, credit_days: int) -> Deal:
    terms = {"advance_pct": 0, "credit_days": credit_days}
    deal = placed(client, database, payment=terms)
    deal.did("seller", "confirm")
    assert deal.send("3000").is_success
    assert deal.receive().is_success
    return deal


def stored(database: Database, deal: Deal) -> Order:
    with database.session() as session:
        order = session.get(Order, deal.order_id)
        assert order
        session.expunge(order)
        return order


def remind(database: Database, **columns: Any) -> None:
    """After the columns are set, by the timer."""
    with database.session() as session:
        if columns:
            session.execute(sa.update(table).values(**columns))
    with database.session() as session:
        jobs.remind_of_payment(session)


def pay_all(deal: Deal, answer: str = "confirm") -> None:
    form = {"kind": "balance", "amount": "158745.00", "paid_on": str(today())}
    payment = deal.did("buyer", "payments", **form)["payments"][0]["id"]
    deal.did("seller", f"payments/{payment}/{answer}")


def test_the_balance_is_due_after_the_days_of_credit(
    client: TestClient, database: Database
) -> None:
    deal = received(client, database, 15)

    balance = deal.get()["balance"]

    assert balance["due_on"] == str(today() + timedelta(days=15))
    assert (balance["amount"], balance["open"]) == ("158745.00", "158745.00")
    remind_at = stored(database, deal).payment_remind_at
    assert remind_at is not None
    morning = remind_at.astimezone(KATHMANDU)
    assert (morning.date(), morning.hour) == (today() + timedelta(days=12), 10)


def test_both_sides_are_reminded_once_before_and_once_after(
    client: TestClient, database: Database
) -> None:
    deal = received(client, database, 15)
    people = (BUYER_ID, deal.firm.owner_id)
    remind(database)
    assert DUE not in kinds(database, BUYER_ID)

    due_on = today() + timedelta(days=3)
    remind(database, payment_remind_at=now(), payment_due_on=due_on)
    remind(database)
    assert [kinds(database, who).count(DUE) for who in people] == [1, 1]
    assert OVERDUE not in kinds(database, BUYER_ID)
    remind_at = stored(database, deal).payment_remind_at
    assert remind_at is not None
    assert remind_at.astimezone(KATHMANDU).date() == due_on + timedelta(days=1)

    past = today() - timedelta(days=1)
    remind(database, payment_remind_at=now(), payment_due_on=past)
    remind(database)
    assert [kinds(database, who).count(OVERDUE) for who in people] == [1, 1]
    assert [kinds(database, who).count(DUE) for who in people] == [1, 1]


@pytest.mark.parametrize(("answer", "count"), [("confirm", 0), ("deny", 1)])
def test_only_a_confirmed_payment_ends_the_reminders(
    client: TestClient, database: Database, answer: str, count: int
) -> None:
    deal = received(client, database, 15)
    pay_all(deal, answer)

    past = today() - timedelta(days=1)
    remind(database, payment_remind_at=now(), payment_due_on=past)

    assert kinds(database, BUYER_ID).count(OVERDUE) == count


def test_days_of_credit_shorter_than_the_reminder_remind_only_afterwards(
    client: TestClient, database: Database
) -> None:
    deal = received(client, database, 2)

    remind_at = stored(database, deal).payment_remind_at

    assert remind_at is not None
    assert remind_at.astimezone(KATHMANDU).date() == today() + timedelta(days=3)


def test_a_disputed_order_reminds_nobody(
    client: TestClient, database: Database
) -> None:
    deal = received(client, database, 15)
    deal.did("buyer", "dispute", reason="Wrong print")

    remind(database, payment_remind_at=now())

    assert DUE not in kinds(database, BUYER_ID)


def test_an_order_closed_after_a_dispute_is_due_too(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "disputed")
    assert deal.get()["balance"]["due_on"] is None

    closed = deal.did("buyer", "close")

    assert closed["balance"]["due_on"] == str(today())


def test_three_workers_remind_once(client: TestClient, database: Database) -> None:
    deal = received(client, database, 15)
    with database.session() as session:
        session.execute(sa.update(table).values(payment_remind_at=now()))

    with ThreadPoolExecutor(3) as workers:
        list(workers.map(lambda _: remind(database), range(9)))

    people = (BUYER_ID, deal.firm.owner_id)
    assert [kinds(database, who).count(DUE) for who in people] == [1, 1]


def test_payments_and_the_advance_are_in_the_balance(
    client: TestClient, database: Database
) -> None:
    deal = placed(client, database, payment={"advance_pct": 30, "credit_days": 15})
    deal.did("seller", "confirm")
    form = {"kind": "advance", "amount": "47623.50", "paid_on": str(today())}
    payment = deal.did("buyer", "payments", **form)["payments"][0]["id"]

    noted = deal.get()["balance"]
    confirmed = deal.did("seller", f"payments/{payment}/confirm")["balance"]

    assert (noted["advance"], noted["noted"]) == ("47623.50", "47623.50")
    assert (noted["paid"], noted["open"]) == ("0.00", "158745.00")
    assert (confirmed["paid"], confirmed["open"]) == ("47623.50", "111121.50")
    assert confirmed["due_on"] is None
