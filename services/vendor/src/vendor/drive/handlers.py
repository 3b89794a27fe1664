"""What catalog's news makes of the files that products show."""

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from contracts.catalog import ProductPicturesChanged
from servicekit.messaging.event import Envelope
from vendor.drive import uses
from vendor.drive.models import product_uses


def follow_product(session: Session, event: Envelope[ProductPicturesChanged]) -> None:
    """Holds what the product shows now, lets go what it showed before."""
    told = event.data
    add = insert(product_uses).values(
        product_id=told.product_id, version=told.version, is_withheld=told.is_withheld
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
        why = uses.Use("product", told.product_id, told.label, told.link)
        uses.hold(session, told.seller_id, told.file_ids, why)
