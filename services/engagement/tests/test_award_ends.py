"""What ends gives its lines back, or gives up the rest."""

from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts.engagement import DealChanged
from engagement.commands import service
from engagement.rfq.quotes.models import Quote
from engagement.rfq.requirements.jobs import expire_due, fulfil_awarded
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.clock import ahead
from servicekit.testing.events import deliver, recorded

from . import factories
from .market import BUYER, BUYER_ID, as_seller
from .split_award import Split, requested
from .test_awards import order_of, quote_of


@pytest.fixture
def split(client: TestClient, database: Database) -> Split:
    return requested(client, database)


@pytest.mark.parametrize("end", ["refuse", "cancel"])
def test_an_undelivered_order_gives_its_lines_back(split: Split, end: str) -> None:
    firm, cement = split.quote("700", None, None)
    _, rest = split.quote(None, "90000", "400")
    split.awarded(cement, rest, rest)
    order = order_of(split, cement)

    who = as_seller(firm) if end == "refuse" else BUYER
    url = f"/api/orders/{order['id']}/{end}"
    ended = split.client.post(url, json={"reason": "No stock"}, headers=who)

    assert ended.status_code == 200, ended.text
    assert (split.status(), split.open_lines()) == ("open", ["Cement"])
    assert quote_of(split, cement)["status"] == "voided"
    assert quote_of(split, rest)["status"] == "accepted"
    with split.database.session() as session:
        deals = {str(one.quote_id): one for one in recorded(session, DealChanged)}
    assert {id_: deal.is_open for id_, deal in deals.items()} == {
        cement: False,
        rest: True,
    }
    # The seller may offer the line again.
    _, again = split.quote("720", None, None)
    split.awarded(again, None, None)
    assert split.status() == "awarded"


def test_a_part_delivered_order_retains_its_lines(split: Split) -> None:
    firm, cement = split.quote("700", None, None)
    split.awarded(cement, None, None)
    order = order_of(split, cement)
    url, seller = f"/api/orders/{order['id']}", as_seller(firm)
    items = [{"line_id": split.line_ids[0], "quantity": "10"}]
    steps: list[tuple[str, Any, dict[str, str]]] = [
        ("confirm", {}, seller),
        ("deliveries", {"items": items}, seller),
        ("cancel", {}, seller),
        ("cancel", {}, BUYER),
    ]

    for path, form, who in steps:
        answer = split.client.post(f"{url}/{path}", json=form, headers=who)
        assert answer.is_success, answer.text

    assert order_of(split, cement)["status"] == "cancelled"
    assert split.open_lines() == ["Steel", "Paint"]


def change(split: Split, status: str) -> int:
    url = f"/api/requirements/{split.wanted.id}"
    answer = split.client.post(url, json={"status": status}, headers=BUYER)
    return int(answer.status_code)


def test_the_buyer_gives_up_the_open_lines(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    _, other = split.quote(None, "90000", None)
    assert change(split, "awarded") == 409
    split.awarded(cement, None, None)

    assert change(split, "awarded") == 200

    assert quote_of(split, other)["reason"] == "awarded_elsewhere"
    assert order_of(split, cement)["status"] == "placed"


def test_a_cancelled_requirement_revokes_its_awards(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    split.awarded(cement, None, None)

    assert change(split, "cancelled") == 200

    assert order_of(split, cement)["status"] == "cancelled"
    assert quote_of(split, cement)["status"] == "voided"


def test_awarded_lines_outlive_a_deleted_buyer(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    _, other = split.quote(None, "90000", None)
    split.awarded(cement, None, None)

    deliver(split.database, service, factories.gone(BUYER_ID))

    with split.database.session() as session:
        statuses = [session.get_one(Quote, id_).status for id_ in (cement, other)]
        requirement = session.get_one(Requirement, split.wanted.id)
        assert (statuses, requirement.status) == (["accepted", "rejected"], "awarded")


def test_open_lines_are_given_up_when_it_expires(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    split.awarded(cement, None, None)

    with ahead(days=8), split.database.session() as session:
        expire_due(session)

    assert split.status() == "awarded"
    with ahead(days=40), split.database.session() as session:
        fulfil_awarded(session)
    assert split.status() == "fulfilled"


def test_one_order_in_progress_is_enough(split: Split) -> None:
    firm, cement = split.quote("700", None, None)
    _, rest = split.quote(None, "90000", "400")
    split.awarded(cement, rest, rest)
    url = f"/api/orders/{order_of(split, cement)['id']}/confirm"
    assert split.client.post(url, json={}, headers=as_seller(firm)).is_success

    with ahead(days=31), split.database.session() as session:
        fulfil_awarded(session)

    assert split.status() == "awarded"


def test_a_requirement_that_expired_is_awarded_at_once(split: Split) -> None:
    _, cement = split.quote("700", None, None)
    with split.database.session() as session:
        row = session.get_one(Requirement, split.wanted.id)
        row.expires_at = now() - timedelta(minutes=1)
        expire_due(session)

    split.awarded(cement, None, None)

    assert split.status() == "awarded"
