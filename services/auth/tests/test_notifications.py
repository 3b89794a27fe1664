"""Notifications go to verified contacts of an active account, in its language."""

from typing import Any
from uuid import UUID

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from auth.accounts.models import table
from auth.commands import service
from contracts.auth import EmailRequested, SmsRequested
from contracts.engagement import NoticeDue
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded

from .forms import registered

PROVEN = {"email_verified_at": now(), "phone_verified_at": now()}


@pytest.fixture
def user_id(client: TestClient, database: Database) -> UUID:
    user_id = UUID(registered(client)["user"]["id"])
    become(database, user_id, locale="ne", **PROVEN)
    return user_id


def become(database: Database, user_id: UUID, **values: Any) -> None:
    with database.session() as session:
        session.execute(sa.update(table).where(table.c.id == user_id).values(values))


def requested(database: Database, user_id: UUID) -> tuple[NoticeDue, list[Any]]:
    """Both channels; the emails and SMS that engagement is to send."""
    notice_id = new_id()
    for channel in ("email", "sms"):
        due = NoticeDue(notice_id=notice_id, user_id=user_id, channel=channel)
        deliver(database, service, due)
    with database.session() as session:
        mails = [m for m in recorded(session, EmailRequested) if m.kind == "notice"]
        return due, [*mails, *recorded(session, SmsRequested)]


def test_a_notification_is_requested_for_the_verified_contacts_with_its_id_only(
    database: Database, user_id: UUID
) -> None:
    due, (mail, sms) = requested(database, user_id)
    assert (mail.address, mail.locale) == ("sita@example.com", "ne")
    assert (sms.phone, sms.locale, sms.code) == ("+9779841234567", "ne", "")
    assert mail.facts == sms.facts == {"notice_id": str(due.notice_id)}
    assert 3_590 < (sms.expires_at - now()).total_seconds() <= 3_600


@pytest.mark.parametrize(
    ("known", "left"),
    [
        ({"email_verified_at": None}, ["SmsRequested"]),
        ({"phone_verified_at": None}, ["EmailRequested"]),
        ({"suspended_at": now()}, []),
        ({"deleted_at": now()}, []),
    ],
)
def test_unverified_and_deleted_contacts_get_nothing(
    database: Database, user_id: UUID, known: dict[str, Any], left: list[str]
) -> None:
    become(database, user_id, **known)
    _, events = requested(database, user_id)
    assert [type(event).__name__ for event in events] == left


def test_a_notification_for_no_account_is_ignored(
    client: TestClient, database: Database
) -> None:
    assert requested(database, new_id())[1] == []


def test_a_companys_sms_is_sent_by_vendor(database: Database, user_id: UUID) -> None:
    known = {"notice_id": new_id(), "user_id": user_id, "seller_id": new_id()}
    deliver(database, service, NoticeDue(channel="sms", **known))
    with database.session() as session:
        assert recorded(session, SmsRequested) == []


def test_auth_sends_no_notification_of_a_company(
    database: Database, user_id: UUID
) -> None:
    for channel in ("email", "sms"):
        known = {"user_id": user_id, "channel": channel, "seller_id": new_id()}
        due = NoticeDue.model_validate({"notice_id": new_id(), **known})
        deliver(database, service, due)
    with database.session() as session:
        mails = [m for m in recorded(session, EmailRequested) if m.kind == "notice"]
        assert [*mails, *recorded(session, SmsRequested)] == []
