"""Which questions and answers are refused, and for whom."""

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
    asker,
    own_questions,
    post_question,
    posted_question,
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
def test_phone_numbers_and_addresses_are_refused_in_questions(
    client: TestClient, firm: Seller, rice: Product, asker: dict[str, str], words: str
) -> None:
    refused = post_question(client, asker, words)
    assert (refused.status_code, refused.json()["errors"]) == (
        422,
        {"body": [CONTACT_IN_TEXT]},
    )
    refused = answered(client, firm, posted_question(client, asker), words)
    assert refused.json()["errors"] == {"answer": [CONTACT_IN_TEXT]}


@pytest.mark.parametrize(
    "words",
    [
        "Is NPR 1,450,000 for 1000 pieces the last price?",
        "Do you have 2082/83 stock of 12000 kg @ 98 a kg?",
        "के १२०० किलो छ? २०८३ सालको हो?",
    ],
)
def test_amounts_and_years_are_not_phone_numbers(
    client: TestClient, rice: Product, asker: dict[str, str], words: str
) -> None:
    assert posted_question(client, asker, words)["body"] == words


@pytest.mark.parametrize("words", ["Too short", "", " " * 30, "x" * 501])
def test_a_question_has_ten_to_five_hundred_characters(
    client: TestClient, rice: Product, asker: dict[str, str], words: str
) -> None:
    refused = post_question(client, asker, words)
    assert (refused.status_code, list(refused.json()["errors"])) == (422, ["body"])


def test_three_open_questions_are_the_maximum(
    client: TestClient, firm: Seller, rice: Product, asker: dict[str, str]
) -> None:
    made = [
        posted_question(client, asker, f"Is it number {number} here?")
        for number in range(3)
    ]
    assert post_question(client, asker).status_code == 422
    assert post_question(client, bearer(new_id(), "buyer")).status_code == 201
    answered(client, firm, made[0])
    assert post_question(client, asker).status_code == 201


def test_a_question_sent_twice_is_stored_once(
    client: TestClient, database: Database, rice: Product, asker: dict[str, str]
) -> None:
    key = {"Idempotency-Key": "once"}
    first, second = (
        post_question(client, asker, **key).json()["data"] for _ in range(2)
    )
    assert first["id"] == second["id"]
    with database.session() as session:
        assert len(session.exec(select(ProductQuestion)).all()) == 1


def test_guests_owners_and_unverified_accounts_cannot_post_questions(
    client: TestClient, firm: Seller, rice: Product
) -> None:
    assert client.post(f"{PAGE}/questions", json={"body": BODY}).status_code == 401
    own = post_question(client, factories.as_owner(firm))
    assert (own.status_code, own.json()["code"]) == (403, "own_product")
    unproved = post_question(client, bearer(new_id(), "buyer", email_verified=False))
    assert (unproved.status_code, unproved.json()["code"]) == (403, "email_unverified")
    absent = "/api/webui/product/none/questions"
    head = bearer(new_id(), "buyer")
    assert client.post(absent, json={"body": BODY}, headers=head).status_code == 404
    assert client.get(absent).status_code == 404


def test_questions_of_others_are_404(
    client: TestClient, database: Database, rice: Product, asker: dict[str, str]
) -> None:
    made = posted_question(client, asker)
    stranger = factories.seller(database, slug="stranger")
    assert answered(client, stranger, made).status_code == 404
    for head in (factories.as_owner(stranger), bearer(new_id(), "buyer")):
        gone = client.delete(f"{QUESTIONS}/{made['id']}", headers=head)
        assert gone.status_code == 404
    assert own_questions(client, asker, "")[1]["open"] == 1
