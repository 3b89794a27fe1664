"""The rows of a suspended or deleted buyer."""

from datetime import timedelta
from uuid import UUID

import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import select

from contracts.auth import EmailRequested, SmsRequested, UserDeleted, UserSuspended
from contracts.claims import contact_digest
from contracts.engagement import EnquiryStatusChanged
from engagement.commands import service
from engagement.conversations.models import Block
from engagement.enquiries.models import table as enquiries
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.models import table as requirements
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from servicekit.testing.revocation import assert_refused
from servicekit.testing.tokens import bearer

from . import factories
from .factories import form
from .person import Person

TRACES = ("9841234567", "sita@example.com", "Gurung", "orthodox tea", "Thamel")


def suspended(user_id: UUID) -> UserSuspended:
    return UserSuspended(user_id=user_id, version=2, suspended_at=now())


def deleted(user_id: UUID) -> UserDeleted:
    return UserDeleted(user_id=user_id, version=3, deleted_at=now())


def requirement(database: Database, buyer_id: UUID) -> None:
    at = now()
    row = Requirement(
        buyer_id=buyer_id,
        title="50 kg of orthodox tea",
        description="For the Gurung family's shop",
        category_id=new_id(),
        items=[{"name": "orthodox tea"}],
        delivery={"address": "Thamel"},
        expires_at=at + timedelta(days=7),
        created_at=at,
        updated_at=at,
    )
    with database.session() as session:
        session.add(row)


def everything(database: Database) -> str:
    names = "select tablename from pg_tables where schemaname = 'public'"
    with database.session() as session:
        tables = session.execute(sa.text(names)).scalars().all()
        rows = [
            session.execute(sa.text(f'select t::text from "{name}" t')).scalars().all()
            for name in tables
        ]
    return "\n".join(text for table in rows for text in table)


def statuses(database: Database) -> set[str]:
    with database.session() as session:
        return {
            *session.execute(sa.select(enquiries.c.status)).scalars(),
            *session.execute(sa.select(requirements.c.status)).scalars(),
        }


def test_a_deleted_buyers_live_rows_are_cancelled_once(
    client: TestClient, database: Database
) -> None:
    buyer_id, seller = new_id(), factories.seller(database)
    for status in ("new", "replied", "won"):
        factories.enquiry(database, seller.seller_id, buyer_id=buyer_id, status=status)
    requirement(database, buyer_id)
    deliver(database, service, deleted(buyer_id), times=2)
    deliver(database, service, deleted(buyer_id))
    assert statuses(database) == {"cancelled", "won"}
    with database.session() as session:
        assert len(recorded(session, EnquiryStatusChanged)) == 2


def test_a_suspended_users_tokens_are_refused(
    client: TestClient, database: Database
) -> None:
    user_id = new_id()
    headers = bearer(user_id, "buyer")
    assert client.get("/api/wishlists", headers=headers).status_code == 200
    deliver(database, service, suspended(user_id))
    assert_refused(client, "/api/wishlists", headers)


def test_rows_of_others_are_unchanged(client: TestClient, database: Database) -> None:
    seller = factories.seller(database)
    factories.enquiry(database, seller.seller_id, buyer_id=new_id())
    deliver(database, service, deleted(new_id()))
    assert statuses(database) == {"new"}
    assert "sita@example.com" in everything(database)


def test_all_data_of_a_deleted_buyer_is_erased(
    client: TestClient, database: Database
) -> None:
    user_id, headers = _busy_buyer(client, database)
    before = everything(database)
    assert all(trace in before for trace in TRACES)
    deliver(database, service, deleted(user_id), times=2)
    after = everything(database)
    assert [trace for trace in TRACES if trace in after] == []
    assert statuses(database) == {"cancelled"}
    assert_refused(client, "/api/wishlists", headers)


def _busy_buyer(client: TestClient, database: Database) -> tuple[UUID, dict[str, str]]:
    """Has sent an enquiry and a message, posted, saved products, and got an email."""
    user_id, seller = new_id(), factories.seller(database)
    category = factories.category(database)
    headers = {**bearer(user_id, "buyer"), "Idempotency-Key": "one"}
    path = f"/api/webui/seller/{seller.slug}/contactseller"
    sent = client.post(path, json=form(category.category_id), headers=headers)
    assert sent.status_code == 201, sent.text
    talk = f"/api/enquiries/{sent.json()['data']['id']}/messages"
    message = {"body": "I am Sita Gurung, call 9841234567"}
    assert client.post(talk, json=message, headers=bearer(user_id)).status_code == 201
    list_name = {"name": "Gurung's list"}
    client.post("/api/wishlist/create", json=list_name, headers=bearer(user_id))
    requirement(database, user_id)
    at = now() + timedelta(minutes=5)
    mail = EmailRequested(
        mail_id=new_id(),
        user_id=user_id,
        kind="password_changed",
        address="sita@example.com",
        facts={"name": "Sita Gurung"},
        path="/",
    )
    sms = SmsRequested(
        sms_id=new_id(),
        user_id=user_id,
        kind="phone_code",
        phone="+9779841234567",
        code="123456",
        expires_at=at,
    )
    for request in (mail, sms):
        deliver(database, service, request)
    return user_id, bearer(user_id)


def test_tickets_of_a_guest_are_erased_with_the_user_who_verified_the_address(
    client: TestClient, database: Database
) -> None:
    pepper = EngagementSettings().claim_pepper
    for email, text in (
        ("sita@example.com", "About my order"),
        ("hari@example.com", "Another person"),
    ):
        form = {"name": "Sita Gurung", "email": email, "text": f"{text}, please help."}
        sent = client.post("/api/webui/contact-us", json=form)
        assert sent.status_code == 201, sent.text
    gone = deleted(new_id())
    proven = {"email_sha256": contact_digest(pepper, "email", "sita@example.com")}
    deliver(database, service, gone.model_copy(update=proven), times=2)

    left = everything(database)
    assert "sita@example.com" not in left
    assert "About my order" not in left
    assert "Another person" in left


def test_texts_of_others_do_not_name_a_deleted_user(
    client: TestClient, database: Database
) -> None:
    user_id, shop = new_id(), factories.seller(database)
    enquiry = factories.enquiry(database, shop.seller_id, buyer_id=user_id)
    other = factories.enquiry(database, shop.seller_id, buyer_id=new_id())
    wanted = factories.requirement(database, buyer_id=user_id)
    note = "Sita ji, I call 984-123 4567 or ९८४१२३४५६७ about the tea"
    factories.quote(database, wanted, shop.seller_id, note=note)
    seller = Person(client, shop.owner_id)
    seller.sent(enquiry.id, f"{note} and write to SITA@example.com")
    seller.sent(other.id, "Sitapur tea for Sita")

    deliver(database, service, deleted(user_id), times=2)

    cleared = "[deleted] ji, I call [deleted] or [deleted] about the tea"
    left = everything(database)
    assert f"{cleared} and write to [deleted]" in left
    assert "984-123" not in left
    assert "Sitapur tea for Sita" in left


def test_messages_about_a_lead_are_erased_with_their_sender(
    client: TestClient, database: Database
) -> None:
    wanted, shop = factories.requirement(database), factories.seller(database)
    lead = factories.match(database, wanted, shop.seller_id)
    seller, buyer = (
        Person(client, user_id) for user_id in (shop.owner_id, wanted.buyer_id)
    )
    seller.sent(lead.id, "Our owner Hari Sharma will call")
    buyer.call("POST", f"/conversations/{lead.id}/block")
    before = everything(database)

    deliver(database, service, deleted(shop.owner_id), times=2)

    assert "Hari Sharma" in before
    assert "Hari Sharma" not in everything(database)
    with database.session() as session:
        assert session.exec(select(Block)).all() == []
