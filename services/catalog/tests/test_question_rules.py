"""What cannot be asked or answered, and by whom."""

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from catalog.error_texts import CONTACT_IN_TEXT
from catalog.products.models import Product
from catalog.questions.models import ProductQuestion
from catalog.sellers.models import Seller
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories
from .product_questions import (
    BODY,
    PAGE,
    QUESTIONS,
    answered,
    ask,
    asked,
    asker,
    own_questions,
    rice,
)

__all__ = ["asker", "rice"]


@pytest.mark.parametrize(
    "words",
    [
        "Call me at 9841234567, please.",
        "Call me at +977 984-123 4567.",
        "मेरो फोन ९८४१२३४५६७ हो, फोन गर्नुहोस्।",
        "Write to sita@example.com about it.",
    ],
)
def test_no_number_and_no_address_becomes_public(
    client: TestClient, firm: Seller, rice: Product, asker: dict[str, str], words: str
) -> None:
    refused = ask(client, asker, words)
    assert (refused.status_code, refused.json()["errors"]) == (
        422,
        {"body": [CONTACT_IN_TEXT]},
    )
    refused = answered(client, firm, asked(client, asker), words)
    assert refused.json()["errors"] == {"answer": [CONTACT_IN_TEXT]}


@pytest.mark.parametrize(
    "words",
    [
        "Is NPR 1,450,000 for 1000 pieces the last price?",
        "Do you have 2082/83 stock of 12000 kg @ 98 a kg?",
        "के १२०० किलो छ? २०८३ सालको हो?",
    ],
)
def test_amounts_and_years_are_no_numbers_to_call(
    client: TestClient, rice: Product, asker: dict[str, str], words: str
) -> None:
    assert asked(client, asker, words)["body"] == words


@pytest.mark.parametrize("words", ["Too short", "", " " * 30, "x" * 501])
def test_a_question_has_ten_to_five_hundred_characters(
    client: TestClient, rice: Product, asker: dict[str, str], words: str
) -> None:
    refused = ask(client, asker, words)
    assert (refused.status_code, list(refused.json()["errors"])) == (422, ["body"])


def test_three_of_one_asker_wait_at_most(
    client: TestClient, firm: Seller, rice: Product, asker: dict[str, str]
) -> None:
    made = [asked(client, asker, f"Is it number {number} here?") for number in range(3)]
    assert ask(client, asker).status_code == 422
    assert ask(client, bearer(new_id(), "buyer")).status_code == 201
    answered(client, firm, made[0])
    assert ask(client, asker).status_code == 201


def test_sent_twice_it_is_asked_once(
    client: TestClient, database: Database, rice: Product, asker: dict[str, str]
) -> None:
    key = {"Idempotency-Key": "once"}
    first, second = (ask(client, asker, **key).json()["data"] for _ in range(2))
    assert first["id"] == second["id"]
    with database.session() as session:
        assert len(session.exec(select(ProductQuestion)).all()) == 1


def test_who_may_not_ask(client: TestClient, firm: Seller, rice: Product) -> None:
    assert client.post(f"{PAGE}/questions", json={"body": BODY}).status_code == 401
    own = ask(client, factories.as_owner(firm))
    assert (own.status_code, own.json()["code"]) == (403, "own_product")
    unproved = ask(client, bearer(new_id(), "buyer", email_verified=False))
    assert (unproved.status_code, unproved.json()["code"]) == (403, "email_unverified")
    absent = "/api/webui/product/none/questions"
    head = bearer(new_id(), "buyer")
    assert client.post(absent, json={"body": BODY}, headers=head).status_code == 404
    assert client.get(absent).status_code == 404


def test_others_reach_nothing(
    client: TestClient, database: Database, rice: Product, asker: dict[str, str]
) -> None:
    made = asked(client, asker)
    stranger = factories.seller(database, slug="stranger")
    assert answered(client, stranger, made).status_code == 404
    for head in (factories.as_owner(stranger), bearer(new_id(), "buyer")):
        gone = client.delete(f"{QUESTIONS}/{made['id']}", headers=head)
        assert gone.status_code == 404
    assert own_questions(client, asker, "")[1]["open"] == 1
