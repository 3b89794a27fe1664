"""Posting a requirement and moving it, with all that follows."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from sqlmodel import Session

from contracts.error_texts import TEXT_FORBIDDEN
from engagement.error_texts import QUOTE_SENT, SEATS_TAKEN
from engagement.matches import service as matches
from engagement.moves import remember
from engagement.quotes import deals, ending
from engagement.quotes.queries import seats_taken, was_quoted
from engagement.requirements import checks, files, limits, notices
from engagement.requirements.models import Requirement, RequirementMove
from engagement.requirements.moving import (
    FULL,
    locked,
    move,
    tell_opened,
    was_closed_as_full,
)
from engagement.requirements.schemas import (
    EditedRequirement,
    NewRequirement,
    RequirementForm,
)
from engagement.requirements.transitions import EXPIRABLE, REQUIREMENT
from engagement.suspensions.queries import any_suspended
from servicekit.clock import now
from servicekit.error_texts import CHANGED_ELSEWHERE
from servicekit.http.errors import Conflict, EmailUnverified, Invalid, NotFound
from servicekit.http.tokens import Caller

EDITABLE = ("draft", "in_review", "rejected", "open")


class QuoteSent(Conflict):
    code, message = "quote_sent", QUOTE_SENT


class ChangedElsewhere(Conflict):
    code = "changed_elsewhere"
    message = CHANGED_ELSEWHERE


class SeatsTaken(Conflict):
    code, message = "seats_taken", SEATS_TAKEN


def post(session: Session, form: NewRequirement, caller: Caller) -> UUID:
    """Raises EmailUnverified, Invalid with what is missing, TooMany or AlreadyOpen."""
    if not caller.is_email_verified:
        raise EmailUnverified
    checks.check(session, form, caller.user_id, is_draft=form.status == "draft")
    at = now()
    requirement = Requirement(
        **stored(form),
        buyer_id=caller.user_id,
        status="draft",
        expires_at=at + timedelta(days=form.expires_in_days),
        created_at=at,
        updated_at=at,
    )
    requirement.status, reasons = _first_status(session, requirement, form)
    requirement.review_reasons = reasons
    REQUIREMENT.check(None, requirement.status, "buyer")
    if requirement.status != "draft":
        limits.refuse_floods(session, requirement)
    session.add(requirement)
    session.flush()
    if requirement.status == "open":
        requirement.opened_at = requirement.wave_due_at = at
        tell_opened(session, requirement)
    files.share(session, requirement)
    remember(session, RequirementMove, requirement, None, "buyer", by=caller.user_id)
    return requirement.id


def stored(form: RequirementForm) -> dict[str, Any]:
    """The form as the table has it."""
    apart = {"items", "delivery", "prefs", "contact", "status", "version"}
    plain = form.model_dump(exclude=apart)
    whole = form.model_dump(include={"items", "delivery", "prefs"}, mode="json")
    contact = form.contact
    return {
        **plain,
        **whole,
        "seller_ids": [str(seller_id) for seller_id in form.seller_ids],
        "attachment_ids": [str(file_id) for file_id in form.attachment_ids],
        "contact_name": contact.name if contact else None,
        "contact_phone": contact.phone_number if contact else None,
        "contact_email": contact.email if contact else None,
    }


def _first_status(
    session: Session, requirement: Requirement, form: NewRequirement
) -> tuple[str, list[str]]:
    if form.status == "draft":
        return "draft", []
    reasons = checks.review_reasons(session, requirement)
    return ("in_review" if reasons else "open"), reasons


def owned(session: Session, requirement_id: UUID, caller: Caller) -> Requirement:
    """Locked, and as the clock says; raises NotFound for anybody else's."""
    requirement = locked(session, requirement_id)
    if requirement is None or requirement.buyer_id != caller.user_id:
        raise NotFound
    judge_time(session, requirement)
    return requirement


def edit(
    session: Session, requirement_id: UUID, form: EditedRequirement, caller: Caller
) -> None:
    """Raises ChangedElsewhere, QuoteSent or Invalid."""
    requirement = owned(session, requirement_id, caller)
    if form.version not in (None, requirement.version):
        raise ChangedElsewhere
    if requirement.status not in EDITABLE or was_quoted(session, requirement_id):
        raise QuoteSent
    is_draft = requirement.status == "draft"
    checks.check(session, form, caller.user_id, is_draft=is_draft)
    for name, value in stored(form).items():
        setattr(requirement, name, value)
    requirement.updated_at, requirement.version = now(), requirement.version + 1
    if requirement.status == "open":
        if checks.has_flagged_words(requirement):
            raise Invalid(errors={"description": [TEXT_FORBIDDEN]})
        limits.count_named(session, requirement)
        if requirement.wave <= 1:
            requirement.wave, requirement.wave_due_at = 0, now()
        tell_opened(session, requirement)
    elif requirement.status == "in_review":
        requirement.review_reasons = checks.review_reasons(session, requirement)
    files.share(session, requirement)


def change(
    session: Session, requirement_id: UUID, caller: Caller, to: str, reason: str | None
) -> None:
    """Raises NotFound for anybody else's, TransitionNotAllowed, SeatsTaken."""
    requirement = owned(session, requirement_id, caller)
    if to == requirement.status:
        return
    REQUIREMENT.check(requirement.status, to, "buyer")
    came_from = requirement.status
    if came_from in ("draft", "rejected") and to in ("open", "in_review"):
        if not caller.is_email_verified:
            raise EmailUnverified
        to = _published(session, requirement, to)
        limits.refuse_floods(session, requirement)
    elif to == "open" and came_from != "awarded":
        _check_seats(session, requirement)
    go(session, requirement, to, "buyer", by=caller.user_id, reason=reason)


def _published(session: Session, requirement: Requirement, to: str) -> str:
    """Into review when it has to be looked at, whatever was asked for."""
    checks.check_complete(session, requirement)
    reasons = checks.review_reasons(session, requirement)
    requirement.review_reasons, requirement.reason = reasons, None
    if "in_review" in (to, requirement.status) or requirement.status == "rejected":
        return "in_review"
    return "in_review" if reasons else "open"


def _check_seats(session: Session, requirement: Requirement) -> None:
    if seats_taken(session, requirement.id) >= requirement.max_quotes:
        raise SeatsTaken


def cancel(session: Session, requirement: Requirement) -> None:
    """In the name of a buyer who is gone. Needs the row lock."""
    go(session, requirement, "cancelled", "buyer", by=requirement.buyer_id)


def go(
    session: Session,
    requirement: Requirement,
    to: str,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    """The move and what it means for matches and quotes. Needs the row lock."""
    came_from = requirement.status
    move(session, requirement, to, role, by=by, reason=reason)
    if to == "rejected":
        requirement.reason = reason
    if came_from == "draft" and to != "cancelled":
        files.share(session, requirement)
    if came_from == "awarded":
        deals.end(session, requirement)
    if came_from == "awarded" and to in ("open", "cancelled"):
        ending.void_accepted(
            session, requirement, "buyer" if to == "open" else "system"
        )
    if to == "open":
        matches.revive_missed(session, requirement)
    elif came_from in ("open", "closed", "expired"):
        matches.miss_unanswered(session, requirement)
    if to in ENDS_QUOTES and came_from != "in_review":
        ending.reject_live(session, requirement, ENDS_QUOTES[to])
    if role != "buyer":
        notices.tell_moved(session, requirement, came_from, to)


ENDS_QUOTES = {
    "cancelled": "requirement_cancelled",
    "rejected": "requirement_rejected",
    "awarded": "awarded_elsewhere",
}


def judge_time(session: Session, requirement: Requirement) -> None:
    """Time is judged again when a row is acted on: the timer may not have come yet."""
    is_past = requirement.status in EXPIRABLE and requirement.expires_at <= now()
    if is_past and not any_suspended(session, requirement.buyer_id):
        go(session, requirement, "expired", "system")
    if ending.expire_due_of(session, requirement):
        reopen_when_free(session, requirement)


def reopen_when_free(session: Session, requirement: Requirement) -> None:
    """A seat was given back: it closed for nothing else. Needs the row lock."""
    session.flush()
    if (
        requirement.status == "closed"
        and requirement.expires_at > now()
        and was_closed_as_full(session, requirement.id)
        and seats_taken(session, requirement.id) < requirement.max_quotes
    ):
        go(session, requirement, "open", "system", reason="seat_returned")


def close_when_full(session: Session, requirement: Requirement) -> None:
    """Called after each quote sent. Needs the row lock."""
    session.flush()
    if (
        requirement.status == "open"
        and seats_taken(session, requirement.id) >= requirement.max_quotes
    ):
        go(session, requirement, "closed", "system", reason=FULL)
