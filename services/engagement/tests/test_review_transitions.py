"""Every transition of the table of reviews, by each role, through HTTP."""

from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.engagement import ReviewPublished
from engagement.order_reviews.models import history
from engagement.order_reviews.transitions import REVIEW as MACHINE
from engagement.order_reviews.transitions import ReviewStatus
from engagement.orders.transitions import ORDER, OrderStatus
from servicekit.db import Database
from servicekit.testing.events import recorded

from .market import BUYER_ID
from .reviewed import ADMIN, REVIEW, hide, publish, restore, review_of, reviewed
from .test_orders import kinds
from .trade import Deal, at

ROLES = ("buyer", "seller", "admin")
Act = Callable[[Deal, dict[str, str]], Any]


def _post(path: str, form: dict[str, Any]) -> Act:
    def post(deal: Deal, headers: dict[str, str]) -> Any:
        url = f"/api/orders/{deal.order_id}/{path}"
        return deal.client.post(url, json=form, headers=headers)

    return post


# Who may call it, and to which statuses it leads.
CALLS: list[tuple[Act, str, set[str]]] = [
    (_post("review", REVIEW), "buyer", {"pending"}),
    (_post("review/reply", {"text": "Thank you."}), "seller", {"replied"}),
    (hide, "admin", {"hidden"}),
    (restore, "admin", {"pending", "published", "replied"}),
]


@pytest.mark.parametrize("status", [None, *ReviewStatus])
@pytest.mark.parametrize("role", ROLES)
def test_a_call_changes_the_status_as_the_table_allows(
    client: TestClient, database: Database, status: str | None, role: str
) -> None:
    deal = reviewed(client, database, status)
    for act, may, leads_to in CALLS:
        headers = ADMIN if role == "admin" else deal.side(role)
        answer = act(deal, headers)
        allowed_here = leads_to.intersection(MACHINE.allowed(status, role))
        is_allowed = role == may and bool(allowed_here)
        is_again = (role, status, act) == ("admin", "hidden", hide)
        expected = {200, 201} if is_allowed or is_again else {403, 404, 409}
        assert answer.status_code in expected, (status, role, answer.text)
        if answer.status_code == 409:
            allowed = answer.json()["data"]["allowed_statuses"]
            assert allowed == MACHINE.allowed(status, role)
        after = review_of(deal)["status"]
        assert after in (allowed_here if is_allowed else {status})
        if is_allowed:
            deal = reviewed(client, database, status)


@pytest.mark.parametrize("status", ["pending", "published", "replied"])
def test_a_restored_review_is_again_what_it_was(
    client: TestClient, database: Database, status: str
) -> None:
    deal = reviewed(client, database, status)
    before = review_of(deal)["review"]
    assert hide(deal, ADMIN).status_code == 200

    assert restore(deal, ADMIN).status_code == 200

    after = review_of(deal)
    assert after["status"] == status
    assert after["review"]["published_at"] == before["published_at"]
    for user_id in (BUYER_ID, deal.firm.owner_id):
        assert kinds(database, user_id).count("order_review_restored") == 1
    with database.session() as session:
        roles = session.execute(sa.select(history.c.role).order_by(history.c.id))
        assert [row.role for row in roles][-2:] == ["admin", "admin"]
        shared = recorded(session, ReviewPublished)
    assert len(shared) == {"pending": 0, "published": 2, "replied": 2}[status]
    publish(database)
    expected = "published" if status == "pending" else status
    assert review_of(deal)["status"] == expected


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
