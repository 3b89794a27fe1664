"""The link of a guest's quote: how long it is valid, and what it opens."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from fastapi.testclient import TestClient

from engagement.notifications.mail import links
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.clock import ahead

from .dispatches import mails
from .guest_buyer import Guest
from .market import act


@pytest.fixture
def guest(client: TestClient, database: Database) -> Guest:
    return Guest(client, database)


def code_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


def test_a_link_is_valid_for_72_hours_and_another_is_mailed(guest: Guest) -> None:
    guest.offered()
    old = guest.token()
    with ahead(hours=71, minutes=59):
        assert guest.get(old).status_code == 200
    with ahead(hours=72):
        assert code_of(guest.get(old)) == (410, "link_expired")
        late = guest.post("reject", old, version=1)
        assert code_of(late) == (410, "link_expired")
        for _ in range(2):
            assert guest.post("link", old).status_code == 202
        assert len(guest.texts("guest_quoted")) == 2
        assert guest.get(guest.token()).status_code == 200


def test_a_link_of_an_email_that_waits_is_valid_from_when_it_leaves(
    database: Database, guest: Guest
) -> None:
    """Three a day reach an address that is only stated (decision record 52)."""
    for _ in range(4):
        quote = guest.offered()
        act(guest.client, guest.seller, quote["id"], "withdraw")

    last = max(mails(database), key=lambda mail: mail.next_at)
    token = last.text.partition("/quotes/")[2].split()[0]
    link = links.read(token)

    assert last.next_at > now() + timedelta(hours=20)
    assert link
    assert abs(link.expires_at - last.next_at - timedelta(hours=72)) < timedelta(
        seconds=2
    )


def test_a_link_opens_only_the_quote_it_was_signed_for(
    client: TestClient, database: Database, guest: Guest
) -> None:
    guest.offered()
    token = guest.token()
    other = Guest(client, database, email="other@example.com")
    foreign = other.offered()
    secret = EngagementSettings().lead_secret
    enquirys = links.guests_page(secret, guest.enquiry.id, "x", now())
    with database.session() as session:
        forged = links.guest_quote_page(
            session, UUID(foreign["id"]), guest.enquiry.email, now()
        )
    tokens = [token[:-2] + "AA", token[:-1], enquirys, forged, "ü", str(new_id())]
    answers = [guest.get(one.rpartition("/")[2]) for one in tokens]

    assert [code_of(one) for one in answers] == [(404, "link_unknown")] * 6
