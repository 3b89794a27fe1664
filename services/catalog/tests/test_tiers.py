"""Losing the badge hides the newest products; regaining it restores them (D22)."""

from datetime import timedelta
from typing import Any

from fastapi.testclient import TestClient

from catalog.commands import service
from catalog.products.models import Product, products
from catalog.sellers.models import Seller
from contracts.catalog import ProductPublished, ProductsLimited, ProductUnlisted
from servicekit.clock import now
from servicekit.db import Database
from servicekit.testing.events import deliver, recorded

from . import factories


def stocked(database: Database) -> tuple[Seller, list[Product]]:
    """A verified firm with thirteen products, the oldest first."""
    firm = factories.seller(database, is_verified=True)
    with database.session() as session:
        same = {
            "category_id": factories.category(session).id,
            "unit_id": factories.unit(session).id,
        }
        made = [
            factories.product(
                session,
                firm,
                published_at=now() - timedelta(days=age),
                **same,
            )
            for age in range(13, 0, -1)
        ]
    return firm, made


def becomes(database: Database, firm: Seller, version: int, **known: Any) -> None:
    same = {"owner_id": firm.owner_id, "slug": firm.slug, "version": version}
    event = factories.seller_event(firm.id, **{**same, **known})
    deliver(database, service, event, times=2)


def public(database: Database, firm: Seller) -> list[Product]:
    with database.session() as session:
        wanted = products.select().where(
            products.c.seller_id == firm.id, products.c.status == "published"
        )
        found = session.execute(wanted.order_by(products.c.published_at)).all()
    return [row.id for row in found]


def test_the_oldest_ten_stay_public_and_all_return_in_order(
    client: TestClient, database: Database
) -> None:
    firm, made = stocked(database)
    ids = [product.id for product in made]
    becomes(database, firm, 2, is_verified=False)
    assert public(database, firm) == ids[:10]
    with database.session() as session:
        assert len(recorded(session, ProductUnlisted)) == 3
        (event,) = recorded(session, ProductsLimited)
    assert (event.hidden, event.owner_id) == (3, firm.owner_id)
    becomes(database, firm, 3, is_verified=True)
    assert public(database, firm) == ids
    with database.session() as session:
        assert len(recorded(session, ProductPublished)) == 3
        assert recorded(session, ProductsLimited)[1].restored == 3


def test_a_product_hidden_by_its_seller_stays_hidden(
    client: TestClient, database: Database
) -> None:
    firm, made = stocked(database)
    own = made[0]
    head = factories.as_owner(firm)
    body = {"status": "unlisted"}
    client.post(f"/api/products/{own.id}/status", json=body, headers=head)
    becomes(database, firm, 2, is_verified=False)
    becomes(database, firm, 3, is_verified=True)
    assert public(database, firm) == [product.id for product in made[1:]]


def test_a_hidden_product_has_its_reason_and_can_replace_another(
    client: TestClient, database: Database
) -> None:
    firm, made = stocked(database)
    becomes(database, firm, 2, is_verified=False)
    head, newest = factories.as_owner(firm), f"/api/products/{made[-1].id}"
    seen = client.get(newest, headers=head).json()["data"]
    assert (seen["status"], seen["reason_code"]) == ("unlisted", "free_tier")
    show, hide = {"status": "published"}, {"status": "unlisted"}
    assert client.post(f"{newest}/status", json=show, headers=head).status_code == 409
    client.post(f"/api/products/{made[0].id}/status", json=hide, headers=head)
    updated = client.post(f"{newest}/status", json=show, headers=head).json()["data"]
    assert (updated["status"], updated["reason_code"]) == ("published", None)


def test_few_products_and_suspended_companies_are_unchanged(
    client: TestClient, database: Database
) -> None:
    few = factories.seller(database, is_verified=True)
    with database.session() as session:
        factories.product(session, few)
    becomes(database, few, 2, is_verified=False)
    firm, made = stocked(database)
    becomes(database, firm, 2, is_verified=False, status="suspended")
    assert len(public(database, firm)) == len(made)
    with database.session() as session:
        assert recorded(session, ProductsLimited) == []
