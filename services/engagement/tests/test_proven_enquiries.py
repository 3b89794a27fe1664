"""Events state whether an enquiry is proven, again once it is."""

from typing import Any

import pytest
from fastapi.testclient import TestClient

from contracts import claims
from contracts.auth import UserEmailVerified, UserPhoneVerified
from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from engagement.commands import service
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer

from . import factories
from .factories import form


def sent(client: TestClient, database: Database, headers: dict[str, str]) -> None:
    seller, leaf = factories.seller(database), factories.category(database)
    url = f"/api/webui/seller/{seller.slug}/contactseller"
    answer = client.post(url, json=form(leaf.category_id), headers=headers)
    assert answer.status_code == 201, answer.text


def recorded_events(database: Database, kind: type[Any]) -> list[Any]:
    with database.session() as session:
        return recorded(session, kind)


@pytest.mark.parametrize("is_verified", [True, False])
def test_a_verified_address_proves_an_account(
    client: TestClient, database: Database, is_verified: bool
) -> None:
    sent(client, database, bearer(new_id(), "buyer", email_verified=is_verified))
    (created,) = recorded_events(database, EnquiryCreated)
    assert created.is_proven is is_verified
    assert created.answer_by is not None


def test_a_verified_number_proves_an_account(
    client: TestClient, database: Database
) -> None:
    user_id = new_id()
    factories.proven_phone(database, user_id)
    sent(client, database, bearer(user_id, "buyer", email_verified=False))
    assert recorded_events(database, EnquiryCreated)[0].is_proven is True


@pytest.mark.parametrize("by", ["email", "phone", "own"])
def test_a_delayed_verification_is_published_once(
    client: TestClient, database: Database, by: str
) -> None:
    """A guest by either contact; an account by whatever it proves."""
    user_id, pepper = new_id(), EngagementSettings().claim_pepper
    headers = bearer(user_id, "buyer", email_verified=False) if by == "own" else {}
    sent(client, database, headers)
    assert recorded_events(database, EnquiryCreated)[0].is_proven is False
    fields = {"user_id": user_id, "version": 2}
    phone = claims.contact_digest(pepper, "phone", "+9779841234567")
    email = claims.contact_digest(pepper, "email", "sita@example.com")
    proofs = {
        "phone": UserPhoneVerified(**fields, phone_sha256=phone),
        "email": UserEmailVerified(**fields, email_sha256=email),
        "own": UserEmailVerified(**fields, email_sha256="another"),
    }
    deliver(database, service, proofs[by], times=2)
    deliver(database, service, proofs[by])
    (changed,) = recorded_events(database, EnquiryStatusChanged)
    assert (changed.from_status, changed.to_status) == ("new", "new")
    assert (changed.is_proven, changed.version > 1) == (True, True)
    assert changed.created_at <= now()
