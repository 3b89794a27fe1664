"""The dashboard's chart counts by the rule of the public figure."""

from datetime import timedelta

from fastapi.testclient import TestClient

from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories


def test_only_proven_enquiries_that_are_due_or_answered_count(
    client: TestClient, database: Database
) -> None:
    shop = factories.seller(database)
    at, hour = now(), timedelta(hours=1)
    counted = {"is_proven": True, "buyer_id": new_id()}
    rows = [
        {**counted, "first_response_at": at - 47 * hour, "status": "replied"},
        {**counted, "first_response_at": at - 10 * hour, "status": "replied"},
        {**counted, "status": "expired"},
        {**counted, "status": "cancelled"},
        {**counted, "status": "spam"},
        {"is_proven": False},
        {**counted, "answer_by": at + 5 * hour},
    ]
    for row in rows:
        factories.enquiry(database, shop.seller_id, created_at=at - 48 * hour, **row)
    factories.enquiry(database, shop.seller_id, **counted)

    who = bearer(shop.owner_id, "seller")
    days = client.get("/api/dashboard/seller", headers=who).json()["data"]["per_day"]

    sums = {name: sum(day[name] for day in days) for name in ("due", "in_time")}
    assert sums == {"due": 3, "in_time": 1}
    assert sum(day["enquiries"] for day in days) == 8
