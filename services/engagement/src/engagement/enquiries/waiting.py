"""Who waits for whom, and until when an enquiry lives."""

from datetime import datetime, timedelta

from engagement.enquiries import working_hours
from engagement.enquiries.models import Enquiry

UNANSWERED = ("new", "seen")
UNANSWERED_FOR = timedelta(days=7)
IDLE_FOR = timedelta(days=30)
ANSWER_WITHIN = timedelta(hours=24)
# The seller is reminded after so many working hours without an answer.
REMINDED_AFTER = (4, 20)


def begin(enquiry: Enquiry, opens_at: datetime | None = None) -> None:
    """The buyer waits for the first answer, of a closed firm from when it opens."""
    since = max(enquiry.created_at, opens_at or enquiry.created_at)
    enquiry.waiting_since = since
    enquiry.answer_by = since + ANSWER_WITHIN
    enquiry.expires_at = since + UNANSWERED_FOR
    enquiry.nudge_at = next_nudge(enquiry, since)


def next_nudge(enquiry: Enquiry, at: datetime) -> datetime | None:
    """The first reminder that lies ahead of `at`."""
    since = enquiry.waiting_since or enquiry.created_at
    moments = (working_hours.after(since, n) for n in REMINDED_AFTER)
    return next((moment for moment in moments if moment > at), None)


def moved(enquiry: Enquiry, came_from: str, role: str) -> None:
    """It stands where it has moved, at `updated_at`. To look at it is no answer."""
    at, to = enquiry.updated_at, enquiry.status
    if to == "seen":
        if came_from not in UNANSWERED:
            enquiry.expires_at = at + UNANSWERED_FOR
        return
    enquiry.expires_at, enquiry.nudge_at = at + IDLE_FOR, None
    is_sellers_turn = role == "buyer" and to == "replied"
    enquiry.waiting_since = at if is_sellers_turn else None


def wrote(enquiry: Enquiry, role: str, at: datetime) -> None:
    """A message; a buyer's puts off no end while the first answer is due."""
    enquiry.updated_at = at
    if role == "seller":
        enquiry.waiting_since = None
    else:
        enquiry.waiting_since = enquiry.waiting_since or at
    if enquiry.status not in UNANSWERED:
        enquiry.expires_at = at + IDLE_FOR
