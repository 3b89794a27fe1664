"""Nobody can make Haat send a stranger's text, or many emails, to anybody."""

import json
import re
from datetime import timedelta
from importlib.resources import files
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient
from sqlmodel import Session, select

from contracts.auth import EmailRequested, UserEmailVerified
from contracts.claims import contact_digest
from contracts.vendor import SellerClosed, SellerSuspended
from engagement.accounts.limits.models import table as hits
from engagement.commands import service
from engagement.notifications.mail.models import Mail
from engagement.notifications.mail.models import table as mails
from engagement.notifications.mail.recipients import PROVEN_ONLY, StatedBy
from engagement.notifications.mail.service import write_mail
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.tokens import bearer

from . import factories
from .person import Person

EVIL = "Win http://evil.example/now"
NAMES = "name company text about title line sender excerpt new_email time device"
FACTS = dict.fromkeys((*NAMES.split(), "address", "status", "next_step"), EVIL)
KINDS = json.loads(
    files("engagement.notifications.mail").joinpath("texts.json").read_text("utf-8")
)
VICTIM = "victim@example.com"


@pytest.fixture
def shop(database: Database) -> Any:
    return factories.seller(database, slug="evil-example", company_name=EVIL)


@pytest.fixture
def leaf(database: Database) -> Any:
    return factories.category(database).category_id


def all_mails(database: Database) -> list[Mail]:
    with database.session() as session:
        return list(session.exec(select(Mail).order_by(mails.c.created_at)).all())


def write(database: Database, kind: str, address: str = VICTIM, **fields: Any) -> None:
    facts = {**FACTS, "path": "/search", "reference": "HT-123", "more_path": "/"}
    with database.session() as session:
        once = str(new_id())
        write_mail(session, kind, address, "en", facts, once=once, **fields)


def age_mails(database: Database, **by: float) -> None:
    with database.session() as session:
        past = hits.c.at - timedelta(**by)
        session.execute(sa.update(hits).values(at=past))


def guest(client: TestClient, leaf: Any, at: str = "evil-example", **more: Any) -> Any:
    network = more.pop("network", "203.0.113.7")
    content = {
        "name": "Win Evil",
        "requirements": f"{EVIL} {new_id()}",
        "email": VICTIM,
    }
    return client.post(
        f"/api/webui/seller/{at}/contactseller",
        json=factories.form(leaf, **content | more),
        headers={"X-Forwarded-For": network},
    )


def without_evil(mail: Mail) -> bool:
    return not re.search("evil|win http", mail.subject + mail.text + mail.html, re.I)


@pytest.mark.parametrize("locale", ["en", "ne"])
@pytest.mark.parametrize("kind", sorted({*KINDS} - PROVEN_ONLY))
def test_no_kind_of_email_sends_foreign_text_to_an_unverified_address(
    database: Database, kind: str, locale: str
) -> None:
    facts = {**FACTS, "path": "/search", "reference": "HT-123", "more_path": "/"}
    with database.session() as session:
        write_mail(session, kind, VICTIM, locale, facts, once="one")

    (mail,) = all_mails(database)
    assert without_evil(mail)
    assert "{" not in mail.subject + mail.text


def test_an_unverified_address_gets_three_emails_about_answers_without_text(
    client: TestClient, database: Database, shop: Any, leaf: Any
) -> None:
    """Also what follows: declined, reopened by an answer, suspended, closed."""
    owner = Person(client, shop.owner_id)
    ids = [guest(client, leaf).json()["data"]["id"] for _ in range(4)]
    for sent in ids:
        for number in range(3):
            owner.send(sent, f"{EVIL} {number}")
        owner.call("POST", f"/enquiries/{sent}", json={"status": "declined"})
    fields = {"seller_id": shop.seller_id, "owner_id": shop.owner_id, "by": "admin"}
    deliver(database, service, SellerSuspended(version=2, **fields))
    deliver(database, service, SellerClosed(version=3, **fields))

    written = all_mails(database)
    today = [mail for mail in written if mail.next_at < now() + timedelta(hours=23)]
    assert 1 <= len(today) <= 3
    assert {mail.address for mail in written} == {VICTIM}
    assert all(map(without_evil, written))


def test_the_helpdesks_receipt_has_no_text_and_is_sent_once_an_hour(
    client: TestClient, database: Database
) -> None:
    form = {"name": "Win Evil", "email": VICTIM, "text": f"{EVIL} and much more of it."}
    for _ in range(2):
        assert client.post("/api/webui/complaints", json=form).status_code == 201

    (mail,) = all_mails(database)
    assert without_evil(mail)
    age_mails(database, hours=1)
    client.post("/api/webui/complaints", json=form)
    assert len(all_mails(database)) == 2


def test_a_verified_address_gets_its_own_text(
    client: TestClient, database: Database, shop: Any, leaf: Any
) -> None:
    buyer, pepper = Person(client, new_id()), EngagementSettings().claim_pepper
    fields = {"version": 2, "email_sha256": contact_digest(pepper, "email", VICTIM)}
    deliver(database, service, UserEmailVerified(user_id=buyer.id, **fields))
    form = factories.form(leaf, email=VICTIM, requirements="Tea, 50 kg, please.")

    buyer.call("POST", "/webui/seller/evil-example/contactseller", json=form)
    stranger = bearer(new_id())
    client.post(
        "/api/webui/seller/evil-example/contactseller", json=form, headers=stranger
    )

    own, others = all_mails(database)
    assert "Tea, 50 kg" in own.text
    assert "Tea, 50 kg" not in others.text


@pytest.mark.parametrize(
    ("stated_by", "max_count"),
    [
        (StatedBy(account_id=new_id()), 5),
        (StatedBy(network="2001:db8::/64"), 20),
    ],
)
def test_a_sender_reaches_few_new_addresses_a_day(
    database: Database, stated_by: StatedBy, max_count: int
) -> None:
    for number in range(max_count + 3):
        write(database, "enquiry_sent", f"v{number}@example.com", stated_by=stated_by)

    assert len(all_mails(database)) == max_count
    write(database, "guest_declined", "v0@example.com", stated_by=stated_by)
    assert len(all_mails(database)) == max_count + 1


def requested(kind: str, **fields: Any) -> EmailRequested:
    base = {"mail_id": new_id(), "user_id": new_id(), "address": VICTIM, "path": "/x"}
    return EmailRequested.model_validate(
        {**base, "kind": kind, "facts": FACTS, **fields}
    )


@pytest.mark.parametrize("kind", ["verify_email", "change_email", "reset_password"])
def test_ten_accounts_email_an_unverified_address_three_times_a_day(
    database: Database, kind: str
) -> None:
    for _ in range(10):
        deliver(database, service, requested(kind))

    written = all_mails(database)
    assert len(written) == 3
    assert all(map(without_evil, written))
    age_mails(database, days=1)
    deliver(database, service, requested(kind))
    assert len(all_mails(database)) == 4


def test_forms_do_not_use_up_the_owners_own_registration(database: Database) -> None:
    for _ in range(5):
        write(database, "guest_declined")
    deliver(database, service, requested("verify_email"))

    kinds = [mail.kind for mail in all_mails(database)]
    assert kinds == ["guest_declined"] * 3 + ["verify_email"]


@pytest.mark.parametrize("kind", ["account_exists", "reset_password", "new_sign_in"])
def test_an_owner_gets_five_security_emails_of_a_kind_a_day(
    database: Database, kind: str
) -> None:
    for _ in range(8):
        deliver(database, service, requested(kind, is_proven=True))

    assert len(all_mails(database)) == 5


@pytest.fixture
def token(client: TestClient, database: Database, shop: Any, leaf: Any) -> str:
    guest(client, leaf)
    (mail,) = all_mails(database)
    match = re.search(r"/lead/guest/(\S+)", mail.text)
    assert match
    return match[1]


def test_a_guests_link_opens_the_conversation_and_no_lead(
    client: TestClient, token: str
) -> None:
    url = f"/api/leads/guest/{token}"
    assert client.get(url).json()["data"]["messages"] == []
    assert client.get(f"/api/leads/{token}").status_code == 404
    assert client.get(f"{url[:-2]}AA").status_code == 404


def test_a_claimed_enquirys_link_requires_a_sign_in(
    client: TestClient, session: Session, database: Database, token: str
) -> None:
    pepper = EngagementSettings().claim_pepper
    fields = {"version": 2, "email_sha256": contact_digest(pepper, "email", VICTIM)}
    deliver(database, service, UserEmailVerified(user_id=new_id(), **fields))

    answer = client.get(f"/api/leads/guest/{token}")
    assert (answer.status_code, answer.json()["code"]) == (410, "link_claimed")
