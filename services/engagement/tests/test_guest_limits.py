"""Limits of guests count networks and verified contacts."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories


@pytest.fixture
def leaf(database: Database) -> Any:
    return factories.category(database).category_id


@pytest.fixture
def shops(database: Database) -> list[Any]:
    return [factories.seller(database) for _ in range(7)]


def send(
    client: TestClient,
    slug: str,
    leaf: Any,
    number: int,
    address: str = "",
    who: Any = None,
    **more: Any,
) -> int:
    """Another number and text each time, unless given."""
    fields = {
        "phone_number": f"98412000{number:02}",
        "requirements": f"Please send prices for {number} kg of tea.",
    }
    headers = {**(who or {}), **({"X-Forwarded-For": address} if address else {})}
    form = factories.form(leaf, **fields | more)
    path = f"/api/webui/seller/{slug}/contactseller"
    return client.post(path, json=form, headers=headers).status_code


@pytest.mark.parametrize("address", ["2001:db8:5:6::{}", "198.51.100.{}"])
def test_guests_of_one_network_send_five_an_hour(
    client: TestClient, shops: list[Any], leaf: Any, address: str
) -> None:
    statuses = [
        send(client, shop.slug, leaf, n, address.format(n + 1))
        for n, shop in enumerate(shops)
    ]
    assert statuses == [201] * 5 + [429] * 2
    assert send(client, shops[0].slug, leaf, 8, "192.0.2.1") == 201


def test_new_accounts_that_prove_nothing_are_guests_of_their_network(
    client: TestClient, shops: list[Any], leaf: Any
) -> None:
    statuses = [
        send(
            *(client, shop.slug, leaf, n, "198.51.100.1"),
            who=bearer(new_id(), email_verified=False),
        )
        for n, shop in enumerate(shops)
    ]
    assert statuses == [201] * 5 + [429] * 2


def test_one_text_of_a_guest_reaches_five_firms(
    client: TestClient, shops: list[Any], leaf: Any
) -> None:
    same = {"requirements": "Buy at http://evil.example", "phone_number": "9841200001"}
    statuses = [
        send(client, shop.slug, leaf, n, **same) for n, shop in enumerate(shops)
    ]
    assert statuses == [201] * 5 + [429] * 2


def test_a_proven_buyer_shares_no_limit_with_strangers_who_state_the_number(
    client: TestClient, shops: list[Any], leaf: Any
) -> None:
    number = {"phone_number": "9841234567"}
    for n in range(6):
        send(client, shops[0].slug, leaf, n, f"203.0.{n}.1", **number)
    assert send(client, shops[1].slug, leaf, 7, "203.0.9.1", **number) == 429

    owner = {"who": bearer(new_id()), **number}
    statuses = [
        send(client, shop.slug, leaf, n, "203.0.0.9", **owner)
        for n, shop in enumerate(shops)
    ]
    assert statuses == [201] * 7


def test_what_an_account_sent_is_no_limit_of_a_guest_with_its_number(
    client: TestClient, shops: list[Any], leaf: Any
) -> None:
    number = {"phone_number": "9841234567"}
    for n in range(6):
        send(client, shops[n].slug, leaf, n, who=bearer(new_id()), **number)
    assert send(client, shops[6].slug, leaf, 7, "203.0.9.1", **number) == 201


def test_strangers_who_state_an_address_close_no_helpdesk_to_its_owner(
    client: TestClient,
) -> None:
    form = {"name": "Sita Rai", "email": "sita@example.com"}
    fields = {"text": "The cement never came, and nobody answers."}

    def complain(who: Any = None) -> int:
        path = "/api/webui/complaints"
        return client.post(path, json=form | fields, headers=who).status_code

    assert [complain() for _ in range(6)] == [201] * 5 + [429]
    assert complain(bearer(new_id())) == 201
