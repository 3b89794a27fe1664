"""Timers of cases; each row is locked by one worker."""

from sqlmodel import Session, select

from engagement.support.cases.lifecycle import change_status
from engagement.support.cases.models import Case, table
from engagement.support.cases.notifications import notify_supplier, notify_writer
from servicekit.clock import now

BATCH_SIZE = 200
# The supplier has not replied; the writer has not said that it is not solved.
NEXT = {"with_supplier": "with_staff", "answered": "closed"}


def run_due(session: Session) -> None:
    """A supplier has three working days; an answered case is closed after a week."""
    due = select(Case).where(table.c.status.in_(NEXT), table.c.due_at <= now())
    locked = due.order_by(table.c.id).limit(BATCH_SIZE)
    locked = locked.with_for_update(skip_locked=True)
    fresh = locked.execution_options(populate_existing=True)
    for case in session.exec(fresh).all():
        change_status(session, case, NEXT[case.status], "system")
        once = str(case.version)
        if case.status == "closed":
            notify_writer(session, case, "case_closed_by_time", once)
            notify_supplier(session, case, "case_closed", once)
