"""A received order is ordered again from the same seller."""

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from engagement.rfq.requirements.models import Requirement
from servicekit.db import Database

from .trade import at


def test_a_draft_has_the_ordered_lines_for_the_same_seller(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "closed")

    answer = deal.call("buyer", "reorder")

    assert answer.status_code == 201, answer.text
    draft = answer.json()["data"]
    assert draft["status"] == "draft"
    with database.session() as session:
        stored = session.get(Requirement, draft["id"])
        assert stored
        assert stored.seller_ids == [str(deal.firm.seller_id)]
        assert (
            stored.delivery
            == session.get_one(Requirement, deal.requirement_id).delivery
        )
        (line,) = stored.items
    assert (line["name"], line["spec"]) == ("Carton", "5 ply, 180 gsm")
    assert line["quantity"] == "3000"


@pytest.mark.parametrize("status", ["placed", "delivered", "cancelled", "disputed"])
def test_nothing_is_ordered_again_before_it_has_arrived(
    client: TestClient, database: Database, status: str
) -> None:
    answer = at(client, database, status).call("buyer", "reorder")

    assert answer.status_code == 409
    assert answer.json()["data"]["status"] == status


def test_only_the_buyer_orders_again(client: TestClient, database: Database) -> None:
    deal = at(client, database, "closed")

    assert deal.call("seller", "reorder").status_code == 404
    with database.session() as session:
        assert len(session.exec(select(Requirement)).all()) == 1
