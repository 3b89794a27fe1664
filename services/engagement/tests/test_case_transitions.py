"""Every transition of the table of cases, by each role, through HTTP."""

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.support.cases.transitions import CASE, CaseStatus
from servicekit.db import Database
from servicekit.testing.clock import ahead

from .helpdesk import ANSWER, Helpdesk, at, pass_time

Act = Callable[[Helpdesk], Any]
# Which call of a role leads to which status. A side that has no call for a status
# cannot set it.
CALLS: dict[tuple[str, str], Act] = {
    ("writer", "with_staff"): lambda case: case.decide("with_staff"),
    ("writer", "closed"): lambda case: case.decide("closed"),
    ("seller", "with_staff"): lambda case: case.decide("with_staff", "seller"),
    ("seller", "closed"): lambda case: case.decide("closed", "seller"),
    ("admin", "with_supplier"): lambda case: case.change(status="with_supplier"),
    ("admin", "with_staff"): lambda case: case.change(status="with_staff"),
    ("admin", "closed"): lambda case: case.change(status="closed"),
    ("admin", "answered"): lambda case: case.write("admin", ANSWER, status="answered"),
}
every_status = pytest.mark.parametrize("status", CaseStatus)


@every_status
@pytest.mark.parametrize(("role", "to"), CALLS)
def test_a_call_changes_the_status_as_the_table_allows(
    client: TestClient, database: Database, status: str, role: str, to: str
) -> None:
    case = at(client, database, status)

    answer = CALLS[role, to](case)

    # The supplier replies; it decides nothing.
    is_allowed = to in CASE.allowed(status, role) and role != "seller"
    is_again = status == to and role != "seller"
    expected = {200, 201} if is_allowed or is_again else {404, 409}
    assert answer.status_code in expected, answer.text
    if answer.status_code == 409:
        assert answer.json()["data"]["allowed_statuses"] == CASE.allowed(status, role)
    assert case.get()["status"] == (to if is_allowed else status)


@every_status
def test_time_changes_the_status_as_the_table_allows(
    client: TestClient, database: Database, status: str
) -> None:
    case = at(client, database, status)

    pass_time(database, days=8)

    (after,) = CASE.allowed(status, "system") or [status]
    assert case.get()["status"] == after


@pytest.mark.parametrize(
    ("status", "after"),
    [
        ("open", "open"),
        ("with_supplier", "with_supplier"),
        ("with_staff", "with_staff"),
        ("answered", "with_staff"),
        ("closed", "with_staff"),
    ],
)
def test_a_message_of_the_writer_reopens_what_was_answered(
    client: TestClient, database: Database, status: str, after: str
) -> None:
    case = at(client, database, status)

    assert case.write("writer").status_code == 201
    assert case.get()["status"] == after


def test_the_suppliers_reply_goes_back_to_haat(
    client: TestClient, database: Database
) -> None:
    case = at(client, database, "with_supplier")

    assert case.write("seller", "We can credit 5 %.").status_code == 201
    assert case.get()["status"] == "with_staff"
    assert case.write("seller", "Or 6 %.").status_code == 201
    case.change(status="closed")
    assert case.write("seller", "Or 7 %.").status_code == 409


def test_a_case_is_reopened_within_thirty_days_of_closing(
    client: TestClient, database: Database
) -> None:
    case = at(client, database, "closed")

    with ahead(days=31):
        closed = case.get()
        refused = case.decide("with_staff"), case.write("writer")
    assert (closed["allowed_statuses"], closed["can_write"]) == ([], False)
    assert [answer.json()["code"] for answer in refused] == ["too_late"] * 2
    with ahead(days=29):
        assert case.get()["allowed_statuses"] == ["with_staff"]
        assert case.decide("with_staff").status_code == 200


def test_the_supplier_has_three_working_days(
    client: TestClient, database: Database
) -> None:
    case = at(client, database, "with_supplier")

    pass_time(database, hours=40)
    assert case.get()["status"] == "with_supplier"
    pass_time(database, days=6)
    assert case.get()["status"] == "with_staff"
