"""What a buyer does with a quote: accept, reject, counter, shortlist."""

from uuid import UUID

from sqlmodel import Session

from engagement.enquiries import deadlines
from engagement.error_texts import LINE_AWARDED
from engagement.rfq.matches import service as matches
from engagement.rfq.quotes import checks
from engagement.rfq.quotes.agreed_costs import offered_lines
from engagement.rfq.quotes.availability import check_accounts, check_available
from engagement.rfq.quotes.awards import service as awards
from engagement.rfq.quotes.lifecycle import change_status
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.notifications import notify_seller
from engagement.rfq.quotes.requirement_status import expire_if_due, reopen_when_free
from engagement.rfq.quotes.schemas import Counter
from engagement.rfq.quotes.transitions import OCCUPIES_SLOT, QUOTE
from engagement.rfq.requirements import lifecycle as requirements
from engagement.rfq.requirements.models import Requirement
from servicekit.clock import now
from servicekit.http.errors import Conflict, EmailUnverified, NotFound
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.http.tokens import Caller


class LinesAwarded(Conflict):
    code, message = "line_awarded", LINE_AWARDED


def accept(session: Session, quote_id: UUID, caller: Caller) -> None:
    """As `accept_received`; raises EmailUnverified: who owns the address may take the
    account over, and its orders would be nobody's."""
    if not caller.is_email_verified:
        raise EmailUnverified
    check_accounts(session, [quote_id])
    quote, requirement = received(session, quote_id, caller)
    accept_received(session, quote, requirement, by=caller.user_id)


def accept_received(
    session: Session, quote: Quote, requirement: Requirement, *, by: UUID | None
) -> None:
    """All that it offers; what it does not offer is given up.

    Raises TransitionNotAllowed when another was faster, LinesAwarded, SellerAway.
    `by` is None for a guest. Needs the requirement's lock.
    """
    if quote.status == "accepted":
        return
    lines = offered_lines(quote.items)
    if awards.awarded_lines(session, requirement) & {*lines}:
        raise LinesAwarded
    award = awards.Award(quote, lines)
    awards.award(session, requirement, [award], by, is_final=True)


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
    check_available(session, quote)
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
        check_available(session, quote)
    quote.is_shortlisted, quote.updated_at = is_shortlisted, now()
    if is_shortlisted:
        notify_seller(session, quote, requirement, "quote_shortlisted")


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
