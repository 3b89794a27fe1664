"""How many suppliers a proven account may write to in a day."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import insert

from engagement.accounts.models import registrations
from engagement.enquiries.models import Enquiry
from engagement.enquiries.submissions.limits import suppliers_a_day
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id

from . import factories
from .market import BUYER, BUYER_ID


@pytest.mark.parametrize(
    ("age_days", "suppliers"),
    [(0, 60), (29, 60), (30, 80), (100, 120), (400, 200), (None, 200)],
)
def test_it_grows_with_the_age_of_the_account(
    age_days: int | None, suppliers: int
) -> None:
    age = None if age_days is None else timedelta(days=age_days)
    assert suppliers_a_day(age) == suppliers


def test_a_new_account_writes_to_sixty_suppliers_a_day(
    client: TestClient, database: Database
) -> None:
    row = {"user_id": BUYER_ID, "registered_at": now() - timedelta(days=2)}
    with database.session() as session:
        session.execute(insert(registrations).values(row))
    known, another = (factories.seller(database) for _ in range(2))
    leaf = factories.category(database).category_id
    with database.session() as session:
        session.add(written(known.seller_id))
        session.add_all(written(new_id()) for _ in range(59))

    assert send(client, known.slug, leaf) == 201
    assert send(client, another.slug, leaf) == 429


def written(seller_id: UUID) -> Enquiry:
    """Two hours ago: the limit of an hour is over."""
    at = now() - timedelta(hours=2)
    return Enquiry(
        buyer_id=BUYER_ID,
        seller_id=seller_id,
        name="Sita Gurung",
        phone="+9779841234567",
        email="sita@example.com",
        requirements="We need 50 kg of tea every month.",
        text_hash="any",
        category_id=new_id(),
        expires_at=at + timedelta(days=7),
        created_at=at,
        updated_at=at,
    )


def send(client: TestClient, slug: str, leaf: Any) -> int:
    url = f"/api/webui/seller/{slug}/contactseller"
    return client.post(url, json=factories.form(leaf), headers=BUYER).status_code
