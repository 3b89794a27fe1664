"""A company is suspended, reinstated, closed and reopened, apart from its owner."""

import pytest
from fastapi.testclient import TestClient

from contracts.auth import UserDeleted, UserRestored, UserSuspended
from contracts.vendor import (
    SellerClosed,
    SellerReinstated,
    SellerSuspended,
    SellerUpdated,
)
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded
from servicekit.testing.tokens import bearer
from vendor.commands import service
from vendor.profiles.models import Seller

from .companies import company, saved, verified
from .verifications import Reviewer

PAGE = "/api/webui/seller/himal-tea/sellerprofile"
ADMIN = "/api/admin/sellers"


@pytest.fixture
def seller(database: Database) -> Seller:
    return saved(database, verified())


@pytest.fixture
def reviewer(client: TestClient) -> Reviewer:
    return Reviewer(client)


def person(database: Database, seller: Seller, version: int, *, back: bool) -> None:
    known = {"user_id": seller.owner_id, "version": version}
    away = UserSuspended(**known, suspended_at=now())
    deliver(database, service, UserRestored(**known) if back else away)


def published_statuses(database: Database) -> list[str]:
    with database.session() as session:
        return [event.status for event in recorded(session, SellerUpdated)]


def test_a_suspended_company_is_hidden_and_visible_again_when_restored(
    client: TestClient, database: Database, seller: Seller, reviewer: Reviewer
) -> None:
    for _ in range(2):
        data = reviewer.seller("suspend", seller.id, "Fake goods.").json()["data"]
    assert (data["status"], data["is_seller_verified"]) == ("suspended", False)
    assert client.get(PAGE).status_code == 404
    own = client.get(
        "/api/sellerprofile?showall=true", headers=bearer(seller.owner_id, "seller")
    ).json()["data"]
    assert own["suspended_reason"] == "Fake goods."
    for _ in range(2):
        assert reviewer.seller("reinstate", seller.id).status_code == 200
    assert client.get(PAGE).json()["data"]["is_seller_verified"] is True
    assert published_statuses(database) == ["suspended", "active"]
    with database.session() as session:
        assert [e.by for e in recorded(session, SellerSuspended)] == ["admin"]
        assert [e.by for e in recorded(session, SellerReinstated)] == ["admin"]


def test_restoring_the_user_does_not_lift_a_suspension_of_the_company(
    client: TestClient, database: Database, seller: Seller, reviewer: Reviewer
) -> None:
    reviewer.seller("suspend", seller.id)
    person(database, seller, 5, back=False)
    person(database, seller, 6, back=True)
    assert client.get(PAGE).status_code == 404
    assert reviewer.seller("reinstate", seller.id).status_code == 200
    assert client.get(PAGE).status_code == 200


def test_reinstating_a_company_does_not_lift_a_suspension_of_the_user(
    client: TestClient, database: Database, seller: Seller, reviewer: Reviewer
) -> None:
    person(database, seller, 5, back=False)
    assert reviewer.seller("suspend", seller.id).status_code == 200
    answer = reviewer.seller("reinstate", seller.id)
    assert (answer.status_code, answer.json()["code"]) == (409, "owner_not_active")
    person(database, seller, 6, back=True)
    assert client.get(PAGE).status_code == 404
    assert reviewer.seller("reinstate", seller.id).status_code == 200


def test_an_owner_closes_a_company_and_an_administrator_reopens_it(
    client: TestClient, database: Database, seller: Seller, reviewer: Reviewer
) -> None:
    headers = bearer(seller.owner_id, "seller")
    form = {"status": "closed", "reason": "We retire."}
    for _ in range(2):
        answer = client.post("/api/sellerprofile/status", json=form, headers=headers)
        assert (answer.status_code, answer.json()["data"]["status"]) == (200, "closed")
    assert client.get(PAGE).status_code == 404
    again = client.put("/api/sellerprofile", json={"about": "x"}, headers=headers)
    assert again.status_code == 409
    body = {"status": "active"}
    answer = client.post("/api/sellerprofile/status", json=body, headers=headers)
    assert answer.status_code == 422
    assert reviewer.seller("suspend", seller.id).status_code == 409
    assert reviewer.seller("reinstate", seller.id).status_code == 200
    assert client.get(PAGE).status_code == 200
    with database.session() as session:
        assert [e.by for e in recorded(session, SellerClosed)] == ["seller"]


def test_an_owner_cannot_close_a_suspended_company(
    client: TestClient, seller: Seller, reviewer: Reviewer
) -> None:
    reviewer.seller("suspend", seller.id)
    headers = bearer(seller.owner_id, "seller")
    form = {"status": "closed"}
    answer = client.post("/api/sellerprofile/status", json=form, headers=headers)
    assert (answer.status_code, answer.json()["data"]) == (
        409,
        {"status": "suspended", "allowed_statuses": []},
    )
    assert reviewer.seller("close", seller.id).json()["data"]["status"] == "closed"


def test_an_unfinished_company_is_closed_and_reopened_unfinished(
    client: TestClient, database: Database, reviewer: Reviewer
) -> None:
    draft = company(status="onboarding", step=80, onboarded_at=None)
    seller = saved(database, draft)
    assert reviewer.seller("suspend", seller.id).status_code == 409
    assert reviewer.seller("close", seller.id).json()["data"]["status"] == "closed"
    assert (
        reviewer.seller("reinstate", seller.id).json()["data"]["status"] == "onboarding"
    )
    assert published_statuses(database) == []


def test_the_company_of_a_deleted_user_is_not_reopened(
    database: Database, seller: Seller, reviewer: Reviewer
) -> None:
    gone = UserDeleted(user_id=seller.owner_id, version=9, deleted_at=now())
    deliver(database, service, gone, times=2)
    assert reviewer.seller("reinstate", seller.id).json()["code"] == "owner_not_active"
    company_now = reviewer.client.get(
        f"{ADMIN}/{seller.id}", headers=reviewer.headers
    ).json()["data"]
    assert (company_now["status"], company_now["owner_status"]) == ("closed", "deleted")
    assert [change["to_status"] for change in company_now["history"]] == ["closed"]


def test_companies_are_searched_and_counted(
    client: TestClient, database: Database, seller: Seller, reviewer: Reviewer
) -> None:
    saved(database, company(slug="mill", company_name="Rice Mill", status="closed"))

    def search(**query: str) -> list[str]:
        answer = client.get(ADMIN, params=query, headers=reviewer.headers)
        return [row["slug"] for row in answer.json()["data"]]

    assert set(search()) == {"himal-tea", "mill"}
    assert search(q="rice") == ["mill"]
    assert search(q="9851041137", status="active") == ["himal-tea"]
    assert search(verified="true") == ["himal-tea"]
    assert search(status="suspended") == []
    body = client.get(ADMIN, headers=reviewer.headers).json()
    assert body["meta"]["counts"]["closed"] == 1


@pytest.mark.parametrize("action", ["suspend", "reinstate", "close"])
def test_only_administrators_change_the_status_of_other_companies(
    client: TestClient, seller: Seller, reviewer: Reviewer, action: str
) -> None:
    path, form = f"{ADMIN}/{seller.id}/{action}", {"reason": "Because."}
    for headers, status in (
        ({}, 401),
        (bearer(new_id(), "buyer"), 403),
        (bearer(seller.owner_id, "seller"), 403),
    ):
        assert client.post(path, json=form, headers=headers).status_code == status
        assert client.get(ADMIN, headers=headers).status_code == status
    assert client.get(PAGE).status_code == 200
    assert reviewer.seller(action, new_id()).status_code == 404
    assert reviewer.seller(action, seller.id, " ").status_code == 422


def test_a_company_that_has_only_begun_is_listed_without_a_name(
    client: TestClient, database: Database, reviewer: Reviewer
) -> None:
    begun = saved(
        database, company(slug=None, company_name=None, status="onboarding", step=0)
    )
    (row,) = client.get(ADMIN, headers=reviewer.headers).json()["data"]
    assert (row["id"], row["company_name"]) == (str(begun.id), None)
    answer = client.get(f"{ADMIN}/{begun.id}", headers=reviewer.headers)
    assert answer.json()["data"]["is_seller_verified"] is False
