"""The buyer sees which sellers a requirement has reached, and who looked."""

from typing import Any

from fastapi.testclient import TestClient

from engagement.replicas.sellers.models import Seller
from engagement.rfq.matches import service as matches
from engagement.rfq.requirements.lifecycle import locked
from engagement.rfq.requirements.models import Requirement
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller, matched_seller, write


def wanted(database: Database) -> Requirement:
    of: Requirement = factories.requirement(database, buyer_id=BUYER_ID)
    return of


def set_status(client: TestClient, who: Seller, of: Requirement, to: str) -> None:
    url = f"/api/requirements/{of.id}"
    changed = client.post(url, json={"status": to}, headers=as_seller(who))
    assert changed.status_code == 200, changed.text


def recipients(client: TestClient, of: Requirement) -> dict[str, dict[str, Any]]:
    answer = client.get(f"/api/requirements/{of.id}/matches", headers=BUYER)
    assert answer.status_code == 200, answer.text
    return {row["seller"]["company_name"]: row for row in answer.json()["data"]}


def test_the_buyer_sees_who_was_notified_who_looked_and_who_answered(
    client: TestClient, database: Database
) -> None:
    of = wanted(database)
    named = {"is_verified": True, "district": "Kaski"}
    quoting = matched_seller(database, of, company_name="Quotes", **named)
    matched_seller(database, of, company_name="Notified")
    looking = matched_seller(database, of, company_name="Looked")
    passing = matched_seller(database, of, company_name="Passed")
    quote = write(client, quoting, of)
    set_status(client, looking, of, "viewed")
    set_status(client, passing, of, "dismissed")

    rows = recipients(client, of)

    assert list(rows) == ["Quotes", "Looked", "Notified", "Passed"]
    assert all(row["notified_at"] for row in rows.values())
    looked = [name for name, row in rows.items() if row["viewed_at"]]
    assert looked == ["Quotes", "Looked", "Passed"]
    answers = [(row["answer"], bool(row["answered_at"])) for row in rows.values()]
    assert answers == [
        ("quoted", True),
        (None, False),
        (None, False),
        ("declined", True),
    ]
    assert rows["Quotes"]["quote_id"] == quote["id"]
    seller = rows["Quotes"]["seller"]
    assert (seller["slug"], seller["is_seller_verified"]) == (quoting.slug, True)


def test_a_withdrawn_quote_is_no_answer(client: TestClient, database: Database) -> None:
    of = wanted(database)
    seller = matched_seller(database, of, company_name="Himal")
    quote = write(client, seller, of)
    act(client, as_seller(seller), quote["id"], "withdraw")

    row = recipients(client, of)["Himal"]

    assert (row["answer"], row["answered_at"], row["quote_id"]) == (None, None, None)
    assert row["viewed_at"]


def test_a_seller_who_opened_it_without_a_notification_was_not_notified(
    client: TestClient, database: Database
) -> None:
    leaf = factories.category(database)
    of = factories.requirement(
        database, buyer_id=BUYER_ID, category_id=leaf.category_id
    )
    trade = {"category_ids": [leaf.category_id], "company_name": "Himal"}
    set_status(client, factories.seller(database, **trade), of, "viewed")

    row = recipients(client, of)["Himal"]

    assert (row["notified_at"], bool(row["viewed_at"])) == (None, True)


def test_a_lead_that_the_system_revives_was_not_viewed(
    client: TestClient, database: Database
) -> None:
    of = wanted(database)
    matched_seller(database, of, company_name="Himal")
    with database.session() as session:
        requirement = locked(session, of.id)
        assert requirement is not None
        matches.miss_unanswered(session, requirement)
        matches.revive_missed(session, requirement)

    assert recipients(client, of)["Himal"]["viewed_at"] is None
    own = client.get(f"/api/requirements/{of.id}", headers=BUYER).json()["data"]
    assert own["viewed_count"] == 0


def test_a_company_without_a_public_page_has_no_link(
    client: TestClient, database: Database
) -> None:
    of = wanted(database)
    matched_seller(database, of, company_name="Himal", status="suspended")

    assert recipients(client, of)["Himal"]["seller"]["slug"] is None


def test_only_its_buyer_and_administrators_see_the_list(
    client: TestClient, database: Database
) -> None:
    of = wanted(database)
    seller = matched_seller(database, of)
    draft = factories.requirement(database, buyer_id=BUYER_ID, status="draft")
    admin = bearer(new_id(), "admin")
    url = "/api/requirements/{}/matches"

    def status(of: Requirement, who: dict[str, str]) -> int:
        return client.get(url.format(of.id), headers=who).status_code

    assert status(of, as_seller(seller)) == 404
    assert status(of, bearer(new_id(), "buyer")) == 404
    assert status(of, admin) == 200
    assert status(draft, admin) == 404
    assert status(draft, BUYER) == 200
    assert client.get(url.format(new_id()), headers=BUYER).status_code == 404
    assert client.get(url.format(of.id)).status_code == 401


def test_the_list_has_pages(client: TestClient, database: Database) -> None:
    of = wanted(database)
    for _ in range(3):
        matched_seller(database, of)
    url = f"/api/requirements/{of.id}/matches?per_page=2&page=2"

    body = client.get(url, headers=BUYER).json()

    assert (len(body["data"]), body["meta"]["total"]) == (1, 3)
