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

from .companies import company, kept


def profiles(database: Database) -> int:
    with database.session() as session:
        count = sa.select(sa.func.count()).select_from(sellers)
        return session.execute(count).scalar_one()


def test_who_came_to_sell_gets_one_empty_profile(
    client: TestClient, database: Database
) -> None:
    user_id = new_id()
    for _ in range(2):
        told = UserRegistered(user_id=user_id, version=1, account_type="seller")
        deliver(database, service, told, times=2)
    assert profiles(database) == 1
    answer = client.get("/api/sellerprofile", headers=bearer(user_id))
    assert answer.json()["data"]["step"] == 0


def test_who_came_to_buy_gets_none(client: TestClient, database: Database) -> None:
    told = UserRegistered(user_id=new_id(), version=1, account_type="buyer")
    deliver(database, service, told)
    assert profiles(database) == 0


def test_a_revoked_session_is_refused(client: TestClient, database: Database) -> None:
    user_id, session_id = new_id(), new_id()
    headers = bearer(user_id, session_id=session_id)
    assert client.get("/api/sellerprofile", headers=headers).status_code == 200
    told = SessionRevoked(session_id=session_id, user_id=user_id, revoked_at=now())
    deliver(database, service, told, times=2)
    assert_refused(client, "/api/sellerprofile", headers)


def test_a_new_password_refuses_the_tokens_before_it(
    client: TestClient, database: Database
) -> None:
    user_id = new_id()
    headers = bearer(user_id)
    deliver(database, service, PasswordChanged(user_id=user_id, changed_at=now()))
    assert_refused(client, "/api/sellerprofile", headers)


def test_an_older_category_is_ignored(client: TestClient, database: Database) -> None:
    def told(version: int, name: str) -> CategoryChanged:
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

    for event in (told(2, "Tea & herbs"), told(1, "Tea")):
        deliver(database, service, event)
    with database.session() as session:
        assert session.execute(sa.select(categories.c.name)).scalars().all() == [
            "Tea & herbs"
        ]


def test_a_snapshot_pages_over_all_that_were_public(
    client: TestClient, database: Database
) -> None:
    kept(
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


def test_who_trades_in_a_merged_category_trades_in_the_other(
    client: TestClient, database: Database
) -> None:
    old, new, third = new_id(), new_id(), new_id()
    one = kept(database, company(slug="one", category_ids=[third, old]))
    two = kept(database, company(slug="two", category_ids=[old, new]))
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
