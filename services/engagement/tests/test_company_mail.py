"""Emails for a company go to its own address when that is verified."""

import pytest
from sqlmodel import select

from contracts.vendor import EmailRequested
from engagement.commands import service
from engagement.notifications.mail.models import Mail
from engagement.notifications.service import notify
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver

from . import factories
from .dispatches import USER_ID, mail_of, mails, notify_user, work


@pytest.mark.parametrize("has_proven_email", [True, False])
def test_a_companys_email_is_sent_to_its_own_verified_address(
    database: Database, has_proven_email: bool
) -> None:
    fields = {"owner_id": USER_ID, "has_proven_email": has_proven_email}
    firm = factories.seller(database, **fields)
    notify_user(database)
    named = {due.channel: due.seller_id for due in work(database)}
    to_firm = firm.seller_id if has_proven_email else None
    assert named == {"email": to_firm, "sms": None}


def test_emails_about_an_owners_purchases_are_not_sent_to_the_company(
    database: Database,
) -> None:
    factories.seller(database, owner_id=USER_ID, has_proven_email=True)
    facts = {"company": "Himal", "about": "Tea", "enquiry_id": str(new_id())}
    with database.session() as session:
        kind = "enquiry_seller_unavailable"
        notify(session, USER_ID, kind, facts, link="/buyer/enquiries?id=1")
    assert [due.seller_id for due in work(database) if due.channel == "email"] == [None]


def test_vendor_answers_with_an_email_of_the_notification(database: Database) -> None:
    factories.seller(database, owner_id=USER_ID, has_proven_email=True)
    notify_user(database)
    due = next(due for due in work(database) if due.channel == "email")
    fields = {"address": "sales@himal.example", "is_proven": True}
    request = mail_of(due).model_dump(exclude={"kind"}) | {"kind": "notice", **fields}
    deliver(database, service, EmailRequested.model_validate(request))
    (mail,) = mails(database)
    assert mail.address == "sales@himal.example"
    assert mail.once == f"notice:{due.notice_id}"


@pytest.mark.parametrize("locale", ["en", "ne"])
def test_an_unverified_address_gets_only_the_code(
    database: Database, locale: str
) -> None:
    request = {"mail_id": new_id(), "user_id": new_id(), "kind": "company_email"}
    facts = {"reference": "012345", "name": "Win http://evil.example"}
    where = {"address": "victim@example.com", "network": "203.0.113.7"}
    fields = {"facts": facts, "locale": locale, "expires_at": now(), **where}
    deliver(database, service, EmailRequested.model_validate({**request, **fields}))
    with database.session() as session:
        mail = session.exec(select(Mail)).one()
    assert "012345" in mail.subject
    assert "evil" not in mail.subject + mail.text + mail.html
    assert mail.is_urgent
