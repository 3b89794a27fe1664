"""From the quote to the acceptance, each side's part."""

from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.rfq.quotes.jobs import expire_due
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller, line, matched_seller, offer, write


@pytest.fixture
def wanted(database: Database) -> Requirement:
    return factories.requirement(database, buyer_id=BUYER_ID)


def seen(client: TestClient, who: Any, of: Requirement) -> dict[str, Any]:
    answer = client.get(f"/api/requirements/{of.id}", headers=who)
    result: dict[str, Any] = answer.json()["data"]
    return result


def kinds_of(client: TestClient, who: Any) -> list[str]:
    rows = client.get("/api/notifications", headers=who).json()["data"]
    return [row["kind"] for row in rows]


def test_accepting_one_ends_all_others(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    one, other, idle = (matched_seller(database, wanted) for _ in range(3))
    chosen, beaten = write(client, one, wanted), write(client, other, wanted)
    assert seen(client, as_seller(one), wanted)["contact"] is None

    answer = act(client, BUYER, chosen["id"], "accept")

    assert answer.json()["data"]["status"] == "accepted"
    lost = client.get(f"/api/quotes/{beaten['id']}", headers=as_seller(other))
    assert lost.json()["data"]["reason"] == "another_quote_accepted"
    requirement = seen(client, BUYER, wanted)
    assert requirement["status"] == "awarded"
    assert requirement["awarded_quote_id"] == chosen["id"]
    leads = [seen(client, as_seller(who), wanted) for who in (one, other, idle)]
    assert [lead["status"] for lead in leads] == ["won", "lost", "missed"]
    assert leads[0]["contact"]["phone_number"] == "+9779841234567"
    assert leads[1]["contact"] is None
    assert "quote_another_accepted" in kinds_of(client, as_seller(other))
    assert "quote_accepted" in kinds_of(client, as_seller(one))


def test_a_linked_enquiry_is_quoted_and_won(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    firm = matched_seller(database, wanted)
    enquiry = factories.enquiry(database, firm.seller_id, buyer_id=BUYER_ID)
    quote = write(client, firm, wanted, enquiry_id=str(enquiry.id))
    path = f"/api/enquiries/{enquiry.id}"
    assert client.get(path, headers=BUYER).json()["data"]["status"] == "quoted"

    act(client, BUYER, quote["id"], "accept")

    assert client.get(path, headers=BUYER).json()["data"]["status"] == "won"


def test_what_was_sent_is_revised_twice_and_never_edited(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    firm = matched_seller(database, wanted)
    who, first = as_seller(firm), write(client, firm, wanted)
    form = offer(wanted, freight="500.00")

    edited = client.put(f"/api/quotes/{first['id']}", json=form, headers=who)
    second = act(client, who, first["id"], "revise", **form).json()["data"]
    third = act(client, who, second["id"], "revise", **form).json()["data"]
    fourth = act(client, who, third["id"], "revise", **form)

    assert (edited.status_code, edited.json()["code"]) == (409, "not_a_draft")
    assert (fourth.status_code, fourth.json()["code"]) == (409, "too_many_versions")
    body = client.get(f"/api/quotes/{third['id']}", headers=BUYER).json()["data"]
    assert [one["status"] for one in body["versions"]] == [
        "superseded",
        "superseded",
        "sent",
    ]
    assert body["versions"][0]["landed"] == "154245.00"
    gone = act(client, BUYER, first["id"], "accept")
    assert gone.status_code == 409


def test_a_counter_offer_is_upheld_or_revised(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    firm = matched_seller(database, wanted)
    who, quote = as_seller(firm), write(client, firm, wanted)

    item = line(wanted, unit_price="40.00")
    countered = act(
        client, BUYER, quote["id"], "counter", note="40 each?", items=[item]
    )

    assert countered.json()["data"]["status"] == "countered"
    assert act(client, BUYER, quote["id"], "accept").status_code == 409
    upheld = act(client, who, quote["id"], "send").json()["data"]
    assert (upheld["status"], upheld["counter"]["note"]) == ("sent", "40 each?")
    assert act(client, BUYER, quote["id"], "accept").status_code == 200


def test_a_counter_offer_has_each_line_once(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    quote = write(client, matched_seller(database, wanted), wanted)
    items = [line(wanted, unit_price=price) for price in ("40.00", "41.00")]

    refused = act(client, BUYER, quote["id"], "counter", note="40?", items=items)

    assert refused.status_code == 422
    assert list(refused.json()["errors"]) == ["items.1.requirement_item_id"]


def test_a_shortlisted_seller_sees_whom_to_call(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    firm, other = matched_seller(database, wanted), matched_seller(database, wanted)
    quote = write(client, firm, wanted)
    write(client, other, wanted)

    act(client, BUYER, quote["id"], "shortlist", is_shortlisted=True)

    assert seen(client, as_seller(firm), wanted)["contact"]["name"] == "Sita Gurung"
    assert seen(client, as_seller(other), wanted)["contact"] is None


def test_the_last_seat_closes_the_requirement(
    client: TestClient, database: Database
) -> None:
    wanted = factories.requirement(database, buyer_id=BUYER_ID, max_quotes=2)
    firms = [matched_seller(database, wanted) for _ in range(3)]
    for firm in firms[:2]:
        write(client, firm, wanted)

    url = f"/api/requirements/{wanted.id}/quotes"
    refused = client.post(url, json=offer(wanted), headers=as_seller(firms[2]))

    assert (refused.status_code, refused.json()["code"]) == (
        409,
        "requirement_not_open",
    )
    assert seen(client, BUYER, wanted)["status"] == "closed"
    assert seen(client, as_seller(firms[2]), wanted)["status"] == "missed"
    assert "requirement_closed" in kinds_of(client, BUYER)


def test_a_quote_expires_with_its_day_and_the_seller_may_quote_again(
    client: TestClient, database: Database
) -> None:
    at = now()
    wanted = factories.requirement(
        database, buyer_id=BUYER_ID, expires_at=at + timedelta(days=30)
    )
    firm = matched_seller(database, wanted)
    quote = write(client, firm, wanted)

    with ahead(days=9):
        assert act(client, BUYER, quote["id"], "accept").status_code == 409
        with database.session() as session:
            expire_due(session)
        body = client.get(f"/api/quotes/{quote['id']}", headers=BUYER)
        assert body.json()["data"]["status"] == "expired"
        assert write(client, firm, wanted)["status"] == "sent"


def test_an_award_taken_back_is_voided(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    firm, other = matched_seller(database, wanted), matched_seller(database, wanted)
    quote, beaten = write(client, firm, wanted), write(client, other, wanted)
    act(client, BUYER, quote["id"], "accept")

    url = f"/api/requirements/{wanted.id}"
    again = client.post(url, json={"status": "open"}, headers=BUYER)

    assert again.json()["data"]["awarded_quote_id"] is None
    body = client.get(f"/api/quotes/{quote['id']}", headers=BUYER).json()["data"]
    assert body["status"] == "voided"
    assert seen(client, as_seller(firm), wanted)["status"] == "lost"
    assert write(client, other, wanted)["id"] != beaten["id"]


@pytest.mark.parametrize(
    ("field", "items"),
    [
        ("items.0.unit_price", [{"unit_price": None}]),
        ("items.0.unit_price", [{"unit_price": "-1"}]),
        ("items.0.requirement_item_id", [{}, {"requirement_item_id": str(new_id())}]),
        ("items", [{"type": "not_available", "unit_price": None}]),
        ("items.0.note", [{"type": "alternative"}]),
        ("items", [{}, {}]),
    ],
)
def test_a_wrong_line_is_named(
    client: TestClient,
    database: Database,
    wanted: Requirement,
    field: str,
    items: list[dict[str, Any]],
) -> None:
    firm = matched_seller(database, wanted)
    form = offer(wanted, items=[line(wanted, **item) for item in items])
    if len(items) > 1 and items[1]:
        field = "items.1.requirement_item_id"

    url = f"/api/requirements/{wanted.id}/quotes"
    answer = client.post(url, json=form, headers=as_seller(firm))

    assert answer.status_code == 422
    assert field in answer.json()["errors"]


def test_strangers_see_nothing(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    firm = matched_seller(database, wanted)
    draft = write(client, firm, wanted, status="draft")
    stranger = factories.seller(database)
    url = f"/api/requirements/{wanted.id}/quotes"

    assert client.get(f"/api/quotes/{draft['id']}", headers=BUYER).status_code == 404
    assert client.get(url, headers=BUYER).json()["data"] == []
    for who in (as_seller(stranger), bearer(new_id(), "seller")):
        assert client.get(f"/api/quotes/{draft['id']}", headers=who).status_code == 404
        assert act(client, who, draft["id"], "send").status_code == 404
        assert client.post(url, json=offer(wanted), headers=who).status_code == 404
        assert client.get(url, headers=who).status_code == 404
