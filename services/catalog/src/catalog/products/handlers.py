"""What others' events change on products."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.products.models import enquiries, products
from contracts.engagement import EnquiryCreated
from servicekit.clock import KATHMANDU
from servicekit.messaging.event import Envelope


def count_enquiry(session: Session, event: Envelope[EnquiryCreated]) -> None:
    """Popularity; the inbox sees to it that an enquiry counts once."""
    if event.data.product_id is None:
        return
    _count_day(session, event.data.product_id, event.data.created_at)
    session.execute(
        sa.update(products)
        .where(products.c.id == event.data.product_id)
        .values(enquiry_count=products.c.enquiry_count + 1)
    )


def _count_day(session: Session, product_id: UUID, at: datetime) -> None:
    day = at.astimezone(KATHMANDU).date()
    add = insert(enquiries).values(product_id=product_id, day=day, count=1)
    session.execute(
        add.on_conflict_do_update(
            index_elements=[enquiries.c.product_id, enquiries.c.day],
            set_={"count": enquiries.c.count + 1},
        )
    )
