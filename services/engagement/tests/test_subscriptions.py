import inspect
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from fastapi.testclient import TestClient
from sqlmodel import select

from contracts.auth import SessionRevoked, UserRegistered
from contracts.catalog import CategoryChanged, ProductPublished, ProductUnlisted
from contracts.vendor import SellerOnboarded, SellerUpdated
from engagement.commands import service
from engagement.notifications.models import Notification
from engagement.replicas.categories.models import Category
from engagement.replicas.products.models import Product
from engagement.replicas.sellers.models import Seller
from engagement.subscriptions import TIMERS
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.revocation import assert_refused
from servicekit.testing.tokens import bearer

SOURCE = Path(__file__).parents[1] / "src"


def seller_fields(version: int, **fields: object) -> dict[str, object]:
    return {
        "seller_id": fields.pop("seller_id", new_id()),
        "version": version,
        "owner_id": new_id(),
        "slug": "suryodaya",
        "company_name": "Suryodaya",
        "status": "active",
        **fields,
    }


@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 3)])
def test_the_newest_seller_version_wins_in_any_order(
    database: Database, order: tuple[int, ...]
) -> None:
    seller_id = new_id()
    for version in order:
        event = SellerOnboarded if version == 1 else SellerUpdated
        name = f"Name {version}"
        fields = seller_fields(version, seller_id=seller_id, company_name=name)
        deliver(database, service, event.model_validate(fields), times=2)

    with database.session() as session:
        assert session.get_one(Seller, seller_id).company_name == "Name 3"


def test_an_older_event_does_not_restore_a_product(database: Database) -> None:
    fields = {"product_id": new_id(), "seller_id": new_id(), "category_id": new_id()}
    content = {"slug": "tea", "name": "Tea"}
    gone = ProductUnlisted(**fields, **content, version=4, status="unlisted")
    old = ProductPublished(**fields, **content, version=3)
    for event in (gone, old):
        deliver(database, service, event)

    with database.session() as session:
        assert session.exec(select(Product)).one().status == "unlisted"


def test_a_deleted_category_is_a_tombstone(database: Database) -> None:
    fields = {"category_id": new_id(), "parent_id": None, "level": 1, "slug": "tea"}
    content = {"name": "Tea", "name_ne": "चिया", "is_leaf": True}
    for version, is_deleted in ((2, True), (1, False)):
        event = CategoryChanged.model_validate(
            {**fields, **content, "version": version, "is_deleted": is_deleted}
        )
        deliver(database, service, event)

    with database.session() as session:
        assert session.exec(select(Category)).one().is_deleted


def test_a_new_user_is_welcomed_once(database: Database) -> None:
    user_id = new_id()
    for account_type in ("buyer", "seller"):
        event = UserRegistered.model_validate(
            {"user_id": user_id, "version": 1, "account_type": account_type}
        )
        deliver(database, service, event, times=2)

    with database.session() as session:
        assert session.exec(select(Notification)).one().kind == "welcome_buyer"


def test_a_revoked_session_is_refused(client: TestClient, database: Database) -> None:
    user_id, session_id = new_id(), new_id()
    headers = bearer(user_id, session_id=session_id)
    assert client.get("/api/enquiries", headers=headers).status_code == 200

    event = SessionRevoked(session_id=session_id, user_id=user_id, revoked_at=now())
    deliver(database, service, event)

    assert_refused(client, "/api/enquiries", headers)


def test_the_worker_runs_each_job() -> None:
    run = {timer.duty for timer in TIMERS}
    paths = [path.relative_to(SOURCE) for path in SOURCE.rglob("jobs.py")]
    modules = [".".join(path.with_suffix("").parts) for path in paths]
    jobs = [
        job
        for module in modules
        for _, job in inspect.getmembers(import_module(module), inspect.isfunction)
        if job.__module__ == module and is_timed(job)
    ]

    assert jobs
    assert [job.__qualname__ for job in jobs if job not in run] == []


def is_timed(job: Callable[..., object]) -> bool:
    """It needs nothing but a transaction, and nobody waits for an answer."""
    signature = inspect.signature(job)
    is_alone = [*signature.parameters] == ["session"]
    is_public = not job.__qualname__.startswith("_")
    return is_public and is_alone and signature.return_annotation is None
