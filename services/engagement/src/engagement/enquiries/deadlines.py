"""Who waits for whom, and until when an enquiry lives."""

from datetime import datetime, timedelta

from engagement.enquiries import working_hours
from engagement.enquiries.models import Enquiry
from engagement.replicas.sellers.closures import Closure, due

UNANSWERED = ("new", "seen")
UNANSWERED_FOR = timedelta(days=7)
IDLE_FOR = timedelta(days=30)
ANSWER_WITHIN = timedelta(hours=24)
# The seller is reminded after so many working hours without an answer.
REMINDED_AFTER = (4, 20)


def begin(enquiry: Enquiry, closure: Closure | None = None) -> None:
    """The buyer waits for the first answer; no clock runs while the firm is closed."""
    at = enquiry.created_at
    enquiry.answer_by = due(at, ANSWER_WITHIN, closure)
    enquiry.waiting_since = enquiry.answer_by - ANSWER_WITHIN
    enquiry.expires_at = due(at, UNANSWERED_FOR, closure)
    enquiry.nudge_at = next_nudge(enquiry, at)


def next_nudge(enquiry: Enquiry, at: datetime) -> datetime | None:
    """The first reminder that lies ahead of `at`."""
    since = enquiry.waiting_since or enquiry.created_at
    moments = (working_hours.after(since, n) for n in REMINDED_AFTER)
    return next((moment for moment in moments if moment > at), None)


def moved(enquiry: Enquiry, came_from: str, role: str, closure: Closure | None) -> None:
    """It stands where it has moved, at `updated_at`. To look at it is no answer."""
    at, to = enquiry.updated_at, enquiry.status
    if to == "seen":
        if came_from not in UNANSWERED:
            enquiry.expires_at = due(at, UNANSWERED_FOR, closure)
        return
    is_sellers_turn = role == "buyer" and to == "replied"
    enquiry.waiting_since = _waits_since(at, closure) if is_sellers_turn else None
    enquiry.nudge_at = None
    _idle_from(enquiry, at, closure)


def wrote(
    enquiry: Enquiry, role: str, at: datetime, closure: Closure | None = None
) -> None:
    """A message; a buyer's puts off no end while the first answer is due."""
    enquiry.updated_at = at
    if role == "seller":
        enquiry.waiting_since = None
    else:
        enquiry.waiting_since = enquiry.waiting_since or _waits_since(at, closure)
    if enquiry.status not in UNANSWERED:
        _idle_from(enquiry, at, closure)


def _waits_since(at: datetime, closure: Closure | None) -> datetime:
    """So that the answer is due after as much time in which the firm is open."""
    return due(at, ANSWER_WITHIN, closure) - ANSWER_WITHIN


def _idle_from(enquiry: Enquiry, at: datetime, closure: Closure | None) -> None:
    """A closure stops the seller's clock, not the buyer's."""
    is_sellers_turn = enquiry.waiting_since is not None
    enquiry.expires_at = due(at, IDLE_FOR, closure if is_sellers_turn else None)
