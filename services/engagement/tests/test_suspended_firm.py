"""A suspended company reads its side of open deals, without contacts."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.vendor import SellerUpdated
from engagement.commands import service
from engagement.replicas.sellers.models import Seller
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller, matched_seller, write
from .test_deals import quote_of
from .test_documents import read

SECRETS = ("9841234567", "sita@example.com")


def suspend(database: Database, firm: Seller, status: str = "suspended") -> None:
    card = {**firm.model_dump(), "version": 7, "status": status}
    deliver(database, service, SellerUpdated.model_validate(card))


@pytest.fixture
def firm(client: TestClient, database: Database) -> Any:
    """With open enquiries, a lost one, and an accepted quote."""
    wanted = factories.requirement(
        database, buyer_id=BUYER_ID, contact_email="sita@example.com"
    )
    seller = matched_seller(database, wanted)
    quote = write(client, seller, wanted)
    act(client, BUYER, quote["id"], "accept")
    for status in ("new", "replied", "lost"):
        fields = {"buyer_id": new_id(), "status": status}
        factories.enquiry(database, seller.seller_id, **fields)
    return seller, quote


def everything_read(client: TestClient, seller: Seller, quote: Any) -> str:
    who = as_seller(seller)
    listed = client.get("/api/enquiries?as=seller", headers=who)
    urls = ["/api/quotes?as=seller", f"/api/quotes/{quote['id']}"]
    urls += ["/api/dashboard/seller", "/api/conversations"]
    urls += [f"/api/enquiries/{row['id']}" for row in listed.json()["data"]]
    answers = [listed, *(client.get(url, headers=who) for url in urls)]
    assert [answer.status_code for answer in answers] == [200] * len(answers)
    return " ".join(answer.text for answer in answers)


def test_contacts_are_hidden_while_the_company_is_suspended(
    client: TestClient, database: Database, firm: Any
) -> None:
    seller, quote = firm
    before = everything_read(client, seller, quote)
    assert all(secret in before for secret in SECRETS)

    suspend(database, seller)

    after = everything_read(client, seller, quote)
    assert [secret for secret in SECRETS if secret in after] == []
    who = as_seller(seller)
    rows = client.get("/api/enquiries?as=seller", headers=who).json()
    assert sorted(row["status"] for row in rows["data"]) == ["new", "replied"]
    text = read(client, quote_of(database, quote), who, "en")
    assert "9841234567" not in text
    assert "SitaGurung" in text


@pytest.mark.parametrize("query", ["98412", "sita@"])
def test_search_does_not_match_hidden_contacts(
    client: TestClient, database: Database, firm: Any, query: str
) -> None:
    seller, _ = firm
    url, who = f"/api/enquiries?as=seller&q={query}", as_seller(seller)
    assert client.get(url, headers=who).json()["meta"]["total"] == 3

    suspend(database, seller)

    assert client.get(url, headers=who).json()["meta"]["total"] == 0


def test_exports_are_refused_while_the_company_is_suspended(
    client: TestClient, database: Database, firm: Any
) -> None:
    seller, _ = firm
    url, who = "/api/enquiries/export.csv", as_seller(seller)
    assert "9841234567" in client.get(url, headers=who).text

    suspend(database, seller)

    refused = client.get(url, headers=who)
    assert (refused.status_code, refused.json()["code"]) == (403, "company_suspended")
    deliver_active = {**seller.model_dump(), "version": 9, "status": "active"}
    deliver(database, service, SellerUpdated.model_validate(deliver_active))
    assert "9841234567" in client.get(url, headers=who).text
