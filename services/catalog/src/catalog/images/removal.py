"""Removal from storage: unused pictures, and loose ones after a day."""

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
from servicekit.clock import now
from servicekit.storage.removals import Removals
from servicekit.storage.storage import Storage

MAX_LOOSE_AGE = timedelta(days=1)
BATCH = 500
removals = Removals(table)


def discard(session: Session, rows: Sequence[ProductImage]) -> None:
    """Deletes them; objects go with the last row that uses them."""
    ids = [row.id for row in rows]
    session.flush()
    gone = sa.delete(images).where(images.c.id.in_(ids))
    picture_ids = session.execute(gone.returning(images.c.picture_id)).scalars().all()
    for row in rows:
        session.expunge(row)
    release(session, {picture_id for picture_id in picture_ids if picture_id})


def release(session: Session, picture_ids: Collection[UUID]) -> None:
    """Removes those that neither a product nor a category uses."""
    unused = sa.delete(pictures).where(
        pictures.c.id.in_(picture_ids),
        ~sa.exists().where(images.c.picture_id == pictures.c.id),
        ~sa.exists().where(categories.c.picture_id == pictures.c.id),
    )
    gone = session.execute(unused.returning(pictures.c.seller_id, pictures.c.id)).all()
    removals.remove(session, *(paths.place(*row) for row in gone))


def erase(session: Session, seller_id: UUID) -> None:
    """An erased seller's: rows now, storage within seconds after the commit."""
    for owned in (images, drive_uses, pictures):
        session.execute(sa.delete(owned).where(owned.c.seller_id == seller_id))
    removals.remove(session, paths.place_of(seller_id))


def clean(session: Session) -> None:
    """Timer: pictures that were loose for a day."""
    old = (
        select(ProductImage)
        .where(
            images.c.waiting_since < now() - MAX_LOOSE_AGE,
            images.c.product_id.is_(None),
        )
        .limit(BATCH)
        .with_for_update(skip_locked=True)
    )
    discard(session, session.exec(old).all())


def sweep(session: Session) -> None:
    """Timer."""
    removals.sweep(session, Storage.of(session))
