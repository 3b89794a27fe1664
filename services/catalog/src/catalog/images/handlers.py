"""Vendor told of a picture in My Drive."""

from typing import Any

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from catalog.images import removal
from catalog.images.models import drive_pictures
from catalog.listings import pictures
from catalog.products.models import Product, ProductImage, images, products
from contracts.vendor import PictureKept, PictureRemoved
from servicekit.messaging.event import Envelope


def keep_picture(session: Session, event: Envelope[PictureKept]) -> None:
    """An older version changes nothing, in whatever order events come."""
    _newest(session, {**event.data.model_dump(), "is_deleted": False})


def forget_picture(session: Session, event: Envelope[PictureRemoved]) -> None:
    """A tombstone; a product that took it meanwhile shows it no more."""
    told = event.data.model_dump()
    if not _newest(session, {**told, "name": "", "path": "", "is_deleted": True}):
        return
    taken = select(ProductImage).where(images.c.file_id == event.data.file_id)
    by_product: dict[Any, list[ProductImage]] = {}
    for image in session.exec(taken):
        by_product.setdefault(image.product_id, []).append(image)
    removal.discard(session, by_product.pop(None, []))
    showing = select(Product).where(products.c.id.in_(by_product))
    for product in session.exec(showing.order_by(products.c.id).with_for_update()):
        pictures.take_off(session, product, by_product[product.id])


def _newest(session: Session, row: dict[str, Any]) -> bool:
    add = insert(drive_pictures).values(row)
    newer = add.on_conflict_do_update(
        index_elements=["file_id"],
        set_={name: add.excluded[name] for name in row if name != "file_id"},
        where=drive_pictures.c.version < add.excluded.version,
    )
    return (
        session.execute(newer.returning(drive_pictures.c.file_id)).first() is not None
    )
