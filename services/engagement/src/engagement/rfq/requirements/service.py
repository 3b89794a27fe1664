"""Posting a requirement and changing its status, with the consequences."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from sqlmodel import Session

from contracts.error_texts import TEXT_FORBIDDEN
from engagement.accounts.suspensions.queries import any_suspended
from engagement.error_texts import QUOTE_SENT, SEATS_TAKEN
from engagement.rfq.matches import service as matches
from engagement.rfq.quotes import deals, expiry
from engagement.rfq.quotes.queries import slots_taken, was_quoted
from engagement.rfq.requirements import checks, files, limits, notifications
from engagement.rfq.requirements.lifecycle import (
    FULL,
    change_status,
    locked,
    publish_opened,
    was_closed_as_full,
)
from engagement.rfq.requirements.models import Requirement, RequirementHistory
from engagement.rfq.requirements.schemas import (
    EditedRequirement,
    NewRequirement,
    RequirementForm,
)
from engagement.rfq.requirements.transitions import EXPIRABLE, REQUIREMENT
from engagement.transitions import record_transition
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


class SlotsTaken(Conflict):
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
        publish_opened(session, requirement)
    files.share(session, requirement)
    record_transition(
        session, RequirementHistory, requirement, None, "buyer", by=caller.user_id
    )
    return requirement.id


def stored(form: RequirementForm) -> dict[str, Any]:
    """The form as the table has it."""
    apart = {"items", "delivery", "prefs", "contact", "status", "version"}
    plain = form.model_dump(exclude=apart)
    nested = form.model_dump(include={"items", "delivery", "prefs"}, mode="json")
    contact = form.contact
    return {
        **plain,
        **nested,
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
    """Locked, and expired if it is due; raises NotFound for anybody else's."""
    requirement = locked(session, requirement_id)
    if requirement is None or requirement.buyer_id != caller.user_id:
        raise NotFound
    expire_if_due(session, requirement)
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
        if checks.has_forbidden_terms(requirement):
            raise Invalid(errors={"description": [TEXT_FORBIDDEN]})
        limits.count_named(session, requirement)
        if requirement.wave <= 1:
            requirement.wave, requirement.wave_due_at = 0, now()
        publish_opened(session, requirement)
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
    from_status = requirement.status
    if from_status in ("draft", "rejected") and to in ("open", "in_review"):
        if not caller.is_email_verified:
            raise EmailUnverified
        to = _published(session, requirement, to)
        limits.refuse_floods(session, requirement)
    elif to == "open" and from_status != "awarded":
        _check_slots(session, requirement)
    transition(session, requirement, to, "buyer", by=caller.user_id, reason=reason)


def _published(session: Session, requirement: Requirement, to: str) -> str:
    """Into review when there is a reason, whatever was requested."""
    checks.check_complete(session, requirement)
    reasons = checks.review_reasons(session, requirement)
    requirement.review_reasons, requirement.reason = reasons, None
    if "in_review" in (to, requirement.status) or requirement.status == "rejected":
        return "in_review"
    return "in_review" if reasons else "open"


def _check_slots(session: Session, requirement: Requirement) -> None:
    if slots_taken(session, requirement.id) >= requirement.max_quotes:
        raise SlotsTaken


def cancel(session: Session, requirement: Requirement) -> None:
    """In the name of a deleted buyer. Needs the row lock."""
    transition(session, requirement, "cancelled", "buyer", by=requirement.buyer_id)


def transition(
    session: Session,
    requirement: Requirement,
    to: str,
    role: str,
    *,
    by: UUID | None = None,
    reason: str | None = None,
) -> None:
    """The transition, and its effect on matches and quotes. Needs the row lock."""
    from_status = requirement.status
    change_status(session, requirement, to, role, by=by, reason=reason)
    if to == "rejected":
        requirement.reason = reason
    if from_status == "draft" and to != "cancelled":
        files.share(session, requirement)
    if from_status == "awarded":
        deals.end(session, requirement)
    if from_status == "awarded" and to in ("open", "cancelled"):
        expiry.void_accepted(
            session, requirement, "buyer" if to == "open" else "system"
        )
    if to == "open":
        matches.revive_missed(session, requirement)
    elif from_status in ("open", "closed", "expired"):
        matches.miss_unanswered(session, requirement)
    if to in ENDS_QUOTES and from_status != "in_review":
        expiry.reject_live(session, requirement, ENDS_QUOTES[to])
    if role != "buyer":
        notifications.notify_status_change(session, requirement, from_status, to)


ENDS_QUOTES = {
    "cancelled": "requirement_cancelled",
    "rejected": "requirement_rejected",
    "awarded": "awarded_elsewhere",
}


def expire_if_due(session: Session, requirement: Requirement) -> None:
    """Expiry is checked again when a row is used: the timer may not have run yet."""
    is_past = requirement.status in EXPIRABLE and requirement.expires_at <= now()
    if is_past and not any_suspended(session, requirement.buyer_id):
        transition(session, requirement, "expired", "system")
    if expiry.expire_due_of(session, requirement):
        reopen_when_free(session, requirement)


def reopen_when_free(session: Session, requirement: Requirement) -> None:
    """A slot is free, and it closed for nothing else. Needs the row lock."""
    session.flush()
    if (
        requirement.status == "closed"
        and requirement.expires_at > now()
        and was_closed_as_full(session, requirement.id)
        and slots_taken(session, requirement.id) < requirement.max_quotes
    ):
        transition(session, requirement, "open", "system", reason="seat_returned")


def close_when_full(session: Session, requirement: Requirement) -> None:
    """Called after each quote sent. Needs the row lock."""
    session.flush()
    if (
        requirement.status == "open"
        and slots_taken(session, requirement.id) >= requirement.max_quotes
    ):
        transition(session, requirement, "closed", "system", reason=FULL)
