"""A dispatch is requested from auth and returns as an email or SMS."""

from datetime import timedelta
from threading import Thread
from uuid import UUID

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.auth import UserDeleted
from engagement.commands import service
from engagement.notifications.mail.handlers import write_requested
from engagement.notifications.service import mark_read, mark_read_about, notify
from engagement.notifications.sms.handlers import fitting
from engagement.notifications.sms.service import TEXTS
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.messaging.event import Envelope
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer

from . import factories
from .dispatches import (
    LINK,
    USER_ID,
    channels,
    mail_of,
    mails,
    notify_user,
    prefer,
    sms,
    sms_of,
    work,
)


@pytest.mark.parametrize(
    ("locale", "subject", "more"),
    [
        ("en", "Tea: new enquiry from Sita <b>", "Manage notifications"),
        ("ne", "Tea: Sita <b>बाट नयाँ सोधपुछ", "सूचना व्यवस्थापन"),
    ],
)
def test_a_notification_is_emailed_immediately_in_the_users_language(
    database: Database, locale: str, subject: str, more: str
) -> None:
    notify_user(database)
    (due,) = work(database)
    deliver(database, service, mail_of(due, locale=locale))

    (mail,) = mails(database)
    base = EngagementSettings().public_url
    assert (mail.address, mail.subject) == ("hari@example.com", subject)
    assert f"{base}/lead/" in mail.text
    assert f"{more}: {base}/seller/settings#notifications" in mail.text
    assert "Sita &lt;b&gt;" in mail.html
    assert f'{base}/seller/settings#notifications">{more}</a>' in mail.html


def test_repeated_events_write_one_email_and_one_sms(
    database: Database,
) -> None:
    prefer(database, enquiries={"sms": True})
    notify_user(database)
    for _ in range(3):
        due_list = work(database)
    assert sorted(channels(due_list)) == ["email", "sms"]
    for due in due_list:
        answer = mail_of(due) if due.channel == "email" else sms_of(due)
        again = mail_of(due) if due.channel == "email" else sms_of(due)
        for event in (answer, again):
            deliver(database, service, event, times=2)
    assert (len(mails(database)), len(sms(database))) == (1, 1)


def test_a_notification_disabled_in_the_app_is_still_emailed(
    client: TestClient, database: Database
) -> None:
    prefer(database, enquiries={"in_app": False})
    notify_user(database)
    feed = client.get("/api/notifications", headers=bearer(USER_ID)).json()
    (due,) = work(database)
    deliver(database, service, mail_of(due))

    assert (feed["data"], feed["meta"]["unread"]) == ([], 0)
    assert len(mails(database)) == 1
    with database.session() as session:
        assert mark_read(session, USER_ID, None) == 0


def test_a_notification_disabled_everywhere_is_not_stored(database: Database) -> None:
    prefer(database, enquiries={"in_app": False, "email": False})
    notify_user(database)
    assert work(database) == []
    with database.session() as session:
        count = session.execute(sa.text("select count(*) from notifications"))
        assert count.scalar() == 0


def test_a_message_is_emailed_only_after_a_delay(database: Database) -> None:
    read, unread = new_id(), new_id()
    for enquiry in (read, unread):
        notify_user(database, "message_received", enquiry)
    assert work(database) == []
    with database.session() as session:
        mark_read_about(session, USER_ID, read)
    (due,) = work(database, timedelta(seconds=120))
    deliver(database, service, mail_of(due))
    assert [mail.subject for mail in mails(database)] == ["New message from Sita"]
    assert work(database, timedelta(hours=1)) == [due]


def test_a_message_read_before_its_email_is_not_emailed(
    database: Database,
) -> None:
    enquiry = new_id()
    notify_user(database, "message_received", enquiry)
    (due,) = work(database, timedelta(seconds=120))
    with database.session() as session:
        mark_read_about(session, USER_ID, enquiry)
    deliver(database, service, mail_of(due))
    assert mails(database) == []


def test_one_enquiry_sends_one_email_in_ten_minutes_about_the_newest_message(
    database: Database,
) -> None:
    enquiry = new_id()
    notify_user(database, "enquiry_quoted", enquiry)
    first = work(database)
    for name in ("message_received", "message_received", "enquiry_won"):
        notify_user(database, name, enquiry)
    notify_user(database, "enquiry_replied")

    assert len(first) == 1
    assert len(work(database, timedelta(minutes=2))) == 2  # the other enquiry's
    last = work(database, timedelta(minutes=9))[2:]
    assert len(last) == 1
    deliver(database, service, mail_of(last[0]))
    assert mails(database)[0].subject == "Himal marked your enquiry as agreed"
    assert len(work(database, timedelta(hours=1))) == 3


def test_a_user_gets_one_sms_in_fifteen_minutes(database: Database) -> None:
    prefer(database, enquiries={"sms": True, "email": False})
    for _ in range(3):
        notify_user(database)
    assert len(work(database)) == 1
    notify_user(database)
    assert len(work(database, timedelta(minutes=14))) == 1
    assert len(work(database, timedelta(minutes=2))) == 2
    assert len(work(database, timedelta(hours=1))) == 2


def test_an_sms_names_the_sender_and_contains_no_text(database: Database) -> None:
    prefer(database, messages={"sms": True, "email": False})
    notify_user(database, "message_received", sender="Himal\nTea")
    (due,) = work(database, timedelta(seconds=120))
    deliver(database, service, sms_of(due))
    (one,) = sms(database)
    assert one.text == "Haat: New message from Himal Tea. Sign in to see it."
    assert one.expires_at <= now() + timedelta(hours=1)


@pytest.mark.parametrize(("locale", "max_length"), [("en", 160), ("ne", 70)])
def test_an_sms_of_a_notification_is_one_segment(locale: str, max_length: int) -> None:
    name = "सूर्योदय " * 30 if locale == "ne" else "Suryodaya " * 30
    text = fitting(TEXTS["notice"][locale], name)
    assert max_length - 5 <= len(text) <= max_length
    assert fitting(TEXTS["notice"]["en"], "Sita") == "Haat: Sita. Sign in to see it."


def test_an_old_notification_is_not_sent_by_sms(database: Database) -> None:
    prefer(database, enquiries={"sms": True, "email": False})
    notify_user(database)
    assert work(database, timedelta(minutes=61)) == []


def test_ended_enquiries_send_no_sms(database: Database) -> None:
    prefer(database, enquiries={"sms": True, "email": False})
    notify_user(database, "buyer_cancelled")
    assert work(database) == []


def test_a_user_who_disables_email_meanwhile_gets_none(database: Database) -> None:
    notify_user(database, "message_received")
    prefer(database, messages={"email": False})
    assert work(database, timedelta(seconds=120)) == []


def test_seeded_notifications_send_nothing(database: Database) -> None:
    with database.session() as session:
        facts = {"name": "Sita", "about": "Tea"}
        past = now() - timedelta(days=3)
        notify(session, USER_ID, "enquiry_created", facts, link=LINK, at=past)
    assert work(database, timedelta(days=1)) == []


def gone(user_id: UUID) -> UserDeleted:
    return UserDeleted(user_id=user_id, version=9, deleted_at=now())


def test_an_email_requested_before_a_deletion_is_not_written(
    database: Database,
) -> None:
    prefer(database, enquiries={"sms": True})
    notify_user(database)
    due_list = work(database)
    deliver(database, service, gone(USER_ID), times=2)
    password = {"kind": "password_changed", "facts": {"name": "Hari"}, "path": "/"}
    for event in (
        mail_of(due_list[0]),
        mail_of(due_list[0], **password),
        sms_of(due_list[1]),
    ):
        deliver(database, service, event)
    assert (mails(database), sms(database)) == ([], [])


def test_an_email_written_during_an_erasure_is_erased(
    database: Database,
) -> None:
    buyer_id, firm = new_id(), factories.seller(database)
    enquiry = factories.enquiry(database, firm.seller_id, buyer_id=buyer_id)
    notify_user(database, about=enquiry.id)
    (due,) = work(database)
    leaving = Thread(target=deliver, args=(database, service, gone(buyer_id)))
    with database.session() as session:
        write_requested(session, Envelope.around(mail_of(due)))
        session.flush()
        leaving.start()
        leaving.join(timeout=1)
        assert leaving.is_alive()
    leaving.join(timeout=10)
    assert mails(database) == []
