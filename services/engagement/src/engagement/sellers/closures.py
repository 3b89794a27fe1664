"""A closure was planned, changed or removed: the company's deadlines are
rescheduled."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from engagement.enquiries.deadlines import (
    ANSWER_WITHIN,
    reschedule,
    reschedule_answer,
)
from engagement.enquiries.models import Enquiry
from engagement.enquiries.models import table as enquiries
from engagement.enquiries.service import status_changed
from engagement.enquiries.transitions import EXPIRABLE
from engagement.rfq.quotes.checks import put_off
from engagement.rfq.quotes.lifecycle import of_requirement
from engagement.rfq.quotes.models import table as quotes
from engagement.rfq.requirements.lifecycle import locked
from servicekit.clock import now
from servicekit.messaging.outbox import record
from servicekit.working_hours import Closure

COUNTERED = "countered"


def reschedule_deadlines(
    session: Session, seller_id: UUID, before: Closure | None, after: Closure | None
) -> None:
    """Each by the days the company is closed meanwhile; back again when it is not."""
    _reschedule_enquiries(session, seller_id, before, after)
    _reschedule_counters(session, seller_id, before, after)


def _reschedule_enquiries(
    session: Session, seller_id: UUID, before: Closure | None, after: Closure | None
) -> None:
    """Those that wait for the seller."""
    waits = select(Enquiry).where(
        enquiries.c.seller_id == seller_id,
        enquiries.c.status.in_(EXPIRABLE),
        enquiries.c.waiting_since.is_not(None),
    )
    ordered = waits.order_by(enquiries.c.id).with_for_update()
    again = ordered.execution_options(populate_existing=True)
    for enquiry in session.exec(again).all():
        _reschedule_enquiry(session, enquiry, before, after)


def _reschedule_enquiry(
    session: Session, enquiry: Enquiry, before: Closure | None, after: Closure | None
) -> None:
    at, answer_by = now(), enquiry.answer_by

    enquiry.expires_at = reschedule(enquiry.expires_at, at, before, after)
    if answer_by and enquiry.first_response_at is None:
        enquiry.answer_by = reschedule_answer(answer_by, at, before, after)
    if enquiry.nudge_at:
        enquiry.nudge_at = reschedule(enquiry.nudge_at, at, before, after)
    if enquiry.waiting_since:
        end = enquiry.waiting_since + ANSWER_WITHIN
        by = reschedule_answer(end, at, before, after)
        enquiry.waiting_since = by - ANSWER_WITHIN
    if enquiry.answer_by != answer_by:
        enquiry.version += 1
        record(session, status_changed(enquiry, enquiry.status))


def _reschedule_counters(
    session: Session, seller_id: UUID, before: Closure | None, after: Closure | None
) -> None:
    """Quotes of theirs that the buyer has answered with a counter-offer."""
    theirs = sa.select(quotes.c.requirement_id).where(
        quotes.c.seller_id == seller_id, quotes.c.status == COUNTERED
    )
    for requirement_id in sorted(session.execute(theirs).scalars()):
        locked(session, requirement_id)
        for quote in of_requirement(session, requirement_id, COUNTERED):
            if quote.seller_id == seller_id:
                put_off(quote, reschedule(quote.expires_at, now(), before, after))
