"""Questions about the product `rice`, and answers of its company."""

from typing import Any

import httpx
import pytest
from fastapi.testclient import TestClient

from catalog.products.models import Product
from catalog.sellers.models import Seller
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories

PAGE, QUESTIONS = "/api/webui/product/rice", "/api/questions"
BODY = "Is this year's harvest in stock?"


@pytest.fixture
def rice(database: Database, firm: Seller) -> Product:
    with database.session() as session:
        return factories.product(session, firm, slug="rice", name="Rice")


@pytest.fixture
def asker() -> dict[str, str]:
    return bearer(new_id(), "buyer")


def post_question(
    client: TestClient, head: dict[str, str], body: str = BODY, **more: str
) -> httpx.Response:
    return client.post(f"{PAGE}/questions", json={"body": body}, headers=head | more)


def posted_question(
    client: TestClient, head: dict[str, str], body: str = BODY
) -> dict[str, Any]:
    answer = post_question(client, head, body)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()["data"]
    return made


def answered(
    client: TestClient,
    firm: Seller,
    question: dict[str, Any],
    text: str = "Yes.",
    **v: int,
) -> httpx.Response:
    url = f"{QUESTIONS}/{question['id']}/answer"
    head = factories.as_owner(firm)
    return client.post(url, json={"answer": text, **v}, headers=head)


def public(client: TestClient) -> Any:
    return client.get(PAGE).json()["data"]["questions"]


def own_questions(
    client: TestClient, head: dict[str, str], query: str
) -> tuple[Any, Any]:
    page = client.get(f"{QUESTIONS}?{query}", headers=head).json()
    return page["data"], page["meta"]["counts"]
