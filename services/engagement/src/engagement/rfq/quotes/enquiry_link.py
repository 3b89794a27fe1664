"""The enquiry that a quote answers: its status follows the quote's."""

from uuid import UUID

from sqlmodel import Session, select

from engagement.enquiries import service as enquiries
from engagement.enquiries.models import Enquiry
from engagement.enquiries.transitions import ENQUIRY
from engagement.error_texts import ENQUIRY_UNKNOWN
from engagement.replicas.sellers.models import Seller
from engagement.rfq.quotes.models import Quote
from engagement.rfq.requirements.models import Requirement
from servicekit.http.errors import Invalid


def of(
    session: Session, enquiry_id: UUID | None, requirement: Requirement, seller: Seller
) -> Enquiry | None:
    """Of this buyer to this seller, or none at all; raises Invalid."""
    if enquiry_id is None:
        return None
    enquiry = session.get(Enquiry, enquiry_id)
    sides = (requirement.buyer_id, seller.seller_id)
    if enquiry is None or (enquiry.buyer_id, enquiry.seller_id) != sides:
        raise Invalid(errors={"enquiry_id": [ENQUIRY_UNKNOWN]})
    return enquiry


def change_enquiry_status(
    session: Session, quote: Quote, to: str, role: enquiries.Role, by: UUID | None
) -> None:
    """If the transition is allowed; the other side is notified of the quote itself."""
    if quote.enquiry_id is None:
        return
    wanted = select(Enquiry).where(Enquiry.id == quote.enquiry_id).with_for_update()
    enquiry = session.exec(wanted.execution_options(populate_existing=True)).one()
    if to in ENQUIRY.allowed(enquiry.status, role):
        actor = enquiries.Actor(role, by)
        enquiries.change_status(session, enquiry, actor, to, quietly=True)
