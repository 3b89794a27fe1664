"""The suspension of a side freezes an order's timers; its end gives the time back."""

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.orders import jobs
from servicekit.db import Database
from servicekit.testing.clock import ahead

from .market import BUYER_ID
from .test_orders import kinds
from .test_suspensions import change_firm, restore, suspend
from .trade import Deal, at, placed

Act = Callable[[Database, Deal], Any]
ACTS: dict[str, tuple[Act, Act]] = {
    "buyer": (
        lambda database, _: suspend(database, BUYER_ID),
        lambda database, _: restore(database, BUYER_ID),
    ),
    "seller": (
        lambda database, deal: change_firm(database, deal.firm, "suspended", 2),
        lambda database, deal: change_firm(database, deal.firm, "active", 3),
    ),
}


def run(database: Database) -> None:
    with database.session() as session:
        jobs.remind_to_confirm(session)
        jobs.end_due(session)


@pytest.mark.parametrize("side", ACTS)
@pytest.mark.parametrize(
    ("status", "then"), [("delivered", "received"), ("received", "closed")]
)
def test_a_suspension_freezes_the_end_of_an_order(
    client: TestClient, database: Database, side: str, status: str, then: str
) -> None:
    deal = at(client, database, status)
    other = "seller" if side == "buyer" else "buyer"
    begin, end = ACTS[side]
    begin(database, deal)

    with ahead(days=20):
        run(database)
        assert deal.get(other)["status"] == status
        end(database, deal)
        run(database)
        assert deal.get(other)["status"] == status
    with ahead(days=28):
        run(database)
        assert deal.get(other)["status"] == then


@pytest.mark.parametrize("side", ACTS)
def test_a_suspension_postpones_the_reminder_to_confirm(
    client: TestClient, database: Database, side: str
) -> None:
    deal = placed(client, database)
    begin, end = ACTS[side]
    begin(database, deal)

    with ahead(days=20):
        run(database)
        end(database, deal)
        run(database)
    assert "order_unconfirmed" not in kinds(database, deal.firm.owner_id)
    with ahead(days=28):
        run(database)
    assert "order_unconfirmed" in kinds(database, deal.firm.owner_id)
