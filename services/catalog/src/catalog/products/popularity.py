"""Enquiries about a product, as far as they count: nobody lifts a product by guests
who prove nothing, or by enquiries that are taken back."""

from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from catalog.products.models import (
    CountedEnquiry,
    counted_enquiries,
    enquiries,
    products,
)
from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from servicekit.clock import KATHMANDU
from servicekit.messaging.event import Envelope

TAKEN_BACK = ("cancelled", "spam")
News = EnquiryCreated | EnquiryStatusChanged


def count_created(session: Session, event: Envelope[EnquiryCreated]) -> None:
    told = event.data
    if told.product_id is None:
        return
    kept = _kept(session, told, told.product_id)
    before = _counts(kept)
    kept.is_announced = True
    if told.version >= kept.version:
        known = told.is_proven
        kept.is_proven = told.buyer_id is not None if known is None else known
    _count(session, kept, before)


def count_changed(session: Session, event: Envelope[EnquiryStatusChanged]) -> None:
    told = event.data
    if told.product_id is None:
        return
    kept = _kept(session, told, told.product_id)
    before = _counts(kept)
    if told.version < kept.version:
        return
    kept.version = told.version
    kept.is_standing = told.to_status not in TAKEN_BACK
    kept.is_proven = kept.is_proven if told.is_proven is None else told.is_proven
    _count(session, kept, before)


def _kept(session: Session, told: News, product_id: UUID) -> CountedEnquiry:
    """What is known of it, locked; in whichever order news arrive."""
    row = {
        "id": told.enquiry_id,
        "version": told.version,
        "product_id": product_id,
        "day": told.created_at.astimezone(KATHMANDU).date(),
        "is_announced": False,
        "is_proven": False,
        "is_standing": True,
    }
    add = insert(counted_enquiries).values(row)
    session.execute(add.on_conflict_do_nothing())
    kept = session.get_one(CountedEnquiry, told.enquiry_id, with_for_update=True)
    session.refresh(kept)
    return kept


def _counts(kept: CountedEnquiry) -> bool:
    return kept.is_announced and kept.is_proven and kept.is_standing


def _count(session: Session, kept: CountedEnquiry, before: bool) -> None:
    by = int(_counts(kept)) - int(before)
    if by == 0:
        return
    row = {"product_id": kept.product_id, "day": kept.day, "count": max(by, 0)}
    add = insert(enquiries).values(row)
    more = add.on_conflict_do_update(
        index_elements=[enquiries.c.product_id, enquiries.c.day],
        set_={"count": sa.func.greatest(enquiries.c.count + by, 0)},
    )
    session.execute(more)
    now = sa.func.greatest(products.c.enquiry_count + by, 0)
    of_product = products.c.id == kept.product_id
    session.execute(sa.update(products).where(of_product).values(enquiry_count=now))
