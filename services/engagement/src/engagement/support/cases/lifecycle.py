"""Status changes of a case: state machine, dates, history, event. Needs the row
lock."""

from datetime import datetime, timedelta
from uuid import UUID

from sqlmodel import Session, select

from contracts.engagement import CaseStatusChanged
from engagement.error_texts import CASE_REOPEN_TOO_LATE
from engagement.support.cases.models import Case, CaseHistory
from engagement.support.cases.transitions import CASE
from engagement.transitions import record_transition
from servicekit.clock import now
from servicekit.http.errors import Conflict, NotFound
from servicekit.messaging import outbox
from servicekit.working_hours import working_time_after

HOURS_OF_A_DAY = 8
# In working days of Nepal.
ANSWER_DAYS = {"complaint": 3, "contact": 2, "feedback": 5}
SUPPLIER_DAYS = 3
CLOSED_AFTER = timedelta(days=7)
REOPENED_WITHIN = timedelta(days=30)


class ReopenTooLate(Conflict):
    code = "too_late"
    message = CASE_REOPEN_TOO_LATE.fill(days=REOPENED_WITHIN.days)


def locked(session: Session, reference: str) -> Case:
    """Raises NotFound."""
    wanted = select(Case).where(Case.reference == reference).with_for_update()
    case = session.exec(wanted.execution_options(populate_existing=True)).first()
    if case is None:
        raise NotFound
    return case


def after_days(start: datetime, days: int) -> datetime:
    return working_time_after(start, days * HOURS_OF_A_DAY)


def change_status(
    session: Session, case: Case, to: str, role: str, *, by: UUID | None = None
) -> None:
    """Raises TransitionNotAllowed, ReopenTooLate."""
    from_status = case.status
    CASE.check(from_status, to, role)
    if from_status == "closed" and role == "writer" and not may_reopen(case):
        raise ReopenTooLate
    case.status, case.updated_at = to, now()
    case.version += 1
    _date(case, from_status)
    write_history(session, case, from_status, role, by=by)


def write_history(
    session: Session,
    case: Case,
    from_status: str | None,
    role: str,
    *,
    by: UUID | None = None,
) -> None:
    record_transition(session, CaseHistory, case, from_status, role, by=by)
    outbox.record(session, _event(case, from_status), actor=by)


def may_reopen(case: Case) -> bool:
    return case.closed_at is not None and now() < case.closed_at + REOPENED_WITHIN


def allowed(case: Case, role: str) -> list[str]:
    """The next statuses for this role today."""
    statuses = CASE.allowed(case.status, role)
    is_ended = case.status == "closed" and role == "writer" and not may_reopen(case)
    return [] if is_ended else statuses


def _date(case: Case, from_status: str) -> None:
    at, to = case.updated_at, case.status
    case.due_at = None
    if to == "with_supplier":
        case.supplier_since = case.supplier_since or at
        case.due_at = after_days(at, SUPPLIER_DAYS)
    if to == "answered":
        case.answered_at, case.due_at = at, at + CLOSED_AFTER
    if to == "with_staff" and from_status in ("answered", "closed"):
        case.answer_by = after_days(at, ANSWER_DAYS[case.kind])
    case.closed_at = at if to == "closed" else None


def _event(case: Case, from_status: str | None) -> CaseStatusChanged:
    return CaseStatusChanged(
        case_id=case.id,
        version=case.version,
        number=case.reference,
        kind=case.kind,
        writer_id=case.user_id,
        seller_id=case.seller_id,
        from_status=from_status,
        to_status=case.status,
        changed_at=case.updated_at,
    )
