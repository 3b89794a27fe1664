"""Enquiries make the response rate."""

from sqlmodel import Session

from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from servicekit.messaging.event import Envelope
from vendor.statistics import service
from vendor.statistics.models import ReceivedEnquiry

ANSWERED = {"replied", "info_requested", "quoted", "declined"}


def count_received(session: Session, event: Envelope[EnquiryCreated]) -> None:
    created = event.data
    enquiry = ReceivedEnquiry(
        id=created.enquiry_id,
        version=created.version,
        seller_id=created.seller_id,
        status="new",
        created_at=created.created_at,
        answer_by=created.answer_by,
        is_proven=created.is_proven,
    )
    _store(session, enquiry)


def count_answered(session: Session, event: Envelope[EnquiryStatusChanged]) -> None:
    """The time of the answer, else that of the status which means an answer."""
    changed = event.data
    is_answer = changed.to_status in ANSWERED
    enquiry = ReceivedEnquiry(
        id=changed.enquiry_id,
        version=changed.version,
        seller_id=changed.seller_id,
        status=changed.to_status,
        created_at=changed.created_at,
        answer_by=changed.answer_by,
        is_proven=changed.is_proven,
        answered_at=changed.first_response_at or (event.time if is_answer else None),
        response_minutes=changed.response_minutes,
    )
    _store(session, enquiry)


def _store(session: Session, enquiry: ReceivedEnquiry) -> None:
    if service.remember(session, enquiry):
        service.refresh(session, enquiry.seller_id)
