"""Lines of a requirement go to different sellers, the rest stays open."""

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from engagement.orders.models import table as orders
from engagement.rfq.quotes.models import Quote
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from .market import BUYER, act, as_seller
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
