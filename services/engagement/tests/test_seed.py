from fastapi.testclient import TestClient
from sqlmodel import select

from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from engagement.commands import service
from engagement.enquiries.models import Enquiry
from haat_seed import seed_id
from servicekit.db import Database
from servicekit.testing.events import recorded
from servicekit.testing.tokens import bearer

BUYER = bearer(seed_id("account", "buyer@example.com"))


def seeded(database: Database) -> int:
    assert service.seed is not None
    with database.session() as session:
        return service.seed(session)


def test_seeding_again_changes_nothing(database: Database) -> None:
    first, again = seeded(database), seeded(database)

    assert (first > 60, again) == (True, 0)
    with database.session() as session:
        created = recorded(session, EnquiryCreated)
        changes = recorded(session, EnquiryStatusChanged)
        assert len({event.enquiry_id for event in created}) == len(created) == 60
        assert all(event.version > 1 for event in changes)


def test_the_demo_buyer_has_something_to_see(
    client: TestClient, database: Database
) -> None:
    seeded(database)

    for path in ("enquiries", "requirements", "wishlists"):
        assert client.get(f"/api/{path}", headers=BUYER).json()["data"], path
    talk = f"/api/conversations/{seed_id('enquiry', 'enquiry-01')}/messages"
    newest, *_, first = client.get(talk, headers=BUYER).json()["data"]
    assert (first["read_at"] is None, newest["read_at"]) == (False, None)
    assert "Sending a quote" in first["body"]


def test_the_snapshot_has_each_enquirys_status(database: Database) -> None:
    seeded(database)
    created: list[object] = []
    after = ""
    with database.session() as session:
        while page := service.snapshot_page(session, "enquiries", after, 7):
            created.extend(item["event"]["data"]["enquiry_id"] for item in page)
            after = page[-1]["cursor"]
        stored = session.exec(select(Enquiry)).all()

    assert {str(row.id) for row in stored} == set(created)
