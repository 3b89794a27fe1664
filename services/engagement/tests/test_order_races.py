"""Two at once: one winner."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any
from uuid import UUID

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session

from engagement.orders import deliveries, payments, service
from engagement.orders.models import Order, Payment, table
from engagement.orders.schemas import NewDelivery, NewPayment
from engagement.replicas.sellers.models import Seller
from engagement.rfq.quotes import decisions
from engagement.rfq.requirements.models import item_ids
from servicekit.db import Database
from servicekit.http.errors import Conflict
from servicekit.http.tokens import Caller
from servicekit.ids import new_id

from . import factories
from .market import BUYER_ID
from .trade import PAYMENT

TRIES = 100
BUYER = Caller(BUYER_ID, new_id(), frozenset({"buyer"}), True, 0.0)
NOTE = NewPayment.model_validate(PAYMENT)
Act = Callable[[Session], Any]


def winners(
    database: Database, *acts: Act, refused: type[Exception] = Conflict
) -> list[bool]:
    gate = Barrier(len(acts))

    def run(act: Act) -> bool:
        gate.wait()
        try:
            with database.session() as session:
                # Whoever waits for a slow winner is not refused by the clock.
                session.execute(sa.text("set local statement_timeout = '60s'"))
                act(session)
        except refused:
            return False
        return True

    with ThreadPoolExecutor(len(acts)) as pool:
        return list(pool.map(run, acts))


def ordered(database: Database, firm: Seller) -> Order:
    """Placed by the acceptance of a quote."""
    wanted = factories.requirement(database, buyer_id=BUYER_ID)
    factories.match(database, wanted, firm.seller_id, status="quoted")
    quote = factories.quote(database, wanted, firm.seller_id)
    with database.session() as session:
        decisions.accept(session, quote.id, BUYER)
        order = session.execute(
            sa.select(table.c.id).where(table.c.quote_id == quote.id)
        )
        return session.get_one(Order, order.scalar_one())


@pytest.mark.timeout(600)
def test_of_two_acceptances_one_makes_an_order(
    client: TestClient, database: Database
) -> None:
    firms = [factories.seller(database) for _ in range(2)]
    for _ in range(TRIES):
        wanted = factories.requirement(database, buyer_id=BUYER_ID)
        acts = []
        for firm in firms:
            factories.match(database, wanted, firm.seller_id, status="quoted")
            quote = factories.quote(database, wanted, firm.seller_id)
            acts.append(_accept(quote.id))
        assert sorted(winners(database, *acts)) == [False, True]

    with database.session() as session:
        number = sa.select(sa.func.count()).select_from(table)
        assert session.execute(number).scalar_one() == TRIES


def _accept(quote_id: UUID) -> Act:
    return lambda session: decisions.accept(session, quote_id, BUYER)


@pytest.mark.timeout(600)
def test_a_delivery_or_a_cancellation_wins(
    client: TestClient, database: Database
) -> None:
    """The seller has requested the cancellation: the buyer agrees while the last
    delivery is sent."""
    firm = factories.seller(database)
    seller = Caller(firm.owner_id, new_id(), frozenset({"seller"}), True, 0.0)
    won = set()
    for _ in range(TRIES):
        order = ordered(database, firm)
        with database.session() as session:
            service.confirm(session, order.id, seller)
            service.cancel(session, order.id, seller, None)
        result = winners(database, _send(order, seller), _agree(order))
        assert sorted(result) == [False, True]
        with database.session() as session:
            status = session.get_one(Order, order.id).status
        assert status == ("delivered" if result[0] else "cancelled")
        won.add(status)
    print(f"won at least once in {TRIES} tries: {sorted(won)}")


def _send(order: Order, seller: Caller) -> Act:
    line_id = item_ids(order.requirement_id, 1)[0]
    items = [{"line_id": line_id, "quantity": "3000"}]
    form = NewDelivery.model_validate({"items": items})
    return lambda session: deliveries.send(session, order.id, form, seller)


def _agree(order: Order) -> Act:
    return lambda session: service.cancel(session, order.id, BUYER, None)


@pytest.mark.timeout(600)
def test_a_payment_note_is_confirmed_or_withdrawn(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    seller = Caller(firm.owner_id, new_id(), frozenset({"seller"}), True, 0.0)
    order = ordered(database, firm)
    with database.session() as session:
        service.confirm(session, order.id, seller)
    for _ in range(TRIES):
        with database.session() as session:
            noted = payments.note(session, order.id, NOTE, BUYER)
        confirmed, withdrawn = winners(
            database,
            _decide(order, noted, seller, "confirmed"),
            _decide(order, noted, BUYER, "withdrawn"),
        )
        assert confirmed != withdrawn
        with database.session() as session:
            status = session.get_one(Payment, noted).status
        assert status == ("confirmed" if confirmed else "withdrawn")


def _decide(order: Order, payment_id: UUID, caller: Caller, to: str) -> Act:
    return lambda session: payments.decide(session, order.id, payment_id, caller, to)
