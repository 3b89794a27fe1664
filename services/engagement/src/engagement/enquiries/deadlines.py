"""Who waits for whom, and until when: closed days stop the clock.

A prompt answer has 24 hours of working days; a reminder counts working hours.
"""

from datetime import date, datetime, timedelta
from uuid import UUID

from sqlmodel import Session

from engagement.enquiries.models import Enquiry
from engagement.replicas.queries import of_id
from engagement.replicas.sellers.models import Seller
from servicekit.http.days import start_of
from servicekit.working_hours import (
    DAY,
    Closure,
    open_time_after,
    open_time_between,
    working_time_after,
    working_time_between,
)

UNANSWERED = ("new", "seen")
UNANSWERED_FOR = timedelta(days=7)
IDLE_FOR = timedelta(days=30)
ANSWER_WITHIN = timedelta(hours=24)
# The seller is reminded after so many working hours without an answer.
REMINDED_AFTER = (4, 20)
MINUTE = timedelta(minutes=1)


def begin(enquiry: Enquiry, closure: Closure | None = None) -> None:
    """The buyer waits for the first answer; deadlines pause while the company is
    closed."""
    at = enquiry.created_at
    enquiry.answer_by = open_time_after(at, ANSWER_WITHIN, closure)
    enquiry.waiting_since = enquiry.answer_by - ANSWER_WITHIN
    enquiry.expires_at = due(at, UNANSWERED_FOR, closure)
    enquiry.nudge_at = next_nudge(enquiry, at, closure)


def next_nudge(
    enquiry: Enquiry, at: datetime, closure: Closure | None
) -> datetime | None:
    """The first reminder that lies ahead of `at`; as far away as the answer is due."""
    since = enquiry.created_at + _paused(enquiry, closure)
    moments = (working_time_after(since, n, closure) for n in REMINDED_AFTER)
    return next((moment for moment in moments if moment > at), None)


def _paused(enquiry: Enquiry, closure: Closure | None) -> timedelta:
    """Days that already moved `answer_by`, as a suspension's or a removed closure's."""
    by = open_time_after(enquiry.created_at, ANSWER_WITHIN, closure)
    return max((enquiry.answer_by or by) - by, timedelta())


def after_transition(
    enquiry: Enquiry, from_status: str, role: str, closure: Closure | None
) -> None:
    """It has its new status since `updated_at`. Status `seen` is no answer."""
    at, to = enquiry.updated_at, enquiry.status
    if to == "seen":
        if from_status not in UNANSWERED:
            enquiry.expires_at = due(at, UNANSWERED_FOR, closure)
        return
    awaits_seller = role == "buyer" and to == "replied"
    enquiry.waiting_since = _waits_since(at, closure) if awaits_seller else None
    enquiry.nudge_at = None
    _idle_from(enquiry, at, closure)


def after_first_answer(enquiry: Enquiry, closure: Closure | None) -> None:
    """How long it took in working hours, without paused days."""
    sent_at, answered_at = enquiry.created_at, enquiry.first_response_at
    if answered_at is None:
        return
    since = sent_at + _paused(enquiry, closure)
    spent = working_time_between(since, answered_at, closure)
    enquiry.response_minutes = spent // MINUTE


def after_message(
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
    """So that the answer is due after as much time of its working days."""
    return open_time_after(at, ANSWER_WITHIN, closure) - ANSWER_WITHIN


def _idle_from(enquiry: Enquiry, at: datetime, closure: Closure | None) -> None:
    """A closure stops the seller's clock, not the buyer's."""
    awaits_seller = enquiry.waiting_since is not None
    enquiry.expires_at = due(at, IDLE_FOR, closure if awaits_seller else None)


def between(first: date | None, last: date | None) -> Closure | None:
    if first is None or last is None:
        return None
    return Closure(start_of(first), start_of(last + DAY))


def closure_in(seller: Seller | None) -> Closure | None:
    """Planned, present or past."""
    return between(seller.closed_from, seller.closed_to) if seller else None


def closure_of(session: Session, seller_id: UUID) -> Closure | None:
    return closure_in(of_id(session, seller_id))


def due(at: datetime, length: timedelta, closure: Closure | None) -> datetime:
    """When so much time in which the company is open has passed since `at`."""
    if closure is None or at >= closure.ends:
        return at + length
    if at >= closure.starts:
        return closure.ends + length
    end = at + length
    return end if end <= closure.starts else end + (closure.ends - closure.starts)


def reschedule(
    end: datetime, at: datetime, before: Closure | None, after: Closure | None
) -> datetime:
    """The new time of a deadline at `end`, after a change of the closure from
    `before` to `after`; one that was due by `at` stays."""
    if end <= at:
        return end
    shut = timedelta()
    if before:
        shut = min(end, before.ends) - max(at, before.starts)
    return due(at, end - at - max(shut, timedelta()), after)


def reschedule_answer(
    end: datetime, at: datetime, before: Closure | None, after: Closure | None
) -> datetime:
    """The same for an answer, whose deadline counts working days only."""
    if end <= at:
        return end
    return open_time_after(at, open_time_between(at, end, before), after)
