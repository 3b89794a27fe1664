"""The seller's own labels of an enquiry: several, visible to nobody else."""

from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from engagement.enquiries.models import table
from engagement.erasure.service import erase
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

BUYER = new_id()


@pytest.fixture
def shop(database: Database) -> Any:
    return factories.seller(database)


@pytest.fixture
def enquiry(database: Database, shop: Any) -> Any:
    return factories.enquiry(database, shop.seller_id, buyer_id=BUYER)


def note(client: TestClient, enquiry: Any, shop: Any, **given: Any) -> Any:
    owner = bearer(shop.owner_id)
    return client.patch(f"/api/enquiries/{enquiry.id}/crm", json=given, headers=owner)


def labels(answer: Any) -> Any:
    body = answer.json()["data"]
    return body["labels"], body["label"]


def test_labels_are_stored_once_in_their_order(
    client: TestClient, shop: Any, enquiry: Any
) -> None:
    given = [" café ", "monthly", "Café", "own label"]

    labels_now = labels(note(client, enquiry, shop, labels=given))
    other = labels(note(client, enquiry, shop, next_step="Call"))
    fewer = labels(note(client, enquiry, shop, labels=["monthly"]))
    none = labels(note(client, enquiry, shop, labels=[]))

    assert labels_now == other == (["café", "monthly", "own label"], "café")
    assert (fewer, none) == ((["monthly"], "monthly"), ([], None))


def test_the_single_label_field_replaces_all_labels(
    client: TestClient, shop: Any, enquiry: Any
) -> None:
    note(client, enquiry, shop, labels=["café", "monthly"])

    same = labels(note(client, enquiry, shop, label="café"))
    other = labels(note(client, enquiry, shop, label="festival"))
    none = labels(note(client, enquiry, shop, label=""))
    both = labels(note(client, enquiry, shop, label="x", labels=["y", "z"]))

    assert same == (["café", "monthly"], "café")
    assert (other, none) == ((["festival"], "festival"), ([], None))
    assert both == (["y", "z"], "y")


@pytest.mark.parametrize(
    ("given", "field"),
    [
        (["x" * 41], "labels.0"),
        (["good", "  "], "labels.1"),
        ([str(number) for number in range(11)], "labels"),
        ("café", "labels"),
    ],
)
def test_an_invalid_label_is_named(
    client: TestClient, shop: Any, enquiry: Any, given: Any, field: str
) -> None:
    answer = note(client, enquiry, shop, labels=given)

    assert (answer.status_code, list(answer.json()["errors"])) == (422, [field])


def test_ten_labels_of_thirty_characters_are_the_maximum(
    client: TestClient, shop: Any, enquiry: Any
) -> None:
    given = [f"{number}{'é' * 29}" for number in range(10)]

    assert labels(note(client, enquiry, shop, labels=given)) == (given, given[0])


def test_the_search_finds_any_label(
    client: TestClient, shop: Any, enquiry: Any
) -> None:
    note(client, enquiry, shop, labels=["café", "festival"])
    owner = bearer(shop.owner_id)

    def count(query: str) -> int:
        answer = client.get(f"/api/enquiries?{query}", headers=owner).json()
        return int(answer["meta"]["total"])

    assert [count("q=festiv"), count("label=festival"), count("label=fest")] == [
        1,
        1,
        0,
    ]


def test_labels_are_erased_with_the_company(
    client: TestClient, database: Database, shop: Any, enquiry: Any
) -> None:
    note(client, enquiry, shop, labels=["Mrs Gurung"])

    with database.session() as session:
        erase(session, factories.gone(shop.owner_id))

    with database.session() as session:
        labels_now = session.execute(sa.select(table.c.label, table.c.labels)).one()
    assert tuple(labels_now) == (None, [])
