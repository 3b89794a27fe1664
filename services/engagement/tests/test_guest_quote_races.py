"""A guest's acceptance and another change at the same time: one winner."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.auth import UserSignedIn
from engagement.commands import service
from engagement.orders.models import table as orders
from engagement.rfq.quotes.models import table as quotes
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver

from .guest_buyer import Guest
from .market import act


@pytest.fixture
def guest(client: TestClient, database: Database) -> Guest:
    return Guest(client, database)


def together(*calls: Callable[[], Any]) -> list[Any]:
    gate = Barrier(len(calls))

    def run(call: Callable[[], Any]) -> Any:
        gate.wait()
        return call()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(run, calls))


def stored(database: Database) -> tuple[int, list[str]]:
    """The count of orders, and the status of each quote."""
    with database.session() as session:
        placed = session.execute(sa.select(orders.c.id)).scalars().all()
        statuses = session.execute(sa.select(quotes.c.status)).scalars().all()
    return len(placed), list(statuses)


def test_of_many_acceptances_at_once_one_order_is_placed(
    database: Database, guest: Guest
) -> None:
    guest.offered()
    code, token = guest.code(), guest.token()

    def accept() -> Any:
        return guest.post("accept", token, code=code, version=1)

    answers = together(*[accept] * 8)

    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.json()["data"]["order"]["number"] for answer in answers}) == 1
    assert stored(database) == (1, ["accepted"])


@pytest.mark.parametrize("number", range(10))
def test_an_acceptance_and_a_withdrawal_has_one_winner(
    client: TestClient, database: Database, guest: Guest, number: int
) -> None:
    quote = guest.offered()
    code, token = guest.code(), guest.token()

    accepted, withdrawn = together(
        lambda: guest.post("accept", token, code=code, version=1),
        lambda: act(client, guest.seller, quote["id"], "withdraw"),
    )

    both = sorted([accepted.status_code, withdrawn.status_code])
    assert both == [200, 409]
    count, (status,) = stored(database)
    is_accepted = accepted.status_code == 200
    assert (count, status) == ((1, "accepted") if is_accepted else (0, "withdrawn"))


@pytest.mark.parametrize("number", range(10))
def test_an_acceptance_and_a_claim_loses_nothing(
    database: Database, guest: Guest, number: int
) -> None:
    """Accepted by the guest, or the account has the open quote."""
    guest.offered()
    code, token, user_id = guest.code(), guest.token(), new_id()
    event = UserSignedIn(user_id=user_id, email_sha256=guest.email_sha256())

    accepted, _ = together(
        lambda: guest.post("accept", token, code=code, version=1),
        lambda: deliver(database, service, event),
    )

    assert accepted.status_code in (200, 410)
    with database.session() as session:
        owners = session.execute(sa.select(quotes.c.buyer_id)).scalars().all()
        bought = session.execute(sa.select(orders.c.buyer_id)).scalars().all()
    assert owners == [user_id]
    assert bought == ([user_id] if accepted.status_code == 200 else [])
