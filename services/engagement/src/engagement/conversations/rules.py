"""Whether a party may write now, and if not, why."""

from datetime import timedelta
from typing import Any, Literal
from uuid import UUID

from sqlmodel import Session

from engagement.accounts.limits import service as limits
from engagement.accounts.limits.service import HOUR, Rule
from engagement.conversations import queries
from engagement.enquiries.blocks import Blocked, BlockedByYou
from engagement.enquiries.unread import OTHER
from engagement.error_texts import ANSWER_AWAITED, CONVERSATION_CLOSED, WRITING_TOO_FAST
from servicekit.advisory_lock import lock_keys
from servicekit.clock import now
from servicekit.http.errors import Conflict, TooMany
from servicekit.http.tokens import Caller

Closed = Literal["closed", "blocked", "blocked_by_you", "waiting"]
ENQUIRY_CLOSED_TO = {
    "seller": {"cancelled", "spam"},
    "buyer": {"cancelled", "spam", "declined"},
}
NOT_OUT = {"draft", "in_review", "cancelled", "rejected"}
PASSED = {"dismissed", "missed"}
INACTIVE = {"suspended", "closed"}
MAX_UNANSWERED = 3
PER_MINUTE = 30
MINUTE = timedelta(minutes=1)
OF_GUEST = Rule("messages_of_guest", 20, HOUR)


class ConversationClosed(Conflict):
    code, message = "conversation_closed", CONVERSATION_CLOSED


class AnswerAwaited(Conflict):
    code = "answer_awaited"
    message = ANSWER_AWAITED


REFUSALS: dict[Closed, type[Conflict]] = {
    "closed": ConversationClosed,
    "blocked": Blocked,
    "blocked_by_you": BlockedByYou,
    "waiting": AnswerAwaited,
}


def closed_because(row: Any) -> Closed | None:
    """Of a row of `queries.one`."""
    role = row["role"]
    if row[f"blocked_by_{role}"]:
        return "blocked_by_you"
    if row[f"blocked_by_{OTHER[role]}"]:
        return "blocked"
    if _is_over(row, role):
        return "closed"
    return "waiting" if _has_reached_limit(row, role) else None


def refuse_closed(row: Any) -> None:
    """Raises Conflict with the reason."""
    if reason := closed_because(row):
        raise REFUSALS[reason]


def _is_over(row: Any, role: str) -> bool:
    if row["seller_status"] in INACTIVE:
        return True
    if row["kind"] == "enquiry":
        return row["enquiry_status"] in ENQUIRY_CLOSED_TO[role]
    has_passed = row["match_status"] in PASSED and not row["other_has_written"]
    return row["requirement_status"] in NOT_OUT or (role == "seller" and has_passed)


def _has_reached_limit(row: Any, role: str) -> bool:
    """Three messages to somebody who never answered; an enquiry or a quote counts as
    a message of its side."""
    other_began = (row["kind"] == "enquiry") == (role == "seller")
    is_exempt = other_began and (role == "seller" or row["quote_id"] is not None)
    if is_exempt or row["other_has_written"]:
        return False
    return bool(row["mine_here"] >= MAX_UNANSWERED)


def refuse_floods(session: Session, caller: Caller) -> None:
    """One message of a person at a time, so that the count holds."""
    lock_keys(session, f"messages:{caller.user_id}")
    oldest = queries.sent_since(
        session, caller.user_id, now() - MINUTE, count=PER_MINUTE
    )
    if oldest:
        left = (oldest + MINUTE - now()).total_seconds()
        raise TooMany(int(left) + 1, WRITING_TOO_FAST)


def refuse_floods_of_guest(session: Session, enquiry_id: UUID) -> None:
    """Counts the message, or raises TooMany."""
    until = limits.free_at(session, OF_GUEST, str(enquiry_id))
    if until:
        raise TooMany(int((until - now()).total_seconds()) + 1, WRITING_TOO_FAST)
    limits.count(session, OF_GUEST, str(enquiry_id))
