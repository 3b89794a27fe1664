"""Enquiries that count for the popularity of a product (ADR 51): not those of
unverified guests, and not cancelled ones."""

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
    event_data = event.data
    if event_data.product_id is None:
        return
    enquiry = _locked(session, event_data, event_data.product_id)
    before = _counts(enquiry)
    enquiry.is_announced = True
    if event_data.version >= enquiry.version:
        is_proven = event_data.is_proven
        enquiry.is_proven = (
            event_data.buyer_id is not None if is_proven is None else is_proven
        )
    _count(session, enquiry, before)


def count_changed(session: Session, event: Envelope[EnquiryStatusChanged]) -> None:
    event_data = event.data
    if event_data.product_id is None:
        return
    enquiry = _locked(session, event_data, event_data.product_id)
    before = _counts(enquiry)
    if event_data.version < enquiry.version:
        return
    enquiry.version = event_data.version
    enquiry.is_standing = event_data.to_status not in TAKEN_BACK
    enquiry.is_proven = (
        enquiry.is_proven if event_data.is_proven is None else event_data.is_proven
    )
    _count(session, enquiry, before)


def _locked(session: Session, event_data: News, product_id: UUID) -> CountedEnquiry:
    """Its row, locked; in whichever order events arrive."""
    row = {
        "id": event_data.enquiry_id,
        "version": event_data.version,
        "product_id": product_id,
        "day": event_data.created_at.astimezone(KATHMANDU).date(),
        "is_announced": False,
        "is_proven": False,
        "is_standing": True,
    }
    add = insert(counted_enquiries).values(row)
    session.execute(add.on_conflict_do_nothing())
    enquiry = session.get_one(
        CountedEnquiry, event_data.enquiry_id, with_for_update=True
    )
    session.refresh(enquiry)
    return enquiry


def _counts(enquiry: CountedEnquiry) -> bool:
    return enquiry.is_announced and enquiry.is_proven and enquiry.is_standing


def _count(session: Session, enquiry: CountedEnquiry, before: bool) -> None:
    by = int(_counts(enquiry)) - int(before)
    if by == 0:
        return
    row = {"product_id": enquiry.product_id, "day": enquiry.day, "count": max(by, 0)}
    add = insert(enquiries).values(row)
    more = add.on_conflict_do_update(
        index_elements=[enquiries.c.product_id, enquiries.c.day],
        set_={"count": sa.func.greatest(enquiries.c.count + by, 0)},
    )
    session.execute(more)
    now = sa.func.greatest(products.c.enquiry_count + by, 0)
    of_product = products.c.id == enquiry.product_id
    session.execute(sa.update(products).where(of_product).values(enquiry_count=now))
