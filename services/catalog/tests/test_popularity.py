"""Only enquiries with a verified contact raise a product's popularity."""

from itertools import permutations
from typing import Any
from uuid import UUID

import pytest
import sqlalchemy as sa

from catalog.commands import service
from catalog.products.models import Product, enquiries
from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from servicekit.clock import now
from servicekit.db import Database
from servicekit.ids import new_id
from servicekit.testing.events import deliver

from . import factories


def made(database: Database) -> Product:
    firm = factories.seller(database)
    with database.session() as session:
        product: Product = factories.product(session, firm)
    return product


def created(of: Product, **changes: Any) -> EnquiryCreated:
    known = {"enquiry_id": new_id(), "version": 1, "seller_id": of.seller_id}
    known |= {"category_id": of.category_id, "product_id": of.id, "source": "product"}
    return EnquiryCreated.model_validate(
        {**known, "created_at": now(), "is_proven": True, **changes}
    )


def changed(first: EnquiryCreated, version: int, to: str, **more: Any) -> Any:
    known = first.model_dump(include={"enquiry_id", "seller_id", "product_id"})
    known |= {"version": version, "from_status": "new", "to_status": to}
    return EnquiryStatusChanged.model_validate(
        {**known, "created_at": first.created_at, "is_proven": True, **more}
    )


def wanted(database: Database, product_id: UUID) -> tuple[int, int]:
    """The count of the product and the sum of its days."""
    days = sa.select(sa.func.coalesce(sa.func.sum(enquiries.c.count), 0))
    with database.session() as session:
        product = session.get_one(Product, product_id)
        of_days = session.execute(days.where(enquiries.c.product_id == product_id))
        return product.enquiry_count, of_days.scalar_one()


def test_unproven_guests_do_not_raise_popularity(database: Database) -> None:
    product = made(database)
    for _ in range(5):
        deliver(database, service, created(product, is_proven=False))
    assert wanted(database, product.id) == (0, 0)


@pytest.mark.parametrize("end", ["cancelled", "spam"])
def test_cancelled_enquiries_are_not_counted(database: Database, end: str) -> None:
    product = made(database)
    first = created(product)
    deliver(database, service, first)
    assert wanted(database, product.id) == (1, 1)
    deliver(database, service, changed(first, 2, end), times=2)
    assert wanted(database, product.id) == (0, 0)


def test_an_enquiry_restored_from_spam_counts_again(database: Database) -> None:
    product = made(database)
    first = created(product)
    for event in (first, changed(first, 2, "spam"), changed(first, 3, "seen")):
        deliver(database, service, event)
    assert wanted(database, product.id) == (1, 1)


def test_a_guest_who_verifies_the_contact_counts_from_then(database: Database) -> None:
    product = made(database)
    first = created(product, is_proven=False)
    for event in (first, changed(first, 2, "new")):
        deliver(database, service, event)
    assert wanted(database, product.id) == (1, 1)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_events_may_arrive_in_any_order(
    database: Database, order: tuple[int, ...]
) -> None:
    product = made(database)
    first = created(product, is_proven=False)
    news = (first, changed(first, 2, "replied"), changed(first, 3, "cancelled"))
    for place in order:
        deliver(database, service, news[place])
    assert wanted(database, product.id) == (0, 0)


def test_enquiries_without_a_creation_event_are_not_counted(
    database: Database,
) -> None:
    product = made(database)
    deliver(database, service, changed(created(product), 4, "replied"))
    assert wanted(database, product.id) == (0, 0)
