"""The writer and the supplier take part in their case."""

from sqlmodel import Session

from engagement.support.cases import message
from engagement.support.cases.lifecycle import change_status
from engagement.support.cases.models import Case
from engagement.support.cases.notifications import notify_supplier
from engagement.support.cases.parties import own
from engagement.support.cases.schemas import Reply
from servicekit.http.errors import NotFound
from servicekit.http.tokens import Caller


def reply(session: Session, reference: str, form: Reply, caller: Caller) -> None:
    case, role = own(session, reference, caller)
    files = form.attachment_ids
    by = caller.user_id
    message.write(session, case, role, form.text, by=by, attachment_ids=files)


def decide(session: Session, reference: str, to: str, caller: Caller) -> None:
    """By the writer. Raises NotFound, TransitionNotAllowed, ReopenTooLate."""
    case, role = own(session, reference, caller)
    if role != "writer":
        raise NotFound
    end_or_reopen(session, case, to, by=caller)


def end_or_reopen(session: Session, case: Case, to: str, by: Caller | None) -> None:
    """The same status again changes nothing."""
    if case.status == to:
        return
    change_status(session, case, to, "writer", by=by.user_id if by else None)
    kind = "case_closed" if to == "closed" else "case_reopened"
    notify_supplier(session, case, kind, once=str(case.version))
