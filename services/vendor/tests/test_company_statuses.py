"""A company suspended, reinstated, closed and reopened; persons are another matter."""

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

from .companies import company, kept, verified
from .desk import Desk

PAGE = "/api/webui/seller/himal-tea/sellerprofile"
ADMIN = "/api/admin/sellers"


@pytest.fixture
def seller(database: Database) -> Seller:
    return kept(database, verified())


@pytest.fixture
def desk(client: TestClient) -> Desk:
    return Desk(client)


def person(database: Database, seller: Seller, version: int, *, back: bool) -> None:
    known = {"user_id": seller.owner_id, "version": version}
    away = UserSuspended(**known, suspended_at=now())
    deliver(database, service, UserRestored(**known) if back else away)


def told(database: Database) -> list[str]:
    with database.session() as session:
        return [event.status for event in recorded(session, SellerUpdated)]


def test_a_suspended_company_vanishes_and_comes_back(
    client: TestClient, database: Database, seller: Seller, desk: Desk
) -> None:
    for _ in range(2):
        data = desk.seller("suspend", seller.id, "Fake goods.").json()["data"]
    assert (data["status"], data["is_seller_verified"]) == ("suspended", False)
    assert client.get(PAGE).status_code == 404
    own = client.get(
        "/api/sellerprofile?showall=true", headers=bearer(seller.owner_id, "seller")
    ).json()["data"]
    assert own["suspended_reason"] == "Fake goods."
    for _ in range(2):
        assert desk.seller("reinstate", seller.id).status_code == 200
    assert client.get(PAGE).json()["data"]["is_seller_verified"] is True
    assert told(database) == ["suspended", "active"]
    with database.session() as session:
        assert [e.by for e in recorded(session, SellerSuspended)] == ["admin"]
        assert [e.by for e in recorded(session, SellerReinstated)] == ["admin"]


def test_restoring_the_person_lifts_no_admins_suspension(
    client: TestClient, database: Database, seller: Seller, desk: Desk
) -> None:
    desk.seller("suspend", seller.id)
    person(database, seller, 5, back=False)
    person(database, seller, 6, back=True)
    assert client.get(PAGE).status_code == 404
    assert desk.seller("reinstate", seller.id).status_code == 200
    assert client.get(PAGE).status_code == 200


def test_reinstating_a_company_lifts_no_persons_suspension(
    client: TestClient, database: Database, seller: Seller, desk: Desk
) -> None:
    person(database, seller, 5, back=False)
    assert desk.seller("suspend", seller.id).status_code == 200
    answer = desk.seller("reinstate", seller.id)
    assert (answer.status_code, answer.json()["code"]) == (409, "owner_not_active")
    person(database, seller, 6, back=True)
    assert client.get(PAGE).status_code == 404
    assert desk.seller("reinstate", seller.id).status_code == 200


def test_its_owner_closes_a_company_an_administrator_reopens_it(
    client: TestClient, database: Database, seller: Seller, desk: Desk
) -> None:
    headers = bearer(seller.owner_id, "seller")
    form = {"status": "closed", "reason": "We retire."}
    for _ in range(2):
        answer = client.post("/api/sellerprofile/status", json=form, headers=headers)
        assert (answer.status_code, answer.json()["data"]["status"]) == (200, "closed")
    assert client.get(PAGE).status_code == 404
    again = client.put("/api/sellerprofile", json={"about": "x"}, headers=headers)
    assert again.status_code == 409
    wish = {"status": "active"}
    answer = client.post("/api/sellerprofile/status", json=wish, headers=headers)
    assert answer.status_code == 422
    assert desk.seller("suspend", seller.id).status_code == 409
    assert desk.seller("reinstate", seller.id).status_code == 200
    assert client.get(PAGE).status_code == 200
    with database.session() as session:
        assert [e.by for e in recorded(session, SellerClosed)] == ["seller"]


def test_a_suspended_owner_cannot_close_what_is_under_review(
    client: TestClient, seller: Seller, desk: Desk
) -> None:
    desk.seller("suspend", seller.id)
    headers = bearer(seller.owner_id, "seller")
    form = {"status": "closed"}
    answer = client.post("/api/sellerprofile/status", json=form, headers=headers)
    assert (answer.status_code, answer.json()["data"]) == (
        409,
        {"status": "suspended", "allowed_statuses": []},
    )
    assert desk.seller("close", seller.id).json()["data"]["status"] == "closed"


def test_an_unfinished_one_is_closed_and_reopened_unfinished(
    client: TestClient, database: Database, desk: Desk
) -> None:
    draft = company(status="onboarding", step=80, onboarded_at=None)
    seller = kept(database, draft)
    assert desk.seller("suspend", seller.id).status_code == 409
    assert desk.seller("close", seller.id).json()["data"]["status"] == "closed"
    assert desk.seller("reinstate", seller.id).json()["data"]["status"] == "onboarding"
    assert told(database) == []


def test_a_deleted_persons_company_is_not_reopened(
    database: Database, seller: Seller, desk: Desk
) -> None:
    gone = UserDeleted(user_id=seller.owner_id, version=9, deleted_at=now())
    deliver(database, service, gone, times=2)
    assert desk.seller("reinstate", seller.id).json()["code"] == "owner_not_active"
    shown = desk.client.get(f"{ADMIN}/{seller.id}", headers=desk.headers).json()["data"]
    assert (shown["status"], shown["owner_status"]) == ("closed", "deleted")
    assert [move["to_status"] for move in shown["history"]] == ["closed"]


def test_companies_are_found_and_counted(
    client: TestClient, database: Database, seller: Seller, desk: Desk
) -> None:
    kept(database, company(slug="mill", company_name="Rice Mill", status="closed"))

    def found(**query: str) -> list[str]:
        answer = client.get(ADMIN, params=query, headers=desk.headers)
        return [row["slug"] for row in answer.json()["data"]]

    assert set(found()) == {"himal-tea", "mill"}
    assert found(q="rice") == ["mill"]
    assert found(q="9851041137", status="active") == ["himal-tea"]
    assert found(verified="true") == ["himal-tea"]
    assert found(status="suspended") == []
    body = client.get(ADMIN, headers=desk.headers).json()
    assert body["meta"]["counts"]["closed"] == 1


@pytest.mark.parametrize("action", ["suspend", "reinstate", "close"])
def test_only_administrators_move_others_companies(
    client: TestClient, seller: Seller, desk: Desk, action: str
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
    assert desk.seller(action, new_id()).status_code == 404
    assert desk.seller(action, seller.id, " ").status_code == 422


def test_a_company_that_has_only_begun_is_listed_without_a_name(
    client: TestClient, database: Database, desk: Desk
) -> None:
    begun = kept(
        database, company(slug=None, company_name=None, status="onboarding", step=0)
    )
    (row,) = client.get(ADMIN, headers=desk.headers).json()["data"]
    assert (row["id"], row["company_name"]) == (str(begun.id), None)
    answer = client.get(f"{ADMIN}/{begun.id}", headers=desk.headers)
    assert answer.json()["data"]["is_seller_verified"] is False
