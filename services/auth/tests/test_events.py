from uuid import UUID

from fastapi.testclient import TestClient

from auth.commands import service
from contracts.vendor import SellerOnboarded
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver

from .forms import bearer, registered


def onboarded(owner_id: UUID) -> SellerOnboarded:
    return SellerOnboarded(
        seller_id=new_id(),
        version=1,
        owner_id=owner_id,
        slug="himal-tea",
        company_name="Himal Tea",
        status="active",
    )


def test_an_onboarded_owner_becomes_a_seller_once(
    client: TestClient, database: Database
) -> None:
    data = registered(client)
    event = onboarded(UUID(data["user"]["id"]))
    deliver(database, service, event, times=2)
    deliver(database, service, event)
    user = client.get("/api/user", headers=bearer(data)).json()["data"]
    assert user["roles"] == ["buyer", "seller"]


def test_an_event_for_a_deleted_owner_is_ignored(
    client: TestClient, database: Database
) -> None:
    deliver(database, service, onboarded(new_id()))
