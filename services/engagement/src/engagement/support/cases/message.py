"""A message in the thread of a case, and who may open its files."""

from collections.abc import Sequence
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from engagement import attachments
from engagement.support.cases.lifecycle import change_status
from engagement.support.cases.models import Case, CaseMessage, messages
from engagement.support.cases.notifications import notify_supplier, notify_writer
from engagement.support.cases.parties import owner_of
from engagement.support.cases.transitions import CASE
from servicekit.clock import now
from servicekit.http.statuses import TransitionNotAllowed

SEEN_BY = {
    "writer": ("all", "writer"),
    "seller": ("all", "seller"),
    "admin": ("all", "writer", "seller", "staff"),
}
# A message in one of these statuses goes back to Haat.
TO_STAFF = {"writer": ("answered", "closed"), "seller": ("with_supplier",)}


def write(
    session: Session,
    case: Case,
    role: str,
    text: str,
    *,
    by: UUID | None,
    attachment_ids: Sequence[UUID] = (),
) -> None:
    """Of the writer or the supplier. The writer reopens an answered or closed case so;
    the supplier's reply goes to Haat. Raises TransitionNotAllowed, ReopenTooLate."""
    if case.status in TO_STAFF[role]:
        change_status(session, case, "with_staff", role, by=by)
    elif case.status == "closed":
        raise TransitionNotAllowed(case.status, CASE.allowed(case.status, role))
    message = store(session, case, role, text, by=by, attachment_ids=attachment_ids)
    other = notify_supplier if role == "writer" else notify_writer
    other(session, case, "case_message", once=str(message.id))


def store(
    session: Session,
    case: Case,
    author: str,
    text: str,
    *,
    by: UUID | None,
    by_name: str | None = None,
    audience: str = "all",
    attachment_ids: Sequence[UUID] = (),
) -> CaseMessage:
    """Needs the row lock."""
    case.updated_at = now()
    message = CaseMessage(
        case_id=case.id,
        author=author,
        by_user=by,
        by_name=by_name,
        audience=audience,
        text=text,
        attachment_ids=[str(file_id) for file_id in attachment_ids],
        created_at=case.updated_at,
    )
    session.add(message)
    _share(session, case, message)
    return message


def share_all(session: Session, case: Case) -> None:
    """The supplier takes part now: it may open what is for all."""
    session.flush()
    with_files = select(CaseMessage).where(
        CaseMessage.case_id == case.id, sa.func.jsonb_array_length(_files) > 0
    )
    for message in session.exec(with_files).all():
        _share(session, case, message)


_files = messages.c.attachment_ids


def _share(session: Session, case: Case, message: CaseMessage) -> None:
    """With who reads the message, and with Haat."""
    if not message.attachment_ids or message.by_user is None:
        return
    seller_id = owner_of(session, case) if case.supplier_since else None
    readers = {"writer": case.user_id, "seller": seller_id}
    seen = [
        user_id
        for role, user_id in readers.items()
        if user_id and message.audience in SEEN_BY[role]
    ]
    attachments.share(
        session,
        message.id,
        case.version,
        message.by_user,
        [UUID(file_id) for file_id in message.attachment_ids],
        seen,
        for_admins=True,
    )
