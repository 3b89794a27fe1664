from uuid import UUID

import sqlalchemy as sa
from fastapi.testclient import TestClient

from contracts.auth import PasswordChanged, SessionRevoked, UserRegistered
from contracts.catalog import CategoryChanged
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.revocation import assert_refused
from servicekit.testing.tokens import bearer
from vendor.categories.models import table as categories
from vendor.commands import service
from vendor.profiles.models import sellers

from .companies import company, saved


def profiles(database: Database) -> int:
    with database.session() as session:
        count = sa.select(sa.func.count()).select_from(sellers)
        return session.execute(count).scalar_one()


def test_a_new_seller_gets_one_empty_profile(
    client: TestClient, database: Database
) -> None:
    user_id = new_id()
    for _ in range(2):
        event = UserRegistered(user_id=user_id, version=1, account_type="seller")
        deliver(database, service, event, times=2)
    assert profiles(database) == 1
    answer = client.get("/api/sellerprofile", headers=bearer(user_id))
    assert answer.json()["data"]["step"] == 0


def test_a_new_buyer_gets_no_profile(client: TestClient, database: Database) -> None:
    event = UserRegistered(user_id=new_id(), version=1, account_type="buyer")
    deliver(database, service, event)
    assert profiles(database) == 0


def test_a_revoked_session_is_refused(client: TestClient, database: Database) -> None:
    user_id, session_id = new_id(), new_id()
    headers = bearer(user_id, session_id=session_id)
    assert client.get("/api/sellerprofile", headers=headers).status_code == 200
    event = SessionRevoked(session_id=session_id, user_id=user_id, revoked_at=now())
    deliver(database, service, event, times=2)
    assert_refused(client, "/api/sellerprofile", headers)


def test_tokens_before_a_password_change_are_refused(
    client: TestClient, database: Database
) -> None:
    user_id = new_id()
    headers = bearer(user_id)
    deliver(database, service, PasswordChanged(user_id=user_id, changed_at=now()))
    assert_refused(client, "/api/sellerprofile", headers)


def test_an_older_category_is_ignored(client: TestClient, database: Database) -> None:
    def changed(version: int, name: str) -> CategoryChanged:
        return CategoryChanged(
            category_id=UUID(int=7),
            version=version,
            parent_id=None,
            level=1,
            slug="tea",
            name=name,
            name_ne="चिया",
            is_leaf=False,
        )

    for event in (changed(2, "Tea & herbs"), changed(1, "Tea")):
        deliver(database, service, event)
    with database.session() as session:
        assert session.execute(sa.select(categories.c.name)).scalars().all() == [
            "Tea & herbs"
        ]


def test_the_snapshot_pages_over_all_companies_that_were_public(
    client: TestClient, database: Database
) -> None:
    saved(
        database,
        company(slug="one"),
        company(slug="two", status="suspended"),
        company(slug=None, status="onboarding", step=0, onboarded_at=None),
    )
    with database.session() as session:
        first = service.snapshot_page(session, "sellers", "", 1)
        rest = service.snapshot_page(session, "sellers", first[0]["cursor"], 10)
        end = service.snapshot_page(session, "sellers", rest[-1]["cursor"], 10)
    types = {item["event"]["type"] for item in first + rest}
    assert types == {"vendor.seller_onboarded.v1", "vendor.seller_updated.v1"}
    assert (len(first), len(rest), end) == (1, 1, [])


def test_a_merged_category_is_replaced_by_its_target(
    client: TestClient, database: Database
) -> None:
    old, new, third = new_id(), new_id(), new_id()
    one = saved(database, company(slug="one", category_ids=[third, old]))
    two = saved(database, company(slug="two", category_ids=[old, new]))
    merged = CategoryChanged(
        category_id=old,
        version=2,
        parent_id=None,
        level=1,
        slug="chiya",
        name="Chiya",
        name_ne="चिया",
        is_leaf=True,
        is_deleted=True,
        merged_into=new,
    )
    deliver(database, service, merged, times=2)
    trades = sa.select(sellers.c.id, sellers.c.category_ids)
    with database.session() as session:
        found = {row.id: row.category_ids for row in session.execute(trades)}
    assert found == {one.id: [third, new], two.id: [new]}
