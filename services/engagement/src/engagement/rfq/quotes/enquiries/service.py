"""A seller's quote for an enquiry: like any other, but it ends with its enquiry."""

from uuid import UUID

from sqlmodel import Session

from engagement.enquiries import service as enquiries
from engagement.enquiries.blocks import BlockedByYou, contact_digests, is_blocked
from engagement.enquiries.models import Enquiry
from engagement.enquiries.transitions import ENQUIRY
from engagement.rfq.quotes import expiry, service
from engagement.rfq.quotes.enquiries.requirement import create, stored
from engagement.rfq.quotes.requirement_status import reopen_when_free
from engagement.rfq.quotes.schemas import EnquiryQuote, NewQuote, OfferForm, QuoteItem
from engagement.rfq.requirements.lifecycle import locked_of_enquiry
from engagement.rfq.requirements.models import Requirement, item_ids
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller

# Nothing is offered any more. A seller may also have won without a quote.
ENDS_QUOTES = ("cancelled", "lost", "declined", "spam")


def write(
    session: Session, enquiry_id: UUID, form: EnquiryQuote, caller: Caller
) -> UUID:
    """Sent at once; raises NotFound, TransitionNotAllowed, QuoteExists, Invalid,
    EmailUnverified, or BlockedByYou for a guest."""
    requirement = locked_of_enquiry(session, enquiry_id)
    enquiry = _own(session, enquiry_id, caller)
    _refuse_blocked_guest(session, enquiry)
    if requirement and service.has_live(session, requirement.id, enquiry.seller_id):
        raise service.QuoteExists
    if enquiry.status != "quoted":
        ENQUIRY.check(enquiry.status, "quoted", "seller")
    if requirement:
        requirement.items = stored(form.items)
    else:
        _check_still_first(session, enquiry_id)
        requirement = create(session, enquiry, form.items, by=caller.user_id)
    return service.write(session, requirement.id, _quote(form, requirement), caller)


def end_with(session: Session, enquiry: Enquiry) -> None:
    """Call it after a change of the enquiry, with its requirement locked before."""
    requirement = locked_of_enquiry(session, enquiry.id)
    if requirement and enquiry.status in ENDS_QUOTES:
        expiry.reject_live(session, requirement, "enquiry_closed")
        reopen_when_free(session, requirement)


def _own(session: Session, enquiry_id: UUID, caller: Caller) -> Enquiry:
    enquiry, actor = enquiries.open_for(session, enquiry_id, caller)
    if actor.role != "seller":
        raise NotFound
    return enquiry


def _refuse_blocked_guest(session: Session, enquiry: Enquiry) -> None:
    """A block of an account makes the lead unknown; a guest is known by contact."""
    if enquiry.buyer_id:
        return
    digests = list(contact_digests(session, enquiry).values())
    if is_blocked(session, enquiry.seller_id, digests):
        raise BlockedByYou


def _check_still_first(session: Session, enquiry_id: UUID) -> None:
    """Another request may have written one while this one waited for the enquiry."""
    if locked_of_enquiry(session, enquiry_id):
        raise service.QuoteExists


def _quote(form: EnquiryQuote, requirement: Requirement) -> NewQuote:
    ids = item_ids(requirement.id, len(form.items))
    names = {"quantity", "unit_id", "unit", "unit_price", "note"}
    items = [
        QuoteItem(requirement_item_id=item_id, **item.model_dump(include=names))
        for item_id, item in zip(ids, form.items, strict=True)
    ]
    terms = form.model_dump(include=set(OfferForm.model_fields))
    return NewQuote(**terms, items=items, enquiry_id=requirement.enquiry_id)
