"""Events that catalog handles, and snapshots for other services."""

from datetime import timedelta

import pytest
from fastapi.testclient import TestClient

from catalog.commands import service
from catalog.products.models import Product
from catalog.sellers.models import Seller, SellerRating, SellerResponse
from contracts.auth import PasswordChanged, SessionRevoked
from contracts.catalog import ProductDeleted, ProductPublished, ProductUnlisted
from contracts.engagement import EnquiryCreated
from contracts.vendor import SellerResponseChanged
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver
from servicekit.testing.revocation import assert_refused
from servicekit.testing.tokens import bearer

from . import factories
from .searching import search

pytestmark = pytest.mark.search


def test_an_older_seller_version_is_ignored(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database, version=5, company_name="New name")
    old = factories.seller_event(firm.id, version=4, company_name="Old name")
    deliver(database, service, old, times=2)
    with database.session() as session:
        seller = session.get_one(Seller, firm.id)
    assert (seller.version, seller.company_name) == (5, "New name")


def test_a_new_seller_name_is_on_cards_and_in_the_search(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        factories.product(session, firm, slug="rice")
    renamed = factories.seller_event(firm.id, version=2, company_name="हिमाल ट्रेडर्स")
    deliver(database, service, renamed)
    found = search(client, "himal")["data"]
    assert [row["seller"]["company_name"] for row in found] == ["हिमाल ट्रेडर्स"]


def test_an_enquiry_counts_once(client: TestClient, database: Database) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        made = factories.product(session, firm)
    event = EnquiryCreated(
        enquiry_id=new_id(),
        version=1,
        seller_id=firm.id,
        category_id=made.category_id,
        product_id=made.id,
        source="product",
        created_at=now(),
        is_proven=True,
    )
    deliver(database, service, event)
    deliver(database, service, event.model_copy(update={"product_id": None}))
    with database.session() as session:
        assert session.get_one(Product, made.id).enquiry_count == 1


def test_a_revoked_session_is_refused(client: TestClient, database: Database) -> None:
    firm, session_id = factories.seller(database), new_id()
    head = bearer(firm.owner_id, "seller", session_id=session_id)
    assert client.get("/api/products", headers=head).status_code == 200
    revoked = SessionRevoked(
        session_id=session_id, user_id=firm.owner_id, revoked_at=now()
    )
    deliver(database, service, revoked, times=2)
    assert_refused(client, "/api/products", head)


def test_tokens_before_a_password_change_are_refused(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    head = bearer(firm.owner_id, "seller")
    deliver(database, service, PasswordChanged(user_id=firm.owner_id, changed_at=now()))
    assert_refused(client, "/api/products", head)


def test_the_snapshot_has_the_status_of_each_product(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    with database.session() as session:
        for status in ("published", "unlisted", "archived"):
            factories.product(session, firm, status=status)
        factories.product(session, firm, status="draft", published_at=None)
    events = {}
    with database.session() as session:
        after = ""
        while page := service.snapshots["products"](session, after, 2):
            events |= {type(event): event for _, event in page}
            after = page[-1][0]
    assert events.keys() == {ProductPublished, ProductUnlisted, ProductDeleted}


def test_the_category_snapshot_is_paged(client: TestClient, database: Database) -> None:
    with database.session() as session:
        for number in range(3):
            factories.category(session, f"c{number}")
        first = service.snapshots["categories"](session, "", 2)
        rest = service.snapshots["categories"](session, first[-1][0], 2)
    assert (len(first), len(rest)) == (2, 1)


def test_an_older_response_rate_is_ignored(
    client: TestClient, database: Database
) -> None:
    firm = factories.seller(database)
    for age_s, hours in ((0, 1.5), (60, 9.0)):
        counted_at = now() - timedelta(seconds=age_s)
        event = SellerResponseChanged(
            seller_id=firm.id, counted_at=counted_at, response_time_hours=hours
        )
        deliver(database, service, event, times=2)
    with database.session() as session:
        assert session.get_one(SellerResponse, firm.id).response_time_hours == 1.5


def test_an_older_rating_is_ignored(client: TestClient, database: Database) -> None:
    firm = factories.seller(database)
    factories.rated(database, firm, 4.5)
    factories.rated(database, firm, 2.0, counted_at=now() - timedelta(minutes=1))
    with database.session() as session:
        assert session.get_one(SellerRating, firm.id).mean_rating == 4.5
