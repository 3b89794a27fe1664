"""What a buyer does with a quote: accept, reject, counter, shortlist."""

from uuid import UUID

from sqlmodel import Session

from engagement.accounts.deletions import is_departed
from engagement.accounts.suspensions.queries import any_suspended
from engagement.enquiries import deadlines
from engagement.error_texts import SUPPLIER_UNAVAILABLE
from engagement.replicas.queries import of_id
from engagement.rfq.matches import service as matches
from engagement.rfq.quotes import checks, deals, enquiry_link, expiry
from engagement.rfq.quotes.lifecycle import change_status
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.notifications import notify_seller
from engagement.rfq.quotes.requirement_status import expire_if_due, reopen_when_free
from engagement.rfq.quotes.schemas import Counter
from engagement.rfq.quotes.snapshot import place_order
from engagement.rfq.quotes.transitions import OCCUPIES_SLOT, QUOTE
from engagement.rfq.requirements import lifecycle as requirements
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.transitions import REQUIREMENT
from servicekit.clock import now
from servicekit.http.errors import Conflict, NotFound
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.http.tokens import Caller


class SellerAway(Conflict):
    code = "seller_unavailable"
    message = SUPPLIER_UNAVAILABLE


def accept(session: Session, quote_id: UUID, caller: Caller) -> None:
    check_accounts(session, quote_id)
    quote, requirement = received(session, quote_id, caller)
    accept_received(session, quote, requirement, by=caller.user_id)


def accept_received(
    session: Session, quote: Quote, requirement: Requirement, *, by: UUID | None
) -> None:
    """All of it or nothing: the others are refused, the requirement is awarded, its
    enquiry won, the order placed. Raises TransitionNotAllowed when another was
    faster. `by` is None for a guest. Needs the requirement's lock."""
    if quote.status == "accepted":
        return
    _check_there(session, quote)
    QUOTE.check(quote.status, "accepted", "buyer")
    REQUIREMENT.check(requirement.status, "awarded", "buyer")
    why, kind = "another_quote_accepted", "quote_another_accepted"
    expiry.reject_live(session, requirement, why, kind=kind, but=quote.id)
    change_status(session, quote, "accepted", "buyer", by=by)
    requirements.change_status(session, requirement, "awarded", "buyer", by=by)
    requirement.awarded_quote_id = quote.id
    deals.begin(session, quote, requirement)
    place_order(session, quote, requirement)
    match = matches.of(session, requirement.id, quote.seller_id)
    if match is not None and match.status == "quoted":
        matches.change_status(session, match, "won", "system")
    matches.miss_unanswered(session, requirement)
    enquiry_link.change_enquiry_status(session, quote, "won", "buyer", by)
    notify_seller(session, quote, requirement, "quote_accepted")


def reject(
    session: Session, quote_id: UUID, caller: Caller, reason: str | None
) -> None:
    quote, requirement = received(session, quote_id, caller)
    reject_received(session, quote, requirement, reason, by=caller.user_id)


def reject_received(
    session: Session,
    quote: Quote,
    requirement: Requirement,
    reason: str | None,
    *,
    by: UUID | None,
) -> None:
    if quote.status == "rejected":
        return
    change_status(session, quote, "rejected", "buyer", by=by, reason=reason)
    match = matches.of(session, requirement.id, quote.seller_id)
    if match is not None and match.status == "quoted":
        matches.change_status(session, match, "lost", "system")
    notify_seller(session, quote, requirement, "quote_rejected")
    reopen_when_free(session, requirement)


def counter(session: Session, quote_id: UUID, form: Counter, caller: Caller) -> None:
    quote, requirement = received(session, quote_id, caller)
    counter_received(session, quote, requirement, form, by=caller.user_id)


def counter_received(
    session: Session,
    quote: Quote,
    requirement: Requirement,
    form: Counter,
    *,
    by: UUID | None,
) -> None:
    """What the buyer would pay; the seller revises, upholds or withdraws, and has the
    days of a closure on top."""
    _check_there(session, quote)
    checks.check_lines(form.items, quote.items)
    change_status(session, quote, "countered", "buyer", by=by)
    at = quote.updated_at
    quote.counter = {**form.model_dump(mode="json"), "at": at.isoformat()}
    closure = deadlines.closure_of(session, quote.seller_id)
    checks.put_off(quote, deadlines.due(at, quote.expires_at - at, closure))
    notify_seller(session, quote, requirement, "quote_countered")


def shortlist(
    session: Session, quote_id: UUID, caller: Caller, *, is_shortlisted: bool
) -> None:
    """From now on the seller sees whom to call (D17)."""
    quote, requirement = received(session, quote_id, caller)
    if quote.status not in OCCUPIES_SLOT:
        raise TransitionNotAllowed(quote.status, QUOTE.allowed(quote.status, "buyer"))
    if quote.is_shortlisted == is_shortlisted:
        return
    if is_shortlisted:
        _check_there(session, quote)
    quote.is_shortlisted, quote.updated_at = is_shortlisted, now()
    if is_shortlisted:
        notify_seller(session, quote, requirement, "quote_shortlisted")


def check_accounts(session: Session, quote_id: UUID) -> None:
    """Raises SellerAway when a side has deleted its account. Before the row locks: an
    erasure takes its locks in the same order."""
    quote = session.get(Quote, quote_id)
    seller = of_id(session, quote.seller_id) if quote else None
    if quote is None or seller is None:
        return
    for user_id in (quote.buyer_id, seller.owner_id):
        if user_id and is_departed(session, user_id):
            raise SellerAway


def _check_there(session: Session, quote: Quote) -> None:
    """Raises SellerAway while the company is suspended."""
    if any_suspended(session, quote.seller_id):
        raise SellerAway


def received(
    session: Session, quote_id: UUID, caller: Caller
) -> tuple[Quote, Requirement]:
    """One sent to the caller, its requirement locked; raises NotFound."""
    quote = session.get(Quote, quote_id)
    if quote is None or quote.buyer_id != caller.user_id or quote.sent_at is None:
        raise NotFound
    requirement = requirements.locked(session, quote.requirement_id)
    if requirement is None:
        raise NotFound
    session.refresh(quote)
    expire_if_due(session, requirement)
    return quote, requirement
