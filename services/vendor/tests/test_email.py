"""The company's email address is verified by an emailed code and gets its emails."""

from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from httpx2 import Response

from contracts.engagement import NoticeDue
from contracts.vendor import EmailRequested, SellerUpdated, SmsRequested
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.phone_codes import table
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer
from vendor.commands import service
from vendor.profiles.models import Seller

from .companies import company, saved

OTP, VERIFY = "/api/sellerprofile/email/otp", "/api/sellerprofile/email/verify"
PROFILE = "/api/sellerprofile"


@pytest.fixture
def seller(database: Database) -> Seller:
    return saved(database, company(primary_email="sales@himal.example"))


def call(client: TestClient, seller: Seller, path: str, **form: Any) -> Response:
    headers = {**bearer(seller.owner_id, "seller"), "Accept-Language": "ne"}
    return client.post(path, json=form or None, headers=headers)


def mails(database: Database) -> list[EmailRequested]:
    with database.session() as session:
        return recorded(session, EmailRequested)


def proven(client: TestClient, database: Database, seller: Seller) -> dict[str, Any]:
    assert call(client, seller, OTP).status_code == 202
    code = mails(database)[-1].facts["reference"]
    answer = call(client, seller, VERIFY, code=code)
    assert answer.status_code == 200, answer.text
    data: dict[str, Any] = answer.json()["data"]
    return data


def test_the_emailed_code_verifies_the_address_and_publishes_it(
    client: TestClient, database: Database, seller: Seller
) -> None:
    sent = call(client, seller, OTP)
    address = seller.primary_email
    assert sent.json()["data"] == {
        "email": address,
        "expires_in": 1800,
        "cooldown_s": 60,
    }
    (mail,) = mails(database)
    assert (mail.address, mail.kind, mail.is_proven) == (
        address,
        "company_email",
        False,
    )
    assert mail.facts.keys() == {"reference"}
    wrong = f"{(int(mail.facts['reference']) + 1) % 10**6:06}"
    assert call(client, seller, VERIFY, code=wrong).json()["code"] == "wrong_code"

    profile = call(client, seller, VERIFY, code=mail.facts["reference"]).json()["data"]

    assert profile["email_verified_at"]
    with database.session() as session:
        event = recorded(session, SellerUpdated)[-1]
    assert event.has_proven_email
    assert address not in event.model_dump_json()
    assert call(client, seller, OTP).json()["code"] == "email_verified"


def test_a_code_is_valid_only_for_the_company_that_requested_it(
    client: TestClient, database: Database, seller: Seller
) -> None:
    other = saved(database, company(slug="other", primary_email=seller.primary_email))
    call(client, seller, OTP)
    code = mails(database)[-1].facts["reference"]
    assert call(client, other, VERIFY, code=code).json()["code"] == "wrong_code"


def test_a_new_address_needs_a_new_verification(
    client: TestClient, database: Database, seller: Seller
) -> None:
    proven(client, database, seller)
    headers = bearer(seller.owner_id, "seller")
    other = {"primary_email": "new@himal.example"}
    changed = client.put(PROFILE, json=other, headers=headers).json()["data"]
    assert changed["email_verified_at"] is None


def test_a_code_for_a_replaced_address_is_refused(
    client: TestClient, database: Database, seller: Seller
) -> None:
    call(client, seller, OTP)
    code = mails(database)[-1].facts["reference"]
    headers = bearer(seller.owner_id, "seller")
    other = {"primary_email": "victim@example.com"}
    assert client.put(PROFILE, json=other, headers=headers).status_code == 200
    assert call(client, seller, VERIFY, code=code).status_code == 422


def test_emailed_codes_are_limited_separately_from_sms(
    client: TestClient, database: Database, seller: Seller
) -> None:
    assert call(client, seller, OTP).status_code == 202
    assert call(client, seller, OTP).status_code == 429
    for _ in range(4):
        earlier(database)
        assert call(client, seller, OTP).status_code == 202
    earlier(database)
    assert int(call(client, seller, OTP).headers["retry-after"]) > 3_600
    assert call(client, seller, "/api/sellerprofile/phone/otp").status_code == 202


def earlier(database: Database) -> None:
    then = table.c.created_at - timedelta(seconds=61)
    with database.session() as session:
        session.execute(sa.update(table).values(created_at=then))


def test_requesting_a_code_needs_a_verified_account_email(
    client: TestClient, database: Database, seller: Seller
) -> None:
    claim = bearer(seller.owner_id, "seller", email_verified=False)
    assert client.post(OTP, headers=claim).json()["code"] == "email_unverified"
    assert mails(database) == []


def notification(seller: Seller) -> NoticeDue:
    due = {"notice_id": new_id(), "user_id": seller.owner_id, "channel": "email"}
    return NoticeDue.model_validate({**due, "seller_id": seller.id})


def test_a_notification_is_sent_to_the_verified_address_in_the_owners_language(
    client: TestClient, database: Database, seller: Seller
) -> None:
    proven(client, database, seller)
    due = notification(seller)
    deliver(database, service, due)
    mail = mails(database)[-1]
    assert (mail.kind, mail.address) == ("notice", seller.primary_email)
    assert (mail.locale, mail.is_proven) == ("ne", True)
    assert mail.facts == {"notice_id": str(due.notice_id)}
    with database.session() as session:
        assert recorded(session, SmsRequested) == []


@pytest.mark.parametrize(
    "known", [{}, {"email_verified_at": now(), "status": "suspended"}]
)
def test_an_unverified_address_or_a_suspended_company_gets_no_notification(
    database: Database, known: dict[str, Any]
) -> None:
    seller = saved(database, company(**known))
    deliver(database, service, notification(seller))
    assert mails(database) == []
