"""A company follows the status of its owner's account."""

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.auth import UserDeleted, UserRestored, UserSuspended
from contracts.vendor import SellerUpdated
from servicekit.clock import now
from servicekit.db import Database
from servicekit.messaging.event import Event
from servicekit.testing.events import deliver, recorded
from servicekit.testing.revocation import assert_refused
from servicekit.testing.tokens import bearer
from vendor.commands import service
from vendor.profiles.models import OldSlug, Seller, sellers

from .companies import company, saved, verified

PAGE = "/api/webui/seller/himal-tea/sellerprofile"
TRACES = ("9851041137", "himal@example.com", "Himal Tea", "301291733", "Suryodaya")


def suspended(seller: Seller, version: int) -> Event:
    at = now()
    return UserSuspended(user_id=seller.owner_id, version=version, suspended_at=at)


def restored(seller: Seller, version: int) -> Event:
    return UserRestored(user_id=seller.owner_id, version=version)


def published_statuses(database: Database) -> list[str]:
    with database.session() as session:
        return [event.status for event in recorded(session, SellerUpdated)]


def test_the_page_of_a_suspended_owner_is_hidden_and_returns(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    assert client.get(PAGE).status_code == 200
    deliver(database, service, suspended(seller, 5), times=2)
    assert client.get(PAGE).status_code == 404
    deliver(database, service, restored(seller, 6))
    assert client.get(PAGE).status_code == 200
    assert published_statuses(database) == ["suspended", "active"]


def test_an_older_suspension_is_ignored(client: TestClient, database: Database) -> None:
    seller = saved(database, company())
    deliver(database, service, restored(seller, 6))
    deliver(database, service, suspended(seller, 5))
    assert client.get(PAGE).status_code == 200


def test_a_suspended_owners_tokens_are_refused(
    client: TestClient, database: Database
) -> None:
    seller = saved(database, company())
    headers = bearer(seller.owner_id)
    deliver(database, service, suspended(seller, 5))
    assert_refused(client, "/api/sellerprofile", headers)


@pytest.mark.parametrize("make", [company, verified])
def test_all_data_of_a_deleted_owner_is_erased(
    client: TestClient, database: Database, make: type[Seller]
) -> None:
    seller = saved(database, make())
    with database.session() as session:
        session.add(OldSlug(slug="himal-traders", seller_id=seller.id))
    event = UserDeleted(user_id=seller.owner_id, version=7, deleted_at=now())
    deliver(database, service, event, times=2)
    assert client.get(PAGE).status_code == 404
    assert client.get(PAGE.replace("tea", "traders")).status_code == 404
    assert published_statuses(database) == ["closed"]
    with database.session() as session:
        rows = session.execute(sa.text("select t::text from sellers t")).scalars()
        (row,) = rows.all()
        (closed,) = recorded(session, SellerUpdated)
        status = session.execute(sa.select(sellers.c.status)).scalar_one()
    assert status == "closed"
    for trace in TRACES:
        assert trace not in row
        assert trace not in closed.model_dump_json()
