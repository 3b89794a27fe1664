"""Events of catalog about the files that products use."""

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from contracts.catalog import ProductPicturesChanged
from servicekit.messaging.event import Envelope
from vendor.drive import references
from vendor.drive.models import product_uses


def follow_product(session: Session, event: Envelope[ProductPicturesChanged]) -> None:
    """Holds the present files of the product, and releases the former ones."""
    changed = event.data
    add = insert(product_uses).values(
        product_id=changed.product_id,
        version=changed.version,
        is_withheld=changed.is_withheld,
    )
    newer = add.on_conflict_do_update(
        index_elements=["product_id"],
        set_={
            "version": add.excluded.version,
            "is_withheld": add.excluded.is_withheld,
        },
        where=product_uses.c.version < add.excluded.version,
    )
    if session.execute(newer.returning(product_uses.c.product_id)).first():
        why = references.Use("product", changed.product_id, changed.label, changed.link)
        references.hold(session, changed.seller_id, changed.file_ids, why)
