"""Gives lines of a requirement to sellers: the one way in which a quote is accepted."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import UUID

from sqlmodel import Session

from engagement.orders.models import Order
from engagement.rfq.matches import service as matches
from engagement.rfq.quotes import deals, enquiry_link, expiry
from engagement.rfq.quotes.availability import check_accounts, check_available
from engagement.rfq.quotes.awards.checks import check_choice
from engagement.rfq.quotes.awards.schemas import NewAward
from engagement.rfq.quotes.lifecycle import change_status, of_requirement
from engagement.rfq.quotes.models import Quote
from engagement.rfq.quotes.notifications import notify_seller
from engagement.rfq.quotes.requirement_status import owned
from engagement.rfq.quotes.snapshot import place_order
from engagement.rfq.quotes.transitions import QUOTE, QuoteStatus
from engagement.rfq.requirements import lifecycle as requirements
from engagement.rfq.requirements.models import Requirement, item_ids
from engagement.rfq.requirements.service import ChangedElsewhere
from engagement.rfq.requirements.transitions import REQUIREMENT
from servicekit.http.tokens import Caller


@dataclass(frozen=True)
class Award:
    """A sent quote, and those of its lines that are accepted."""

    quote: Quote
    line_ids: Sequence[str]


def award_lines(
    session: Session, requirement_id: UUID, form: NewAward, caller: Caller
) -> list[Order]:
    """One order for each seller, all or none. Lines without a seller stay open until
    the requirement expires. Raises NotFound, ChangedElsewhere, TransitionNotAllowed,
    Invalid at each line, SellerAway."""
    check_accounts(session, {line.quote_id for line in form.lines})
    requirement = owned(session, requirement_id, caller)
    if form.version != requirement.version:
        raise ChangedElsewhere
    REQUIREMENT.check(requirement.status, "awarded", "buyer")
    received = of_requirement(session, requirement.id, *QuoteStatus)
    quotes = {quote.id: quote for quote in received if quote.sent_at}
    taken = awarded_lines(session, requirement)
    by_quote = check_choice(
        form.lines,
        item_ids(requirement.id, len(requirement.items)),
        {id_: quote.model_dump() for id_, quote in quotes.items()},
        taken,
    )
    awards = [Award(quotes[id_], lines) for id_, lines in by_quote.items()]
    chosen = {line_id for one in awards for line_id in one.line_ids}
    is_final = len(taken | chosen) == len(requirement.items)
    is_expired = requirement.status == "expired"
    by = caller.user_id
    return award(session, requirement, awards, by, is_final=is_final or is_expired)


def awarded_lines(session: Session, requirement: Requirement) -> set[str]:
    """Those that are given to sellers by now."""
    accepted = of_requirement(session, requirement.id, "accepted")
    return {line_id for quote in accepted for line_id in quote.awarded_lines or []}


def award(
    session: Session,
    requirement: Requirement,
    awards: Sequence[Award],
    by: UUID,
    *,
    is_final: bool,
) -> list[Order]:
    """`is_final`: no line stays open, and the other quotes are rejected. Needs the row
    lock; raises TransitionNotAllowed, SellerAway."""
    for one in awards:
        check_available(session, one.quote)
        QUOTE.check(one.quote.status, "accepted", "buyer")
    REQUIREMENT.check(requirement.status, "awarded", "buyer")
    if is_final:
        _reject_others(session, requirement, awards)
    for one in awards:
        one.quote.awarded_lines = [*one.line_ids]
        change_status(session, one.quote, "accepted", "buyer", by=by)
    if is_final:
        requirements.change_status(session, requirement, "awarded", "buyer", by=by)
    else:
        requirements.touch(requirement)
    requirement.awarded_quote_id = _only_one(session, requirement)
    orders = [_begin(session, one.quote, requirement, by) for one in awards]
    if is_final:
        matches.miss_unanswered(session, requirement)
    return orders


def _reject_others(
    session: Session, requirement: Requirement, awards: Sequence[Award]
) -> None:
    why, kind = "another_quote_accepted", "quote_another_accepted"
    chosen = {one.quote.id for one in awards}
    expiry.reject_live(session, requirement, why, kind=kind, but=chosen)


def _only_one(session: Session, requirement: Requirement) -> UUID | None:
    accepted = of_requirement(session, requirement.id, "accepted")
    return accepted[0].id if len(accepted) == 1 else None


def _begin(session: Session, quote: Quote, requirement: Requirement, by: UUID) -> Order:
    """The deal and its order."""
    deals.begin(session, quote, requirement)
    order = place_order(session, quote, requirement)
    match = matches.of(session, requirement.id, quote.seller_id)
    if match is not None and match.status == "quoted":
        matches.change_status(session, match, "won", "system")
    enquiry_link.change_enquiry_status(session, quote, "won", "buyer", by)
    notify_seller(session, quote, requirement, "quote_accepted")
    return order
