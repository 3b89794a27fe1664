"""Seller and buyer are notified once of a question and of its answer."""

from fastapi.testclient import TestClient

from contracts.catalog import QuestionAnswered, QuestionAsked
from engagement.commands import service
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer


def test_the_seller_is_notified_of_a_question(
    client: TestClient, database: Database
) -> None:
    event = QuestionAsked(
        question_id=new_id(),
        product_id=new_id(),
        seller_id=new_id(),
        owner_id=new_id(),
        name="चिया",
    )
    deliver(database, service, event, times=2)
    head = bearer(event.owner_id, "seller")
    (row,) = client.get("/api/notifications", headers=head).json()["data"]
    assert row["title"] == "New question about चिया"
    assert row["link"] == "/seller/questions"


def test_the_buyer_is_notified_of_the_answer(
    client: TestClient, database: Database
) -> None:
    event = QuestionAnswered(
        question_id=new_id(),
        product_id=new_id(),
        asker_id=new_id(),
        slug="ilam-tea",
        name="Ilam tea",
    )
    deliver(database, service, event)
    deliver(database, service, event)
    head = {**bearer(event.asker_id, "buyer"), "Accept-Language": "ne"}
    (row,) = client.get("/api/notifications", headers=head).json()["data"]
    assert row["title"] == "Ilam tea बारे तपाईंको प्रश्नको जवाफ आयो"
    assert row["link"] == "/product/ilam-tea#questions"
