"""Which pictures a product shows, in which order."""

from collections.abc import Sequence
from uuid import UUID

from sqlmodel import Session, select

from catalog.error_texts import (
    PICTURE_NOT_YOURS,
    PICTURE_ORDER_INCOMPLETE,
    TOO_MANY_PICTURES,
)
from catalog.images import events
from catalog.images.removal import discard
from catalog.images.schemas import MAX_PICTURES
from catalog.products import events as listings
from catalog.products.models import Product, ProductImage, images
from servicekit.clock import now
from servicekit.http.errors import Invalid, NotFound

told = events.follow


def of_product(session: Session, product_id: UUID) -> list[ProductImage]:
    """In their order, locked."""
    hung = select(ProductImage).where(images.c.product_id == product_id)
    order = hung.order_by(images.c.position, images.c.id)
    return list(session.exec(order.with_for_update()))


def hang(session: Session, product: Product, image_ids: Sequence[UUID]) -> None:
    """Puts the pictures on the product in this order; others are let go."""
    found = _own(session, product, image_ids)
    if set(image_ids) - found.keys():
        raise Invalid(errors={"image_ids": [PICTURE_NOT_YOURS]})
    if len(set(image_ids)) > MAX_PICTURES:
        raise Invalid(errors={"image_ids": [TOO_MANY_PICTURES.fill(max=MAX_PICTURES)]})
    for image in found.values():
        is_wanted = image.id in image_ids
        image.product_id = product.id if is_wanted else None
        image.position = image_ids.index(image.id) if is_wanted else 0
        image.waiting_since = None if is_wanted else now()
        session.add(image)
    product.image = found[image_ids[0]].path if image_ids else None
    session.flush()
    events.follow(session, product)


def _own(
    session: Session, product: Product, image_ids: Sequence[UUID]
) -> dict[UUID, ProductImage]:
    """Those asked for that wait or hang here, and all that hang here."""
    wanted = select(ProductImage).where(
        images.c.seller_id == product.seller_id,
        (images.c.id.in_(image_ids) & images.c.product_id.is_(None))
        | (images.c.product_id == product.id),
    )
    found = session.exec(wanted.order_by(images.c.id).with_for_update())
    return {image.id: image for image in found}


def add(session: Session, product: Product, image: ProductImage) -> None:
    """As the last one. Raises Invalid for one too many; the product is locked."""
    hung = of_product(session, product.id)
    if len(hung) >= MAX_PICTURES:
        raise Invalid(errors={"file": [TOO_MANY_PICTURES.fill(max=MAX_PICTURES)]})
    hang(session, product, [*(each.id for each in hung), image.id])
    changed(session, product)


def take(session: Session, product: Product, image_id: UUID) -> None:
    """Off the product and gone. Raises NotFound; the product is locked."""
    hung = of_product(session, product.id)
    gone = [image for image in hung if image.id == image_id]
    if not gone:
        raise NotFound
    take_off(session, product, gone)


def take_off(session: Session, product: Product, gone: Sequence[ProductImage]) -> None:
    ids = {image.id for image in gone}
    discard(session, gone)
    left = [each for each in of_product(session, product.id) if each.id not in ids]
    hang(session, product, [image.id for image in left])
    changed(session, product)


def order(session: Session, product: Product, ids: Sequence[UUID]) -> None:
    """The first is the cover. Raises Invalid for any but the product's own."""
    if sorted(ids) != sorted(image.id for image in of_product(session, product.id)):
        raise Invalid(errors={"ids": [PICTURE_ORDER_INCOMPLETE]})
    hang(session, product, ids)
    changed(session, product)


def copy(session: Session, source: Product, to: Product) -> None:
    """The same pictures for another product of the same seller."""
    for image in of_product(session, source.id):
        facts = image.model_dump(exclude={"id", "product_id"})
        session.add(ProductImage(product_id=to.id, **facts))
    to.image = source.image
    session.flush()
    events.follow(session, to)


def changed(session: Session, product: Product) -> None:
    product.version += 1
    product.updated_at = now()
    session.add(product)
    listings.changed(session, product)
