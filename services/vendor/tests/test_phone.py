"""The company's number is verified by a code (promise 19: guessing is limited)."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from httpx2 import Response
from sqlmodel import Session

from contracts.engagement import NoticeDue
from contracts.vendor import SellerPhoneVerified, SellerUpdated, SmsRequested
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.phone_codes import table
from servicekit.ids import new_id
from servicekit.messaging.outbox import OutboxRow
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer
from vendor.commands import service
from vendor.phones.service import delete_published
from vendor.profiles.models import Seller

from .companies import company, saved, verified

OTP, VERIFY = "/api/sellerprofile/phone/otp", "/api/sellerprofile/phone/verify"
OUTBOX = OutboxRow.__table__  # type: ignore[attr-defined]


@pytest.fixture
def seller(database: Database) -> Seller:
    applicant = {"statutory_detail_status": "approved", "statutory_approved_at": now()}
    return saved(database, company(**applicant))


def request_code(
    client: TestClient, seller: Seller, address: str = "10.0.0.1"
) -> Response:
    headers = {**bearer(seller.owner_id, "seller"), "X-Forwarded-For": address}
    return client.post(OTP, headers=headers)


def verify_code(client: TestClient, seller: Seller, code: str) -> Response:
    headers = bearer(seller.owner_id, "seller")
    return client.post(VERIFY, json={"code": code}, headers=headers)


def sms(database: Database) -> list[SmsRequested]:
    with database.session() as session:
        return recorded(session, SmsRequested)


def earlier(database: Database, **by: float) -> None:
    with database.session() as session:
        then = table.c.created_at - timedelta(**by)
        end = table.c.expires_at - timedelta(**by)
        session.execute(sa.update(table).values(created_at=then, expires_at=end))


def wrong(code: str) -> str:
    return f"{(int(code) + 1) % 10**6:06}"


def test_the_code_verifies_the_number_and_completes_the_badge(
    client: TestClient, database: Database, session: Session, seller: Seller
) -> None:
    answer = request_code(client, seller)
    assert (answer.status_code, answer.json()["data"]) == (
        202,
        {"phone_number": seller.primary_mobile, "expires_in": 300, "cooldown_s": 60},
    )
    (sent,) = sms(database)
    assert sent.phone == seller.primary_mobile
    profile = verify_code(client, seller, sent.code).json()["data"]
    assert profile["phone_verified_at"]
    assert profile["is_seller_verified"] is True
    assert len(recorded(session, SellerPhoneVerified)) == 1
    assert recorded(session, SellerUpdated)[-1].is_verified
    assert verify_code(client, seller, sent.code).status_code == 422
    assert request_code(client, seller).json()["code"] == "phone_verified"


def test_no_code_is_sent_to_an_owner_with_an_unverified_email(
    client: TestClient, database: Database, seller: Seller
) -> None:
    claim = bearer(seller.owner_id, "seller", email_verified=False)
    answer = client.post(OTP, headers=claim)
    assert (answer.status_code, answer.json()["code"]) == (403, "email_unverified")
    assert sms(database) == []


def test_only_the_sms_request_and_the_public_card_contain_the_number(
    client: TestClient, database: Database, session: Session, seller: Seller
) -> None:
    request_code(client, seller)
    verify_code(client, seller, sms(database)[0].code)
    others = OUTBOX.c.type.not_in([SmsRequested.type, SellerUpdated.type])
    payloads = sa.select(sa.cast(OUTBOX.c.payload, sa.Text)).where(others)
    assert "9851041137" not in "".join(session.execute(payloads).scalars())
    (stored,) = session.execute(sa.select(table.c.code_hash)).scalars()
    assert sms(database)[0].code not in stored


def test_a_sent_code_is_deleted_from_the_outbox(
    client: TestClient, database: Database, seller: Seller
) -> None:
    request_code(client, seller)
    with database.session() as session:
        delete_published(session)
    assert len(sms(database)) == 1
    with database.session() as session:
        session.execute(sa.update(OUTBOX).values(published_at=now()))
        delete_published(session)
    assert sms(database) == []


def test_five_wrong_attempts_void_the_code_even_in_parallel(
    client: TestClient, database: Database, seller: Seller
) -> None:
    request_code(client, seller)
    (sent,) = sms(database)
    with ThreadPoolExecutor(8) as pool:
        tries = pool.map(
            lambda _: verify_code(client, seller, wrong(sent.code)), range(8)
        )
    assert {answer.status_code for answer in tries} == {422}
    answer = verify_code(client, seller, sent.code)
    assert (answer.status_code, answer.json()["code"]) == (422, "wrong_code")


def test_a_code_is_valid_for_five_minutes(
    client: TestClient, database: Database, seller: Seller
) -> None:
    request_code(client, seller)
    earlier(database, minutes=5, seconds=1)
    assert verify_code(client, seller, sms(database)[0].code).status_code == 422


def test_another_code_waits_a_minute_and_a_company_gets_five_a_day(
    client: TestClient, database: Database, seller: Seller
) -> None:
    assert request_code(client, seller).status_code == 202
    again = request_code(client, seller)
    assert again.status_code == 429
    assert 0 < int(again.headers["retry-after"]) <= 61
    for _ in range(4):
        earlier(database, seconds=61)
        assert request_code(client, seller).status_code == 202
    earlier(database, seconds=61)
    refused = request_code(client, seller)
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) > 3_600


def test_a_network_gets_twenty_codes_a_day_over_all_companies(
    client: TestClient, database: Database
) -> None:
    shops = [
        company(slug=f"shop-{n}", primary_mobile=f"+97798510411{n:02}")
        for n in range(21)
    ]
    saved(database, *shops)
    answers = [request_code(client, shop).status_code for shop in shops]
    assert answers == [202] * 20 + [429]
    assert request_code(client, shops[20], "10.0.0.2").status_code == 429
    assert request_code(client, shops[20], "10.0.1.1").status_code == 202


def test_a_new_number_voids_code_and_verification(
    client: TestClient, database: Database, seller: Seller
) -> None:
    headers = bearer(seller.owner_id, "seller")
    request_code(client, seller)
    form = {"primary_mobile": "9851041138"}
    client.put("/api/sellerprofile", json=form, headers=headers)
    assert verify_code(client, seller, sms(database)[0].code).status_code == 422
    other = saved(database, verified(slug="sure"))
    data = client.put(
        "/api/sellerprofile", json=form, headers=bearer(other.owner_id, "seller")
    ).json()["data"]
    assert (data["phone_verified_at"], data["is_seller_verified"]) == (None, False)


@pytest.mark.parametrize("path", [OTP, VERIFY])
def test_only_a_seller_verifies_a_company(client: TestClient, path: str) -> None:
    form = {"code": "123456"}
    assert client.post(path, json=form).status_code == 401
    buyer = bearer(new_id(), "buyer")
    assert client.post(path, json=form, headers=buyer).status_code == 403
    nobody = bearer(new_id(), "seller")
    assert client.post(path, json=form, headers=nobody).status_code == 404


def notification(seller: Seller, **known: Any) -> NoticeDue:
    due = {"notice_id": new_id(), "user_id": seller.owner_id, "channel": "sms"}
    return NoticeDue.model_validate({**due, "seller_id": seller.id, **known})


def test_a_notification_of_the_company_is_sent_to_its_verified_number(
    database: Database,
) -> None:
    seller = saved(database, verified(primary_mobile="+9779851041137"))
    due = notification(seller)
    deliver(database, service, due)

    (wanted,) = sms(database)
    assert (wanted.kind, wanted.phone, wanted.code) == ("notice", "+9779851041137", "")
    assert wanted.facts == {"notice_id": str(due.notice_id)}


@pytest.mark.parametrize(
    "known", [{"seller_id": None}, {"channel": "email"}, {"user_id": new_id()}]
)
def test_other_notifications_are_not_sent_to_the_company(
    database: Database, known: Any
) -> None:
    seller = saved(database, verified(primary_mobile="+9779851041137"))
    deliver(database, service, notification(seller, **known))
    assert sms(database) == []


def test_an_unverified_number_gets_no_notification(
    database: Database, seller: Seller
) -> None:
    deliver(database, service, notification(seller))
    assert sms(database) == []


def test_a_landline_is_a_readable_error(client: TestClient, database: Database) -> None:
    shop = saved(database, company(slug="land", primary_mobile="+97714412345"))
    answer = request_code(client, shop)
    assert (answer.status_code, list(answer.json()["errors"])) == (
        422,
        ["primary_mobile"],
    )
