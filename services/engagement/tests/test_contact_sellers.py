"""The same enquiry to several suppliers: a result for each."""

from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from engagement.conversations.models import Block
from engagement.enquiries.models import Enquiry
from engagement.enquiries.submissions import limits
from engagement.enquiries.submissions.limits import Sender
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id

from . import factories
from .market import BUYER, BUYER_ID

URL = "/api/webui/enquiries"


@pytest.fixture
def shops(database: Database) -> list[Any]:
    return [factories.seller(database) for _ in range(3)]


@pytest.fixture
def leaf(database: Database) -> Any:
    return factories.category(database).category_id


def form(leaf: Any, slugs: list[str], **changes: Any) -> dict[str, Any]:
    recipients = [{"seller_slug": slug} for slug in slugs]
    return factories.form(leaf, recipients=recipients, **changes)


def sent(database: Database) -> list[Enquiry]:
    with database.session() as session:
        return list(session.exec(select(Enquiry)))


def test_each_supplier_gets_an_enquiry_of_its_own(
    client: TestClient, database: Database, shops: list[Any], leaf: Any
) -> None:
    slugs = [shop.slug for shop in shops]
    body = form(leaf, slugs, quantity=500, unit="kg")
    headers = {**BUYER, "Idempotency-Key": "several"}

    first = client.post(URL, json=body, headers=headers)
    again = client.post(URL, json=body, headers=headers)

    assert first.status_code == 201, first.text
    rows = first.json()["data"]
    assert [(row["seller_slug"], row["status"]) for row in rows] == [
        (slug, "sent") for slug in slugs
    ]
    assert again.json() == first.json()
    enquiries = sent(database)
    assert {str(one.id) for one in enquiries} == {row["enquiry_id"] for row in rows}
    assert {one.seller_id for one in enquiries} == {one.seller_id for one in shops}
    assert {(one.buyer_id, one.quantity, one.unit) for one in enquiries} == {
        (BUYER_ID, Decimal(500), "kg")
    }


def test_a_product_goes_to_its_own_supplier_only(
    client: TestClient, database: Database, shops: list[Any], leaf: Any
) -> None:
    tea = factories.product(database, shops[0].seller_id)
    recipients = [
        {"seller_slug": shop.slug, "product_id": str(tea.product_id)}
        for shop in shops[:2]
    ]

    answer = client.post(URL, json=factories.form(leaf, recipients=recipients))

    own, foreign = answer.json()["data"]
    assert (own["status"], foreign["status"]) == ("sent", "refused")
    assert foreign["reason"]["code"] == "product_gone"
    assert [one.product_name for one in sent(database)] == ["Orthodox tea"]


def test_who_is_blocked_closed_or_the_buyers_own_stops_no_other(
    client: TestClient, database: Database, shops: list[Any], leaf: Any
) -> None:
    blocking, open_, own = (
        shops[0],
        shops[1],
        factories.seller(database, owner_id=BUYER_ID),
    )
    closed = factories.seller(database, status="suspended", company_name="Closed")
    with database.session() as session:
        session.add(
            Block(
                seller_id=blocking.seller_id,
                buyer_id=BUYER_ID,
                by_role="seller",
                at=now(),
            )
        )
    slugs = [blocking.slug, closed.slug, "no-such-shop", own.slug, open_.slug]

    answer = client.post(URL, json=form(leaf, slugs), headers=BUYER)

    rows = answer.json()["data"]
    assert [row["reason"] and row["reason"]["code"] for row in rows] == [
        "conversation_blocked",
        "supplier_unavailable",
        "supplier_unavailable",
        "own_company",
        None,
    ]
    assert rows[1]["company_name"] == "Closed"
    assert [one.seller_id for one in sent(database)] == [open_.seller_id]


def test_a_guest_reaches_five_suppliers_and_learns_of_the_sixth(
    client: TestClient, database: Database, leaf: Any
) -> None:
    slugs = [factories.seller(database).slug for _ in range(6)]

    rows = client.post(URL, json=form(leaf, slugs)).json()["data"]

    assert [row["status"] for row in rows] == ["sent"] * 5 + ["refused"]
    assert rows[5]["reason"]["code"].startswith("too_many_enquiries")
    assert len(sent(database)) == 5


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"category_id": str(new_id())}, "category_id"),
        ({"quantity": 500}, "unit"),
        ({"needed_by": "2020-01-01"}, "needed_by"),
        ({"delivery": {"district_id": 999_999}}, "delivery.district_id"),
        ({"attachment_ids": [str(new_id())]}, "attachment_ids"),
        ({"recipients": []}, "recipients"),
        ({"recipients": [{"seller_slug": "a"}] * 21}, "recipients"),
    ],
)
def test_what_all_suppliers_read_is_refused_once(
    client: TestClient,
    database: Database,
    shops: list[Any],
    leaf: Any,
    changes: dict[str, Any],
    field: str,
) -> None:
    body = {**form(leaf, [shops[0].slug]), **changes}

    answer = client.post(URL, json=body)

    assert (answer.status_code, list(answer.json()["errors"])) == (422, [field])
    assert sent(database) == []


def test_a_supplier_named_twice_gets_one_enquiry(
    client: TestClient, database: Database, shops: list[Any], leaf: Any
) -> None:
    slugs = [shops[0].slug] * 2

    rows = client.post(URL, json=form(leaf, slugs)).json()["data"]

    assert [row["status"] for row in rows] == ["sent"]
    assert len(sent(database)) == 1


def test_a_bot_gets_the_same_answer_and_nothing_is_stored(
    client: TestClient, database: Database, shops: list[Any], leaf: Any
) -> None:
    body = form(leaf, [shops[0].slug], website="http://x.example")

    answer = client.post(URL, json=body)

    assert (answer.status_code, answer.json()["data"][0]["status"]) == (201, "sent")
    assert sent(database) == []


def test_two_guests_in_opposite_order_wait_for_each_other(
    client: TestClient, database: Database, shops: list[Any], leaf: Any
) -> None:
    slugs = [shop.slug for shop in shops]

    def send(number: int) -> Any:
        order = slugs if number % 2 else slugs[::-1]
        body = form(leaf, order, phone_number=f"+97798412345{number:02}")
        return client.post(URL, json={**body, "requirements": f"Tea, lot no {number}."})

    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(send, range(4)))

    assert {answer.status_code for answer in answers} == {201}


def test_the_locks_of_all_recipients_are_taken_together(database: Database) -> None:
    one, other = new_id(), new_id()
    with database.session() as session:
        limits.wait(session, Sender(), "+9779841234567", one, other)
        with database.session() as second:
            free = second.connection().exec_driver_sql(
                "select count(*) from pg_locks where locktype = 'advisory'"
            )
            assert free.scalar_one() >= 3
