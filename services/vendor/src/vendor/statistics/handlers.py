"""Enquiries make the response rate."""

from sqlmodel import Session

from contracts.engagement import EnquiryCreated, EnquiryStatusChanged
from servicekit.messaging.event import Envelope
from vendor.statistics import service
from vendor.statistics.models import ReceivedEnquiry

ANSWERED = {"replied", "info_requested", "quoted", "declined"}


def count_received(session: Session, event: Envelope[EnquiryCreated]) -> None:
    told = event.data
    enquiry = ReceivedEnquiry(
        id=told.enquiry_id,
        version=told.version,
        seller_id=told.seller_id,
        status="new",
        created_at=told.created_at,
        answer_by=told.answer_by,
        is_proven=told.is_proven,
    )
    _keep(session, enquiry)


def count_answered(session: Session, event: Envelope[EnquiryStatusChanged]) -> None:
    """The answer's own time when it is told, else that of a status which answers."""
    told = event.data
    is_answer = told.to_status in ANSWERED
    enquiry = ReceivedEnquiry(
        id=told.enquiry_id,
        version=told.version,
        seller_id=told.seller_id,
        status=told.to_status,
        created_at=told.created_at,
        answer_by=told.answer_by,
        is_proven=told.is_proven,
        answered_at=told.first_response_at or (event.time if is_answer else None),
    )
    _keep(session, enquiry)


def _keep(session: Session, enquiry: ReceivedEnquiry) -> None:
    if service.remember(session, enquiry):
        service.refresh(session, enquiry.seller_id)
