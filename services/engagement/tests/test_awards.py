"""Lines of a requirement go to different sellers, the rest stays open."""

from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.engagement import DealChanged
from engagement.commands import service
from engagement.orders.models import table as orders
from engagement.rfq.quotes.models import Quote
from engagement.rfq.requirements.jobs import expire_due, fulfil_awarded
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller
from .split_award import Split, requested
from .test_documents import read


@pytest.fixture
def split(client: TestClient, database: Database) -> Split:
    return requested(client, database)


def order_of(split: Split, quote_id: str) -> dict[str, Any]:
    url = f"/api/orders?quote_id={quote_id}"
    (found,) = split.client.get(url, headers=BUYER).json()["data"]
    detail = split.client.get(f"/api/orders/{found['id']}", headers=BUYER)
    order: dict[str, Any] = detail.json()["data"]
    return order


def quote_of(split: Split, quote_id: str) -> dict[str, Any]:
    answer = split.client.get(f"/api/quotes/{quote_id}", headers=BUYER)
    quote: dict[str, Any] = answer.json()["data"]
    return quote


def test_each_seller_gets_an_order_of_its_lines(split: Split) -> None:
    _, cement = split.quote("700", "90000", None, freight="5000", part_freight="900")
    _, paint = split.quote(
        None, "95000", "400", freight="3000", tax_mode="vat_13_included"
    )

    made = split.awarded(cement, paint, paint)

    assert [order["line_count"] for order in made] == [1, 2]
    first, second = order_of(split, cement), order_of(split, paint)
    assert [line["name"] for line in first["lines"]] == ["Cement"]
    assert [line["name"] for line in second["lines"]] == ["Steel", "Paint"]
    # 100 bags at 700, 13 % of it, and the freight for a part.
    assert first["totals"] == {
        "goods": "70000.00",
        "vat": "9100.00",
        "freight": "900.00",
        "landed": "80000.00",
    }
    assert second["totals"]["landed"] == "961000.00"
    assert split.status() == "awarded"


def test_other_lines_and_quotes_stay_open(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    _, steel = split.quote(None, "90000", "400")

    split.awarded(cement, None, None)

    assert (split.status(), split.open_lines()) == ("open", ["Steel", "Paint"])
    assert quote_of(split, steel)["status"] == "sent"
    split.awarded(None, steel, steel)
    assert (split.status(), split.open_lines()) == ("awarded", [])


def test_the_last_line_rejects_the_other_quotes(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    _, rest = split.quote(None, "90000", "400")
    _, other = split.quote("710", "91000", "410")

    split.awarded(cement, rest, rest)

    lost = quote_of(split, other)
    assert (lost["status"], lost["reason"]) == ("rejected", "another_quote_accepted")


def test_the_quote_and_its_document_have_the_awarded_lines(split: Split) -> None:
    _, quote_id = split.quote("700", "90000", "400", freight="5000", part_freight="900")

    split.awarded(quote_id, None, None)

    quote = quote_of(split, quote_id)
    assert quote["awarded_lines"] == split.line_ids[:1]
    assert quote["totals"]["landed"] == "80000.00"
    with split.database.session() as session:
        row = session.get_one(Quote, quote_id)
    text = read(split.client, row, BUYER, "en")
    assert ("Cement" in text, "Steel" in text, "80,000.00" in text) == (
        True,
        False,
        True,
    )


def test_all_lines_of_a_quote_are_the_complete_order(split: Split) -> None:
    whole = {"is_all_or_none": True, "freight": "5000"}
    _, quote_id = split.quote("700", "90000", "400", **whole)

    split.awarded(quote_id, quote_id, quote_id)

    assert order_of(split, quote_id)["totals"]["freight"] == "5000.00"


def refusals(answer: Any) -> dict[str, str]:
    assert answer.status_code == 422, answer.text
    reasons = answer.json()["reasons"]
    return {field: reason["code"] for field, reason in reasons.items()}


def test_a_wrong_line_is_refused_at_its_field(split: Split) -> None:
    _, part = split.quote("700", None, None)
    _, whole = split.quote("690", "80000", "390", is_all_or_none=True)
    gone_firm, gone = split.quote("600", "70000", "300")
    withdrawn = act(split.client, as_seller(gone_firm), gone, "withdraw")
    assert withdrawn.status_code == 200

    assert refusals(split.award(None, part, None)) == {
        "lines.0.quote_id": "line_not_offered"
    }
    assert refusals(split.award(part, whole, None)) == {
        "lines.1.quote_id": "complete_order_only"
    }
    assert refusals(split.award(gone, part, str(new_id()))) == {
        "lines.0.quote_id": "quote_not_open",
        "lines.1.quote_id": "line_not_offered",
        "lines.2.quote_id": "quote_unknown",
    }
    line = {"line_id": split.line_ids[0], "quote_id": part}
    assert refusals(split.award(None, None, None, lines=[line, line])) == {
        "lines.1.line_id": "line_repeated"
    }
    strange = {**line, "line_id": str(new_id())}
    assert refusals(split.award(None, None, None, lines=[strange])) == {
        "lines.0.line_id": "line_unknown"
    }
    assert (split.status(), split.open_lines()) == (
        "open",
        ["Cement", "Steel", "Paint"],
    )


def test_a_refused_line_leaves_no_order(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    _, whole = split.quote("690", "80000", "390", is_all_or_none=True)

    assert split.award(cement, whole, None).status_code == 422

    assert quote_of(split, cement)["status"] == "sent"
    with split.database.session() as session:
        assert session.execute(sa.select(orders.c.id)).all() == []


def test_an_awarded_line_is_not_awarded_again(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    _, other = split.quote("690", "80000", None)
    split.awarded(cement, None, None)

    assert refusals(split.award(other, None, None)) == {
        "lines.0.line_id": "line_awarded"
    }
    whole = act(split.client, BUYER, other, "accept")
    assert (whole.status_code, whole.json()["code"]) == (409, "line_awarded")


def test_an_expired_quote_is_refused(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    with split.database.session() as session:
        session.get_one(Quote, cement).expires_at = now() - timedelta(minutes=1)

    assert refusals(split.award(cement, None, None)) == {
        "lines.0.quote_id": "quote_not_open"
    }


def test_another_version_is_refused(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    seen = split.compared()["version"]
    _, paint = split.quote(None, None, "400")
    split.awarded(None, None, paint)

    answer = split.award(cement, None, None, version=seen)

    assert (answer.status_code, answer.json()["code"]) == (409, "changed_elsewhere")


def test_only_the_buyer_awards(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    form = {
        "version": split.compared()["version"],
        "lines": [{"line_id": split.line_ids[0], "quote_id": cement}],
    }
    url = f"/api/requirements/{split.wanted.id}/awards"

    stranger = bearer(new_id(), "buyer")

    assert split.client.post(url, json=form, headers=stranger).status_code == 404
    choice = f"?choice={split.line_ids[0]}:{cement}"
    seen = split.client.get(f"{url}/preview{choice}", headers=stranger)
    assert seen.status_code == 404


def test_one_key_awards_once(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    form = {
        "version": split.compared()["version"],
        "lines": [{"line_id": split.line_ids[0], "quote_id": cement}],
    }
    url = f"/api/requirements/{split.wanted.id}/awards"
    headers = {**BUYER, "Idempotency-Key": "the same"}

    answers = [split.client.post(url, json=form, headers=headers) for _ in range(2)]

    assert [answer.status_code for answer in answers] == [201, 201]
    assert answers[0].json() == answers[1].json()


@pytest.mark.parametrize("end", ["refuse", "cancel"])
def test_an_undelivered_order_gives_its_lines_back(split: Split, end: str) -> None:
    firm, cement = split.quote("700", None, None)
    _, rest = split.quote(None, "90000", "400")
    split.awarded(cement, rest, rest)
    order = order_of(split, cement)

    who = as_seller(firm) if end == "refuse" else BUYER
    url = f"/api/orders/{order['id']}/{end}"
    ended = split.client.post(url, json={"reason": "No stock"}, headers=who)

    assert ended.status_code == 200, ended.text
    assert (split.status(), split.open_lines()) == ("open", ["Cement"])
    assert quote_of(split, cement)["status"] == "voided"
    assert quote_of(split, rest)["status"] == "accepted"
    with split.database.session() as session:
        deals = {str(one.quote_id): one for one in recorded(session, DealChanged)}
    assert {id_: deal.is_open for id_, deal in deals.items()} == {
        cement: False,
        rest: True,
    }
    # The seller may offer the line again.
    _, again = split.quote("720", None, None)
    split.awarded(again, None, None)
    assert split.status() == "awarded"


def test_a_part_delivered_order_retains_its_lines(split: Split) -> None:
    firm, cement = split.quote("700", None, None)
    split.awarded(cement, None, None)
    order = order_of(split, cement)
    url, seller = f"/api/orders/{order['id']}", as_seller(firm)
    items = [{"line_id": split.line_ids[0], "quantity": "10"}]
    steps: list[tuple[str, Any, dict[str, str]]] = [
        ("confirm", {}, seller),
        ("deliveries", {"items": items}, seller),
        ("cancel", {}, seller),
        ("cancel", {}, BUYER),
    ]

    for path, form, who in steps:
        answer = split.client.post(f"{url}/{path}", json=form, headers=who)
        assert answer.is_success, answer.text

    assert order_of(split, cement)["status"] == "cancelled"
    assert split.open_lines() == ["Steel", "Paint"]


def change(split: Split, status: str) -> int:
    url = f"/api/requirements/{split.wanted.id}"
    answer = split.client.post(url, json={"status": status}, headers=BUYER)
    return int(answer.status_code)


def test_the_buyer_gives_up_the_open_lines(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    _, other = split.quote(None, "90000", None)
    assert change(split, "awarded") == 409
    split.awarded(cement, None, None)

    assert change(split, "awarded") == 200

    assert quote_of(split, other)["reason"] == "awarded_elsewhere"
    assert order_of(split, cement)["status"] == "placed"


def test_a_cancelled_requirement_revokes_its_awards(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    split.awarded(cement, None, None)

    assert change(split, "cancelled") == 200

    assert order_of(split, cement)["status"] == "cancelled"
    assert quote_of(split, cement)["status"] == "voided"


def test_awarded_lines_outlive_a_deleted_buyer(split: Split) -> None:
    firm, cement = split.quote("700", None, None)
    _, other = split.quote(None, "90000", None)
    split.awarded(cement, None, None)

    deliver(split.database, service, factories.gone(BUYER_ID))

    with split.database.session() as session:
        statuses = [session.get_one(Quote, id_).status for id_ in (cement, other)]
        requirement = session.get_one(Requirement, split.wanted.id)
        assert (statuses, requirement.status) == (["accepted", "rejected"], "awarded")
    url = f"/api/orders?as=seller&quote_id={cement}"
    (order,) = split.client.get(url, headers=as_seller(firm)).json()["data"]
    assert order["status"] == "placed"


def test_open_lines_are_given_up_when_it_expires(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    split.awarded(cement, None, None)

    with ahead(days=8), split.database.session() as session:
        expire_due(session)

    assert split.status() == "awarded"
    with ahead(days=40), split.database.session() as session:
        fulfil_awarded(session)
    assert split.status() == "fulfilled"


def test_one_order_in_progress_is_enough(split: Split) -> None:
    firm, cement = split.quote("700", None, None)
    _, rest = split.quote(None, "90000", "400")
    split.awarded(cement, rest, rest)
    url = f"/api/orders/{order_of(split, cement)['id']}/confirm"
    assert split.client.post(url, json={}, headers=as_seller(firm)).is_success

    with ahead(days=31), split.database.session() as session:
        fulfil_awarded(session)

    assert split.status() == "awarded"


def test_a_choice_is_previewed_to_the_paisa(split: Split) -> None:
    _, all_ = split.quote("700", "90000", "400", freight="5000")
    _, cheap = split.quote("650", None, None, freight="1000")

    body = split.preview(cheap, all_, all_).json()["data"]

    assert [order["totals"]["landed"] for order in body["orders"]] == [
        "74450.00",
        "1031040.00",
    ]
    assert body["complete"] == {"quote_id": all_, "cost_to_buyer": "1110140.00"}
    saving = Decimal("1110140.00") - Decimal("1105490.00")
    assert Decimal(body["saving"]) == saving
    made = split.awarded(cheap, all_, all_)
    landed = [order["totals"]["landed"] for order in made]
    assert landed == [order["totals"]["landed"] for order in body["orders"]]


def test_a_choice_that_cannot_be_awarded_has_no_preview(split: Split) -> None:
    _, whole = split.quote("690", "80000", "390", is_all_or_none=True)

    assert refusals(split.preview(whole, None, None)) == {
        "lines.0.quote_id": "complete_order_only"
    }
    url = f"/api/requirements/{split.wanted.id}/awards/preview?choice=1:2"
    assert refusals(split.client.get(url, headers=BUYER)) == {"choice": "line_unknown"}


def test_the_comparison_suggests_the_cheapest_split(split: Split) -> None:
    _, all_ = split.quote("700", "90000", "400", freight="5000")
    _, cheap = split.quote("650", None, None, freight="1000")
    _, whole = split.quote("600", "95000", "390", is_all_or_none=True)

    matrix = split.compared()

    chosen = [line["quote_id"] for line in matrix["split"]["lines"]]
    assert chosen == [cheap, all_, all_]
    assert matrix["split"]["complete"]["quote_id"] == all_
    assert matrix["split"]["saving"] == "4650.00"
    assert whole not in chosen
    split.awarded(cheap, None, None)
    matrix = split.compared()
    assert matrix["split"] is None
    assert [item["awarded_quote_id"] for item in matrix["items"]] == [cheap, None, None]


def test_a_requirement_that_expired_is_awarded_at_once(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    with split.database.session() as session:
        row = session.get_one(Requirement, split.wanted.id)
        row.expires_at = now() - timedelta(minutes=1)
        expire_due(session)

    split.awarded(cement, None, None)

    assert split.status() == "awarded"
