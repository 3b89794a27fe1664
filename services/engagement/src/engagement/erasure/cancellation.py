"""A deleted user's live rows are cancelled, in their name.

An awarded requirement is no longer theirs alone: it stays until it expires."""

from uuid import UUID

from sqlmodel import Session, select

from engagement.enquiries import service as enquiries
from engagement.enquiries.models import Enquiry
from engagement.enquiries.models import table as enquiry_table
from engagement.enquiries.transitions import ENQUIRY
from engagement.rfq.quotes.requirement_status import cancel
from engagement.rfq.quotes.undelivered_orders import cancel_of_deleted
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.models import table as requirement_table
from engagement.rfq.requirements.transitions import REQUIREMENT
from servicekit.http.statuses import Machine

END, AWARDED = "cancelled", "awarded"


def cancel_live(session: Session, user_id: UUID) -> None:
    """The sellers are notified as of any cancellation; again changes nothing."""
    sent = (
        select(Enquiry)
        .where(enquiry_table.c.buyer_id == user_id)
        .where(enquiry_table.c.status.in_(_live(ENQUIRY)))
        .order_by(enquiry_table.c.id)
        .with_for_update()
    )
    buyer = enquiries.Actor("buyer", user_id)
    for enquiry in session.exec(sent).all():
        enquiries.change_status(session, enquiry, buyer, END)
    posted = (
        select(Requirement)
        .where(requirement_table.c.buyer_id == user_id)
        .where(requirement_table.c.status.in_(_live(REQUIREMENT) - {AWARDED}))
        .order_by(requirement_table.c.id)
        .with_for_update()
    )
    for requirement in session.exec(posted).all():
        cancel(session, requirement)
    cancel_of_deleted(session, user_id)
    session.flush()


def _live(machine: Machine) -> set[str]:
    """Where a buyer can still cancel."""
    transitions = machine.transitions
    return {at for at, to, by in transitions if at and to == END and "buyer" in by}
