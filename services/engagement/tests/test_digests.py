"""Digests: several notifications in one email."""

from datetime import datetime, timedelta

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from contracts.auth import UserDeleted
from contracts.engagement import NoticeDue
from engagement.commands import service
from engagement.notifications.dispatches.jobs import purge_old, send_due
from engagement.notifications.dispatches.service import joins_at, next_morning
from engagement.notifications.models import Notification
from engagement.notifications.service import mark_read
from servicekit.clock import KATHMANDU, now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer

from . import factories
from .dispatches import USER_ID, mail_of, mails, notify_user, prefer

PREFERENCES = "/api/notifications/preferences"
ME = bearer(USER_ID, "seller")


def wants(client: TestClient, rhythm: str) -> None:
    answer = client.put(PREFERENCES, json={"mail_rhythm": rhythm}, headers=ME)
    assert answer.json()["data"]["mail_rhythm"] == rhythm


def work(database: Database) -> list[NoticeDue]:
    with database.session() as session:
        send_due(session)
    with database.session() as session:
        return recorded(session, NoticeDue)


def hours_until(rhythm: str) -> float:
    at = next_morning(now(), is_weekly=rhythm == "weekly")
    return (at - now()) / timedelta(hours=1)


def test_email_is_immediate_by_default(client: TestClient) -> None:
    body = client.get(PREFERENCES, headers=ME).json()["data"]

    assert body["mail_rhythm"] == "at_once"
    refused = client.put(PREFERENCES, json={"mail_rhythm": "hourly"}, headers=ME)
    assert "mail_rhythm" in refused.json()["errors"]


@pytest.mark.parametrize("rhythm", ["daily", "weekly"])
def test_a_digest_lists_unread_notifications_in_one_email(
    client: TestClient, database: Database, rhythm: str
) -> None:
    wants(client, rhythm)
    for sender in ("Sita", "Hari", "Gita"):
        notify_user(database, "enquiry_created", name=sender)
    with database.session() as session:
        read = session.exec(select(Notification)).all()[1]
        mark_read(session, USER_ID, [read.id])
    assert work(database) == []

    with ahead(hours=hours_until(rhythm) + 0.1):
        with database.session() as session:
            purge_old(session)
        (due,) = work(database)
        work(database)
        deliver(database, service, mail_of(due, locale="ne"), times=2)

    (mail,) = mails(database)
    assert mail.subject == "हाटमा 2 नयाँ जानकारी"
    assert "> • Sitaबाट नयाँ सोधपुछ" in mail.text
    assert "Gita" in mail.text
    assert "Hari" not in mail.text
    feed = client.get("/api/notifications", headers=ME).json()["data"]
    assert len(feed) == 3


def test_without_unread_notifications_no_email_is_sent(
    client: TestClient, database: Database
) -> None:
    wants(client, "daily")
    notify_user(database)
    client.post("/api/notifications/read", json={"all": True}, headers=ME)

    with ahead(hours=hours_until("daily") + 0.1):
        assert work(database) == []


def test_security_emails_do_not_wait_for_a_digest(
    client: TestClient, database: Database
) -> None:
    wants(client, "weekly")
    with database.session() as session:
        assert joins_at(session, USER_ID, "account_closed") is None
        assert joins_at(session, USER_ID, "enquiry_created") is not None


def test_three_quotes_are_emailed_singly_and_further_ones_in_a_digest(
    client: TestClient, database: Database
) -> None:
    for number in range(6):
        notify_user(
            database, "quote_received", company=f"Firm {number}", requirement_id="1"
        )
    assert len(work(database)) == 3

    with ahead(hours=24, minutes=1):
        *_, digest = due_list = work(database)
        assert len(due_list) == 4
        deliver(database, service, mail_of(digest))
        notify_user(database, "quote_received", company="Firm 7", requirement_id="1")
        assert len(work(database)) == 5
    (mail,) = mails(database)
    assert mail.text.count("> •") == 3
    for number in (3, 4, 5):
        assert f"Firm {number}" in mail.text


def test_a_digest_is_erased_with_the_person_it_names(
    client: TestClient, database: Database
) -> None:
    wants(client, "daily")
    prefer(database, enquiries={"sms": False})
    buyer_id = new_id()
    firm = factories.seller(database, owner_id=USER_ID)
    enquiry = factories.enquiry(database, firm.seller_id, buyer_id=buyer_id)
    notify_user(database, about=enquiry.id)
    with ahead(hours=hours_until("daily") + 0.1):
        (due,) = work(database)
        deliver(database, service, mail_of(due))
    assert len(mails(database)) == 1

    gone = {"user_id": buyer_id, "version": 2, "deleted_at": now()}
    deliver(database, service, UserDeleted.model_validate(gone))

    assert mails(database) == []


@pytest.mark.parametrize(
    ("moment", "daily", "weekly"),
    [
        ("2026-11-22 07:59", "2026-11-22", "2026-11-22"),  # a Sunday
        ("2026-11-22 08:00", "2026-11-23", "2026-11-29"),
        ("2026-11-25 23:30", "2026-11-26", "2026-11-29"),
    ],
)
def test_digests_are_due_at_eight_in_nepal(
    moment: str, daily: str, weekly: str
) -> None:
    at = datetime.fromisoformat(moment).replace(tzinfo=KATHMANDU)

    assert str(next_morning(at, is_weekly=False)) == f"{daily} 08:00:00+05:45"
    assert str(next_morning(at, is_weekly=True)) == f"{weekly} 08:00:00+05:45"
