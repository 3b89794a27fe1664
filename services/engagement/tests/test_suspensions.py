"""A suspension stops the clock; nothing is cancelled, and all goes on afterwards."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from contracts.auth import UserRestored, UserSuspended
from contracts.engagement import (
    EnquiryStatusChanged,
    RequirementClosed,
    RequirementOpened,
)
from contracts.vendor import SellerReinstated, SellerSuspended, SellerUpdated
from engagement.commands import service
from engagement.enquiries import jobs as enquiry_timers
from engagement.enquiries.models import Enquiry
from engagement.replicas.sellers.models import Seller
from engagement.rfq.matches import waves
from engagement.rfq.quotes import jobs as quote_timers
from engagement.rfq.requirements import jobs
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.clock import ahead
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller, matched_seller, offer, write


def suspend(database: Database, user_id: UUID, version: int = 2) -> None:
    at = now() - timedelta(seconds=5)  # tokens count whole seconds
    event = UserSuspended(user_id=user_id, version=version, suspended_at=at)
    deliver(database, service, event, times=2)


def restore(database: Database, user_id: UUID, version: int = 3) -> None:
    deliver(database, service, UserRestored(user_id=user_id, version=version), times=2)


def change_firm(database: Database, firm: Seller, status: str, version: int) -> None:
    """As vendor publishes it: the fact, and the card."""
    kind = SellerSuspended if status == "suspended" else SellerReinstated
    fields = {"seller_id": firm.seller_id, "owner_id": firm.owner_id}
    fields |= {"version": version}
    deliver(database, service, kind.model_validate({**fields, "by": "admin"}))
    card = {**firm.model_dump(), **fields, "status": status}
    deliver(database, service, SellerUpdated.model_validate(card))


def run_timers(database: Database) -> None:
    with database.session() as session:
        enquiry_timers.expire_idle(session)
        enquiry_timers.remind_of_unanswered(session)
        jobs.expire_due(session)
        jobs.remind_of_end(session)
        quote_timers.expire_due(session)
        waves.run_due(session)


def statuses(client: TestClient, firm: Seller, path: str) -> list[str]:
    result = client.get(path, headers=as_seller(firm)).json()["data"]
    return [row["status"] for row in result]


def test_rows_of_a_suspended_buyer_pause_and_continue(
    client: TestClient, database: Database
) -> None:
    wanted = factories.requirement(database, buyer_id=BUYER_ID)
    firm = matched_seller(database, wanted)
    quote = write(client, firm, wanted)
    factories.enquiry(database, firm.seller_id, buyer_id=BUYER_ID)
    url = f"/api/quotes/{quote['id']}"

    suspend(database, BUYER_ID)
    with ahead(days=20):
        run_timers(database)
        assert statuses(client, firm, "/api/enquiries?as=seller") == ["new"]
        assert statuses(client, firm, "/api/quotes?as=seller") == ["sent"]
        restore(database, BUYER_ID)
        run_timers(database)
        assert statuses(client, firm, "/api/enquiries?as=seller") == ["new"]
        back = bearer(BUYER_ID, "buyer")
        restored = client.get(url, headers=back).json()["data"]
        assert restored["status"] == "sent"
        assert restored["valid_until"] > quote["valid_until"]
        assert act(client, back, quote["id"], "accept").status_code == 200
    with ahead(days=30):
        run_timers(database)
        assert statuses(client, firm, "/api/enquiries?as=seller") == ["expired"]


def test_requirements_of_a_suspended_buyer_get_no_quotes(
    client: TestClient, database: Database
) -> None:
    wanted = factories.requirement(database, buyer_id=BUYER_ID)
    firm, finder = matched_seller(database, wanted), factories.seller(database)
    suspend(database, BUYER_ID)

    url = f"/api/requirements/{wanted.id}"
    form = offer(wanted)
    sent = client.post(f"{url}/quotes", json=form, headers=as_seller(firm))
    result = client.post(url, json={"status": "viewed"}, headers=as_seller(finder))

    assert (sent.status_code, sent.json()["code"]) == (409, "requirement_not_open")
    assert result.status_code == 404
    with database.session() as session:
        (hidden,) = recorded(session, RequirementClosed)
    restore(database, BUYER_ID)
    with database.session() as session:
        (opened,) = recorded(session, RequirementOpened)
    assert hidden.version < opened.version
    write(client, firm, wanted)


def test_a_suspended_companys_quote_pauses_and_can_be_accepted_afterwards(
    client: TestClient, database: Database
) -> None:
    wanted = factories.requirement(
        database, buyer_id=BUYER_ID, expires_at=now() + timedelta(days=60)
    )
    firm = matched_seller(database, wanted)
    quote = write(client, firm, wanted)

    change_firm(database, firm, "suspended", 2)
    with ahead(days=9):
        run_timers(database)
        refusals = [
            act(client, BUYER, quote["id"], verb, **form).json()["code"]
            for verb, form in DECISIONS
        ]
        assert refusals == ["seller_unavailable"] * 3
        change_firm(database, firm, "active", 4)
        run_timers(database)
        assert act(client, BUYER, quote["id"], "accept").status_code == 200
    rows = client.get("/api/notifications", headers=BUYER).json()["data"]
    kinds = {row["kind"] for row in rows}
    assert {"quote_seller_paused", "quote_seller_back"} <= kinds


@pytest.mark.parametrize("side", ["buyer", "seller"])
def test_an_answer_falls_not_due_while_a_side_is_suspended(
    client: TestClient, database: Database, side: str
) -> None:
    firm = factories.seller(database)
    leaf = factories.category(database)
    url = f"/api/webui/seller/{firm.slug}/contactseller"
    form = factories.form(leaf.category_id)
    sent = client.post(url, json=form, headers=BUYER).json()["data"]
    with database.session() as session:
        before = session.get_one(Enquiry, sent["id"])

    if side == "buyer":
        suspend(database, BUYER_ID)
    else:
        change_firm(database, firm, "suspended", 2)
    with ahead(days=5):
        if side == "buyer":
            restore(database, BUYER_ID)
        else:
            change_firm(database, firm, "active", 4)

    with database.session() as session:
        after = session.get_one(Enquiry, sent["id"])
        published = recorded(session, EnquiryStatusChanged)[-1]
    assert before.answer_by is not None
    assert after.answer_by is not None
    assert timedelta(days=5) <= after.answer_by - before.answer_by
    assert after.answer_by - before.answer_by <= timedelta(days=6)
    assert (published.answer_by, published.to_status) == (after.answer_by, "new")


DECISIONS: list[tuple[str, dict[str, Any]]] = [
    ("accept", {}),
    ("counter", {"note": "Cheaper?"}),
    ("shortlist", {"is_shortlisted": True}),
]


@pytest.mark.parametrize("order", [(3, 2), (2, 3)])
def test_an_older_event_is_ignored(
    client: TestClient, database: Database, order: tuple[int, int]
) -> None:
    """Whichever arrives first, the restoring is the newer one."""
    wanted = factories.requirement(database, buyer_id=BUYER_ID)
    firm = matched_seller(database, wanted)
    for version in order:
        change = restore if version == 3 else suspend
        change(database, BUYER_ID, version)

    write(client, firm, wanted)
