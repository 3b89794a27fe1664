"""Posting a requirement and editing it. Status changes: `quotes.requirement_status`."""

from datetime import timedelta
from typing import Any

from sqlmodel import Session

from contracts.error_texts import TEXT_FORBIDDEN
from engagement.error_texts import QUOTE_SENT
from engagement.rfq.requirements import checks, limits
from engagement.rfq.requirements.lifecycle import publish_opened
from engagement.rfq.requirements.models import Requirement, RequirementHistory
from engagement.rfq.requirements.schemas import (
    EditedRequirement,
    NewRequirement,
    RequirementForm,
)
from engagement.rfq.requirements.slots import was_quoted
from engagement.rfq.requirements.transitions import REQUIREMENT
from engagement.transitions import record_transition
from servicekit.clock import now
from servicekit.error_texts import CHANGED_ELSEWHERE
from servicekit.http.errors import Conflict, EmailUnverified, Invalid
from servicekit.http.tokens import Caller

EDITABLE = ("draft", "in_review", "rejected", "open")


class QuoteSent(Conflict):
    code, message = "quote_sent", QUOTE_SENT


class ChangedElsewhere(Conflict):
    code = "changed_elsewhere"
    message = CHANGED_ELSEWHERE


def post(session: Session, form: NewRequirement, caller: Caller) -> Requirement:
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
    record_transition(
        session, RequirementHistory, requirement, None, "buyer", by=caller.user_id
    )
    return requirement


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


def edit(session: Session, requirement: Requirement, form: EditedRequirement) -> None:
    """Needs the row lock; raises ChangedElsewhere, QuoteSent or Invalid."""
    if form.version not in (None, requirement.version):
        raise ChangedElsewhere
    if requirement.status not in EDITABLE or was_quoted(session, requirement.id):
        raise QuoteSent
    is_draft = requirement.status == "draft"
    checks.check(session, form, requirement.posted_by, is_draft=is_draft)
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


def status_to_publish(session: Session, requirement: Requirement, to: str) -> str:
    """Into review when there is a reason, whatever was requested; raises Invalid."""
    checks.check_complete(session, requirement)
    reasons = checks.review_reasons(session, requirement)
    requirement.review_reasons, requirement.reason = reasons, None
    if "in_review" in (to, requirement.status) or requirement.status == "rejected":
        return "in_review"
    return "in_review" if reasons else "open"
