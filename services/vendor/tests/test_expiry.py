"""An approval is valid for a year: notified before it expires, applied when it has."""

from datetime import timedelta

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.vendor import SellerUpdated, VerificationExpired, VerificationExpiring
from servicekit.clock import now
from servicekit.db import Database
from vendor.profiles.models import sellers
from vendor.statutory import expiry
from vendor.statutory.transitions import VALIDITY

from .companies import company, saved
from .verifications import Applicant, Reviewer, badge, events_of, trail


@pytest.fixture
def applicant(client: TestClient, database: Database) -> Applicant:
    return Applicant(client, saved(database, company(phone_verified_at=now())))


@pytest.fixture
def reviewer(client: TestClient) -> Reviewer:
    return Reviewer(client)


def ends(database: Database, **after: float) -> None:
    """Moves the end of every approval."""
    end = now() + timedelta(**after)
    with database.session() as session:
        session.execute(sa.update(sellers).values(statutory_expires_at=end))


def test_an_approval_expires_after_a_year_with_two_notifications(
    client: TestClient, database: Database, applicant: Applicant, reviewer: Reviewer
) -> None:
    reviewer.approve(applicant.sent()["id"])
    day = timedelta(days=1)
    end = now() + VALIDITY
    for moment in (end - 31 * day, end - 29 * day, end - 20 * day, end - 6 * day):
        for _ in range(2):
            with database.session() as session:
                expiry.expire_and_remind(session, moment)
    assert [e.days_left for e in events_of(database, VerificationExpiring)] == [30, 7]
    for _ in range(2):
        with database.session() as session:
            expiry.expire_and_remind(session, end + day)
    assert len(events_of(database, VerificationExpired)) == 1
    assert applicant.read()["status"] == "expired"
    assert not events_of(database, SellerUpdated)[-1].is_verified
    assert applicant.sent()["status"] == "pending"


def test_an_expiry_applies_before_the_timer_runs(
    client: TestClient, database: Database, applicant: Applicant, reviewer: Reviewer
) -> None:
    sent = applicant.sent()
    reviewer.approve(sent["id"])
    ends(database, seconds=-1)
    assert not badge(client)
    assert applicant.read()["status"] == "expired"
    verified = client.get("/api/webui/suppliers", params={"verified": True}).json()
    assert verified["data"] == []
    assert verified["meta"]["facets"]["verified"] == 0
    assert reviewer.queue(status="expired")["meta"]["total"] == 1
    assert applicant.sent()["status"] == "pending"
    assert [to for _, to, _ in trail(database)][-2:] == ["expired", "pending"]


def test_an_approval_may_be_renewed_in_its_last_month(
    database: Database, applicant: Applicant, reviewer: Reviewer
) -> None:
    reviewer.approve(applicant.sent()["id"])
    ends(database, days=29)
    assert applicant.read()["renewable"]
    assert applicant.sent()["status"] == "pending"
