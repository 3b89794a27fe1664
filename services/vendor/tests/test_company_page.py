"""The company page: closures, completeness, statistics and reports."""

from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.auth import UserDeleted
from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from contracts.vendor import SellerUpdated
from servicekit.clock import now, today
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer
from vendor.commands import service
from vendor.profiles.completeness import ITEMS
from vendor.profiles.models import Seller

from .companies import company, saved, verified
from .verifications import Reviewer

PATH, CLOSURE = "/api/sellerprofile", "/api/sellerprofile/closure"
PAGE = "/api/webui/seller/himal-tea/sellerprofile"
REPORT = "/api/webui/seller/himal-tea/report"
COMPLAINT: dict[str, Any] = {"reason": "fraud", "text": "They took the money and left."}
TODAY = today()
DAY = timedelta(days=1)


@pytest.fixture
def seller(database: Database) -> Seller:
    return saved(database, verified())


@pytest.fixture
def headers(seller: Seller) -> dict[str, str]:
    return bearer(seller.owner_id, "seller")


def test_a_closure_is_planned_published_and_removed(
    client: TestClient, headers: dict[str, str]
) -> None:
    form = {"closed_from": str(TODAY), "closed_to": str(TODAY + 5 * DAY)}
    note = {"note": "Dashain: शुभकामना"}
    answer = client.put(CLOSURE, json={**form, **note}, headers=headers)
    assert answer.json()["data"]["closed_until"] == form["closed_to"]
    page = client.get(PAGE).json()["data"]
    assert (page["closed_until"], page["closure_note"]) == (
        form["closed_to"],
        note["note"],
    )
    for _ in range(2):
        assert client.delete(CLOSURE, headers=headers).status_code == 200
    assert client.get(PAGE).json()["data"]["closed_until"] is None


def test_a_closure_and_its_removal_are_published_as_events(
    client: TestClient, database: Database, headers: dict[str, str]
) -> None:
    days = {"closed_from": str(TODAY), "closed_to": str(TODAY + timedelta(days=3))}
    client.put(CLOSURE, json=days, headers=headers)
    client.delete(CLOSURE, headers=headers)
    with database.session() as session:
        *_, planned, removed = recorded(session, SellerUpdated)
    assert (planned.closed_from, planned.closed_to) == (
        TODAY,
        TODAY + timedelta(days=3),
    )
    assert (removed.closed_from, removed.closed_to) == (None, None)
    assert planned.version < removed.version


@pytest.mark.parametrize(("first", "last"), [(5, 4), (-5, -1), (0, 90)])
def test_an_invalid_closure_is_a_field_error(
    client: TestClient, headers: dict[str, str], first: int, last: int
) -> None:
    days = {"closed_from": TODAY + first * DAY, "closed_to": TODAY + last * DAY}
    form = {name: str(day) for name, day in days.items()}
    answer = client.put(CLOSURE, json=form, headers=headers)
    assert list(answer.json()["errors"]) == ["closed_to"]


def test_completeness_grows_with_the_profile(
    client: TestClient, database: Database, headers: dict[str, str]
) -> None:
    assert sum(gain for gain, _ in ITEMS.values()) == 100

    def percent() -> int:
        data = client.get(f"{PATH}?showall=true", headers=headers).json()["data"]
        done = [item["gain"] for item in data["completeness"]["items"] if item["done"]]
        assert sum(done) == data["completeness"]["percent"]
        percent: int = data["completeness"]["percent"]
        return percent

    before = percent()
    form = {"about": "Since 2014.", "viber": "9851041137", "delivers_to": [103]}
    client.put(PATH, json=form, headers=headers)
    assert percent() == before + 10 + 5 + 5


def test_a_concurrent_change_is_a_409(
    client: TestClient, headers: dict[str, str]
) -> None:
    read = client.get(f"{PATH}?showall=true", headers=headers).json()["data"]
    form = {"about": "Mine.", "version": read["version"]}
    assert client.put(PATH, json=form, headers=headers).status_code == 200
    answer = client.put(PATH, json={**form, "about": "Late."}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (409, "changed_elsewhere")
    data = client.get(f"{PATH}?showall=true", headers=headers).json()["data"]
    assert data["about"] == "Mine."


def test_statistics_count_views_contacts_and_answers(
    client: TestClient, database: Database, seller: Seller, headers: dict[str, str]
) -> None:
    event = PAGE.replace("sellerprofile", "event")
    for kind in ("view", "view", "call", "viber"):
        client.post(event, json={"type": kind})
    common = {"seller_id": seller.id, "created_at": now() - timedelta(hours=30)}
    for wait_h in (3, 25, None, 26, None, None, None, None, None, None):
        enquiry = {"enquiry_id": new_id(), **common}
        new = {"version": 1, "category_id": new_id(), "source": "search"}
        deliver(database, service, EnquiryCreated.model_validate({**enquiry, **new}))
        if wait_h:
            at = common["created_at"] + timedelta(hours=wait_h)  # type: ignore[operator]
            replied = {"version": 2, "from_status": "new", "to_status": "replied"}
            answered = {**enquiry, **replied, "first_response_at": at}
            event_2 = EnquiryStatusChanged.model_validate(answered)
            deliver(database, service, event_2)
    data = client.get(f"{PATH}/statistics?days=7", headers=headers).json()["data"]
    assert (data["views"], data["clicks"]["call"], data["clicks"]["qr"]) == (2, 1, 0)
    assert (data["received"], data["answered_within_24h"]) == (10, 1)
    assert data["response_rate"] == 10
    assert len(data["per_day"]) == 7
    last = data["per_day"][-1]
    assert (last["day"], last["views"], last["clicks"]) == (str(TODAY), 2, 2)
    assert sum(day["received"] for day in data["per_day"]) == 10


def test_facets_count_the_results_of_each_choice(
    client: TestClient, database: Database, seller: Seller
) -> None:
    saved(
        database,
        company(slug="mill", province_id=2, district_id=201),
        company(slug="gone", province_id=2, status="suspended"),
    )

    def facets(**query: Any) -> dict[str, Any]:
        answer = client.get("/api/webui/suppliers", params=query)
        found: dict[str, Any] = answer.json()["meta"]["facets"]
        return found

    found = facets(province=1)
    assert {row["id"]: row["count"] for row in found["provinces"]} == {1: 1, 2: 1}
    assert [row["name"] for row in found["districts"]] == ["Ilam"]
    assert facets(verified=False)["verified"] == 1
    assert facets(district=201)["verified"] == 0


def test_a_report_reaches_the_administrators(
    client: TestClient, seller: Seller
) -> None:
    reporter = new_id()
    form = {**COMPLAINT, "email": "Ram@Example.com"}
    answer = client.post(REPORT, json=form, headers=bearer(reporter, "buyer"))
    assert answer.status_code == 202
    admin = Reviewer(client).headers
    (item,) = client.get("/api/admin/reports", headers=admin).json()["data"]
    assert item["reference"] == answer.json()["data"]["reference"]
    assert (item["seller"]["slug"], item["email"], item["reporter_id"]) == (
        "himal-tea",
        "ram@example.com",
        str(reporter),
    )
    path, done = (
        f"/api/admin/reports/{item['id']}",
        {"status": "dismissed", "note": "Ok"},
    )
    assert client.post(path, json=done, headers=admin).json()["data"]["handled_at"]
    body = client.get("/api/admin/reports", headers=admin).json()
    assert (body["data"], body["meta"]["counts"]) == ([], {"open": 0, "handled": 1})


def test_the_texts_of_a_deleted_reporter_are_erased(
    client: TestClient, database: Database, seller: Seller
) -> None:
    reporter = new_id()
    form = {**COMPLAINT, "email": "ram@example.com"}
    client.post(REPORT, json=form, headers=bearer(reporter, "buyer"))
    gone = UserDeleted(user_id=reporter, version=2, deleted_at=now())
    deliver(database, service, gone)
    admin = Reviewer(client).headers
    (item,) = client.get("/api/admin/reports", headers=admin).json()["data"]
    assert (item["email"], item["text"], item["reporter_id"]) == (None, "", None)


@pytest.mark.parametrize(
    ("form", "status"),
    [
        ({**COMPLAINT, "reason": "spite"}, 422),
        ({**COMPLAINT, "text": "short"}, 422),
        ({**COMPLAINT, "email": "x"}, 422),
        ({**COMPLAINT, "status": "handled"}, 422),
    ],
)
def test_an_invalid_report_is_refused(
    client: TestClient, seller: Seller, form: dict[str, str], status: int
) -> None:
    assert client.post(REPORT, json=form).status_code == status


def test_reports_are_limited_and_read_by_administrators_only(
    client: TestClient, seller: Seller, headers: dict[str, str]
) -> None:
    unknown = REPORT.replace("himal-tea", "nobody")
    assert client.post(unknown, json=COMPLAINT).status_code == 404
    odd = REPORT.replace("himal-tea", "himal-tea%00")  # has a limit of its own
    assert client.post(odd, json=COMPLAINT).status_code == 404
    answers = [client.post(REPORT, json=COMPLAINT).status_code for _ in range(6)]
    assert answers == [202] * 5 + [429]
    assert client.get("/api/admin/reports", headers=headers).status_code == 403
    assert client.get("/api/admin/reports").status_code == 401
