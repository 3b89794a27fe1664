"""Every transition of the table of reviews, by each role, through HTTP."""

from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from engagement.order_reviews.transitions import REVIEW as MACHINE
from engagement.order_reviews.transitions import ReviewStatus
from engagement.orders.transitions import ORDER, OrderStatus
from servicekit.db import Database

from .reviewed import ADMIN, REVIEW, hide, publish, review_of, reviewed
from .trade import Deal, at

ROLES = ("buyer", "seller", "admin")
Act = Callable[[Deal, dict[str, str]], Any]


def _post(path: str, form: dict[str, Any]) -> Act:
    def post(deal: Deal, headers: dict[str, str]) -> Any:
        url = f"/api/orders/{deal.order_id}/{path}"
        return deal.client.post(url, json=form, headers=headers)

    return post


# Which call leads to which status.
CALLS: dict[str, Act] = {
    "pending": _post("review", REVIEW),
    "replied": _post("review/reply", {"text": "Thank you."}),
    "hidden": hide,
}


@pytest.mark.parametrize("status", [None, *ReviewStatus])
@pytest.mark.parametrize("role", ROLES)
def test_a_call_changes_the_status_as_the_table_allows(
    client: TestClient, database: Database, status: str | None, role: str
) -> None:
    deal = reviewed(client, database, status)
    for to, act in CALLS.items():
        headers = ADMIN if role == "admin" else deal.side(role)
        answer = act(deal, headers)
        is_allowed = to in MACHINE.allowed(status, role)
        is_again = (role, status, to) == ("admin", "hidden", "hidden")
        expected = {200, 201} if is_allowed or is_again else {403, 404, 409}
        assert answer.status_code in expected, (status, role, to, answer.text)
        if answer.status_code == 409:
            allowed = answer.json()["data"]["allowed_statuses"]
            assert allowed == MACHINE.allowed(status, role)
        assert review_of(deal)["status"] == (to if is_allowed else status)
        if is_allowed:
            deal = reviewed(client, database, status)


@pytest.mark.parametrize("status", [None, *ReviewStatus])
def test_time_publishes_as_the_table_allows(
    client: TestClient, database: Database, status: str | None
) -> None:
    deal = reviewed(client, database, status)

    publish(database)

    is_allowed = status and "published" in MACHINE.allowed(status, "system")
    after = "published" if is_allowed else status
    assert review_of(deal)["status"] == after


@pytest.mark.parametrize("status", [each for each in OrderStatus if each != "closed"])
def test_only_a_closed_order_is_reviewed(
    client: TestClient, database: Database, status: str
) -> None:
    deal = at(client, database, status)

    answer = deal.call("buyer", "review", **REVIEW)

    assert answer.status_code == 409
    allowed = answer.json()["data"]["allowed_statuses"]
    assert allowed == ORDER.allowed(status, "buyer")
    assert review_of(deal)["allowed_statuses"] == []
