from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlmodel import Session, select

from contracts.engagement import EnquiryStatusChanged
from engagement.enquiries.jobs import expire_idle
from engagement.enquiries.models import Enquiry, EnquiryHistory
from engagement.notifications.models import Notification
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import recorded, written_together
from servicekit.testing.tokens import bearer

from . import factories

BUYER = new_id()


@pytest.fixture
def enquiry(database: Database, shop: Any) -> Any:
    return factories.enquiry(database, shop.seller_id, buyer_id=BUYER)


def change_status(
    client: TestClient, enquiry: Any, who: Any, status: str, **more: str
) -> Any:
    url = f"/api/enquiries/{enquiry.id}"
    return client.post(url, json={"status": status, **more}, headers=who)


def test_each_side_lists_its_own_enquiries(
    client: TestClient, database: Database, shop: Any, enquiry: Any
) -> None:
    factories.enquiry(database, new_id(), buyer_id=new_id())

    for who in (shop.owner_id, BUYER):
        rows = client.get("/api/enquiries", headers=bearer(who)).json()["data"]
        assert [row["id"] for row in rows] == [str(enquiry.id)]
    assert client.get("/api/enquiries", headers=bearer(new_id())).json()["data"] == []
    assert client.get("/api/enquiries").status_code == 401


def test_foreign_and_absent_enquiries_give_the_same_404(
    client: TestClient, enquiry: Any
) -> None:
    stranger = bearer(new_id(), "seller")

    for method in ("GET", "POST"):
        body = {"status": "seen"} if method == "POST" else None
        answers = [
            client.request(method, f"/api/enquiries/{x}", json=body, headers=stranger)
            for x in (enquiry.id, new_id())
        ]
        assert [answer.status_code for answer in answers] == [404, 404]
        assert answers[0].json() == answers[1].json()


def test_each_side_reads_its_own_labels(
    client: TestClient, shop: Any, enquiry: Any
) -> None:
    url = f"/api/enquiries/{enquiry.id}"
    sellers = client.get(url, headers=bearer(shop.owner_id)).json()["data"]
    buyers = client.get(url, headers=bearer(BUYER)).json()["data"]
    nepali = client.get(f"{url}?lang=ne", headers=bearer(BUYER)).json()["data"]

    assert (sellers["status_label"], buyers["status_label"]) == ("New", "Sent")
    assert nepali["status_label"] == "पठाइएको"
    assert "seen" in sellers["allowed_statuses"]
    assert buyers["allowed_statuses"] == ["cancelled"]
    assert buyers["user_id"] == str(BUYER)


def test_a_status_change_is_recorded_and_published(
    client: TestClient, session: Session, shop: Any, enquiry: Any
) -> None:
    owner = bearer(shop.owner_id)

    seen = change_status(client, enquiry, owner, "seen")
    replied = change_status(
        client, enquiry, owner, "replied", reason="By phone", note="Kind"
    )

    assert seen.json()["data"]["is_unread"] is False
    assert replied.json()["data"]["first_response_at"] is not None
    assert written_together(session, "enquiries")
    events = recorded(session, EnquiryStatusChanged)
    assert [(t.from_status, t.to_status, t.version) for t in events] == [
        ("new", "seen", 2),
        ("seen", "replied", 3),
    ]
    assert events[1].first_response_at is not None
    kinds = [row.kind for row in session.exec(select(Notification)).all()]
    assert kinds == ["enquiry_replied"]
    history = client.get(f"/api/enquiries/{enquiry.id}", headers=bearer(BUYER))
    last = history.json()["data"]["history"][-1]
    assert (last["reason"], last["note"]) == ("By phone", None)


def test_the_same_status_again_changes_nothing(
    client: TestClient, session: Session, shop: Any, enquiry: Any
) -> None:
    owner = bearer(shop.owner_id)
    change_status(client, enquiry, owner, "seen")

    assert change_status(client, enquiry, owner, "seen").status_code == 200
    assert len(session.exec(select(EnquiryHistory)).all()) == 1


def test_parallel_status_changes_apply_once(
    client: TestClient, session: Session, shop: Any, enquiry: Any
) -> None:
    owner = bearer(shop.owner_id)

    def close(status: str) -> int:
        return int(change_status(client, enquiry, owner, status).status_code)

    with ThreadPoolExecutor(6) as threads:
        statuses = sorted(threads.map(close, ["declined", "spam"] * 3))

    assert statuses == [200] * 3 + [409] * 3
    assert len(session.exec(select(EnquiryHistory)).all()) == 1


def test_a_refused_status_change_lists_the_allowed_ones(
    client: TestClient, enquiry: Any
) -> None:
    answer = change_status(client, enquiry, bearer(BUYER), "won")

    assert answer.status_code == 409
    assert answer.json()["errors"]["status"]
    assert answer.json()["data"] == {
        "status": "new",
        "allowed_statuses": ["cancelled"],
    }
    assert change_status(client, enquiry, bearer(BUYER), "moon").status_code == 422


def test_the_inbox_counts_and_filters(
    client: TestClient, database: Database, shop: Any, enquiry: Any
) -> None:
    factories.enquiry(database, shop.seller_id, status="won", name="Hari 100% Rai")
    owner = bearer(shop.owner_id)

    def ids(query: str) -> int:
        return len(client.get(f"/api/enquiries?{query}", headers=owner).json()["data"])

    meta = client.get("/api/enquiries?status=won", headers=owner).json()["meta"]
    assert (meta["total"], meta["counts"]["new"], meta["counts"]["won"]) == (1, 1, 1)
    assert [ids("status=new,won"), ids("q=hari"), ids("q=0%25"), ids("q=%25%25")] == [
        2,
        1,
        1,
        0,
    ]
    assert ids("as=buyer") == 0
    assert client.get("/api/enquiries?status=x", headers=owner).status_code == 422


def test_expiry_is_checked_before_the_timer_runs(
    client: TestClient, session: Session, database: Database, shop: Any
) -> None:
    past = now() - timedelta(minutes=1)
    overdue = factories.enquiry(
        database, shop.seller_id, buyer_id=BUYER, expires_at=past
    )
    owner = bearer(shop.owner_id)
    url = f"/api/enquiries/{overdue.id}"

    assert client.get(url, headers=owner).json()["data"]["status"] == "expired"
    assert change_status(client, overdue, owner, "seen").status_code == 409
    assert change_status(client, overdue, owner, "replied").status_code == 200
    history = session.exec(select(EnquiryHistory).order_by(EnquiryHistory.at)).all()  # type: ignore[arg-type]
    assert [m.to_status for m in history] == ["expired", "replied"]


def test_idle_enquiries_expire(database: Database, shop: Any) -> None:
    past = now() - timedelta(minutes=1)
    overdue = factories.enquiry(database, shop.seller_id, expires_at=past)

    for _ in range(2):
        with database.session() as session:
            expire_idle(session)

    with database.session() as session:
        assert session.get_one(Enquiry, overdue.id).status == "expired"
        assert len(recorded(session, EnquiryStatusChanged)) == 1
