"""A guest who verifies an address gets the enquiries sent as a guest (D16)."""

from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from contracts.auth import (
    PasswordChanged,
    UserEmailVerified,
    UserPhoneVerified,
    UserSignedIn,
)
from contracts.claims import contact_digest
from engagement.commands import service
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.revocation import assert_refused
from servicekit.testing.tokens import bearer

from . import factories

URL = "/api/webui/seller/suryodaya/contactseller"


@pytest.fixture
def shop(database: Database) -> Any:
    return factories.seller(database, slug="suryodaya")


@pytest.fixture
def sent(client: TestClient, database: Database, shop: Any) -> str:
    form = factories.form(factories.category(database).category_id)
    enquiry_id: str = client.post(URL, json=form).json()["data"]["id"]
    return enquiry_id


def proven(settings: EngagementSettings, user_id: UUID, kind: str, value: str) -> Any:
    event = UserEmailVerified if kind == "email" else UserPhoneVerified
    digest = contact_digest(settings.claim_pepper, kind, value)  # type: ignore[arg-type]
    fields = {"user_id": user_id, "version": 2, f"{kind}_sha256": digest}
    return event.model_validate(fields)


def own(client: TestClient, user_id: UUID) -> list[str]:
    rows = client.get("/api/enquiries", headers=bearer(user_id)).json()["data"]
    return [row["id"] for row in rows]


@pytest.mark.parametrize(
    ("kind", "value"), [("email", "sita@example.com"), ("phone", "+9779841234567")]
)
def test_a_user_who_verifies_the_contact_gets_the_enquiry(
    client: TestClient,
    database: Database,
    settings: EngagementSettings,
    sent: str,
    kind: str,
    value: str,
) -> None:
    user_id, later_user = new_id(), new_id()
    assert own(client, user_id) == []
    deliver(database, service, proven(settings, user_id, kind, value), times=2)
    deliver(database, service, proven(settings, later_user, kind, value))
    assert own(client, user_id) == [sent]
    assert own(client, later_user) == []


@pytest.mark.parametrize(
    ("kind", "value"), [("email", "sita@example.com"), ("phone", "+9779841234567")]
)
def test_an_enquiry_sent_signed_out_arrives_at_the_next_sign_in(
    client: TestClient,
    database: Database,
    settings: EngagementSettings,
    sent: str,
    kind: str,
    value: str,
) -> None:
    """The contact was verified before the enquiry was sent."""
    user_id = new_id()
    digest = contact_digest(settings.claim_pepper, kind, value)  # type: ignore[arg-type]
    event = UserSignedIn.model_validate({"user_id": user_id, f"{kind}_sha256": digest})
    deliver(database, service, UserSignedIn(user_id=new_id()))
    assert own(client, user_id) == []

    deliver(database, service, event, times=2)

    assert own(client, user_id) == [sent]


def test_another_contact_claims_nothing(
    client: TestClient, database: Database, settings: EngagementSettings, sent: str
) -> None:
    user_id = new_id()
    deliver(database, service, proven(settings, user_id, "email", "x@example.com"))
    deliver(database, service, proven(settings, user_id, "phone", "+9779800000000"))
    assert own(client, user_id) == []


def test_an_enquiry_to_the_own_company_stays_a_guests(
    client: TestClient,
    database: Database,
    settings: EngagementSettings,
    shop: Any,
    sent: str,
) -> None:
    event = proven(settings, shop.owner_id, "email", "sita@example.com")
    deliver(database, service, event)
    params = {"as": "buyer"}
    headers = bearer(shop.owner_id, "seller")
    rows = client.get("/api/enquiries", params=params, headers=headers).json()["data"]
    assert rows == []


def test_tokens_before_a_password_change_are_refused(
    client: TestClient, database: Database
) -> None:
    user_id = new_id()
    headers = bearer(user_id)
    event = PasswordChanged(user_id=user_id, changed_at=now())
    deliver(database, service, event)
    assert_refused(client, "/api/enquiries", headers)
