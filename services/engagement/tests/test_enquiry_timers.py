"""Timers of an enquiry, tested with a set clock."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import col, select

from contracts.engagement import EnquiryStatusChanged
from engagement.enquiries import deadlines, jobs
from engagement.enquiries.models import Enquiry, EnquiryHistory
from engagement.notifications.mail.models import Mail
from engagement.notifications.models import Notification
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

from . import factories

BUYER = new_id()
TIMERS = (jobs.expire_idle, jobs.remind_of_unanswered, jobs.recall)


@pytest.fixture
def shop(database: Database) -> Any:
    return factories.seller(database, slug="suryodaya")


@pytest.fixture
def sent(client: TestClient, database: Database, shop: Any) -> Any:
    """As the contact form leaves it."""
    leaf = factories.category(database).category_id
    url = "/api/webui/seller/suryodaya/contactseller"
    answer = client.post(url, json=factories.form(leaf), headers=bearer(BUYER))
    with database.session() as session:
        return session.get_one(Enquiry, answer.json()["data"]["id"])


def work(database: Database) -> None:
    for timer in TIMERS:
        with database.session() as session:
            timer(session)


def kinds_of(database: Database, user_id: Any) -> list[str]:
    with database.session() as session:
        own = select(Notification).where(Notification.user_id == user_id)
        in_order = own.order_by(col(Notification.id))
        return [notification.kind for notification in session.exec(in_order).all()]


def fresh(database: Database, enquiry: Any) -> Enquiry:
    with database.session() as session:
        return session.get_one(Enquiry, enquiry.id)


def test_the_seller_is_reminded_twice(database: Database, shop: Any, sent: Any) -> None:
    work(database)
    assert kinds_of(database, shop.owner_id) == ["enquiry_created"]
    for moment in (4, 20):
        at = deadlines.working_time_after(sent.created_at, moment) + timedelta(
            seconds=1
        )
        with ahead(seconds=(at - now()).total_seconds()):
            work(database)
            work(database)
    with ahead(days=6, hours=23):
        work(database)

    assert (
        kinds_of(database, shop.owner_id)
        == ["enquiry_created"] + ["enquiry_reminder"] * 2
    )
    assert fresh(database, sent).nudge_at is None


def test_a_seller_who_has_answered_is_not_reminded(
    client: TestClient, database: Database, shop: Any, sent: Any
) -> None:
    url = f"/api/enquiries/{sent.id}"
    client.post(url, json={"status": "replied"}, headers=bearer(shop.owner_id))

    with ahead(days=6):
        work(database)

    assert "enquiry_reminder" not in kinds_of(database, shop.owner_id)


def test_a_delayed_worker_sends_one_reminder_and_none_after_the_end(
    database: Database, shop: Any, sent: Any
) -> None:
    with ahead(days=6):
        work(database)
        work(database)
    assert kinds_of(database, shop.owner_id).count("enquiry_reminder") == 1

    overdue = factories.enquiry(database, shop.seller_id)
    with database.session() as session:
        deadlines.begin(overdue)
        session.add(overdue)
    with ahead(days=8), database.session() as session:
        jobs.remind_of_unanswered(session)
    assert fresh(database, overdue).status == "expired"
    assert kinds_of(database, shop.owner_id).count("enquiry_reminder") == 1


def test_an_enquiry_expires_after_seven_days_unanswered_even_if_seen(
    client: TestClient, database: Database, shop: Any, sent: Any
) -> None:
    url = f"/api/enquiries/{sent.id}"
    with ahead(days=6):
        client.post(url, json={"status": "seen"}, headers=bearer(shop.owner_id))
        again = {"body": "Did you see my enquiry?"}
        client.post(f"{url}/messages", json=again, headers=bearer(BUYER))
        work(database)
    assert fresh(database, sent).status == "seen"

    with ahead(days=7):
        work(database)

    assert fresh(database, sent).status == "expired"
    assert kinds_of(database, BUYER).count("enquiry_expired") == 1


def test_an_enquiry_expires_thirty_days_after_the_last_message(
    client: TestClient, database: Database, shop: Any, sent: Any
) -> None:
    url, owner = f"/api/enquiries/{sent.id}", bearer(shop.owner_id)
    client.post(f"{url}/messages", json={"body": "Yes."}, headers=owner)
    with ahead(days=29):
        answer = {"body": "And the price?"}
        client.post(f"{url}/messages", json=answer, headers=bearer(BUYER))
    for days, status in ((58, "replied"), (59, "expired")):
        with ahead(days=days, minutes=1):
            body = client.get(url, headers=owner).json()["data"]
            assert body["status"] == status
            work(database)
            assert fresh(database, sent).status == status


def test_the_answer_is_due_again_when_the_buyer_writes(
    client: TestClient, shop: Any, sent: Any
) -> None:
    url, owner = f"/api/enquiries/{sent.id}", bearer(shop.owner_id)

    def due() -> Any:
        return client.get(url, headers=owner).json()["data"]["due_kind"]

    dues = [due()]
    for who in (owner, bearer(BUYER), owner):
        client.post(f"{url}/messages", json={"body": "Word."}, headers=who)
        dues.append(due())
    client.post(url, json={"status": "info_requested"}, headers=owner)
    client.post(url, json={"status": "replied"}, headers=bearer(BUYER))
    dues.append(due())
    client.post(url, json={"status": "lost"}, headers=owner)
    dues.append(due())

    assert dues == ["answer", None, "answer", None, "answer", None]


def test_a_follow_up_notifies_the_seller_once_for_each_date(
    client: TestClient, database: Database, shop: Any, sent: Any
) -> None:
    url, owner = f"/api/enquiries/{sent.id}/crm", bearer(shop.owner_id)

    def set_reminder(**ahead_by: float) -> None:
        at = now() + timedelta(**ahead_by)
        fields = {"remind_at": at.isoformat(), "next_step": "Send samples"}
        assert client.patch(url, json=fields, headers=owner).status_code == 200

    set_reminder(hours=1)
    work(database)
    assert "enquiry_follow_up" not in kinds_of(database, shop.owner_id)
    with ahead(hours=2):
        work(database)
        work(database)
        set_reminder(hours=1)
    with ahead(hours=4):
        work(database)

    with database.session() as session:
        recalls = select(Notification).where(Notification.kind == "enquiry_follow_up")
        notifications = session.exec(recalls).all()
    assert [notification.facts["about"] for notification in notifications] == [
        "Send samples"
    ] * 2


def test_a_guest_is_emailed_about_the_expiry(database: Database, shop: Any) -> None:
    factories.enquiry(database, shop.seller_id, locale="ne", expires_at=now())

    work(database)

    with database.session() as session:
        mail = session.exec(select(Mail)).one()
    assert (mail.kind, mail.address) == ("guest_expired", "sita@example.com")


def test_two_workers_do_each_task_once(database: Database, shop: Any) -> None:
    at = now()
    for number in range(20):
        fields = {"phone": f"+97798412{number:05}", "buyer_id": BUYER}
        factories.enquiry(database, shop.seller_id, expires_at=at, **fields)
        nudged = {"nudge_at": at, "remind_at": at}
        factories.enquiry(database, shop.seller_id, **nudged, **fields)

    with ThreadPoolExecutor(4) as workers:
        list(workers.map(work, [database] * 8))

    kinds = kinds_of(database, shop.owner_id)
    assert kinds.count("enquiry_reminder") == kinds.count("enquiry_follow_up") == 20
    assert kinds_of(database, BUYER).count("enquiry_expired") == 20
    with database.session() as session:
        assert len(session.exec(select(EnquiryHistory)).all()) == 20
        assert len(recorded(session, EnquiryStatusChanged)) == 20


def test_a_row_locked_by_one_worker_does_not_block_others(
    database: Database, shop: Any
) -> None:
    held = factories.enquiry(database, shop.seller_id, expires_at=now())
    free = factories.enquiry(database, shop.seller_id, expires_at=now())

    with database.session() as session:
        session.get_one(Enquiry, held.id, with_for_update=True)
        work(database)

        assert fresh(database, free).status == "expired"
        assert fresh(database, held).status == "new"
