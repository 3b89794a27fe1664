"""A review from the closed order to the public page, and out of it again."""

from datetime import datetime, timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.auth import UserSuspended
from contracts.engagement import ReviewHidden, ReviewPublished
from engagement.commands import service
from engagement.order_reviews import jobs
from engagement.order_reviews.models import history, table
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.events import deliver, recorded

from .market import BUYER, BUYER_ID
from .reviewed import (
    ADMIN,
    RATINGS,
    REASON,
    REVIEW,
    TEXT,
    hide,
    publish,
    review_of,
    reviewed,
    set_buyer,
)
from .test_deals import leave
from .test_orders import kinds
from .trade import FIRM, at

ADMIN_LIST = "/api/admin/order-reviews"


def test_a_review_waits_for_the_reply_or_fourteen_days(
    client: TestClient, database: Database
) -> None:
    deal = reviewed(client, database, "pending")

    with database.session() as session:
        jobs.publish_due(session)

    read = review_of(deal, "seller")
    assert read["status"] == "pending"
    assert read["review"]["text"] == TEXT
    assert {name: read["review"][name] for name in RATINGS} == RATINGS
    wait = _between(read["review"], "created_at", "publish_at")
    assert wait == timedelta(days=14)
    assert "order_reviewed" in kinds(database, deal.firm.owner_id)
    with database.session() as session:
        assert recorded(session, ReviewPublished) == []


def _between(review: dict[str, Any], start: str, end: str) -> timedelta:
    first, last = (datetime.fromisoformat(review[name]) for name in (start, end))
    return last - first


def test_the_reply_publishes_it_with_both_texts(
    client: TestClient, database: Database
) -> None:
    deal = reviewed(client, database, "pending")

    replied = deal.did("seller", "review/reply", text="Thank you, Sita.")

    assert (replied["status"], replied["allowed_statuses"]) == ("replied", [])
    with database.session() as session:
        [event] = recorded(session, ReviewPublished)
    assert (event.text, event.reply) == (TEXT, "Thank you, Sita.")
    assert (event.as_described, event.documents) == (5, 3)
    assert event.seller_id == deal.firm.seller_id
    assert "order_review_replied" in kinds(database, BUYER_ID)


def test_without_a_reply_time_publishes_it_and_one_reply_follows(
    client: TestClient, database: Database
) -> None:
    deal = reviewed(client, database, "published")
    read = review_of(deal, "seller")
    assert (read["status"], read["allowed_statuses"]) == ("published", ["replied"])
    for user_id in (BUYER_ID, deal.firm.owner_id):
        assert "order_review_published" in kinds(database, user_id)

    deal.did("seller", "review/reply", text="Thank you.")

    again = deal.call("seller", "review/reply", text="And again.")
    assert again.status_code == 409
    with database.session() as session:
        first, second = recorded(session, ReviewPublished)
    assert (first.reply, second.reply) == (None, "Thank you.")
    assert second.version > first.version
    assert second.published_at == first.published_at


def test_a_suspension_delays_the_publication(
    client: TestClient, database: Database
) -> None:
    deal = reviewed(client, database, "pending")
    suspended = UserSuspended(user_id=BUYER_ID, version=2, suspended_at=now())
    deliver(database, service, suspended)

    publish(database)

    assert review_of(deal, "seller")["status"] == "pending"


def test_each_transition_has_its_history(
    client: TestClient, database: Database
) -> None:
    deal = reviewed(client, database, "published")
    deal.did("seller", "review/reply", text="Thank you.")
    assert hide(deal, ADMIN).status_code == 200

    with database.session() as session:
        steps = session.execute(sa.select(history).order_by(history.c.at)).all()
    roles = [(step.to_status, step.role) for step in steps]
    assert roles == [
        ("pending", "buyer"),
        ("published", "system"),
        ("replied", "seller"),
        ("hidden", "admin"),
    ]
    assert steps[-1].reason == REASON["reason"]


def test_the_same_key_writes_one_review(client: TestClient, database: Database) -> None:
    deal = at(client, database, "closed")
    url, headers = f"/api/orders/{deal.order_id}/review", {**BUYER}
    headers["Idempotency-Key"] = "review"

    twice = [client.post(url, json=REVIEW, headers=headers) for _ in range(2)]

    assert [answer.status_code for answer in twice] == [201, 201]
    assert twice[0].json() == twice[1].json()


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *((name, value) for name in RATINGS for value in (0, 6, 4.5, None)),
        *(("text", value) for value in ("", "Too short", "x" * 2001, None)),
    ],
)
def test_bad_input_is_named_at_its_field(
    client: TestClient, database: Database, field: str, value: object
) -> None:
    deal = at(client, database, "closed")

    answer = deal.call("buyer", "review", **{**REVIEW, field: value})

    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == [field]


def test_a_hidden_review_has_its_reason_and_its_text(
    client: TestClient, database: Database
) -> None:
    deal = reviewed(client, database, "published")

    hidden = hide(deal, ADMIN).json()["data"]

    assert (hidden["status"], hidden["text"]) == ("hidden", TEXT)
    for side in ("buyer", "seller"):
        assert review_of(deal, side)["review"]["reason"] == REASON["reason"]
    for user_id in (BUYER_ID, deal.firm.owner_id):
        assert "order_review_hidden" in kinds(database, user_id)
    with database.session() as session:
        [event] = recorded(session, ReviewHidden)
        assert event.version > recorded(session, ReviewPublished)[-1].version


def test_the_administrator_finds_reviews_by_status_and_company(
    client: TestClient, database: Database
) -> None:
    for status in ("published", "pending", "pending"):
        reviewed(client, database, status)

    def listed(query: str = "") -> dict[str, Any]:
        answer = client.get(f"{ADMIN_LIST}?{query}", headers=ADMIN)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    every = listed()
    assert every["meta"]["total"] == 3
    assert every["data"][0]["seller"] == FIRM["company_name"]
    assert every["meta"]["counts"]["published"] == 1
    assert listed("status=published,replied")["meta"]["total"] == 1
    assert listed("q=himal")["meta"]["total"] == 3
    assert listed("q=nobody%25")["meta"]["total"] == 0
    assert client.get(ADMIN_LIST, headers=BUYER).status_code == 403


@pytest.mark.parametrize("is_company", [True, False])
def test_a_public_review_names_a_company_and_never_a_person(
    client: TestClient, database: Database, *, is_company: bool
) -> None:
    deal = at(client, database, "closed")
    if is_company:
        set_buyer(database, name="Annapurna Stores", pan_number="609999999")
    deal.did("buyer", "review", **REVIEW)
    publish(database)

    leave(database, BUYER_ID)

    with database.session() as session:
        [event] = recorded(session, ReviewPublished)
    assert event.company == ("Annapurna Stores" if is_company else None)
    assert "Sita" not in event.model_dump_json()
    read = review_of(deal, "seller")
    assert (read["status"], read["review"]["text"]) == ("published", TEXT)


def test_a_hidden_review_loses_its_text_with_the_account(
    client: TestClient, database: Database
) -> None:
    reviewed(client, database, "hidden")

    leave(database, BUYER_ID)

    with database.session() as session:
        assert session.execute(sa.select(table.c.text)).scalar_one() != TEXT


def test_the_snapshot_has_what_is_public_or_hidden(
    client: TestClient, database: Database
) -> None:
    deals = [reviewed(client, database, status) for status in ("pending", "hidden")]
    deals.append(reviewed(client, database, "replied"))

    with database.session() as session:
        page = service.snapshots["reviews"](session, "", 10)
        rest = service.snapshots["reviews"](session, page[-1][0], 10)

    assert [type(event) for _, event in page] == [ReviewHidden, ReviewPublished]
    assert list(rest) == []
