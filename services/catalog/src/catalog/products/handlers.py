"""What others' events change on products."""

import sqlalchemy as sa
from sqlmodel import Session

from catalog.products.models import products
from contracts.engagement import EnquiryCreated
from servicekit.messaging.event import Envelope


def count_enquiry(session: Session, event: Envelope[EnquiryCreated]) -> None:
    """Popularity; the inbox sees to it that an enquiry counts once."""
    if event.data.product_id is None:
        return
    session.execute(
        sa.update(products)
        .where(products.c.id == event.data.product_id)
        .values(enquiry_count=products.c.enquiry_count + 1)
    )
