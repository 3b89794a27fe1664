"""Each kind of task is in the queue until it is done."""

from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.dashboard.deadlines import group_of
from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.http.days import start_of
from servicekit.ids import new_id

from . import factories
from .figures import Data, check_links, home
from .market import BUYER, BUYER_ID, act, as_seller, matched_seller, write
from .reviewed import REVIEW
from .trade import PAYMENT, SHORT, Deal, at

TEA = {"name": "Orthodox tea", "quantity": "300", "unit": "kg", "target_price": "1250"}


def items_of(client: TestClient, who: Any, side: str, kind: str) -> list[Data]:
    data = home(client, who, side)
    return [
        item for one in data["todo"] if one["kind"] == kind for item in one["items"]
    ]


def step_of(deal: Deal, side: str) -> str | None:
    items = items_of(deal.client, deal.side(side), side, "orders")
    return items[0]["step"] if items else None


def test_a_lead_has_its_worth_and_leaves_with_the_quote(
    client: TestClient, database: Database
) -> None:
    of = factories.requirement(database, buyer_id=BUYER_ID, items=[TEA])
    firm = matched_seller(database, of)

    (item,) = items_of(client, as_seller(firm), "seller", "new_leads")

    assert (item["amount"], item["quantity"], item["unit"]) == (
        "375000.00",
        "300",
        "kg",
    )
    assert item["link"] == f"/seller/requirements/{of.id}"
    write(client, firm, of)
    assert items_of(client, as_seller(firm), "seller", "new_leads") == []
    assert home(client, as_seller(firm), "seller")["done_today"] == 1


def test_a_line_with_only_the_id_of_its_unit_has_a_unit(
    client: TestClient, database: Database
) -> None:
    unit_id = str(new_id())
    line = {"name": "Orthodox tea", "quantity": "300", "unit_id": unit_id}
    of = factories.requirement(database, buyer_id=BUYER_ID, items=[line])
    firm = matched_seller(database, of)

    (item,) = items_of(client, as_seller(firm), "seller", "new_leads")

    assert (item["quantity"], item["unit"]) == ("300", None)
    assert item["unit_id"] == unit_id


def test_a_lead_without_a_target_price_has_no_worth(
    client: TestClient, database: Database
) -> None:
    of = factories.requirement(database, items=[TEA, {"name": "Tin", "quantity": "5"}])
    firm = matched_seller(database, of)
    (item,) = items_of(client, as_seller(firm), "seller", "new_leads")
    assert (item["amount"], item["quantity"]) == (None, None)


def test_quotes_to_compare_are_one_task_with_the_cheapest_first(
    client: TestClient, database: Database
) -> None:
    of = factories.requirement(database, buyer_id=BUYER_ID, items=[TEA])
    dear = write(client, matched_seller(database, of), of, freight="900")
    cheap_firm = matched_seller(database, of, company_name="Guranse Hills")
    cheap = write(client, cheap_firm, of, delivery_days=9)

    (item,) = items_of(client, BUYER, "buyer", "quotes")

    landed = [quote["totals"]["landed"] for quote in (cheap, dear)]
    assert [quote["amount"] for quote in item["quotes"]] == landed
    first = item["quotes"][0]
    assert (first["company"], first["delivery_days"]) == ("Guranse Hills", 9)
    assert item["due_at"] == min(quote["expires_at"] for quote in item["quotes"])
    check_links(client, BUYER, home(client, BUYER, "buyer"))
    act(client, BUYER, cheap["id"], "accept")
    assert items_of(client, BUYER, "buyer", "quotes") == []


def test_a_counter_offer_waits_for_the_seller(
    client: TestClient, database: Database
) -> None:
    of = factories.requirement(database, buyer_id=BUYER_ID, items=[TEA])
    firm = matched_seller(database, of)
    quote = write(client, firm, of)
    assert act(client, BUYER, quote["id"], "counter", note="40?").status_code == 200

    (item,) = items_of(client, as_seller(firm), "seller", "counters")

    assert item["amount"] == quote["totals"]["landed"]
    assert items_of(client, BUYER, "buyer", "quotes") == []
    act(client, as_seller(firm), quote["id"], "send")
    assert items_of(client, as_seller(firm), "seller", "counters") == []


def test_an_enquiry_waits_with_the_buyers_text_and_its_reply_for_the_buyer(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    row = factories.enquiry(
        database, firm.seller_id, buyer_id=BUYER_ID, quantity=200, unit="kg"
    )
    (item,) = items_of(client, as_seller(firm), "seller", "unanswered")
    assert (item["who"], item["text"]) == ("Sita Gurung", row.requirements)
    assert (item["quantity"], item["unit"]) == ("200", "kg")
    url = f"/api/enquiries/{row.id}/messages"

    sent = client.post(url, json={"body": "NPR 520 / kg"}, headers=as_seller(firm))

    assert sent.status_code == 201, sent.text
    assert items_of(client, as_seller(firm), "seller", "unanswered") == []
    (reply,) = items_of(client, BUYER, "buyer", "answers")
    assert (reply["who"], reply["text"]) == ("Suryodaya Tea Estate", "NPR 520 / kg")
    client.get(url, headers=BUYER)
    client.post(f"/api/enquiries/{row.id}/read", headers=BUYER)
    assert items_of(client, BUYER, "buyer", "answers") == []


@pytest.mark.parametrize(
    ("status", "side", "step"),
    [
        ("placed", "seller", "confirm"),
        ("confirmed", "seller", "send"),
        ("part_delivered", "seller", "send"),
        ("short", "seller", "settle"),
        ("part_delivered", "buyer", "confirm_receipt"),
        ("delivered", "buyer", "confirm_receipt"),
        ("disputed", "buyer", "resolve"),
        ("placed", "buyer", None),
        ("delivered", "seller", None),
        ("closed", "seller", None),
    ],
)
def test_an_order_names_the_step_that_its_side_is_to_do(
    client: TestClient, database: Database, status: str, side: str, step: str | None
) -> None:
    assert step_of(at(client, database, status), side) == step


def test_an_advance_or_a_cancellation_precedes_the_delivery(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "confirmed")
    payment = deal.did("buyer", "payments", **PAYMENT)["payments"][0]
    assert step_of(deal, "seller") == "confirm_payment"
    deal.did("seller", f"payments/{payment['id']}/confirm")
    assert step_of(deal, "seller") == "send"
    deal.did("buyer", "cancel", reason="Wrong size")
    assert step_of(deal, "seller") == "answer_cancellation"


def test_a_placed_order_is_due_when_the_seller_is_reminded(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "placed")
    (item,) = items_of(client, deal.seller, "seller", "orders")
    assert item["due_at"] is not None
    deal.did("seller", "confirm")
    assert home(client, deal.seller, "seller")["done_today"] == 2


def test_a_closed_order_waits_for_its_review(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "closed")
    (item,) = items_of(client, BUYER, "buyer", "reviews")
    assert (item["group"], item["link"]) == ("later", f"/buyer/orders/{deal.order_id}")
    check_links(client, BUYER, home(client, BUYER, "buyer"))

    deal.did("buyer", "review", **REVIEW)

    assert items_of(client, BUYER, "buyer", "reviews") == []


def test_an_enquired_product_without_a_price_has_no_deadline(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    unpriced = factories.product(
        database, firm.seller_id, price=None, name="White tea", name_ne="सेतो चिया"
    )
    factories.product(database, firm.seller_id, price=None)
    priced = factories.product(database, firm.seller_id)
    for product in (unpriced, priced):
        factories.enquiry(
            database, firm.seller_id, product_id=product.product_id, status="lost"
        )

    (item,) = items_of(client, as_seller(firm), "seller", "unpriced")

    assert (item["title"], item["group"]) == ("White tea", "later")
    assert item["link"] == f"/seller/manageproducts/edit/{unpriced.product_id}"


def test_a_settled_shortage_leaves_the_queue_of_the_seller(
    client: TestClient, database: Database
) -> None:
    deal = at(client, database, "delivered")
    assert deal.receive(**SHORT).status_code == 200
    assert step_of(deal, "seller") == "settle"
    assert step_of(deal, "buyer") is None


def test_a_task_is_grouped_by_the_days_of_nepal() -> None:
    tomorrow = start_of(today() + timedelta(days=1))
    week = tomorrow + timedelta(days=7)
    minute = timedelta(minutes=1)
    assert group_of(now() - minute, "later") == "overdue"
    assert group_of(tomorrow - minute / 60, "later") == "today"
    assert group_of(tomorrow, "later") == "week"
    assert group_of(week - minute, "later") == "week"
    assert group_of(week, "week") == "later"
    assert group_of(None, "week") == "week"


def test_the_queue_is_bounded_and_counts_all(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    for _ in range(23):
        factories.enquiry(database, firm.seller_id, buyer_id=new_id())
    (todo,) = home(client, as_seller(firm), "seller")["todo"]
    assert (todo["count"], len(todo["items"])) == (23, 5)
