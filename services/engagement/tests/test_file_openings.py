"""Each opening of a requirement's file by a seller is listed for its buyer."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.drive import DocumentOpened
from engagement.commands import service
from engagement.replicas.sellers.models import Seller
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER, BUYER_ID, as_seller, matched_seller

PLAN = new_id()


@pytest.fixture
def wanted(database: Database) -> Requirement:
    files = [str(new_id()), str(PLAN)]
    of: Requirement = factories.requirement(
        database, buyer_id=BUYER_ID, attachment_ids=files
    )
    return of


def open_file(database: Database, who: Seller, **fields: Any) -> DocumentOpened:
    event = DocumentOpened(
        **{
            "opening_id": new_id(),
            "file_id": PLAN,
            "user_id": who.owner_id,
            "opened_at": now(),
            **fields,
        }
    )
    deliver(database, service, event, times=2)
    return event


def openings(client: TestClient, of: Requirement, query: str = "") -> Any:
    url = f"/api/requirements/{of.id}/openings?{query}"
    answer = client.get(url, headers=BUYER)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_buyer_sees_each_opening_the_newest_first(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    himal = matched_seller(database, wanted, company_name="Himal")
    tea = matched_seller(database, wanted, company_name="Tea")
    for who in (himal, tea, himal):
        last = open_file(database, who)

    body = openings(client, wanted)

    names = [row["seller"]["company_name"] for row in body["data"]]
    assert names == ["Himal", "Tea", "Himal"]
    assert body["data"][0]["id"] == str(last.opening_id)
    assert body["data"][0]["file_id"] == str(PLAN)
    assert len(openings(client, wanted, "per_page=1&page=3")["data"]) == 1


def test_documents_sent_elsewhere_are_not_listed(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    seller = matched_seller(database, wanted)
    open_file(database, seller, file_id=new_id())
    open_file(database, factories.seller(database))

    assert openings(client, wanted)["data"] == []


def test_an_opening_remains_when_the_seller_loses_the_lead(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    seller = matched_seller(database, wanted, company_name="Himal")
    open_file(database, seller)
    url = f"/api/requirements/{wanted.id}"
    dismissed = client.post(
        url, json={"status": "dismissed"}, headers=as_seller(seller)
    )
    assert dismissed.status_code == 200

    assert len(openings(client, wanted)["data"]) == 1


def test_only_its_buyer_and_administrators_see_the_openings(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    seller = matched_seller(database, wanted)
    url = f"/api/requirements/{wanted.id}/openings"

    assert client.get(url, headers=as_seller(seller)).status_code == 404
    assert client.get(url, headers=bearer(new_id(), "buyer")).status_code == 404
    assert client.get(url, headers=bearer(new_id(), "admin")).status_code == 200


def test_a_deleted_buyers_openings_are_erased(
    client: TestClient, database: Database, wanted: Requirement
) -> None:
    open_file(database, matched_seller(database, wanted))
    deliver(database, service, factories.gone(BUYER_ID))

    admin = bearer(new_id(), "admin")
    url = f"/api/requirements/{wanted.id}/openings"
    assert client.get(url, headers=admin).json()["data"] == []
