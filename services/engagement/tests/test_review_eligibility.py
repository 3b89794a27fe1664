"""Who may review an order, and until when."""

from datetime import timedelta

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from engagement.orders.models import history as order_history
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER_ID
from .reviewed import REVIEW, review_of, reviewed, set_buyer
from .trade import FIRM, at


def close_earlier(database: Database, days: int) -> None:
    with database.session() as session:
        at = now() - timedelta(days=days)
        closed = sa.update(order_history).where(order_history.c.to_status == "closed")
        session.execute(closed.values(at=at))


@pytest.mark.parametrize(("days", "status"), [(89, 201), (90, 409)])
def test_it_is_written_within_ninety_days(
    client: TestClient, database: Database, days: int, status: int
) -> None:
    deal = at(client, database, "closed")
    close_earlier(database, days)
    may = review_of(deal)["allowed_statuses"] == ["pending"]

    answer = deal.call("buyer", "review", **REVIEW)

    assert answer.status_code == status
    assert may == (status == 201)
    if status == 409:
        assert answer.json()["code"] == "too_late"


def test_the_own_company_is_not_reviewed(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "closed")
    with database.session() as session:
        firm = session.merge(deal.firm)
        firm.owner_id = BUYER_ID

    assert review_of(deal)["allowed_statuses"] == []
    answer = deal.call("buyer", "review", **REVIEW)
    assert (answer.status_code, answer.json()["code"]) == (403, "own_company")


def test_a_company_with_the_same_pan_is_refused(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "closed")
    pan = FIRM["pan_number"]
    factories.seller(database, owner_id=BUYER_ID, pan_number=pan)

    assert review_of(deal)["allowed_statuses"] == []
    answer = deal.call("buyer", "review", **REVIEW)
    assert (answer.status_code, answer.json()["code"]) == (403, "linked_company")


def test_the_pan_of_the_day_of_the_order_is_refused_too(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "closed")
    set_buyer(database, name="Himal Traders", pan_number=FIRM["pan_number"])

    answer = deal.call("buyer", "review", **REVIEW)

    assert (answer.status_code, answer.json()["code"]) == (403, "linked_company")


def test_strangers_read_and_write_nothing(
    client: TestClient, database: Database
) -> None:
    deal = reviewed(client, database, "pending")
    url, stranger = f"/api/orders/{deal.order_id}/review", bearer(new_id(), "seller")

    assert client.get(url, headers=stranger).status_code == 404
    assert client.post(url, json=REVIEW, headers=stranger).status_code == 404
    reply = client.post(f"{url}/reply", json={"text": "Hi."}, headers=stranger)
    assert reply.status_code == 404
