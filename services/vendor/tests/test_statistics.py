from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from contracts.vendor import SellerResponseChanged
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer
from vendor.commands import service
from vendor.statistics.models import page_events

from .companies import company, saved

EVENT = "/api/webui/seller/himal-tea/event"


def created(seller_id: UUID, **known: Any) -> EnquiryCreated:
    return EnquiryCreated(
        enquiry_id=new_id(),
        version=1,
        seller_id=seller_id,
        category_id=new_id(),
        source="vendor_page",
        **{"created_at": now() - timedelta(days=3), "is_proven": True, **known},
    )


def made(database: Database, seller_id: UUID, count: int, **known: Any) -> None:
    """This many enquiries, each answered after three hours."""
    for _ in range(count):
        first = created(seller_id, **known)
        for event in (first, changed(first, is_proven=first.is_proven)):
            deliver(database, service, event)


def changed(first: EnquiryCreated, **changes: Any) -> EnquiryStatusChanged:
    known: dict[str, Any] = {
        "enquiry_id": first.enquiry_id,
        "version": 2,
        "seller_id": first.seller_id,
        "from_status": "new",
        "to_status": "replied",
        "created_at": first.created_at,
        "first_response_at": first.created_at + timedelta(hours=3),
        "response_minutes": 180,
    }
    return EnquiryStatusChanged(**{**known, **changes})


def figures(client: TestClient) -> tuple[int | None, float | None]:
    path = "/api/webui/seller/himal-tea/sellerprofile"
    data = client.get(path).json()["data"]
    return data["response_rate"], data["response_time_hours"]


def test_an_answer_counts_in_the_response_rate(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    made(database, seller.id, 8)
    answered, waiting = created(seller.id), created(seller.id)
    for event in (answered, waiting, changed(answered)):
        deliver(database, service, event, times=2)
    assert figures(client) == (90, 3.0)


@pytest.mark.parametrize("to_status", ["cancelled", "spam"])
def test_cancelled_enquiries_and_spam_do_not_count(
    client: TestClient, database: Database, to_status: str
) -> None:
    seller = saved(database, company())
    made(database, seller.id, 10)
    for _ in range(8):
        first = created(seller.id)
        end = changed(first, to_status=to_status, first_response_at=None)
        for event in (first, end):
            deliver(database, service, event)
    assert figures(client) == (100, 3.0)


def test_enquiries_without_a_verified_contact_do_not_count(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    made(database, seller.id, 10)
    for _ in range(8):
        deliver(database, service, created(seller.id, is_proven=False))
    assert figures(client) == (100, 3.0)


def test_enquiries_of_a_companys_own_guests_do_not_count(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    made(database, seller.id, 20, is_proven=False)
    assert figures(client) == (None, None)


def test_a_guest_counts_from_the_verification(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    made(database, seller.id, 9)
    late = created(seller.id, is_proven=False)
    deliver(database, service, late)
    assert figures(client) == (None, None)
    same = {
        "from_status": "new",
        "to_status": "new",
        "first_response_at": None,
        "response_minutes": None,
    }
    deliver(database, service, changed(late, is_proven=True, **same))
    assert figures(client) == (90, 3.0)


def test_events_in_any_order_end_alike(client: TestClient, database: Database) -> None:
    seller = saved(database, company())
    made(database, seller.id, 9)
    first = created(seller.id)
    won = changed(first, version=3, from_status="replied", to_status="won")
    for event in (won, changed(first), first):
        deliver(database, service, event)
    assert figures(client) == (100, 3.0)


def test_declining_is_an_answer_and_reading_is_not(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    made(database, seller.id, 9)
    first = created(seller.id, created_at=now() - timedelta(hours=25))
    seen = changed(first, to_status="seen", first_response_at=None)
    deliver(database, service, seen)
    assert figures(client) == (90, 3.0)
    at = first.created_at + timedelta(hours=6)
    declined = changed(first, version=3, to_status="declined", first_response_at=at)
    deliver(database, service, declined)
    assert figures(client) == (100, 3.0)


def test_the_owner_sees_how_many_enquiries_the_rate_is_based_on(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    made(database, seller.id, 10)
    deliver(database, service, created(seller.id))
    data = client.get(
        "/api/sellerprofile/statistics", headers=bearer(seller.owner_id, "seller")
    ).json()["data"]
    assert data["counted"] == {"received": 11, "answered": 10, "days": 30}
    assert (data["response_rate"], data["response_time_hours"]) == figures(client)


def test_the_chart_ends_with_the_public_figure(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    made(database, seller.id, 10)
    deliver(database, service, created(seller.id))
    data = client.get(
        "/api/sellerprofile/statistics", headers=bearer(seller.owner_id, "seller")
    ).json()["data"]
    days = [
        (day["response_rate"], day["response_time_hours"]) for day in data["per_day"]
    ]
    assert days[0] == (None, None)
    assert days[-1] == figures(client) == (91, 3.0)


def test_uses_of_a_button_are_counted_by_day(
    client: TestClient, database: Database
) -> None:
    saved(database, company())
    for _ in range(2):
        assert client.post(EVENT, json={"type": "whatsapp"}).status_code == 204
    with database.session() as session:
        assert session.execute(sa.select(page_events.c.count)).scalars().all() == [2]


def test_an_unknown_button_or_company_is_refused(
    client: TestClient, database: Database
) -> None:
    assert client.post(EVENT, json={"type": "view"}).status_code == 404
    saved(database, company())
    assert client.post(EVENT, json={"type": "stare"}).status_code == 422
    odd = EVENT.replace("himal-tea", "himal-tea%00")
    assert client.post(odd, json={"type": "view"}).status_code == 404


def test_changed_figures_are_published_once(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    made(database, seller.id, 10)
    late = created(seller.id)
    deliver(database, service, late, times=2)
    with database.session() as session:
        told = recorded(session, SellerResponseChanged)
    rates = [(event.response_rate, event.response_time_hours) for event in told]
    assert rates == [(90, 3.0), (100, 3.0), (91, 3.0)]
