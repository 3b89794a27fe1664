"""What staff decide about a reported product: the table, its effects and who hears."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from catalog.products.models import Product
from catalog.sellers.models import Seller
from contracts.catalog import ProductModerated, ProductReportDecided
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from . import factories
from .test_product_reports import FORM, REPORTS, report, status_of

STAFF_ID = new_id()
STAFF = bearer(STAFF_ID, "admin")
NOTE = "The seal on the picture is not yours."


@pytest.fixture
def fake(database: Database, firm: Seller) -> Product:
    with database.session() as session:
        return factories.product(session, firm, slug="fake", name="Fake")


def open_report(client: TestClient) -> str:
    (row,) = client.get(REPORTS, headers=STAFF).json()["data"]
    found: str = row["id"]
    return found


def decide(client: TestClient, report_id: str, to: str, note: str | None = NOTE) -> Any:
    form = {"status": to, "note": note}
    return client.post(f"{REPORTS}/{report_id}", json=form, headers=STAFF)


def heard(database: Database) -> list[ProductReportDecided]:
    with database.session() as session:
        return list(recorded(session, ProductReportDecided))


def test_a_warning_leaves_the_product_public_and_has_the_reason(
    client: TestClient, database: Database, firm: Seller, fake: Product
) -> None:
    reporter = new_id()
    report(client, "10.0.0.1", **bearer(reporter, "buyer"))
    warned = decide(client, open_report(client), "warned").json()["data"]
    assert (warned["status"], warned["status_label"]) == ("warned", "Seller warned")
    assert warned["allowed_statuses"] == ["open"]
    (entry,) = warned["history"]
    assert (entry["by"], entry["note"]) == (str(STAFF_ID), NOTE)
    assert status_of(database, fake) == "published"
    (event,) = heard(database)
    assert (event.outcome, event.owner_id) == ("warned", firm.owner_id)
    assert (event.note, event.reporter_id, event.email) == (NOTE, reporter, None)


def test_a_hidden_product_is_blocked_and_answers_all_its_reports(
    client: TestClient, database: Database, fake: Product
) -> None:
    report(client, "10.0.0.1")
    report(client, "10.0.1.1")
    first = client.get(REPORTS, headers=STAFF).json()["data"][0]["id"]
    hidden = decide(client, first, "hidden").json()["data"]
    assert (hidden["status"], hidden["product"]["status"]) == ("hidden", "blocked")
    assert client.get("/api/webui/product/fake").status_code in (404, 410)
    counts = client.get(REPORTS, headers=STAFF).json()["meta"]["counts"]
    assert counts == {"open": 0, "closed": 2}
    assert [event.outcome for event in heard(database)] == ["hidden", "hidden"]
    with database.session() as session:
        (moderated,) = recorded(session, ProductModerated)
    assert (moderated.outcome, moderated.reason_code) == ("blocked", "other")


def test_a_guest_hears_by_email_in_the_language_of_the_report(
    client: TestClient, database: Database, fake: Product
) -> None:
    form = {**FORM, "email": "ram@example.com"}
    url, head = "/api/webui/product/fake/report", {"Accept-Language": "ne"}
    assert client.post(url, json=form, headers=head).status_code == 202
    decide(client, open_report(client), "dismissed", None)
    (event,) = heard(database)
    assert (event.outcome, event.email) == ("dismissed", "ram@example.com")
    assert (event.locale, event.note) == ("ne", None)


@pytest.mark.parametrize("to", ["warned", "hidden"])
def test_a_warning_and_a_hidden_product_need_a_note(
    client: TestClient, database: Database, fake: Product, to: str
) -> None:
    report(client, "10.0.0.1")
    refused = decide(client, open_report(client), to, None)
    assert refused.status_code == 422
    assert list(refused.json()["errors"]) == ["note"]
    assert heard(database) == []


def test_a_decided_report_is_reopened_before_another_decision(
    client: TestClient, database: Database, fake: Product
) -> None:
    report(client, "10.0.0.1")
    report_id = open_report(client)
    assert decide(client, report_id, "dismissed").status_code == 200
    refused = decide(client, report_id, "warned")
    assert refused.status_code == 409
    allowed = {"status": "dismissed", "allowed_statuses": ["open"]}
    assert refused.json()["data"] == allowed
    assert decide(client, report_id, "open").json()["data"]["closed_at"] is None
    again = decide(client, report_id, "warned").json()["data"]
    decisions = [entry["to_status"] for entry in again["history"]]
    assert decisions == ["warned", "open", "dismissed"]
    assert [event.outcome for event in heard(database)] == ["dismissed", "warned"]
