"""What leaves storage: what no product shows, and what nobody took in a day."""

from collections.abc import Collection, Sequence
from datetime import timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from catalog.categories.models import table as categories
from catalog.images import paths
from catalog.images.models import drive_uses, pictures
from catalog.images.models import removals as table
from catalog.products.models import ProductImage, images
from catalog.settings import CatalogSettings
from servicekit.clock import now
from servicekit.storage.removals import Removals
from servicekit.storage.storage import Storage

WAITS_FOR = timedelta(days=1)
AT_ONCE = 500
removals = Removals(table)


def discard(session: Session, rows: Sequence[ProductImage]) -> None:
    """Takes them off for good; objects go with the last row that shows them."""
    ids = [row.id for row in rows]
    session.flush()
    gone = sa.delete(images).where(images.c.id.in_(ids))
    shown = session.execute(gone.returning(images.c.picture_id)).scalars().all()
    for row in rows:
        session.expunge(row)
    release(session, {picture_id for picture_id in shown if picture_id})


def release(session: Session, picture_ids: Collection[UUID]) -> None:
    """Removes those that neither a product nor a category shows."""
    unused = sa.delete(pictures).where(
        pictures.c.id.in_(picture_ids),
        ~sa.exists().where(images.c.picture_id == pictures.c.id),
        ~sa.exists().where(categories.c.picture_id == pictures.c.id),
    )
    gone = session.execute(unused.returning(pictures.c.seller_id, pictures.c.id)).all()
    removals.remove(session, *(paths.place(*row) for row in gone))


def forget(session: Session, seller_id: UUID) -> None:
    """A forgotten seller's: rows now, storage within seconds after the commit."""
    for mine in (images, drive_uses, pictures):
        session.execute(sa.delete(mine).where(mine.c.seller_id == seller_id))
    removals.remove(session, paths.place_of(seller_id))


def clean(session: Session) -> None:
    """Timer: pictures that waited a day for a product."""
    old = (
        select(ProductImage)
        .where(
            images.c.waiting_since < now() - WAITS_FOR, images.c.product_id.is_(None)
        )
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    discard(session, session.exec(old).all())


def sweep(session: Session) -> None:
    """Timer."""
    removals.sweep(session, Storage.connect(CatalogSettings()))
