"""A closed order and its review, through HTTP."""

from datetime import timedelta
from typing import Any

import sqlalchemy as sa
from fastapi.testclient import TestClient

from engagement.order_reviews import jobs
from engagement.order_reviews.models import table
from engagement.orders.models import table as orders
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from .trade import Deal, at

ADMIN_ID = new_id()
ADMIN = bearer(ADMIN_ID, "admin")
TEXT = "Strong cartons, two days before the promised day."
RATINGS = {"as_described": 5, "on_time": 4, "documents": 3, "communication": 5}
REVIEW = {**RATINGS, "text": TEXT}
REASON = {"reason": "It names a person."}


def review_of(deal: Deal, role: str = "buyer") -> dict[str, Any]:
    """What this side reads."""
    url = f"/api/orders/{deal.order_id}/review"
    answer = deal.client.get(url, headers=deal.side(role))
    assert answer.status_code == 200, answer.text
    read: dict[str, Any] = answer.json()["data"]
    return read


def hide(deal: Deal, headers: dict[str, str]) -> Any:
    written = review_of(deal)["review"]
    review_id = written["id"] if written else deal.order_id
    url = f"/api/admin/order-reviews/{review_id}/hide"
    return deal.client.post(url, json=REASON, headers=headers)


def restore(deal: Deal, headers: dict[str, str]) -> Any:
    written = review_of(deal)["review"]
    review_id = written["id"] if written else deal.order_id
    url = f"/api/admin/order-reviews/{review_id}/restore"
    return deal.client.post(url, headers=headers)


def publish(database: Database) -> None:
    """Its 14 days have passed."""
    with database.session() as session:
        past = now() - timedelta(minutes=1)
        waiting = sa.update(table).where(table.c.publish_at.is_not(None))
        session.execute(waiting.values(publish_at=past))
        jobs.publish_due(session)


def reviewed(client: TestClient, database: Database, status: str | None) -> Deal:
    """A closed order whose review is in this status."""
    deal = at(client, database, "closed")
    if status:
        deal.did("buyer", "review", **REVIEW)
    if status == "replied":
        deal.did("seller", "review/reply", text="Thank you.")
    if status == "published":
        publish(database)
    if status == "hidden":
        assert hide(deal, ADMIN).status_code == 200
    assert review_of(deal)["status"] == status
    return deal


def set_buyer(database: Database, **party: str) -> None:
    """The buyer's side of the order, as a company."""
    with database.session() as session:
        stored = session.execute(sa.select(orders.c.parties)).scalar_one()
        parties = {**stored, "buyer": {**stored["buyer"], **party}}
        session.execute(sa.update(orders).values(parties=parties))
