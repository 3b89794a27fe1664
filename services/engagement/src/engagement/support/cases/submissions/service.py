"""Files a case."""

import sqlalchemy as sa
from sqlmodel import Session

from engagement.enquiries.blocks import set_contact_digests
from engagement.enquiries.submissions.limits import PER_PHONE, free_at
from engagement.error_texts import TOO_MANY_CASES
from engagement.notifications.mail.recipients import StatedBy
from engagement.support.cases import subjects
from engagement.support.cases.lifecycle import ANSWER_DAYS, after_days, write_history
from engagement.support.cases.models import Case, table
from engagement.support.cases.notifications import mail_writer
from engagement.support.cases.references import new_reference
from engagement.support.cases.submissions.schemas import Subject
from engagement.support.cases.transitions import CASE
from servicekit.advisory_lock import lock_keys
from servicekit.clock import now
from servicekit.http.errors import TooMany


def file(
    session: Session,
    case: Case,
    network: str | None = None,
    subject: Subject | None = None,
) -> str:
    """The reference; raises TooMany when this person has written a lot already."""
    _refuse_floods(session, case)
    if subject:
        subjects.attach(session, case, subject.kind, subject.id)
    case.reference = _free_reference(session)
    if case.user_id is None:
        set_contact_digests(session, case)
    CASE.check(None, case.status, "writer")
    if case.status == "closed":
        case.closed_at = case.created_at
    else:
        case.answer_by = after_days(case.created_at, ANSWER_DAYS[case.kind])
    session.add(case)
    # Before the history, which refers to it.
    session.flush()
    write_history(session, case, None, "writer", by=case.user_id)
    stated_by = StatedBy(case.user_id, network)
    mail_writer(session, case, "case_received", {"text": case.text}, stated_by)
    return case.reference


def _refuse_floods(session: Session, case: Case) -> None:
    """By the account; of guests by what they state, which binds no owner of it."""
    for key, condition in _counted(case):
        lock_keys(session, f"case:{key}")
        waits = [
            free_at(session, table.c.created_at, condition, max_count, within)
            for max_count, within in PER_PHONE
        ]
        if until := max((at for at in waits if at), default=None):
            raise TooMany(int((until - now()).total_seconds()) + 1, TOO_MANY_CASES)


def _counted(case: Case) -> list[tuple[str, sa.ColumnElement[bool]]]:
    if case.user_id:
        return [(str(case.user_id), table.c.user_id == case.user_id)]
    of_guests = table.c.user_id.is_(None)
    stated = ((table.c.email, case.email), (table.c.phone, case.phone))
    return [(value, of_guests & (column == value)) for column, value in stated if value]


def _free_reference(session: Session) -> str:
    """Of 700 million: a second try is rare, a third never seen."""
    while True:
        reference = new_reference()
        taken = sa.select(table.c.id).where(table.c.reference == reference)
        if session.execute(taken).first() is None:
            return reference
