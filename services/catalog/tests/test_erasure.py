"""All texts of a company are erased with its owner."""

from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from catalog.commands import service
from catalog.products.models import Product, ProductImage, ProductRange
from catalog.questions.models import ProductQuestion
from catalog.sellers.models import Seller
from contracts.catalog import ProductDeleted, ProductPublished
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver, recorded

from . import factories
from .searching import search

pytestmark = pytest.mark.search

TRACES = (
    *("zyqora", "brambolin", "krelvat", "snorvex"),
    *("quibble", "wumpit", "flummerin"),
)


@pytest.fixture
def firm(database: Database) -> Seller:
    return factories.seller(database, company_name="Zyqora Traders", version=1)


@pytest.fixture
def made(client: TestClient, database: Database, firm: Seller) -> Product:
    with database.session() as session:
        group = ProductRange(seller_id=firm.id, name="Wumpit range", slug="wumpit")
        session.add(group)
        session.flush()
        product = factories.product(
            session,
            firm,
            slug="brambolin-tea-1",
            name="Brambolin rice",
            description="By Krelvat",
            specs={"Maker": "Snorvex"},
            keywords=["quibble", "rice"],
            product_range_id=group.id,
            image="quibble-1",
        )
        session.add(
            ProductImage(seller_id=firm.id, product_id=product.id, path="quibble-1")
        )
        factories.product(
            session, firm, name="Brambolin draft", status="draft", published_at=None
        )
        session.add(question_about(product))
        event = ProductPublished(
            product_id=product.id,
            version=1,
            seller_id=firm.id,
            category_id=product.category_id,
            slug=product.slug,
            name=product.name,
        )
        session.execute(
            sa.text(
                "insert into outbox (event_id, type, subject, payload, published_at)"
                " values (gen_random_uuid(), :type, 'p', cast(:body as jsonb), now())"
            ),
            {"type": event.type, "body": event.model_dump_json()},
        )
    return product


def question_about(product: Product) -> ProductQuestion:
    return ProductQuestion(
        product_id=product.id,
        seller_id=product.seller_id,
        asker_id=new_id(),
        body="Is it ripe?",
        answer="By Flummerin",
        answered_at=now(),
    )


def erase_seller(database: Database, firm: Seller) -> None:
    event = factories.seller_event(
        firm.id,
        version=2,
        owner_id=firm.owner_id,
        company_name="Closed company",
        status="closed",
        is_forgotten=True,
    )
    deliver(database, service, event, times=2)
    deliver(database, service, event)


def everything(database: Database) -> str:
    names = "select tablename from pg_tables where schemaname = 'public'"
    with database.session() as session:
        found: list[Any] = []
        for name in session.execute(sa.text(names)).scalars().all():
            rows = session.execute(sa.text(f'select t::text from "{name}" t'))
            found += rows.scalars().all()
    return "\n".join(found).lower()


def test_all_texts_of_an_erased_company_are_deleted(
    client: TestClient, database: Database, firm: Seller, made: Product
) -> None:
    with database.session() as session:
        other = factories.seller(database, company_name="Other")
        factories.product(session, other, name="Rice of others")
    before = everything(database)
    assert [trace for trace in TRACES if trace not in before] == []

    erase_seller(database, firm)

    after = everything(database)
    assert [trace for trace in TRACES if trace in after] == []
    assert "rice of others" in after
    assert search(client, "rice others")["meta"]["total"] == 1
    assert search(client, made.name, exact=True)["meta"]["total"] == 0


def test_an_erased_product_is_404(
    client: TestClient, database: Database, firm: Seller, made: Product
) -> None:
    page = f"/api/webui/product/{made.slug}"
    assert client.get(page).status_code == 200
    erase_seller(database, firm)
    assert client.get(page).status_code == 404


def test_the_event_of_an_erased_product_has_no_name_and_is_published_once(
    database: Database, firm: Seller, made: Product
) -> None:
    erase_seller(database, firm)
    with database.session() as session:
        (event,) = recorded(session, ProductDeleted)
        assert recorded(session, ProductPublished) == []
    assert (event.product_id, event.version) == (made.id, made.version + 1)
    assert (event.name, event.slug) == ("[deleted]", f"deleted-{made.id.hex}")
    assert (event.image, event.price, event.status) == (None, None, "deleted")


def test_a_company_that_only_closed_reopens_with_its_products(
    client: TestClient, database: Database, firm: Seller, made: Product
) -> None:
    page = f"/api/webui/product/{made.slug}"
    for version, status, answer in ((2, "closed", 404), (3, "active", 200)):
        card = factories.seller_event(
            firm.id, version=version, owner_id=firm.owner_id, status=status
        )
        deliver(database, service, card)
        assert client.get(page).status_code == answer
