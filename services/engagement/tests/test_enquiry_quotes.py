"""A quote for an enquiry: one of the two sides' quotes, and no requirement."""

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session

from contracts.engagement import DealChanged, RequirementOpened
from engagement.conversations.models import Block
from engagement.enquiries.models import Enquiry
from engagement.replicas.sellers.models import Seller
from engagement.rfq.matches import waves
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.requirements import jobs
from engagement.rfq.requirements.models import table as requirements
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller

ITEM = {
    "name": "Green tea, spring flush",
    "quantity": "12.5",
    "unit": "kg",
    "spec": "Moisture at most 5 %",
    "unit_price": "1450.00",
}


@pytest.fixture
def firm(database: Database) -> Seller:
    made: Seller = factories.seller(database)
    return made


@pytest.fixture
def enquiry(database: Database, firm: Seller) -> Enquiry:
    made: Enquiry = factories.enquiry(
        database, firm.seller_id, buyer_id=BUYER_ID, product_name="Green tea"
    )
    return made


def form(*items: dict[str, Any], **terms: Any) -> dict[str, Any]:
    return {"items": list(items) or [ITEM], "tax_mode": "vat_13_extra", **terms}


def post(client: TestClient, who: Any, of: Enquiry, **body: Any) -> Any:
    url = f"/api/enquiries/{of.id}/quotes"
    return client.post(url, json=body or form(), headers=who)


def written(client: TestClient, firm: Seller, of: Enquiry, **body: Any) -> Any:
    answer = post(client, as_seller(firm), of, **body)
    assert answer.status_code == 201, answer.text
    return answer.json()["data"]


def get(client: TestClient, who: Any, path: str) -> Any:
    return client.get(f"/api/{path}", headers=who).json()


def status_of(client: TestClient, of: Enquiry) -> str:
    status: str = get(client, BUYER, f"enquiries/{of.id}")["data"]["status"]
    return status


def test_it_is_in_the_quotes_of_both_sides_and_in_no_list_of_requirements(
    client: TestClient, firm: Seller, enquiry: Enquiry, session: Session
) -> None:
    quote = written(client, firm, enquiry, **form(freight="500.00"))

    assert quote["totals"]["landed"] == "20981.25"
    assert quote["requirement"]["enquiry_id"] == str(enquiry.id)
    for who, side in ((as_seller(firm), "seller"), (BUYER, "buyer")):
        listed = get(client, who, f"quotes?as={side}")["data"]
        assert [one["id"] for one in listed] == [quote["id"]]
        posted = get(client, who, f"requirements?as={side}")
        assert (posted["data"], posted["meta"]["total"]) == ([], 0)
        assert set(posted["meta"]["counts"].values()) == {0}
    assert status_of(client, enquiry) == "quoted"
    assert recorded(session, RequirementOpened) == []


def test_the_buyer_is_notified_of_the_quote_alone(
    client: TestClient, database: Database, firm: Seller, enquiry: Enquiry
) -> None:
    quote = written(client, firm, enquiry)
    for days in (30, 179, 181):
        with ahead(days=days), database.session() as session:
            jobs.remind_of_end(session)
            jobs.expire_due(session)
            waves.run_due(session)

    sent = get(client, BUYER, "notifications")["data"]

    assert [(one["kind"], one["link"]) for one in sent] == [
        ("quote_received", f"/buyer/quotes/{quote['id']}")
    ]


def test_it_is_countered_revised_and_accepted(
    client: TestClient, firm: Seller, enquiry: Enquiry, session: Session
) -> None:
    first = written(client, firm, enquiry)
    line = first["items"][0]["requirement_item_id"]
    wish = {"requirement_item_id": line, "unit_price": "1400.00"}
    act(client, BUYER, first["id"], "counter", note="1,400?", items=[wish])
    better = form({"requirement_item_id": line, "unit_price": "1410.00"})
    second = act(client, as_seller(firm), first["id"], "revise", **better)

    accepted = act(client, BUYER, second.json()["data"]["id"], "accept")

    assert accepted.json()["data"]["status"] == "accepted"
    assert accepted.json()["data"]["items"][0]["quantity"] == "12.5"
    assert status_of(client, enquiry) == "won"
    assert [deal.is_open for deal in recorded(session, DealChanged)] == [True]


def test_one_at_a_time_and_another_after_the_first_was_withdrawn(
    client: TestClient, firm: Seller, enquiry: Enquiry
) -> None:
    first = written(client, firm, enquiry)

    refused = post(client, as_seller(firm), enquiry)
    act(client, as_seller(firm), first["id"], "withdraw")
    other = {**ITEM, "name": "Black tea"}
    second = written(client, firm, enquiry, **form(ITEM, other))

    assert (refused.status_code, refused.json()["code"]) == (409, "quote_exists")
    assert [line["name"] for line in second["items"]] == [ITEM["name"], "Black tea"]


@pytest.mark.parametrize("by", ["buyer", "seller"])
def test_it_ends_with_its_enquiry(
    client: TestClient, firm: Seller, enquiry: Enquiry, by: str
) -> None:
    quote = written(client, firm, enquiry)
    who = BUYER if by == "buyer" else as_seller(firm)

    change = {"status": "cancelled" if by == "buyer" else "lost"}
    client.post(f"/api/enquiries/{enquiry.id}", json=change, headers=who)

    gone = act(client, BUYER, quote["id"], "accept")
    assert gone.status_code == 409
    seen = get(client, as_seller(firm), f"quotes/{quote['id']}")["data"]
    assert (seen["status"], seen["reason"]) == ("rejected", "enquiry_closed")


def test_a_closed_enquiry_gets_none(
    client: TestClient, database: Database, firm: Seller
) -> None:
    closed = factories.enquiry(
        database, firm.seller_id, buyer_id=BUYER_ID, status="declined"
    )

    answer = post(client, as_seller(firm), closed)

    assert answer.status_code == 409
    assert answer.json()["data"]["allowed_statuses"] == ["replied"]


def test_only_the_seller_of_the_enquiry_writes_one(
    client: TestClient, database: Database, firm: Seller, enquiry: Enquiry
) -> None:
    stranger = as_seller(factories.seller(database))
    admin = bearer(new_id(), "admin", "seller")
    trader = bearer(BUYER_ID, "buyer", "seller")
    factories.seller(database, owner_id=BUYER_ID)
    others = (stranger, admin, trader, BUYER, {})
    answers = [post(client, who, enquiry) for who in others]
    with database.session() as session:
        session.add(
            Block(
                seller_id=firm.seller_id,
                buyer_id=BUYER_ID,
                by_role="buyer",
                at=now(),
            )
        )

    assert [answer.status_code for answer in answers] == [404, 404, 404, 403, 401]
    assert post(client, as_seller(firm), enquiry).status_code == 404


@pytest.mark.parametrize(
    ("item", "field"),
    [
        ({**ITEM, "unit_price": "0"}, "items.0.unit_price"),
        ({**ITEM, "quantity": "-1"}, "items.0.quantity"),
        ({**ITEM, "name": "  "}, "items.0.name"),
        ({key: ITEM[key] for key in ("name", "quantity")}, "items.0.unit_price"),
    ],
)
def test_a_wrong_line_is_refused_at_its_field(
    client: TestClient, firm: Seller, enquiry: Enquiry, item: Any, field: str
) -> None:
    refused = post(client, as_seller(firm), enquiry, **form(item))

    assert refused.status_code == 422
    assert list(refused.json()["errors"]) == [field]
    assert status_of(client, enquiry) == "new"


def test_of_many_at_once_one_is_written(
    client: TestClient, database: Database, firm: Seller, enquiry: Enquiry
) -> None:
    gate = Barrier(8)

    def write(_: int) -> int:
        gate.wait()
        status: int = post(client, as_seller(firm), enquiry).status_code
        return status

    with ThreadPoolExecutor(8) as pool:
        statuses = sorted(pool.map(write, range(8)))

    assert statuses == [201, *[409] * 7]
    with database.session() as session:
        made = [
            session.execute(sa.select(sa.func.count()).select_from(of)).scalar()
            for of in (quotes, requirements)
        ]
    assert made == [1, 1]
