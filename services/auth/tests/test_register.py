from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session

from contracts.auth import UserRegistered
from servicekit.db import Database
from servicekit.testing.events import recorded, written_together

from .dispatches import mails
from .forms import bearer, registered, registration


def test_registration_signs_in(client: TestClient) -> None:
    data = registered(client)
    user = client.get("/api/user", headers=bearer(data)).json()["data"]
    assert user == data["user"]
    assert user["phone_number"] == "+9779841234567"
    assert user["email_verified_at"] is None
    assert user["roles"] == ["buyer"]
    assert data["seller_profile"] is None


def test_registration_publishes_an_event_without_personal_data(
    client: TestClient, session: Session
) -> None:
    data = registered(client, account_type="seller", locale="ne")
    assert written_together(session, "accounts")
    (event,) = recorded(session, UserRegistered)
    assert str(event.user_id) == data["user"]["id"]
    assert (event.account_type, event.locale) == ("seller", "ne")
    assert "example.com" not in event.model_dump_json()


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"fname": " "}, "fname"),
        ({"lname": "x" * 61}, "lname"),
        ({"email": "sita@"}, "email"),
        ({"password": "short", "password_confirmation": "short"}, "password"),
        ({"password_confirmation": "another one"}, "password"),
        ({"phone_number": "12"}, "phone_number"),
        ({"account_type": "admin"}, "account_type"),
        ({"terms": False}, "terms"),
        ({"roles": ["admin"]}, "roles"),
        ({"fname": "a\x00b"}, "fname"),
    ],
)
def test_each_invalid_field_is_named(
    client: TestClient, changes: dict[str, Any], field: str
) -> None:
    answer = client.post("/api/register", json=registration(**changes))
    assert answer.status_code == 422
    assert list(answer.json()["errors"]) == [field]


def test_one_network_cannot_request_emails_to_an_address_without_limit(
    client: TestClient, database: Database
) -> None:
    form = registration(email="flooded@example.com")
    statuses = [client.post("/api/register", json=form).status_code for _ in range(12)]
    assert statuses == [201] * 10 + [429] * 2
    assert len(mails(database, "verify_email")) == 10
    elsewhere = {"X-Forwarded-For": "203.0.113.9"}
    assert client.post("/api/register", json=form, headers=elsewhere).status_code == 201


def test_a_landline_and_a_foreign_number_are_accepted(client: TestClient) -> None:
    kathmandu = registered(client, phone_number="01-4412345")
    indian = registered(
        client, email="b@example.com", dial_code="91", phone_number="98100 12345"
    )
    assert kathmandu["user"]["phone_number"] == "+97714412345"
    assert indian["user"]["phone_number"] == "+919810012345"


def test_nepal_is_the_first_country(client: TestClient) -> None:
    answer = client.get("/api/countries")
    assert answer.json()["data"][0] == {
        "name": "Nepal",
        "dial_code": "+977",
        "code": "NP",
    }
    etag = {"If-None-Match": answer.headers["etag"]}
    assert client.get("/api/countries", headers=etag).status_code == 304


@pytest.mark.parametrize(
    "name",
    ["Win http://evil.example/now", "www.evil.example", "me@evil.example",
     "Haat Support",
     "Sita\u202eRai", "Sita ✓", "Sita\nRai", "Аdmin"],
)  # fmt: skip
def test_an_invalid_personal_name_is_refused(client: TestClient, name: str) -> None:
    for field in ("fname", "lname"):
        answer = client.post("/api/register", json=registration(**{field: name}))
        assert (answer.status_code, list(answer.json()["errors"])) == (422, [field])
