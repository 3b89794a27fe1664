"""Questions about a product: public, answered by its seller."""

from fastapi.testclient import TestClient
from sqlmodel import select

from catalog.commands import service
from catalog.products.api import ProductPage
from catalog.products.models import Product
from catalog.questions.models import ProductQuestion
from catalog.questions.schemas import AnsweredQuestion
from catalog.sellers.models import Seller
from contracts.auth import UserDeleted
from contracts.catalog import QuestionAnswered, QuestionAsked
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.envelope import Data, Page
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer

from . import factories
from .product_questions import (
    BODY,
    PAGE,
    QUESTIONS,
    answered,
    asker,
    own_questions,
    posted_question,
    public,
    rice,
)

__all__ = ["asker", "rice"]


def test_a_question_is_public_after_its_answer(
    client: TestClient, firm: Seller, rice: Product, asker: dict[str, str]
) -> None:
    made = posted_question(client, asker)
    assert (made["status"], made["answer"]) == ("open", None)
    assert made["product"]["slug"] == "rice"
    assert public(client) == {"total": 0, "latest": []}
    answer = answered(client, firm, made, "Yes, two tonnes.").json()["data"]
    assert (answer["status"], answer["version"]) == ("answered", 2)
    page = client.get(PAGE).json()
    Data[ProductPage].model_validate(page)
    (question,) = page["data"]["questions"]["latest"]
    assert (question["body"], question["answer"]) == (BODY, "Yes, two tonnes.")
    assert page["data"]["questions"]["total"] == 1
    listed = client.get(f"{PAGE}/questions").json()
    Page[AnsweredQuestion].model_validate(listed)
    assert listed["data"] == [question]


def test_a_public_question_does_not_reveal_the_buyer(
    client: TestClient, firm: Seller, rice: Product
) -> None:
    user_id = new_id()
    answered(client, firm, posted_question(client, bearer(user_id, "buyer")))
    answers = [client.get(path).text for path in (PAGE, f"{PAGE}/questions")]
    seen = client.get(
        f"{QUESTIONS}?as=seller&status=answered", headers=factories.as_owner(firm)
    )
    assert all(str(user_id) not in text for text in (*answers, seen.text))


def test_the_page_has_the_last_five_questions_and_the_list_all(
    client: TestClient, database: Database, firm: Seller, rice: Product
) -> None:
    for number in range(7):
        made = posted_question(
            client, bearer(new_id(), "buyer"), f"Is it number {number} here?"
        )
        answered(client, firm, made)
    questions = public(client)
    assert (questions["total"], len(questions["latest"])) == (7, 5)
    assert questions["latest"][0]["body"] == "Is it number 6 here?"
    second = client.get(f"{PAGE}/questions?per_page=5&page=2").json()
    assert [row["body"][13:14] for row in second["data"]] == ["1", "0"]
    assert second["meta"]["total"] == 7


def test_buyer_and_seller_list_their_questions(
    client: TestClient, firm: Seller, rice: Product, asker: dict[str, str]
) -> None:
    first, second = (
        posted_question(client, asker),
        posted_question(client, asker, "And what of next year's?"),
    )
    answered(client, firm, second)
    owner = factories.as_owner(firm)
    for head, side in ((asker, "as=buyer"), (owner, "as=seller")):
        rows, counts = own_questions(client, head, side)
        assert [row["id"] for row in rows] == [first["id"]]
        assert counts == {"open": 1, "answered": 1}
        rows, _ = own_questions(
            client, head, f"{side}&status=answered&product={rice.id}"
        )
        assert [row["id"] for row in rows] == [second["id"]]
    nobodys = bearer(new_id(), "seller")
    for side in ("as=buyer", "as=seller"):
        assert own_questions(client, nobodys, side) == ([], {"open": 0, "answered": 0})
    assert own_questions(client, asker, f"product={new_id()}")[0] == []


def test_the_other_side_is_notified_once(
    client: TestClient, database: Database, firm: Seller, rice: Product
) -> None:
    user_id = new_id()
    made = posted_question(client, bearer(user_id, "buyer"))
    answered(client, firm, made)
    answered(client, firm, made, "Yes, and more.")
    with database.session() as session:
        (heard,) = recorded(session, QuestionAsked)
        (event,) = recorded(session, QuestionAnswered)
    assert (heard.owner_id, heard.name) == (firm.owner_id, "Rice")
    assert (event.asker_id, event.slug) == (user_id, "rice")
    assert BODY not in heard.model_dump_json() + event.model_dump_json()


def test_an_answer_is_corrected_only_with_its_current_version(
    client: TestClient, firm: Seller, rice: Product, asker: dict[str, str]
) -> None:
    made = posted_question(client, asker)
    first = answered(client, firm, made, "Yes.", version=1).json()["data"]
    late = answered(client, firm, made, "No.", version=1)
    assert (late.status_code, late.json()["code"]) == (409, "changed_elsewhere")
    again = answered(client, firm, made, "Yes, all year.", version=2).json()["data"]
    assert (again["version"], again["answered_at"]) == (3, first["answered_at"])
    assert public(client)["latest"][0]["answer"] == "Yes, all year."


def test_buyer_and_seller_may_delete_a_question(
    client: TestClient, firm: Seller, rice: Product, asker: dict[str, str]
) -> None:
    for head in (asker, factories.as_owner(firm)):
        made = posted_question(client, asker)
        answered(client, firm, made)
        assert public(client)["total"] == 1
        for status in (204, 404):
            gone = client.delete(f"{QUESTIONS}/{made['id']}", headers=head)
            assert gone.status_code == status
        assert public(client)["total"] == 0


def test_questions_of_a_deleted_user_are_erased(
    client: TestClient, database: Database, firm: Seller, rice: Product
) -> None:
    gone, stays = new_id(), new_id()
    for user_id in (gone, stays):
        answered(client, firm, posted_question(client, bearer(user_id, "buyer")))
    left = UserDeleted(user_id=gone, version=2, deleted_at=now())
    deliver(database, service, left)
    with database.session() as session:
        (question,) = session.exec(select(ProductQuestion)).all()
    assert question.asker_id == stays
