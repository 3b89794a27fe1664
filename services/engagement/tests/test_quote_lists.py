"""Lists of leads and quotes by status, and drafts that are not finished yet."""

from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.replicas.sellers.models import SellerResponse
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller, line, matched_seller, offer, write


@pytest.fixture
def wanted(database: Database) -> Requirement:
    return factories.requirement(database, buyer_id=BUYER_ID)


def listed(client: TestClient, path: str, who: Any) -> Any:
    answer = client.get(f"/api/{path}", headers=who)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_leads_are_counted_and_filtered_by_their_status(
    client: TestClient, database: Database
) -> None:
    seller = factories.seller(database)
    for status in ("notified", "viewed", "viewed", "dismissed"):
        of = factories.requirement(database)
        factories.match(database, of, seller.seller_id, status=status)
    matched_seller(database, factories.requirement(database))

    page = listed(
        client, "requirements?as=seller&status=notified,viewed", as_seller(seller)
    )

    assert sorted(row["status"] for row in page["data"]) == [
        "notified",
        "viewed",
        "viewed",
    ]
    counts = page["meta"]["counts"]
    assert {name: n for name, n in counts.items() if n} == {
        "notified": 1,
        "viewed": 2,
        "dismissed": 1,
    }
    assert page["meta"]["total"] == 3


def test_a_buyer_counts_only_its_own_requirements(
    client: TestClient, database: Database
) -> None:
    who = bearer(buyer := new_id(), "buyer")
    factories.requirement(database, buyer_id=buyer)
    factories.requirement(database, buyer_id=buyer, status="closed")
    factories.requirement(database)

    page = listed(client, "requirements?status=closed", who)

    assert [row["status"] for row in page["data"]] == ["closed"]
    assert (page["meta"]["counts"]["open"], page["meta"]["counts"]["closed"]) == (1, 1)


@pytest.mark.parametrize("path", ["requirements?as=seller", "quotes?as=buyer"])
def test_an_unknown_status_is_named(client: TestClient, path: str) -> None:
    answer = client.get(f"/api/{path}&status=sent,nonsense", headers=BUYER)

    assert (answer.status_code, list(answer.json()["errors"])) == (422, ["status"])


def test_quotes_are_counted_for_each_side(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    one, other = matched_seller(database, wanted), matched_seller(database, wanted)
    first = write(client, one, wanted)
    write(client, other, wanted, status="draft")
    act(client, BUYER, first["id"], "counter", note="Less, please.")

    received = listed(client, f"quotes?as=buyer&requirement_id={wanted.id}", BUYER)
    own = listed(client, "quotes?status=draft,sent", as_seller(other))

    assert received["meta"]["counts"]["countered"] == 1
    assert received["meta"]["counts"]["draft"] == 0
    assert [row["status"] for row in own["data"]] == ["draft"]
    assert own["meta"]["counts"]["draft"] == 1


def test_quotes_are_filtered_by_their_enquiry(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    firm = matched_seller(database, wanted)
    enquiry = factories.enquiry(database, firm.seller_id, buyer_id=BUYER_ID)
    quote = write(client, firm, wanted, enquiry_id=str(enquiry.id))

    of_it = listed(client, f"quotes?enquiry_id={enquiry.id}", as_seller(firm))
    of_another = listed(client, f"quotes?enquiry_id={quote['id']}", as_seller(firm))

    assert [row["id"] for row in of_it["data"]] == [quote["id"]]
    assert of_another["data"] == []


def test_a_draft_may_be_unfinished_and_is_checked_when_sent(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    firm = matched_seller(database, wanted)
    who = as_seller(firm)
    bare = [line(wanted, unit_price=None)]
    draft = write(client, firm, wanted, items=bare, status="draft")
    assert draft["totals"]["landed"] == "0.00"

    refused = act(client, who, draft["id"], "send")
    client.put(f"/api/quotes/{draft['id']}", json=offer(wanted), headers=who)
    sent = act(client, who, draft["id"], "send")

    assert refused.status_code == 422
    assert list(refused.json()["errors"]) == ["items.0.unit_price"]
    assert sent.json()["data"]["totals"]["landed"] == "154245.00"


def test_the_comparison_has_the_sellers_response_rate(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    firm = matched_seller(database, wanted)
    with database.session() as session:
        of = SellerResponse(
            seller_id=firm.seller_id, counted_at=now(), response_rate=92
        )
        session.add(of)
    write(client, firm, wanted)

    rows = listed(client, f"requirements/{wanted.id}/quotes", BUYER)["data"]

    assert rows[0]["seller"]["response_rate"] == 92


def test_notifications_link_to_their_page(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    firm = matched_seller(database, wanted)
    quote = write(client, firm, wanted)
    act(client, BUYER, quote["id"], "accept")

    to_buyer = listed(client, "notifications", BUYER)["data"][0]["link"]
    to_seller = listed(client, "notifications", as_seller(firm))["data"][0]["link"]

    assert to_buyer == f"/buyer/requirements/{wanted.id}/quotes"
    assert to_seller == f"/seller/quotes/{quote['id']}"


def test_quotes_are_searched_by_title_number_and_company(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    wool = factories.requirement(database, buyer_id=BUYER_ID, title="Wool 100%")
    name = "Palpa Dhaka Udyog"
    firm = matched_seller(database, wool, company_name=name)
    factories.match(database, wanted, firm.seller_id)
    quote, other = write(client, firm, wool), write(client, firm, wanted)
    number = f"hq-{quote['root_id'][-8:]}-1"

    def ids_of(q: str, side: str, who: dict[str, str]) -> list[str]:
        page = listed(client, f"quotes?as={side}&q={q}", who)
        assert page["meta"]["total"] == len(page["data"])
        return [row["id"] for row in page["data"]]

    for side, who in (("buyer", BUYER), ("seller", as_seller(firm))):
        assert ids_of("wool 100%25", side, who) == [quote["id"]]
        assert ids_of(number, side, who) == [quote["id"]]
        assert ids_of("nothing like it", side, who) == []
    assert set(ids_of("dhaka udyog", "buyer", BUYER)) == {quote["id"], other["id"]}


def test_quotes_are_sorted_by_their_end(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    days = [9, 3, 6]
    firms = [matched_seller(database, wanted) for _ in days]
    ends = [str(today() + timedelta(days=number)) for number in days]
    for firm, end in zip(firms, ends, strict=True):
        write(client, firm, wanted, valid_until=end)

    page = listed(
        client, f"quotes?as=buyer&requirement_id={wanted.id}&sort=ending", BUYER
    )

    assert [row["valid_until"] for row in page["data"]] == sorted(ends)


@pytest.mark.parametrize("side", ["buyer", "seller"])
def test_requirements_are_searched_by_title_and_line(
    client: TestClient, database: Database, side: str
) -> None:
    item = {"name": "Basmati चामल", "quantity": "3", "unit": "pcs"}
    buyer = bearer(buyer_id := new_id(), "buyer")
    rice = factories.requirement(database, buyer_id=buyer_id, items=[item])
    tea = factories.requirement(database, buyer_id=buyer_id, title="Green_tea")
    firm = matched_seller(database, rice)
    factories.match(database, tea, firm.seller_id)
    who = buyer if side == "buyer" else as_seller(firm)

    def ids_of(q: str) -> list[str]:
        page = listed(client, f"requirements?as={side}&q={q}", who)
        return [row["id"] for row in page["data"]]

    assert ids_of("चामल") == [str(rice.id)]
    assert ids_of("green_t") == [str(tea.id)]
    assert ids_of("greenxt") == ids_of("name") == []


@pytest.mark.parametrize("side", ["buyer", "seller"])
def test_requirements_are_sorted_by_their_end(
    client: TestClient, database: Database, side: str
) -> None:
    buyer = bearer(buyer_id := new_id(), "buyer")
    firm = factories.seller(database)
    for days in (9, 3, 6):
        of = factories.requirement(
            database, buyer_id=buyer_id, expires_at=now() + timedelta(days=days)
        )
        factories.match(database, of, firm.seller_id)
    who = buyer if side == "buyer" else as_seller(firm)

    page = listed(client, f"requirements?as={side}&sort=ending", who)

    ends = [row["expires_at"] for row in page["data"]]
    assert len(ends) == 3
    assert ends == sorted(ends)
