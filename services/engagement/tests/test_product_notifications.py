"""A seller is notified of decisions on its products, once and in its language."""

from typing import Literal

import pytest
from fastapi.testclient import TestClient
from sqlmodel import col, select

from contracts.catalog import ProductModerated, ProductReported, ProductsLimited
from engagement.commands import service
from engagement.notifications.models import Notification
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer

Outcome = Literal["approved", "rejected", "blocked", "in_review"]


@pytest.mark.parametrize(
    ("outcome", "title"),
    [
        ("approved", "Your product is approved"),
        ("rejected", "Your product was not approved"),
        ("blocked", "Your product is blocked"),
        ("in_review", "Your product is in review"),
    ],
)
def test_the_owner_is_notified_once_of_a_decision(
    client: TestClient, database: Database, outcome: Outcome, title: str
) -> None:
    event = ProductModerated(
        product_id=new_id(),
        version=3,
        seller_id=new_id(),
        owner_id=new_id(),
        name="चिया",
        outcome=outcome,
    )
    deliver(database, service, event, times=2)
    deliver(database, service, event.model_copy(update={"version": 4}))
    head = bearer(event.owner_id, "seller")
    rows = client.get("/api/notifications", headers=head).json()["data"]
    assert [row["title"] for row in rows] == [title] * 2
    assert "चिया" in rows[0]["body"]
    assert rows[0]["link"] == f"/seller/manageproducts/edit/{event.product_id}"


def test_the_owner_is_notified_of_reports_and_their_closing(
    client: TestClient, database: Database
) -> None:
    event = ProductReported(
        product_id=new_id(),
        version=3,
        seller_id=new_id(),
        owner_id=new_id(),
        name="चिया",
    )
    deliver(database, service, event, times=2)
    deliver(database, service, event.model_copy(update={"is_answered": True}))
    head = bearer(event.owner_id, "seller")
    rows = client.get("/api/notifications", headers=head).json()["data"]
    assert [row["title"] for row in rows] == [
        "The reports about your product are closed",
        "Visitors reported your product",
    ]
    assert all("चिया" in row["body"] for row in rows)


def test_the_owner_is_notified_how_many_products_the_tier_hid_and_restored(
    client: TestClient, database: Database
) -> None:
    event = ProductsLimited(seller_id=new_id(), version=2, owner_id=new_id(), hidden=3)
    back = {"version": 3, "hidden": 0, "restored": 3}
    deliver(database, service, event, times=2)
    deliver(database, service, event.model_copy(update=back))
    with database.session() as session:
        oldest = select(Notification).order_by(col(Notification.created_at))
        notifications = session.exec(oldest).all()
    assert [row.kind for row in notifications] == [
        "product_tier_hidden",
        "product_tier_restored",
    ]
    assert {row.facts["count"] for row in notifications} == {"3"}
