"""What staff decide about a reported company: the table, its effects and who hears."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.vendor import SellerReportDecided, SellerSuspended
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer
from vendor.profiles.models import Seller

from .companies import saved, verified
from .test_company_page import COMPLAINT, REPORT
from .verifications import Reviewer

URL = "/api/admin/reports"
NOTE = "Two buyers paid and got nothing."


@pytest.fixture
def seller(database: Database) -> Seller:
    return saved(database, verified())


def decide(client: TestClient, report_id: str, to: str, note: str | None = NOTE) -> Any:
    form = {"status": to, "note": note}
    return client.post(
        f"{URL}/{report_id}", json=form, headers=Reviewer(client).headers
    )


def open_reports(client: TestClient) -> list[str]:
    rows = client.get(URL, headers=Reviewer(client).headers).json()["data"]
    return [row["id"] for row in rows]


def heard(database: Database) -> list[SellerReportDecided]:
    with database.session() as session:
        return list(recorded(session, SellerReportDecided))


def test_a_warning_reaches_the_company_with_its_reason(
    client: TestClient, database: Database, seller: Seller
) -> None:
    reporter = new_id()
    client.post(REPORT, json=COMPLAINT, headers=bearer(reporter, "buyer"))
    (report_id,) = open_reports(client)
    warned = decide(client, report_id, "warned").json()["data"]
    assert (warned["status"], warned["allowed_statuses"]) == ("warned", ["open"])
    assert [entry["note"] for entry in warned["history"]] == [NOTE]
    (event,) = heard(database)
    assert (event.outcome, event.owner_id) == ("warned", seller.owner_id)
    assert (event.note, event.reporter_id) == (NOTE, reporter)


def test_a_suspension_answers_all_reports_of_the_company(
    client: TestClient, database: Database, seller: Seller
) -> None:
    client.post(REPORT, json={**COMPLAINT, "email": "ram@example.com"})
    client.post(REPORT, json=COMPLAINT)
    first, _ = open_reports(client)
    suspended = decide(client, first, "suspended").json()["data"]
    assert suspended["seller"]["status"] == "suspended"
    assert open_reports(client) == []
    events = heard(database)
    assert [event.outcome for event in events] == ["suspended", "suspended"]
    assert {event.email for event in events} == {"ram@example.com", None}
    with database.session() as session:
        assert len(recorded(session, SellerSuspended)) == 1
    url = f"/api/admin/sellers/{seller.id}"
    seen = client.get(url, headers=Reviewer(client).headers).json()["data"]
    assert [entry["noun"] for entry in seen["history"]].count("report") == 2


@pytest.mark.parametrize("to", ["warned", "suspended"])
def test_a_warning_and_a_suspension_need_a_note(
    client: TestClient, database: Database, seller: Seller, to: str
) -> None:
    client.post(REPORT, json=COMPLAINT)
    (report_id,) = open_reports(client)
    refused = decide(client, report_id, to, None)
    assert (refused.status_code, list(refused.json()["errors"])) == (422, ["note"])
    assert heard(database) == []


def test_a_decided_report_is_reopened_before_another_decision(
    client: TestClient, seller: Seller
) -> None:
    client.post(REPORT, json=COMPLAINT)
    (report_id,) = open_reports(client)
    assert decide(client, report_id, "dismissed", None).status_code == 200
    refused = decide(client, report_id, "suspended")
    allowed = {"status": "dismissed", "allowed_statuses": ["open"]}
    assert (refused.status_code, refused.json()["data"]) == (409, allowed)
    assert decide(client, report_id, "open").json()["data"]["status"] == "open"
    assert open_reports(client) == [report_id]
