"""Each enquiry as the events that state its status, for the replicas of others."""

from collections.abc import Sequence
from uuid import UUID

from sqlmodel import Session, select

from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from engagement.enquiries.models import Enquiry, table
from engagement.enquiries.service import status_changed
from engagement.enquiries.submissions.service import created
from servicekit.messaging.event import Event

NOBODY = UUID(int=0)


def enquiries(session: Session, after: str, limit: int) -> Sequence[tuple[str, Event]]:
    """Two events for one enquiry share a cursor: a page never parts them."""
    start = UUID(after) if after else NOBODY
    wanted = select(Enquiry).where(table.c.id > start).order_by(table.c.id)
    page: list[tuple[str, Event]] = []
    for enquiry in session.exec(wanted.limit(limit)).all():
        page.extend((str(enquiry.id), event) for event in _events(enquiry))
    return page


def _events(enquiry: Enquiry) -> list[EnquiryCreated | EnquiryStatusChanged]:
    if enquiry.status == "new":
        return [created(enquiry)]
    return [created(enquiry), status_changed(enquiry, "new")]
