"""After a suspension the seller has the time to answer that was left."""

from datetime import datetime, timedelta
from uuid import UUID

from sqlmodel import Session, select

from engagement.enquiries.models import Enquiry, table
from engagement.enquiries.service import status_changed
from engagement.enquiries.transitions import EXPIRABLE
from servicekit.messaging.outbox import record


def resume_answers(session: Session, subject_id: UUID, days: int) -> None:
    """Of enquiries of this buyer or seller that wait for an answer. Vendor hears until
    when an answer is prompt: nothing fell due meanwhile."""
    theirs = (table.c.buyer_id == subject_id) | (table.c.seller_id == subject_id)
    waiting = select(Enquiry).where(
        theirs, table.c.status.in_(EXPIRABLE), table.c.waiting_since.is_not(None)
    )
    locked = waiting.order_by(table.c.id).with_for_update()
    again = locked.execution_options(populate_existing=True)
    for enquiry in session.exec(again).all():
        _resume(session, enquiry, timedelta(days=days))


def _resume(session: Session, enquiry: Enquiry, length: timedelta) -> None:
    def shifted(moment: datetime | None) -> datetime | None:
        return moment + length if moment else None

    enquiry.waiting_since = shifted(enquiry.waiting_since)
    enquiry.nudge_at = shifted(enquiry.nudge_at)
    if enquiry.first_response_at is None:
        enquiry.answer_by = shifted(enquiry.answer_by)
        enquiry.version += 1
        record(session, status_changed(enquiry, enquiry.status))
