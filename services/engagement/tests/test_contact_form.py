from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session, select

from contracts.engagement import EnquiryCreated
from engagement.enquiries.models import Enquiry, EnquiryHistory
from engagement.notifications.mail.models import Mail
from engagement.notifications.models import Notification
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from . import factories


@pytest.fixture
def shop(database: Database) -> Any:
    return factories.seller(database, slug="suryodaya")


@pytest.fixture
def leaf(database: Database) -> Any:
    return factories.category(database).category_id


URL = "/api/webui/seller/suryodaya/contactseller"
UNKNOWN = "01970000-0000-7000-8000-000000000000"


def test_guest_reaches_the_seller(
    client: TestClient, session: Session, shop: Any, leaf: Any
) -> None:
    answer = client.post(URL, json=factories.form(leaf))

    assert answer.status_code == 201
    assert answer.json()["data"]["status"] == "new"
    enquiry = session.exec(select(Enquiry)).one()
    assert answer.json() == {"data": {"id": str(enquiry.id), "status": "new"}}
    assert (enquiry.phone, enquiry.buyer_id) == ("+9779841234567", None)
    assert session.exec(select(EnquiryHistory)).one().role == "guest"
    assert session.exec(select(Notification)).one().user_id == shop.owner_id
    assert session.exec(select(Mail)).one().address == "sita@example.com"
    assert recorded(session, EnquiryCreated)[0].enquiry_id == enquiry.id


def test_signed_in_buyer_owns_the_enquiry(
    client: TestClient, session: Session, database: Database, shop: Any, leaf: Any
) -> None:
    buyer = new_id()
    product = factories.product(database, shop.seller_id)
    form = factories.form(leaf, product_id=str(product.product_id), quantity=50)

    answer = client.post(URL, json=form, headers=bearer(buyer))

    assert answer.status_code == 201
    enquiry = session.exec(select(Enquiry)).one()
    assert (enquiry.buyer_id, enquiry.product_name) == (buyer, "Orthodox tea")
    assert enquiry.quantity == Decimal(50)


@pytest.mark.parametrize("source", ["vendor_page", "product", "search", "footer"])
def test_the_source_of_an_enquiry_is_stored(
    client: TestClient, session: Session, shop: Any, leaf: Any, source: str
) -> None:
    sent = client.post(URL, json=factories.form(leaf, source=source))

    assert sent.status_code == 201
    assert session.exec(select(Enquiry)).one().source == source


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", ""),
        ("phone_number", "9999999999999"),
        ("email", "sita"),
        ("requirements", "too short"),
        ("category_id", UNKNOWN),
        ("product_id", UNKNOWN),
        ("quantity", 0),
        ("source", "moon"),
        ("surprise", "x"),
    ],
)
def test_a_wrong_field_is_named(
    client: TestClient, session: Session, shop: Any, leaf: Any, field: str, value: Any
) -> None:
    answer = client.post(URL, json={**factories.form(leaf), field: value})

    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == [field]
    assert not session.exec(select(Enquiry)).all()


def test_a_category_with_children_is_refused(
    client: TestClient, database: Database, shop: Any
) -> None:
    parent = factories.category(database, is_leaf=False, level=3)

    answer = client.post(URL, json=factories.form(parent.category_id))

    assert answer.json()["errors"] == {
        "category_id": ["Choose a more specific category."]
    }


@pytest.mark.parametrize("status", ["suspended", "onboarding", "closed"])
def test_only_active_sellers_get_enquiries(
    client: TestClient, database: Database, leaf: Any, status: str
) -> None:
    factories.seller(database, slug="suryodaya", status=status)

    assert client.post(URL, json=factories.form(leaf)).status_code == 404


def test_an_enquiry_to_the_own_company_is_refused(
    client: TestClient, shop: Any, leaf: Any
) -> None:
    owner = bearer(shop.owner_id, "seller")

    answer = client.post(URL, json=factories.form(leaf), headers=owner)

    assert (answer.status_code, answer.json()["code"]) == (403, "own_company")


@pytest.mark.parametrize("sign", [{"website": "http://x.example"}, {"filled_ms": 90}])
def test_a_bot_gets_the_same_answer_and_nothing_is_stored(
    client: TestClient, session: Session, shop: Any, leaf: Any, sign: dict[str, Any]
) -> None:
    answer = client.post(URL, json=factories.form(leaf, **sign))

    assert answer.status_code == 201
    assert set(answer.json()["data"]) == {"id", "status"}
    assert not session.exec(select(Enquiry)).all()
    assert not session.exec(select(Mail)).all()


def test_a_phone_number_sends_five_an_hour(
    client: TestClient, shop: Any, leaf: Any
) -> None:
    answers = [
        client.post(URL, json=factories.form(leaf, requirements=f"Tea, lot no {n}."))
        for n in range(6)
    ]

    assert [answer.status_code for answer in answers] == [201] * 5 + [429]
    assert 3590 <= int(answers[5].headers["Retry-After"]) <= 3601


def test_a_phone_number_sends_twenty_a_day(
    client: TestClient, database: Database, shop: Any, leaf: Any
) -> None:
    for hours in range(2, 22):
        at = now() - timedelta(hours=hours)
        factories.enquiry(database, new_id(), created_at=at)

    assert client.post(URL, json=factories.form(leaf)).status_code == 429


def test_after_sixty_guest_enquiries_the_next_guest_must_sign_in(
    client: TestClient, database: Database, shop: Any, leaf: Any
) -> None:
    for number in range(60):
        phone = f"+97798412{number:05}"
        factories.enquiry(database, shop.seller_id, phone=phone)
    signed_in = bearer(new_id())

    refused = client.post(URL, json=factories.form(leaf))
    assert (refused.status_code, refused.json()["code"]) == (403, "sign_in_first")
    accepted = client.post(URL, json=factories.form(leaf), headers=signed_in)
    assert accepted.status_code == 201


def test_the_same_text_again_returns_the_first_enquiry(
    client: TestClient, session: Session, shop: Any, leaf: Any
) -> None:
    first = client.post(URL, json=factories.form(leaf))
    text = "  please send PRICES for 50 kg of orthodox tea."
    again = client.post(URL, json=factories.form(leaf, requirements=text))

    assert again.json() == first.json()
    assert len(session.exec(select(Enquiry)).all()) == 1
    assert len(session.exec(select(Mail)).all()) == 1


def test_the_same_key_in_parallel_makes_one_enquiry(
    client: TestClient, session: Session, shop: Any, leaf: Any
) -> None:
    form, headers = factories.form(leaf), {"Idempotency-Key": "form-1"}

    def send(_: int) -> Any:
        return client.post(URL, json=form, headers=headers)

    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(send, range(30)))

    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["data"]["id"] for answer in answers}) == 1
    assert len(session.exec(select(Enquiry)).all()) == 1


def test_parallel_forms_do_not_exceed_the_limit(
    client: TestClient, session: Session, shop: Any, leaf: Any
) -> None:
    def send(number: int) -> int:
        text = f"Tea of garden number {number}, please."
        form = factories.form(leaf, requirements=text)
        return client.post(URL, json=form).status_code

    with ThreadPoolExecutor(8) as threads:
        statuses = sorted(threads.map(send, range(12)))

    assert statuses == [201] * 5 + [429] * 7
