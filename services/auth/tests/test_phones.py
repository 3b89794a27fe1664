from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from prometheus_client import generate_latest
from sqlmodel import Session

from auth.accounts.models import table as accounts
from contracts.auth import UserPhoneVerified
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.phone_codes import table
from servicekit.testing.events import recorded

from .dispatches import codes, follow_newest, proven
from .forms import bearer, registered

PHONE = "+9779851012345"


def request_code(
    client: TestClient, headers: Any, number: str = PHONE
) -> httpx.Response:
    form = {"phone_number": number}
    return client.post("/api/user/phone/otp", json=form, headers=headers)


def verify_code(client: TestClient, headers: Any, code: str) -> int:
    answer = client.post("/api/user/phone/verify", json={"code": code}, headers=headers)
    return answer.status_code


def earlier(database: Database, **by: float) -> None:
    then = table.c.created_at - timedelta(**by)
    with database.session() as session:
        session.execute(sa.update(table).values(created_at=then))


def wrong(code: str) -> str:
    return f"{(int(code) + 1) % 10**6:06}"


@pytest.fixture
def headers(client: TestClient, database: Database) -> dict[str, str]:
    """An account with a verified email address."""
    return bearer(proven(client, database))


def test_a_code_needs_a_verified_email_address(
    client: TestClient, database: Database, session: Session
) -> None:
    claim = registered(client)
    refused = request_code(client, bearer(claim))
    assert (refused.status_code, refused.json()["code"]) == (403, "email_unverified")
    assert codes(session) == []
    follow_newest(client, database, claim)
    assert request_code(client, bearer(claim)).status_code == 202
    assert [sms.phone for sms in codes(session)] == [PHONE]


def test_a_code_verifies_only_the_number_it_was_sent_to(
    client: TestClient, session: Session, headers: Any
) -> None:
    answer = request_code(client, headers, "985-101 2345")
    assert (answer.status_code, answer.json()["data"]["phone_number"]) == (202, PHONE)
    (sms,) = codes(session)
    assert sms.phone == PHONE

    assert verify_code(client, headers, sms.code) == 200

    user = client.get("/api/user", headers=headers).json()["data"]
    assert user["phone_number"] == PHONE
    assert user["phone_verified_at"]
    (event,) = recorded(session, UserPhoneVerified)
    assert PHONE not in event.model_dump_json()
    assert verify_code(client, headers, sms.code) == 422


def test_five_wrong_attempts_void_the_code_even_in_parallel(
    client: TestClient, session: Session, headers: Any
) -> None:
    request_code(client, headers)
    (sms,) = codes(session)
    with ThreadPoolExecutor(10) as pool:
        tries = pool.map(
            lambda _: verify_code(client, headers, wrong(sms.code)), range(10)
        )
    assert set(tries) == {422}
    assert verify_code(client, headers, sms.code) == 422
    assert session.execute(sa.select(table.c.tries)).scalar() == 5


def test_a_code_is_valid_for_five_minutes_and_for_its_account(
    client: TestClient, database: Database, session: Session, headers: Any
) -> None:
    stranger = bearer(proven(client, database, email="x@example.com"))
    request_code(client, headers)
    (sms,) = codes(session)
    assert verify_code(client, stranger, sms.code) == 422
    with database.session() as other:
        left = other.execute(sa.select(table.c.expires_at)).scalar_one() - now()
        other.execute(sa.update(table).values(expires_at=now()))
    assert timedelta(minutes=4) < left <= timedelta(minutes=5)
    assert verify_code(client, headers, sms.code) == 422


def test_another_code_waits_a_minute_and_a_number_gets_five_a_day(
    client: TestClient, database: Database, headers: Any
) -> None:
    assert request_code(client, headers).status_code == 202
    hasty = request_code(client, headers)
    assert hasty.status_code == 429
    assert 1 <= int(hasty.headers["retry-after"]) <= 61
    for _ in range(4):
        earlier(database, minutes=2)
        assert request_code(client, headers).status_code == 202
    earlier(database, minutes=2)
    stranger = bearer(proven(client, database, email="x@example.com"))
    assert int(request_code(client, stranger).headers["retry-after"]) > 80_000
    assert request_code(client, stranger, "9841000001").status_code == 202


def test_an_account_gets_five_codes_a_day(
    client: TestClient, database: Database, headers: Any
) -> None:
    for number in range(5):
        assert request_code(client, headers, f"98410000{number:02}").status_code == 202
        earlier(database, minutes=2)
    assert request_code(client, headers, "9841000099").status_code == 429


@pytest.mark.parametrize("address", ["2001:db8:7:1::{}", "203.0.113.{}"])
def test_a_network_gets_twenty_codes_a_day_over_all_accounts(
    client: TestClient, database: Database, address: str
) -> None:
    people = [registered(client, email=f"b{n}@example.com") for n in range(22)]
    with database.session() as session:
        session.execute(sa.update(accounts).values(email_verified_at=now()))
    answers = []
    for number, person in enumerate(people):
        there = {**bearer(person), "X-Forwarded-For": address.format(number + 1)}
        answers.append(request_code(client, there, f"98410000{number:02}").status_code)
    assert answers == [202] * 20 + [429] * 2


@pytest.mark.parametrize(
    "number",
    [
        "+881612345678",
        "+882161234567",
        "+979123456789",
        "+19005551234",
        "+919876543210",
        "014412345",
    ],
)
def test_a_number_without_sms_is_a_readable_error(
    client: TestClient, session: Session, headers: Any, number: str
) -> None:
    answer = request_code(client, headers, number)
    assert answer.status_code == 422
    assert answer.json()["errors"]["phone_number"]
    assert codes(session) == []


def test_a_landline_error_lists_the_countries_with_sms(
    client: TestClient, headers: Any
) -> None:
    answer = request_code(client, headers, "+97714412345")
    [text] = answer.json()["errors"]["phone_number"]
    assert text.endswith("mobile numbers of these countries only: Nepal.")


def test_the_daily_ceiling_of_codes_is_503_and_counted(
    client: TestClient, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = client.app.state.settings  # type: ignore[attr-defined]
    monkeypatch.setattr(settings, "sms_codes_a_day", 1)
    first, second = (
        bearer(proven(client, database, email=f"{n}@example.com")) for n in range(2)
    )
    assert request_code(client, first, "9841000001").status_code == 202
    refused = request_code(client, second, "9841000002")
    assert (refused.status_code, refused.json()["code"]) == (503, "codes_used_up")
    assert 'sms_codes_total{outcome="used_up"}' in generate_latest().decode()


def test_the_code_is_not_stored(
    client: TestClient, session: Session, headers: Any
) -> None:
    request_code(client, headers)
    (sms,) = codes(session)
    row = session.execute(sa.select(table)).one()
    assert sms.code not in (row.code_hash, row.phone)
    assert len(row.code_hash) == 64
