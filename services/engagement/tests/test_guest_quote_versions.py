"""The seller of a guest's enquiry writes another version of the quote."""

from fastapi.testclient import TestClient

from servicekit.db import Database

from .guest_buyer import Guest


def test_the_seller_opens_what_the_guest_requested_for_a_new_version(
    client: TestClient, database: Database
) -> None:
    guest = Guest(client, database)
    quote = guest.offered()
    url = f"/api/requirements/{quote['requirement']['id']}"

    answer = client.get(url, headers=guest.seller)

    assert answer.status_code == 200, answer.text
    read = answer.json()["data"]
    assert (read["user_id"], read["quote_id"]) == (None, quote["id"])
    item = quote["items"][0]
    changed = {
        "requirement_item_id": item["requirement_item_id"],
        "unit_price": "1400.00",
    }
    form = {"items": [changed], "tax_mode": "vat_13_extra"}
    revise = f"/api/quotes/{quote['id']}/revise"
    again = client.post(revise, json=form, headers=guest.seller)
    assert (again.status_code, again.json()["data"]["version"]) == (201, 2)
