"""Products follow the changes of their category."""

from collections.abc import Iterator
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select
from sqlmodel.sql.expression import SelectOfScalar

from catalog.categories.models import Category
from catalog.home.models import table as requirements
from catalog.products import events
from catalog.products.keys import write_keys
from catalog.products.models import Product, products
from catalog.text.keys import key
from contracts.catalog import CategoryChanged
from servicekit.clock import now
from servicekit.messaging.event import Envelope

AT_ONCE = 500
NOBODY = UUID(int=0)


def follow(session: Session, event: Envelope[CategoryChanged]) -> None:
    """Our own event, after the commit: products filed meanwhile are seen, too."""
    category = session.get(Category, event.data.category_id)
    if category is None:
        return
    if category.merged_into:
        _refile(session, category.id, _current_id(session, category))
    elif not _has_current_key(session, category):
        for product in _filed(session, category.id):
            write_keys(session, product)


def _current_id(session: Session, category: Category) -> UUID:
    """The category it was merged into; that one may have been merged, too."""
    while category.merged_into:
        category = session.get_one(Category, category.merged_into)
    return category.id


def _refile(session: Session, from_id: UUID, to_id: UUID) -> None:
    session.execute(
        sa.update(requirements)
        .where(requirements.c.category_id == from_id)
        .values(category_id=to_id)
    )
    for product in _filed(session, from_id):
        product.category_id = to_id
        product.version += 1
        product.updated_at = now()
        write_keys(session, product)
        events.changed(session, product)


def _has_current_key(session: Session, category: Category) -> bool:
    """Whether the keys of its products hold its present names."""
    filed = sa.select(products.c.own_key).where(products.c.category_id == category.id)
    stored_key = session.execute(filed.limit(1)).scalar()
    current = key((category.name, category.name_ne)).split()
    return stored_key is None or set(current) <= set(stored_key.split())


def _filed(session: Session, category_id: UUID) -> Iterator[Product]:
    """Batch by batch, written before the next one is read."""
    after = NOBODY
    while batch := session.exec(_batch(category_id, after)).all():
        yield from batch
        session.flush()
        after = batch[-1].id
        session.expunge_all()


def _batch(category_id: UUID, after: UUID) -> SelectOfScalar[Product]:
    filed = select(Product).where(
        products.c.category_id == category_id, products.c.id > after
    )
    return filed.order_by(products.c.id).limit(AT_ONCE).with_for_update()
