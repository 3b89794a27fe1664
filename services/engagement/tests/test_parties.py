"""Figures and history of one person or company for administrators."""

from fastapi.testclient import TestClient

from servicekit.db import Database
from servicekit.testing.tokens import bearer

from .market import BUYER, BUYER_ID
from .reviewed import ADMIN, publish, reviewed

PARTY = "/api/admin/stats/party"


def test_a_party_has_its_orders_with_their_value_and_its_reviews(
    client: TestClient, database: Database
) -> None:
    deal = reviewed(client, database, "pending")
    publish(database)

    query = {"user_id": str(BUYER_ID)}
    bought = client.get(PARTY, params=query, headers=ADMIN).json()["data"]
    query = {"seller_id": str(deal.firm.seller_id)}
    sold = client.get(PARTY, params=query, headers=ADMIN).json()["data"]

    assert (bought["figures"]["orders_bought"], sold["figures"]["orders_sold"]) == (
        1,
        1,
    )
    assert float(bought["figures"]["bought_value"]) > 0
    assert bought["figures"]["bought_value"] == sold["figures"]["sold_value"]
    assert sold["figures"]["quotes"] == 1
    assert sold["figures"]["orders_bought"] == 0
    assert {event["kind"] for event in sold["events"]} == {"order", "review"}
    assert sold["events"][0]["kind"] == "review"
    assert sold["events"] == bought["events"]


def test_a_party_is_for_administrators(client: TestClient) -> None:
    query = {"user_id": str(BUYER_ID)}
    assert client.get(PARTY, params=query, headers=BUYER).status_code == 403
    seller = bearer(BUYER_ID, "seller")
    assert client.get(PARTY, params=query, headers=seller).status_code == 403
    none = client.get(PARTY, headers=ADMIN).json()["data"]
    assert set(none["figures"].values()) <= {0, "0", "0.00"}
    assert none["events"] == []
