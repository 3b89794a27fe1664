"""Many at once: one award, one row."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import sqlalchemy as sa
from fastapi.testclient import TestClient

from engagement.rfq.quotes import decisions
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.requirements.models import table as requirements
from servicekit.db import Database
from servicekit.http.errors import Conflict
from servicekit.http.tokens import Caller
from servicekit.ids import new_id

from . import factories
from .market import BUYER, BUYER_ID

TRIES = 100
PARALLEL = 30
CALLER = Caller(BUYER_ID, new_id(), frozenset({"buyer"}), True, 0.0)


def count(database: Database, wanted: Any) -> int:
    with database.session() as session:
        counted = sa.select(sa.func.count()).select_from(wanted.subquery())
        count: int = session.execute(counted).scalar_one()
        return count


def test_of_two_acceptances_at_once_exactly_one_wins(
    client: TestClient, database: Database
) -> None:
    firms = [factories.seller(database) for _ in range(2)]

    def accept(quote_id: Any, gate: Barrier) -> bool:
        gate.wait()
        try:
            with database.session() as session:
                decisions.accept(session, quote_id, CALLER)
        except Conflict:
            return False
        return True

    with ThreadPoolExecutor(2) as pool:
        for _ in range(TRIES):
            wanted = factories.requirement(database, buyer_id=BUYER_ID)
            ids = []
            for firm in firms:
                seller_id = firm.seller_id
                factories.match(database, wanted, seller_id, status="quoted")
                ids.append(factories.quote(database, wanted, seller_id).id)
            gate = Barrier(2)
            won = list(pool.map(accept, ids, (gate, gate)))
            assert sorted(won) == [False, True]

    accepted = sa.select(quotes.c.id).where(quotes.c.status == "accepted")
    lost = sa.select(quotes.c.id).where(
        quotes.c.status == "rejected", quotes.c.reason == "another_quote_accepted"
    )
    assert (count(database, accepted), count(database, lost)) == (TRIES, TRIES)


def test_one_key_makes_one_requirement(client: TestClient, database: Database) -> None:
    form = {
        "title": "Cartons, 5 ply",
        "description": "3,000 corrugated cartons for tea export.",
        "category_id": str(factories.category(database).category_id),
        "items": [{"name": "Carton", "quantity": 3000, "unit": "pcs"}],
    }
    headers = {**BUYER, "Idempotency-Key": "the same"}

    def post(_: int) -> Any:
        return client.post("/api/requirements", json=form, headers=headers)

    with ThreadPoolExecutor(PARALLEL) as pool:
        answers = list(pool.map(post, range(PARALLEL)))

    made = [answer for answer in answers if answer.status_code == 201]
    assert {answer.json()["data"]["id"] for answer in made} != set()
    assert len({answer.json()["data"]["id"] for answer in made}) == 1
    assert {answer.status_code for answer in answers} <= {201, 503}
    assert count(database, sa.select(requirements.c.id)) == 1
