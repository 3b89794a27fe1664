"""What a seller does with a quote: draft, send, revise, withdraw."""

from typing import Any
from uuid import UUID

from sqlmodel import Session, select

from engagement import attachments
from engagement.accounts.suspensions.queries import any_suspended
from engagement.error_texts import (
    GUEST_OPENS_NO_FILES,
    QUOTE_EXISTS,
    QUOTE_REVISED_TWICE,
    QUOTE_SENT_ALREADY,
    REQUIREMENT_NOT_OPEN,
)
from engagement.rfq.matches import service as matches
from engagement.rfq.matches.eligibility import may_quote
from engagement.rfq.matches.models import Match
from engagement.rfq.quotes import checks, enquiry_link
from engagement.rfq.quotes.availability import refuse_blocked
from engagement.rfq.quotes.leads import lead, own
from engagement.rfq.quotes.lifecycle import change_status
from engagement.rfq.quotes.models import Quote, QuoteHistory, table
from engagement.rfq.quotes.notifications import notify_buyer
from engagement.rfq.quotes.requirement_status import (
    close_when_full,
    reopen_when_free,
)
from engagement.rfq.quotes.schemas import NewQuote, QuoteForm, QuoteTerms
from engagement.rfq.quotes.transitions import LIVE, QUOTE
from engagement.rfq.requirements.models import Requirement
from engagement.rfq.requirements.slots import check_free_slot
from engagement.transitions import record_transition
from servicekit.clock import now
from servicekit.http.errors import Conflict, EmailUnverified, Invalid, NotFound
from servicekit.http.statuses import TransitionNotAllowed
from servicekit.http.tokens import Caller
from servicekit.ids import new_id

MAX_VERSIONS = 3


class NotOpen(Conflict):
    code, message = "requirement_not_open", REQUIREMENT_NOT_OPEN


class QuoteExists(Conflict):
    code, message = "quote_exists", QUOTE_EXISTS


class NotADraft(Conflict):
    code, message = "not_a_draft", QUOTE_SENT_ALREADY


class TooManyVersions(Conflict):
    code, message = "too_many_versions", QUOTE_REVISED_TWICE


def write(
    session: Session, requirement_id: UUID, form: NewQuote, caller: Caller
) -> UUID:
    """A draft or a sent one; raises NotFound, EmailUnverified, NotOpen, Invalid."""
    requirement, seller, match = lead(session, requirement_id, caller)
    if not may_quote(session, match.id):
        raise NotFound
    _check_open(session, requirement)
    if has_live(session, requirement.id, seller.seller_id):
        raise QuoteExists
    enquiry = enquiry_link.of(session, form.enquiry_id, requirement, seller)
    quote_id = new_id()
    quote = Quote(
        **_terms(form, requirement, is_draft=form.status == "draft"),
        id=quote_id,
        root_id=quote_id,
        requirement_id=requirement.id,
        seller_id=seller.seller_id,
        buyer_id=requirement.buyer_id,
        enquiry_id=enquiry.id if enquiry else None,
        status="draft",
        created_at=now(),
        updated_at=now(),
    )
    session.add(quote)
    session.flush()
    if form.status == "sent":
        _check_sending(session, requirement, caller)
        quote.status = "sent"
    QUOTE.check(None, quote.status, "seller")
    record_transition(session, QuoteHistory, quote, None, "seller", by=caller.user_id)
    if quote.status == "sent":
        _sent(session, quote, requirement, match, caller.user_id)
    return quote_id


def edit(session: Session, quote_id: UUID, form: QuoteForm, caller: Caller) -> None:
    """Raises NotFound, NotADraft, Invalid."""
    quote, requirement, _ = own(session, quote_id, caller)
    if quote.status != "draft":
        raise NotADraft
    for name, value in _terms(form, requirement, is_draft=True).items():
        setattr(quote, name, value)
    quote.updated_at = now()


def send(session: Session, quote_id: UUID, caller: Caller) -> None:
    """A draft for the first time; a countered one is sent again unchanged."""
    quote, requirement, match = own(session, quote_id, caller)
    if quote.status == "sent":
        return
    was_draft = quote.status == "draft"
    if was_draft:
        _check_draft(session, quote, requirement, caller)
    refuse_blocked(session, quote, "seller")
    change_status(session, quote, "sent", "seller", by=caller.user_id)
    if was_draft:
        _sent(session, quote, requirement, match, caller.user_id)
    else:
        notify_buyer(session, quote, requirement, "quote_upheld")


def _check_draft(
    session: Session, quote: Quote, requirement: Requirement, caller: Caller
) -> None:
    """The requirement and the day may have changed since it was written."""
    _check_sending(session, requirement, caller)
    quote.items = checks.lines(checks.form_of(quote), requirement)
    checks.validity(quote.valid_until)


def revise(session: Session, quote_id: UUID, form: QuoteForm, caller: Caller) -> UUID:
    """A new version, sent at once; the old one stays as it was, replaced."""
    old, requirement, _ = own(session, quote_id, caller)
    if old.status not in ("sent", "countered"):
        raise TransitionNotAllowed(old.status, [])
    if old.version >= MAX_VERSIONS:
        raise TooManyVersions
    _check_verified(caller)
    refuse_blocked(session, old, "seller")
    if any_suspended(session, requirement.buyer_id):
        raise NotOpen
    change_status(session, old, "superseded", "seller", by=caller.user_id)
    session.flush()
    same = old.model_dump(
        include={"root_id", "requirement_id", "seller_id", "buyer_id", "enquiry_id"}
    )
    at = now()
    quote = Quote(
        **_terms(form, requirement),
        **same,
        version=old.version + 1,
        is_shortlisted=old.is_shortlisted,
        status="sent",
        sent_at=at,
        created_at=at,
        updated_at=at,
    )
    session.add(quote)
    session.flush()
    record_transition(session, QuoteHistory, quote, None, "seller", by=caller.user_id)
    _share_files(session, quote, caller.user_id)
    notify_buyer(session, quote, requirement, "quote_revised")
    return quote.id


def withdraw(
    session: Session, quote_id: UUID, caller: Caller, reason: str | None
) -> None:
    quote, requirement, match = own(session, quote_id, caller)
    if quote.status == "withdrawn":
        return
    was_draft = quote.status == "draft"
    change_status(
        session, quote, "withdrawn", "seller", by=caller.user_id, reason=reason
    )
    if not was_draft:
        notify_buyer(session, quote, requirement, "quote_withdrawn")
        if match.status == "quoted":
            matches.change_status(session, match, "viewed", "seller", by=caller.user_id)
        reopen_when_free(session, requirement)


def _terms(
    form: QuoteForm, requirement: Requirement, *, is_draft: bool = False
) -> dict[str, Any]:
    until = checks.validity(form.valid_until)
    if form.attachment_ids and requirement.buyer_id is None:
        raise Invalid(errors={"attachment_ids": [GUEST_OPENS_NO_FILES]})
    return {
        "items": checks.lines(form, requirement, is_draft=is_draft),
        **form.model_dump(include=set(QuoteTerms.model_fields)),
        "part_freight": checks.part_freight(form),
        "freight": form.freight,
        "advance_pct": form.payment.advance_pct,
        "credit_days": form.payment.credit_days,
        "valid_until": until,
        "expires_at": checks.end_of(until),
        "note": form.note,
        "attachment_ids": [str(file_id) for file_id in form.attachment_ids],
    }


def _check_verified(caller: Caller) -> None:
    if not caller.is_email_verified:
        raise EmailUnverified


def _check_open(session: Session, requirement: Requirement) -> None:
    """What a suspended buyer wants waits until they are back."""
    if requirement.status != "open" or any_suspended(session, requirement.buyer_id):
        raise NotOpen


def _check_sending(session: Session, requirement: Requirement, caller: Caller) -> None:
    _check_verified(caller)
    _check_open(session, requirement)
    check_free_slot(session, requirement)


def has_live(session: Session, requirement_id: UUID, seller_id: UUID) -> bool:
    live = select(Quote.id).where(
        Quote.requirement_id == requirement_id,
        Quote.seller_id == seller_id,
        table.c.status.in_(LIVE),
    )
    return session.exec(live).first() is not None


def _sent(
    session: Session, quote: Quote, requirement: Requirement, match: Match, by: UUID
) -> None:
    quote.sent_at = quote.updated_at
    session.flush()
    matches.set_quoted(session, match, by)
    enquiry_link.change_enquiry_status(session, quote, "quoted", "seller", by)
    _share_files(session, quote, by)
    notify_buyer(session, quote, requirement, "quote_received")
    close_when_full(session, requirement)


def _share_files(session: Session, quote: Quote, owner_id: UUID) -> None:
    """Once: what was sent stays as it is."""
    if files := [UUID(file_id) for file_id in quote.attachment_ids]:
        readers = [quote.buyer_id] if quote.buyer_id else []
        attachments.share(session, quote.id, 1, owner_id, files, readers)
