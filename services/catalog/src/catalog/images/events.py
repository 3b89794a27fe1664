"""Events of which pictures of My Drive products use: vendor does not delete them."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from catalog.images.models import DriveUse, drive_uses
from catalog.products.models import WITHHELD, Product, images
from contracts.catalog import ProductPicturesChanged
from servicekit.messaging.event import Event
from servicekit.messaging.outbox import record

NOBODY = UUID(int=0)
PAGE = "/seller/manageproducts/edit/{}"


def publish_uses(session: Session, product: Product) -> None:
    """Publishes what changed since the last event; the product is locked."""
    file_ids = _file_ids(session, product)
    known = session.get(DriveUse, product.id, with_for_update=True)
    if not file_ids and (known is None or not known.file_ids):
        return
    is_withheld = product.status in WITHHELD
    facts = (file_ids, product.name, is_withheld)
    if known and (known.file_ids, known.label, known.is_withheld) == facts:
        return
    use = known or DriveUse(product_id=product.id, seller_id=product.seller_id)
    use.version += 1
    use.file_ids, use.label, use.is_withheld = facts
    session.add(use)
    record(session, state(use))


def _file_ids(session: Session, product: Product) -> list[UUID]:
    """An archived product uses none."""
    if product.status == "archived":
        return []
    session.flush()
    shown = sa.select(images.c.file_id).where(
        images.c.product_id == product.id, images.c.file_id.is_not(None)
    )
    return sorted(set(session.execute(shown).scalars()))


def state(use: DriveUse) -> ProductPicturesChanged:
    return ProductPicturesChanged(
        product_id=use.product_id,
        version=use.version,
        seller_id=use.seller_id,
        file_ids=use.file_ids,
        label=use.label,
        link=PAGE.format(use.product_id),
        is_withheld=use.is_withheld,
    )


def snapshot(session: Session, after: str, limit: int) -> Sequence[tuple[str, Event]]:
    """A page of all uses, as they are now."""
    page = (
        select(DriveUse)
        .where(drive_uses.c.product_id > (UUID(after) if after else NOBODY))
        .order_by(drive_uses.c.product_id)
        .limit(limit)
    )
    return [(str(use.product_id), state(use)) for use in session.exec(page)]
