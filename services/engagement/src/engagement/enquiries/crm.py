"""The seller's own notes on an enquiry; the buyer never sees them."""

from datetime import timedelta
from typing import Any
from uuid import UUID

from sqlmodel import Session

from engagement.enquiries.models import Enquiry
from engagement.enquiries.notes import CrmChange
from engagement.enquiries.service import open_for
from engagement.error_texts import REMINDER_IN_PAST, REMINDER_TOO_FAR
from servicekit.clock import now
from servicekit.http.errors import Invalid, NotFound
from servicekit.http.tokens import Caller

FARTHEST = timedelta(days=366)


def note(session: Session, enquiry_id: UUID, change: CrmChange, caller: Caller) -> None:
    """Only what was sent changes. Raises NotFound for all but the seller, Invalid."""
    enquiry, actor = open_for(session, enquiry_id, caller)
    if actor.role != "seller":
        raise NotFound
    changes = change.model_dump(exclude_unset=True)
    if "remind_at" in changes and changes["remind_at"] != enquiry.remind_at:
        _check(change)
        enquiry.reminded_at = None
    _take_labels(enquiry, changes)
    for name, value in changes.items():
        setattr(enquiry, name, value or None)


def _take_labels(enquiry: Enquiry, changes: dict[str, Any]) -> None:
    """Several, each once however it is written; or one, from who knows only one."""
    one = changes.pop("label", enquiry.label) or None
    if "labels" not in changes and one == enquiry.label:
        return
    wanted = changes.pop("labels", [one] if one else None) or []
    once: dict[str, str] = {}
    for text in wanted:
        once.setdefault(text.casefold(), text)
    enquiry.labels = list(once.values())
    enquiry.label = enquiry.labels[0] if enquiry.labels else None


def _check(change: CrmChange) -> None:
    if change.remind_at is None:
        return
    ahead = change.remind_at - now()
    if not timedelta(0) < ahead <= FARTHEST:
        text = REMINDER_TOO_FAR if ahead > FARTHEST else REMINDER_IN_PAST
        raise Invalid(errors={"remind_at": [text]})
