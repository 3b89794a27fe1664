"""Two at once: one winner."""

import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session

from engagement.order_reviews import service
from engagement.order_reviews.models import table
from engagement.order_reviews.schemas import NewReview
from engagement.orders.lifecycle import change_status, locked
from engagement.orders.models import Order
from engagement.replicas.sellers.models import Seller
from servicekit.db import Database
from servicekit.http.tokens import Caller
from servicekit.ids import new_id

from . import factories
from .reviewed import REVIEW
from .test_order_races import BUYER, TRIES, Act, ordered, winners

FORM = NewReview.model_validate(REVIEW)
STEPS = (
    *(("confirmed", "seller"), ("delivered", "seller")),
    *(("received", "buyer"), ("closed", "buyer")),
)


def closed(database: Database, firm: Seller) -> Order:
    order_id = ordered(database, firm).id
    with database.session() as session:
        order = locked(session, order_id)
        assert order
        for to, role in STEPS:
            change_status(session, order, to, role)
    return order


def test_of_two_reviews_one_is_written(client: TestClient, database: Database) -> None:
    order = closed(database, factories.seller(database))
    for _ in range(TRIES):
        result = winners(database, _write(order), _write(order))

        assert sorted(result) == [False, True]
        delete(database)


def test_of_two_replies_one_is_published(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    seller = Caller(firm.owner_id, new_id(), frozenset({"seller"}), True, 0.0)
    order = closed(database, firm)
    for _ in range(TRIES):
        with database.session() as session:
            service.write(session, order.id, FORM, BUYER)

        acts = [_reply(order, seller, text) for text in ("First.", "Second.")]
        result = winners(database, *acts)

        assert sorted(result) == [False, True]
        assert delete(database) == ("First." if result[0] else "Second.")


def delete(database: Database) -> str | None:
    """The one review there is; its reply."""
    with database.session() as session:
        deleted = session.execute(sa.delete(table).returning(table.c.reply))
        reply: str | None = deleted.scalar_one()
        return reply


def _write(order: Order) -> Act:
    return lambda session: service.write(session, order.id, FORM, BUYER)


def _reply(order: Order, seller: Caller, text: str) -> Act:
    def act(session: Session) -> None:
        service.reply(session, order.id, text, seller)

    return act
