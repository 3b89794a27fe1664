"""Two at once about the same line: one winner."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from fastapi.testclient import TestClient

from engagement.orders.models import table as orders
from engagement.replicas.sellers.models import Seller
from engagement.rfq.quotes import service
from engagement.rfq.quotes.awards.schemas import AwardLine, NewAward
from engagement.rfq.quotes.awards.service import award_lines
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.requirements.models import Requirement, item_ids
from servicekit.db import Database
from servicekit.http.errors import AppError
from servicekit.http.tokens import Caller
from servicekit.ids import new_id

from . import factories
from .market import BUYER_ID
from .test_order_races import BUYER, TRIES, Act, winners

ITEMS = [
    {"name": "Carton", "quantity": "3000", "unit": "pcs"},
    {"name": "Tape", "quantity": "50", "unit": "pcs"},
]


def posted(database: Database) -> Requirement:
    row: Requirement = factories.requirement(database, buyer_id=BUYER_ID, items=ITEMS)
    return row


def quoted(database: Database, wanted: Requirement, firm: Seller) -> UUID:
    factories.match(database, wanted, firm.seller_id, status="quoted")
    first, second = (str(id_) for id_ in item_ids(wanted.id, 2))
    line = {"type": "requested", "unit_id": None, "unit": None, "note": None}
    items = [
        {**line, "requirement_item_id": first, "name": "Carton", "quantity": "3000"},
        {**line, "requirement_item_id": second, "name": "Tape", "quantity": "50"},
    ]
    priced = [{**item, "unit_price": "45.50"} for item in items]
    quote_id: UUID = factories.quote(database, wanted, firm.seller_id, items=priced).id
    return quote_id


def award(wanted: Requirement, quote_id: UUID) -> Act:
    """Of the first line."""
    line = AwardLine(line_id=item_ids(wanted.id, 2)[0], quote_id=quote_id)
    form = NewAward(version=wanted.version, lines=[line])
    return lambda session: award_lines(session, wanted.id, form, BUYER)


def count(database: Database, of: Any) -> int:
    with database.session() as session:
        counted = sa.select(sa.func.count()).select_from(of.subquery())
        number: int = session.execute(counted).scalar_one()
        return number


def test_of_two_awards_of_a_line_one_makes_an_order(
    client: TestClient, database: Database
) -> None:
    firms = [factories.seller(database) for _ in range(2)]
    for _ in range(TRIES):
        wanted = posted(database)
        acts = [award(wanted, quoted(database, wanted, firm)) for firm in firms]
        assert sorted(winners(database, *acts)) == [False, True]

    accepted = sa.select(quotes.c.id).where(quotes.c.status == "accepted")
    still = sa.select(quotes.c.id).where(quotes.c.status == "sent")
    assert count(database, sa.select(orders.c.id)) == TRIES
    assert (count(database, accepted), count(database, still)) == (TRIES, TRIES)


def test_an_award_or_a_withdrawal_wins(client: TestClient, database: Database) -> None:
    firm = factories.seller(database)
    seller = Caller(firm.owner_id, new_id(), frozenset({"seller"}), True, 0.0)
    won = set()
    for _ in range(TRIES):
        wanted = posted(database)
        quote_id = quoted(database, wanted, firm)
        result = winners(
            *(database, award(wanted, quote_id), _withdraw(quote_id, seller)),
            refused=AppError,
        )
        assert sorted(result) == [False, True]
        with database.session() as session:
            found = sa.select(quotes.c.status).where(quotes.c.id == quote_id)
            status = session.execute(found).scalar_one()
        assert status == ("accepted" if result[0] else "withdrawn")
        won.add(status)
    ordered = sa.select(orders.c.quote_id).join(
        quotes, quotes.c.id == orders.c.quote_id
    )
    assert count(database, ordered.where(quotes.c.status != "accepted")) == 0
    print(f"won at least once in {TRIES} tries: {sorted(won)}")


def _withdraw(quote_id: UUID, seller: Caller) -> Act:
    return lambda session: service.withdraw(session, quote_id, seller, None)
