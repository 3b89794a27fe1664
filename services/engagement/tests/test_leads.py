"""A seller answers a lead by the link in its email, without signing in."""

from base64 import urlsafe_b64encode
from datetime import UTC, datetime
from typing import Any

import pytest
import structlog
from fastapi.testclient import TestClient

from contracts.engagement import NoticeDue
from contracts.vendor import SellerSuspended, SellerUpdated
from engagement.commands import service
from engagement.enquiries.models import Enquiry
from engagement.notifications.dispatches.jobs import send_due
from engagement.notifications.mail import links
from engagement.notifications.sms.handlers import WITH_LINK
from engagement.replicas.sellers.models import Seller
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer

from . import factories
from .dispatches import mail_of, mails, sms, sms_of


@pytest.fixture
def firm(database: Database) -> Seller:
    return factories.seller(database)


@pytest.fixture
def enquiry(database: Database, firm: Seller) -> Enquiry:
    return factories.enquiry(database, firm.seller_id, waiting_since=now())


def link(enquiry: Enquiry, firm: Seller, secret: str = "") -> str:
    secret = secret or EngagementSettings().lead_secret
    page = links.page(secret, enquiry.id, firm.owner_id, now())
    return page.replace("/lead/", "/api/leads/")


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def test_the_link_opens_its_enquiry_and_changes_nothing(
    client: TestClient, enquiry: Enquiry, firm: Seller
) -> None:
    answer = client.get(link(enquiry, firm))

    assert answer.status_code == 200, answer.text
    lead = answer.json()["data"]
    assert (lead["enquiry_id"], lead["status"]) == (str(enquiry.id), "new")
    assert lead["requirements"] == enquiry.requirements
    assert lead["messages"] == []
    assert "email" not in lead
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-robots-tag"] == "noindex, nofollow"
    assert answer.headers["cache-control"] == "no-store"


def test_opening_sets_seen_and_answering_sets_answered(
    client: TestClient, enquiry: Enquiry, firm: Seller
) -> None:
    url = link(enquiry, firm)
    seen = client.post(url, json={"status": "seen"})
    once = {"Idempotency-Key": "a-key-of-the-page"}
    for _ in range(2):
        answer = client.post(
            f"{url}/messages", json={"body": "We have it."}, headers=once
        )
    again = client.post(url, json={"status": "seen"})

    assert seen.json()["data"]["status"] == "seen"
    assert answer.status_code == 201
    assert again.json()["data"]["status"] == "replied"
    (message,) = again.json()["data"]["messages"]
    assert (message["body"], message["is_mine"]) == ("We have it.", True)
    owner = bearer(firm.owner_id, "seller")
    signed_in = client.get(f"/api/enquiries/{enquiry.id}", headers=owner).json()["data"]
    assert signed_in["status"] == "replied"
    assert [move["to_status"] for move in signed_in["history"]] == ["seen", "replied"]


def test_a_declined_lead_invalidates_its_link(
    client: TestClient, enquiry: Enquiry, firm: Seller
) -> None:
    url = link(enquiry, firm)
    form = {"status": "declined", "reason": "Out of stock"}

    assert client.post(url, json=form).json()["data"]["status"] == "declined"
    assert code(client.get(url)) == (410, "link_closed")
    assert code(client.post(f"{url}/messages", json={"body": "Yet"})) == (
        410,
        "link_closed",
    )


def test_a_link_is_valid_for_72_hours(
    client: TestClient, enquiry: Enquiry, firm: Seller
) -> None:
    url = link(enquiry, firm)
    with ahead(hours=71, minutes=59):
        assert client.get(url).status_code == 200
    with ahead(hours=72):
        assert code(client.get(url)) == (410, "link_expired")
        answer = client.post(f"{url}/messages", json={"body": "Too late"})
        assert code(answer) == (410, "link_expired")


@pytest.mark.parametrize("ending", ["cancelled", "won", "lost", "spam", "expired"])
def test_an_ended_enquiry_invalidates_its_link(
    client: TestClient, database: Database, firm: Seller, ending: str
) -> None:
    ended = factories.enquiry(database, firm.seller_id, status=ending)

    assert code(client.get(link(ended, firm))) == (410, "link_closed")


def test_an_overdue_enquiry_is_closed_before_the_timer_runs(
    client: TestClient, database: Database, firm: Seller
) -> None:
    past = factories.enquiry(database, firm.seller_id, expires_at=now())

    assert code(client.get(link(past, firm))) == (410, "link_closed")


def test_a_suspended_seller_has_no_link(
    client: TestClient, database: Database, enquiry: Enquiry, firm: Seller
) -> None:
    url = link(enquiry, firm)
    fields = firm.model_dump() | {"version": 2, "status": "suspended"}
    deliver(database, service, SellerUpdated.model_validate(fields))
    fact = {"seller_id": firm.seller_id, "owner_id": firm.owner_id, "version": 2}
    deliver(database, service, SellerSuspended.model_validate({**fact, "by": "admin"}))

    assert code(client.get(url)) == (410, "link_closed")
    assert code(client.post(url, json={"status": "declined"})) == (410, "link_closed")


def test_a_link_opens_only_what_it_was_signed_for(
    client: TestClient, database: Database, enquiry: Enquiry, firm: Seller
) -> None:
    other = factories.enquiry(database, firm.seller_id)
    token = links.read(link(enquiry, firm).removeprefix("/api/leads/"))
    assert token is not None
    rivals = factories.seller(database)
    longer = int(datetime(2030, 1, 1, tzinfo=UTC).timestamp())
    forged = [
        link(other, firm).replace(other.id.hex, ""),  # still its own: the control
        _spelled(other.id.bytes, token.expires_at, token.signature),
        _spelled(
            enquiry.id.bytes, datetime.fromtimestamp(longer, UTC), token.signature
        ),
        _spelled(enquiry.id.bytes, token.expires_at, bytes(16)),
        link(enquiry, rivals),
        link(enquiry, firm, "another service's secret"),
        f"{link(enquiry, firm)[:-1]}",
        "/api/leads/ü",
        f"/api/leads/{new_id()}",
    ]

    answers = [client.get(url) for url in forged]

    assert answers[0].json()["data"]["enquiry_id"] == str(other.id)
    assert [code(a) for a in answers[1:]] == [(404, "link_unknown")] * 8


def _spelled(enquiry_id: bytes, expires: datetime, tag: bytes) -> str:
    moment = int(expires.timestamp()).to_bytes(4, "big")
    return f"/api/leads/{urlsafe_b64encode(enquiry_id + moment + tag).decode()}"


@pytest.mark.parametrize("locale", ["en", "ne"])
def test_only_the_emails_of_a_new_lead_contain_the_link(
    client: TestClient, database: Database, firm: Seller, locale: str
) -> None:
    leaf = factories.category(database)
    form = factories.form(leaf.category_id, name="Sita Gurung " * 8)
    with structlog.testing.capture_logs() as logged:
        client.post(f"/api/webui/seller/{firm.slug}/contactseller", json=form)
        with database.session() as session:
            send_due(session)
        with database.session() as session:
            requests = recorded(session, NoticeDue)
        for due in requests:
            answer = mail_of if due.channel == "email" else sms_of
            deliver(database, service, answer(due, locale=locale))
        (text,) = [mail.text for mail in mails(database) if mail.kind == "lead"]
        page = next(part for part in text.split() if "/lead/" in part)
        token = page.rpartition("/")[2]
        opened = client.get(f"/api/leads/{token}")

    assert opened.json()["data"]["name"].startswith("Sita Gurung")
    (short,) = sms(database)
    assert short.text.endswith(page)
    assert len(short.text) <= WITH_LINK[short.text.isascii()]
    assert token not in str(logged)
