"""A guest reads and answers a case by the link of an email."""

from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from contracts.auth import UserEmailVerified, UserPhoneVerified, UserSignedIn
from contracts.claims import contact_digest
from engagement.commands import service
from engagement.settings import EngagementSettings
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer

from . import factories
from .helpdesk import (
    ADMIN_URL,
    ANSWER,
    FORM,
    STAFF,
    complain,
    link_in,
    mailed,
    pass_time,
)


def filed(client: TestClient) -> str:
    reference: str = complain(client).json()["data"]["reference"]
    return reference


def answer(client: TestClient, number: str) -> Any:
    form = {"text": ANSWER, "status": "answered"}
    url = f"{ADMIN_URL}/{number}/messages"
    return client.post(url, json=form, headers=STAFF)


def test_a_guest_reads_replies_and_closes_by_the_link(
    client: TestClient, database: Database
) -> None:
    number = filed(client)
    assert answer(client, number).status_code == 201
    mail = mailed(database)[-1]
    url = f"/api/cases/guest/{link_in(mail)}"

    read = client.get(url)
    assert ANSWER in mail.text
    assert read.json()["data"]["reference"] == number
    assert read.headers["Referrer-Policy"] == "no-referrer"
    replied = client.post(f"{url}/messages", json={"text": "Not yet."})
    assert replied.json()["data"]["status"] == "with_staff"
    closed = client.post(f"{url}/status", json={"status": "closed"})
    assert closed.json()["data"]["status"] == "closed"


def test_a_link_opens_one_case_for_thirty_days(
    client: TestClient, database: Database
) -> None:
    filed(client)
    token = link_in(mailed(database)[0])
    forged = ("A" if token[0] != "A" else "B") + token[1:]

    assert client.get(f"/api/cases/guest/{forged}").status_code == 404
    with ahead(days=31):
        gone = client.get(f"/api/cases/guest/{token}")
    assert (gone.status_code, gone.json()["code"]) == (410, "link_expired")


def test_a_number_with_its_address_sends_the_link(
    client: TestClient, database: Database
) -> None:
    number = filed(client)
    forms = [
        {"reference": number.lower(), "email": FORM["email"]},
        {"reference": number, "email": "stranger@example.com"},
        {"reference": "HT-000000", "email": FORM["email"]},
    ]

    answers = [client.post("/api/cases/link", json=form) for form in forms]

    assert {answer.status_code for answer in answers} == {202}
    assert len({answer.text for answer in answers}) == 1
    assert [mail.kind for mail in mailed(database)] == ["case_received", "case_link"]


def test_a_guest_is_mailed_when_time_closes_the_case(
    client: TestClient, database: Database
) -> None:
    number = filed(client)
    answer(client, number)

    pass_time(database, days=8)

    kinds = [mail.kind for mail in mailed(database)]
    assert kinds == ["case_received", "case_answered", "case_closed_by_time"]


def test_a_guests_case_is_no_accounts(client: TestClient) -> None:
    number = filed(client)

    read = client.get(f"/api/cases/{number}", headers=bearer(new_id()))
    assert read.status_code == 404


def proof(settings: EngagementSettings, kind: str, value: str, user_id: UUID) -> Any:
    event = UserEmailVerified if kind == "email" else UserPhoneVerified
    digest = contact_digest(settings.claim_pepper, kind, value)  # type: ignore[arg-type]
    fields = {"user_id": user_id, "version": 2, f"{kind}_sha256": digest}
    return event.model_validate(fields)


@pytest.mark.parametrize(
    ("kind", "value"), [("email", "sita@example.com"), ("phone", "+9779841234567")]
)
def test_an_account_that_proves_the_contact_gets_the_case(
    client: TestClient,
    database: Database,
    settings: EngagementSettings,
    kind: str,
    value: str,
) -> None:
    answered = complain(client, phone_number="9841234567").json()["data"]
    url, user_id, other = f"/api/cases/{answered['reference']}", new_id(), new_id()
    token = link_in(mailed(database)[0])
    client.post(f"/api/cases/guest/{token}/messages", json={"text": "Any news?"})
    assert client.get(url, headers=bearer(user_id)).status_code == 404

    deliver(database, service, proof(settings, kind, value, user_id), times=2)
    deliver(database, service, proof(settings, kind, value, other))

    read = client.get(url, headers=bearer(user_id)).json()["data"]
    assert read["messages"][-1]["text"] == "Any news?"
    assert client.get(url, headers=bearer(other)).status_code == 404
    gone = client.get(f"/api/cases/guest/{token}")
    assert gone.json()["code"] == "link_claimed"


def test_a_sign_in_claims_what_was_sent_since(
    client: TestClient, database: Database, settings: EngagementSettings
) -> None:
    number, user_id = filed(client), new_id()
    digest = contact_digest(settings.claim_pepper, "email", "sita@example.com")
    signed_in = UserSignedIn(user_id=user_id, email_sha256=digest, phone_sha256=None)
    deliver(database, service, signed_in)
    read = client.get(f"/api/cases/{number}", headers=bearer(user_id))
    assert read.status_code == 200


def test_nobody_claims_a_case_about_their_own_company(
    client: TestClient, database: Database, settings: EngagementSettings
) -> None:
    firm = factories.seller(database)
    subject = {"kind": "company", "id": str(firm.seller_id)}
    number = complain(client, subject=subject).json()["data"]["reference"]
    event = proof(settings, "email", "sita@example.com", firm.owner_id)
    deliver(database, service, event)
    read = client.get(f"/api/cases/{number}", headers=bearer(firm.owner_id, "seller"))
    assert read.status_code == 404
