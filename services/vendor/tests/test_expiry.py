"""An approval holds for a year: told before it ends, seen when it has."""

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

from .companies import company, kept
from .desk import Desk, Papers, badge, told, trail


@pytest.fixture
def papers(client: TestClient, database: Database) -> Papers:
    return Papers(client, kept(database, company(phone_verified_at=now())))


@pytest.fixture
def desk(client: TestClient) -> Desk:
    return Desk(client)


def ends(database: Database, **after: float) -> None:
    """Moves the end of every approval."""
    end = now() + timedelta(**after)
    with database.session() as session:
        session.execute(sa.update(sellers).values(statutory_expires_at=end))


def test_an_approval_ends_after_a_year_with_two_notices(
    client: TestClient, database: Database, papers: Papers, desk: Desk
) -> None:
    desk.approve(papers.sent()["id"])
    day = timedelta(days=1)
    end = now() + VALIDITY
    for moment in (end - 31 * day, end - 29 * day, end - 20 * day, end - 6 * day):
        for _ in range(2):
            with database.session() as session:
                expiry.expire_and_remind(session, moment)
    assert [e.days_left for e in told(database, VerificationExpiring)] == [30, 7]
    for _ in range(2):
        with database.session() as session:
            expiry.expire_and_remind(session, end + day)
    assert len(told(database, VerificationExpired)) == 1
    assert papers.shown()["status"] == "expired"
    assert not told(database, SellerUpdated)[-1].is_verified
    assert papers.sent()["status"] == "pending"


def test_an_end_is_seen_before_the_timer_comes(
    client: TestClient, database: Database, papers: Papers, desk: Desk
) -> None:
    sent = papers.sent()
    desk.approve(sent["id"])
    ends(database, seconds=-1)
    assert not badge(client)
    assert papers.shown()["status"] == "expired"
    verified = client.get("/api/webui/suppliers", params={"verified": True}).json()
    assert verified["data"] == []
    assert verified["meta"]["facets"]["verified"] == 0
    assert desk.queue(status="expired")["meta"]["total"] == 1
    assert papers.sent()["status"] == "pending"
    assert [to for _, to, _ in trail(database)][-2:] == ["expired", "pending"]


def test_in_its_last_month_an_approval_may_be_asked_for_anew(
    database: Database, papers: Papers, desk: Desk
) -> None:
    desk.approve(papers.sent()["id"])
    ends(database, days=29)
    assert papers.shown()["renewable"]
    assert papers.sent()["status"] == "pending"
