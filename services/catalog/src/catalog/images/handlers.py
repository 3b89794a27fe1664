"""Events of vendor about pictures in My Drive."""

from typing import Any

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from catalog.images import removal
from catalog.images.models import drive_pictures
from catalog.listings import pictures
from catalog.products.models import Product, ProductImage, images, products
from contracts.drive import PictureChanged, PictureRemoved
from servicekit.messaging.event import Envelope


def upsert_drive_picture(session: Session, event: Envelope[PictureChanged]) -> None:
    """An older version changes nothing, in whatever order events arrive."""
    _upsert(session, {**event.data.model_dump(), "is_deleted": False})


def remove_drive_picture(session: Session, event: Envelope[PictureRemoved]) -> None:
    """A tombstone; it is detached from products that used it."""
    row = event.data.model_dump()
    if not _upsert(session, {**row, "name": "", "path": "", "is_deleted": True}):
        return
    attached = select(ProductImage).where(images.c.file_id == event.data.file_id)
    by_product: dict[Any, list[ProductImage]] = {}
    for image in session.exec(attached):
        by_product.setdefault(image.product_id, []).append(image)
    removal.discard(session, by_product.pop(None, []))
    affected = select(Product).where(products.c.id.in_(by_product))
    for product in session.exec(affected.order_by(products.c.id).with_for_update()):
        pictures.detach(session, product, by_product[product.id])


def _upsert(session: Session, row: dict[str, Any]) -> bool:
    add = insert(drive_pictures).values(row)
    newer = add.on_conflict_do_update(
        index_elements=["file_id"],
        set_={name: add.excluded[name] for name in row if name != "file_id"},
        where=drive_pictures.c.version < add.excluded.version,
    )
    return (
        session.execute(newer.returning(drive_pictures.c.file_id)).first() is not None
    )
