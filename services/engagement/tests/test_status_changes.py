"""Every transition of the tables, by every role: allowed as written, else 409."""

import json
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from engagement.enquiries import service as enquiries
from engagement.enquiries.models import Enquiry, EnquiryHistory
from engagement.enquiries.transitions import EnquiryStatus
from engagement.rfq.matches import service as matches
from engagement.rfq.matches.models import MatchHistory
from engagement.rfq.matches.transitions import SET_BY_SELLER, MatchStatus
from engagement.rfq.quotes import lifecycle as quotes
from engagement.rfq.quotes.models import Quote, QuoteHistory
from engagement.rfq.quotes.transitions import QuoteStatus
from engagement.rfq.requirements import lifecycle as requirements
from engagement.rfq.requirements.models import Requirement, RequirementHistory
from engagement.rfq.requirements.transitions import RequirementStatus
from servicekit.db import Database
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.ids import new_id
from servicekit.testing.tokens import bearer

from . import factories
from .market import BUYER, BUYER_ID, act, as_seller

TABLES = json.loads(
    (Path(__file__).parent / "data" / "statemachines.json").read_text("utf-8")
)
ROLES: tuple[enquiries.Role, ...] = ("buyer", "seller", "admin", "system")


def may(noun: str, at: str, to: str, role: str) -> bool:
    rows = TABLES[noun]
    return any(
        (row["from"], row["to"]) == (at, to) and role in row["by"] for row in rows
    )


def allowed(noun: str, at: str, role: str) -> set[str]:
    rows = TABLES[noun]
    return {row["to"] for row in rows if row["from"] == at and role in row["by"]}


def transitions_of(noun: str) -> set[tuple[str, str, str]]:
    rows = [row for row in TABLES[noun] if row["from"]]
    return {(row["from"], row["to"], role) for row in rows for role in row["by"]}


def recorded(database: Database, kind: Any) -> set[tuple[str, str, str]]:
    with database.session() as session:
        rows = session.exec(select(kind)).all()
    return {(row.from_status, row.to_status, row.role) for row in rows}


def cells(statuses: Any) -> list[tuple[str, str, enquiries.Role]]:
    return [(a, b, r) for a in statuses for b in statuses for r in ROLES]


def test_transitions_of_a_requirement_are_recorded_or_refused(
    database: Database,
) -> None:
    row = factories.requirement(database)
    for at, to, role in cells(RequirementStatus):
        with database.session() as session:
            stored = session.get_one(Requirement, row.id)
            stored.status = at
            if may("requirement", at, to, role):
                requirements.change_status(session, stored, to, role)
                assert stored.status == to
            else:
                with pytest.raises(TransitionNotAllowed):
                    requirements.change_status(session, stored, to, role)
                assert stored.status == at
    assert recorded(database, RequirementHistory) == transitions_of("requirement")


def test_transitions_of_an_enquiry_are_recorded_or_refused(database: Database) -> None:
    row = factories.enquiry(database, factories.seller(database).seller_id)
    for at, to, role in cells(EnquiryStatus):
        if at == to:
            continue
        with database.session() as session:
            stored = session.get_one(Enquiry, row.id)
            stored.status, actor = at, enquiries.Actor(role)
            if may("enquiry", at, to, role):
                enquiries.change_status(session, stored, actor, to)
                assert stored.status == to
            else:
                with pytest.raises(TransitionNotAllowed):
                    enquiries.change_status(session, stored, actor, to)
                assert stored.status == at
    assert recorded(database, EnquiryHistory) == transitions_of("enquiry")


def test_transitions_of_a_match_and_of_a_quote(database: Database) -> None:
    wanted, firm = factories.requirement(database), factories.seller(database)
    match = factories.match(database, wanted, firm.seller_id)
    quote = factories.quote(database, wanted, firm.seller_id)
    movers: list[tuple[str, Any, Any, Any]] = [
        ("match", MatchStatus, match, matches.change_status),
        ("quote", QuoteStatus, quote, quotes.change_status),
    ]
    for noun, statuses, row, change in movers:
        for at, to, role in cells(statuses):
            with database.session() as session:
                row.status = at
                if may(noun, at, to, role):
                    change(session, row, to, role)
                    assert row.status == to
                else:
                    with pytest.raises(TransitionNotAllowed):
                        change(session, row, to, role)
    assert recorded(database, MatchHistory) == transitions_of("match")
    assert recorded(database, QuoteHistory) == transitions_of("quote")


@pytest.mark.parametrize("at", list(EnquiryStatus))
def test_each_side_changes_an_enquiry_by_the_table(
    client: TestClient, database: Database, at: str
) -> None:
    firm = factories.seller(database)
    sides = {
        "seller": as_seller(firm),
        "buyer": BUYER,
        "admin": bearer(new_id(), "admin"),
    }
    for role, who in sides.items():
        for to in EnquiryStatus:
            row = factories.enquiry(
                database, firm.seller_id, buyer_id=BUYER_ID, status=at
            )
            url = f"/api/enquiries/{row.id}"
            answer = client.post(url, json={"status": to}, headers=who)
            is_right = to == at or may("enquiry", at, to, role)
            assert answer.status_code == (200 if is_right else 409), (at, to, role)
            body = answer.json()["data"]
            assert body["status"] == (to if is_right else at)
            possible = allowed("enquiry", body["status"], role)
            assert set(body["allowed_statuses"]) == possible
    stranger = client.post(url, json={"status": "seen"}, headers=bearer(new_id()))
    assert stranger.status_code == 404


@pytest.mark.parametrize("at", list(RequirementStatus))
def test_a_buyer_changes_a_requirement_by_the_table(
    client: TestClient, database: Database, at: str
) -> None:
    factories.proven_phone(database, BUYER_ID)
    leaf = factories.category(database).category_id
    for to in RequirementStatus:
        item = {"name": "Carton", "quantity": "3000", "unit": "pcs"}
        fields = {"buyer_id": BUYER_ID, "status": at, "category_id": leaf}
        fields |= {"items": [item]}
        row = factories.requirement(database, **fields, title=f"Cartons, {to}")
        url = f"/api/requirements/{row.id}"
        answer = client.post(url, json={"status": to}, headers=BUYER)
        # Nothing is awarded without a quote.
        is_right = to == at or (to != "awarded" and may("requirement", at, to, "buyer"))
        assert answer.status_code == (200 if is_right else 409), (at, to)
        if is_right:
            assert answer.json()["data"]["status"] == to
        else:
            possible = allowed("requirement", at, "buyer") - {to}
            assert set(answer.json()["data"]["allowed_statuses"]) == possible


@pytest.mark.parametrize("at", list(RequirementStatus))
@pytest.mark.parametrize(("verb", "to"), [("approve", "open"), ("reject", "rejected")])
def test_an_administrator_reviews_by_the_table(
    client: TestClient, database: Database, at: str, verb: str, to: str
) -> None:
    row = factories.requirement(database, status=at)
    url, admin = f"/api/admin/requirements/{row.id}/{verb}", bearer(new_id(), "admin")
    form = {"reason": "Not for this market."} if verb == "reject" else {}

    answer = client.post(url, json=form, headers=admin)

    if at == "draft":
        assert answer.status_code == 404
    else:
        is_right = may("requirement", at, to, "admin")
        assert answer.status_code == (200 if is_right else 409)
    assert client.post(url, json=form, headers=BUYER).status_code == 403


@pytest.mark.parametrize("at", list(MatchStatus))
def test_a_seller_changes_only_the_own_lead(
    client: TestClient, database: Database, at: str
) -> None:
    wanted = factories.requirement(database, buyer_id=BUYER_ID)
    firm = factories.seller(database)
    for to in [*MatchStatus, *RequirementStatus]:
        own = factories.requirement(database, buyer_id=BUYER_ID)
        factories.match(database, own, firm.seller_id, status=at)
        url = f"/api/requirements/{own.id}"
        answer = client.post(url, json={"status": to}, headers=as_seller(firm))
        is_own = (
            to in SET_BY_SELLER and at != "quoted" and may("match", at, to, "seller")
        )
        assert answer.status_code == (200 if to == at or is_own else 409), (at, to)
        mine = client.get(url, headers=BUYER).json()["data"]
        assert mine["status"] == "open"
    assert wanted.status == "open"


VERBS = {
    "send": ("sent", "seller", {}),
    "withdraw": ("withdrawn", "seller", {}),
    "accept": ("accepted", "buyer", {}),
    "reject": ("rejected", "buyer", {}),
    "counter": ("countered", "buyer", {"note": "Less?"}),
}


@pytest.mark.parametrize("at", list(QuoteStatus))
@pytest.mark.parametrize("verb", VERBS)
def test_each_side_changes_a_quote_by_the_table(
    client: TestClient, database: Database, at: str, verb: str
) -> None:
    wanted = factories.requirement(database, buyer_id=BUYER_ID)
    firm = factories.seller(database)
    factories.match(database, wanted, firm.seller_id, status="quoted")
    sent_at = None if at == "draft" else wanted.created_at
    quote: Quote = factories.quote(
        database, wanted, firm.seller_id, status=at, sent_at=sent_at
    )
    to, role, form = VERBS[verb]
    side, other = as_seller(firm), BUYER
    if role == "buyer":
        side, other = other, side

    wrong = act(client, other, quote.id, verb, **form)
    answer = act(client, side, quote.id, verb, **form)

    # Who is no seller is refused before anything is looked up.
    assert wrong.status_code in ({403} if role == "seller" else {404})
    if at == "draft" and role == "buyer":
        assert answer.status_code == 404
        return
    is_right = may("quote", at, to, role) or (at == to and verb != "counter")
    assert answer.status_code == (200 if is_right else 409), answer.text
    if is_right:
        assert answer.json()["data"]["status"] == to
