"""An order after one of its sides has deleted the account."""

from fastapi.testclient import TestClient

from servicekit.db import Database

from .market import BUYER_ID
from .test_deals import leave
from .trade import at


def test_an_order_stays_complete_when_a_side_deletes_its_account(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "closed")

    leave(database, BUYER_ID)

    order = deal.get("seller")
    assert order["parties"]["buyer"]["name"] == "Sita Gurung"
    assert order["parties"]["buyer"]["phone_number"] is None
    assert order["totals"]["landed"] == "158745.00"


def test_the_phone_of_a_deleted_seller_leaves_its_orders(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "closed")

    leave(database, deal.firm.owner_id)

    seller = deal.get("buyer")["parties"]["seller"]
    assert (seller["name"], seller["phone_number"]) == ("Himal Packaging", None)
