"""Pictures of a product, in their order."""

from collections.abc import Sequence
from uuid import UUID

from sqlmodel import Session, select

from catalog.error_texts import (
    PICTURE_NOT_YOURS,
    PICTURE_ORDER_INCOMPLETE,
    TOO_MANY_PICTURES,
)
from catalog.images.events import publish_uses
from catalog.images.removal import discard
from catalog.images.schemas import MAX_PICTURES
from catalog.products import events as product_events
from catalog.products.models import Product, ProductImage, images
from servicekit.clock import now
from servicekit.http.errors import Invalid, NotFound


def of_product(session: Session, product_id: UUID) -> list[ProductImage]:
    """In their order, locked."""
    attached = select(ProductImage).where(images.c.product_id == product_id)
    order = attached.order_by(images.c.position, images.c.id)
    return list(session.exec(order.with_for_update()))


def attach(session: Session, product: Product, image_ids: Sequence[UUID]) -> None:
    """Attaches the pictures to the product in this order; others become loose."""
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
    publish_uses(session, product)


def _own(
    session: Session, product: Product, image_ids: Sequence[UUID]
) -> dict[UUID, ProductImage]:
    """Those given that are loose or attached here, and all attached here."""
    wanted = select(ProductImage).where(
        images.c.seller_id == product.seller_id,
        (images.c.id.in_(image_ids) & images.c.product_id.is_(None))
        | (images.c.product_id == product.id),
    )
    found = session.exec(wanted.order_by(images.c.id).with_for_update())
    return {image.id: image for image in found}


def add(session: Session, product: Product, image: ProductImage) -> None:
    """As the last one. Raises Invalid for one too many; the product is locked."""
    attached = of_product(session, product.id)
    if len(attached) >= MAX_PICTURES:
        raise Invalid(errors={"file": [TOO_MANY_PICTURES.fill(max=MAX_PICTURES)]})
    attach(session, product, [*(each.id for each in attached), image.id])
    changed(session, product)


def remove(session: Session, product: Product, image_id: UUID) -> None:
    """Deletes one of the product. Raises NotFound; the product is locked."""
    attached = of_product(session, product.id)
    gone = [image for image in attached if image.id == image_id]
    if not gone:
        raise NotFound
    detach(session, product, gone)


def detach(session: Session, product: Product, gone: Sequence[ProductImage]) -> None:
    ids = {image.id for image in gone}
    discard(session, gone)
    left = [each for each in of_product(session, product.id) if each.id not in ids]
    attach(session, product, [image.id for image in left])
    changed(session, product)


def order(session: Session, product: Product, ids: Sequence[UUID]) -> None:
    """The first is the cover. Raises Invalid for any but the product's own."""
    if sorted(ids) != sorted(image.id for image in of_product(session, product.id)):
        raise Invalid(errors={"ids": [PICTURE_ORDER_INCOMPLETE]})
    attach(session, product, ids)
    changed(session, product)


def copy(session: Session, source: Product, to: Product) -> None:
    """The same pictures for another product of the same seller."""
    for image in of_product(session, source.id):
        facts = image.model_dump(exclude={"id", "product_id"})
        session.add(ProductImage(product_id=to.id, **facts))
    to.image = source.image
    session.flush()
    publish_uses(session, to)


def changed(session: Session, product: Product) -> None:
    product.version += 1
    product.updated_at = now()
    session.add(product)
    product_events.changed(session, product)
