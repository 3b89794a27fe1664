"""A guest whom a seller blocked is recognised by phone and email."""

from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session, select

from contracts.auth import UserDeleted, UserEmailVerified
from contracts.claims import contact_digest
from engagement.commands import service
from engagement.conversations.models import Block, GuestBlock
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver

from . import factories
from .person import Person

EMAIL, PHONE = "sita@example.com", "984-1234567"
OTHER_EMAIL, OTHER_PHONE = "ram@example.com", "984-1111111"
URL = "/api/webui/seller/suryodaya/contactseller"


@pytest.fixture
def shop(database: Database) -> Any:
    return factories.seller(database, slug="suryodaya")


@pytest.fixture
def form(database: Database) -> dict[str, Any]:
    return factories.form(factories.category(database).category_id)


@pytest.fixture
def sent(client: TestClient, shop: Any, form: dict[str, Any]) -> str:
    """The guest's enquiry, whose sender is blocked."""
    enquiry_id: str = client.post(URL, json=form).json()["data"]["id"]
    blocked = Person(client, shop.owner_id).call(
        "POST", f"/conversations/{enquiry_id}/block"
    )
    assert blocked.status_code == 200, blocked.text
    return enquiry_id


def answer(who: Any, form: dict[str, Any], **changes: Any) -> tuple[int, str | None]:
    body = {**form, "requirements": "Again, 20 kg of tea.", **changes}
    response = who.post(URL, json=body)
    return response.status_code, response.json().get("code")


@pytest.mark.parametrize(
    "changes", [{}, {"email": OTHER_EMAIL}, {"phone_number": OTHER_PHONE}]
)
def test_phone_and_email_of_a_blocked_guest_are_refused(
    client: TestClient, form: dict[str, Any], sent: str, changes: dict[str, str]
) -> None:
    assert answer(client, form, **changes) == (409, "blocked")


def test_other_guests_are_not_blocked(
    client: TestClient, form: dict[str, Any], sent: str
) -> None:
    other = {"email": OTHER_EMAIL, "phone_number": OTHER_PHONE}
    assert answer(client, form, **other)[0] == 201


def test_a_blocked_guest_is_blocked_as_a_buyer_too(
    client: TestClient, form: dict[str, Any], sent: str
) -> None:
    buyer = Person(client, new_id())
    refused = buyer.call("POST", URL.removeprefix("/api"), json=form)
    assert (refused.status_code, refused.json()["code"]) == (409, "blocked")


def test_the_guest_may_write_to_another_seller(
    client: TestClient, database: Database, form: dict[str, Any], sent: str
) -> None:
    factories.seller(database, slug="himal")
    assert client.post(URL.replace("suryodaya", "himal"), json=form).status_code == 201


def test_the_seller_sees_and_lifts_the_block(
    client: TestClient, seller: Person, form: dict[str, Any], sent: str
) -> None:
    path = f"/conversations/{sent}"
    seller.call("POST", f"{path}/block")
    conversation = seller.get(path)
    assert (conversation["is_blocked"], conversation["closed_because"]) == (
        True,
        "blocked_by_you",
    )
    assert seller.send(sent).json()["code"] == "blocked_by_you"

    lifted = seller.call("DELETE", f"{path}/block").json()["data"]

    assert (lifted["is_blocked"], lifted["can_write"]) == (False, True)
    assert answer(client, form)[0] == 201


def test_lifting_one_block_leaves_the_others(
    client: TestClient, seller: Person, form: dict[str, Any], sent: str
) -> None:
    other = {**form, "email": OTHER_EMAIL, "phone_number": OTHER_PHONE}
    second = client.post(URL, json=other).json()["data"]["id"]
    seller.call("POST", f"/conversations/{second}/block")

    seller.call("DELETE", f"/conversations/{second}/block")

    assert answer(client, form) == (409, "blocked")
    assert answer(client, other)[0] == 201


def test_a_blocked_guest_who_claims_the_enquiry_is_blocked_as_an_account(
    client: TestClient,
    database: Database,
    settings: EngagementSettings,
    session: Session,
    seller: Person,
    shop: Any,
    sent: str,
) -> None:
    buyer = Person(client, new_id())
    digest = contact_digest(settings.claim_pepper, "email", EMAIL)
    event = UserEmailVerified(user_id=buyer.id, version=2, email_sha256=digest)
    deliver(database, service, event)

    (row,) = session.exec(select(Block)).all()
    assert (row.seller_id, row.buyer_id) == (shop.seller_id, buyer.id)
    assert buyer.send(sent).json()["code"] == "blocked"

    seller.call("DELETE", f"/conversations/{sent}/block")
    assert buyer.send(sent).status_code == 201
    session.expire_all()
    assert session.exec(select(GuestBlock)).all() == []


def test_digests_of_a_deleted_user_are_erased(
    client: TestClient,
    database: Database,
    settings: EngagementSettings,
    session: Session,
    sent: str,
) -> None:
    user_id = new_id()
    digest = contact_digest(settings.claim_pepper, "email", EMAIL)
    event = UserEmailVerified(user_id=user_id, version=2, email_sha256=digest)
    deliver(database, service, event)
    assert len(session.exec(select(GuestBlock)).all()) == 2

    deliver(
        database, service, UserDeleted(user_id=user_id, version=3, deleted_at=now())
    )

    session.expire_all()
    assert session.exec(select(GuestBlock)).all() == []
    assert session.exec(select(Block)).all() == []
