"""Filing what somebody wrote, and what the desk does with it."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from engagement.accounts.proofs import owns_email
from engagement.error_texts import TICKET_REPLY_MISSING, TOO_MANY_TICKETS
from engagement.mail.recipients import StatedBy
from engagement.mail.service import OURS, write_mail
from engagement.moves import remember
from engagement.submissions.limits import PER_PHONE
from engagement.submissions.queries import free_at
from engagement.tickets.models import Ticket, TicketMove, table
from engagement.tickets.references import new_reference
from engagement.tickets.transitions import TICKET
from servicekit.advisory_lock import lock_keys
from servicekit.clock import now
from servicekit.http.errors import Invalid, NotFound, TooMany

HELP = "/help"


def file(session: Session, ticket: Ticket, network: str | None = None) -> str:
    """The reference; raises TooMany when this person has written a lot already."""
    _refuse_floods(session, ticket)
    ticket.reference = _free_reference(session)
    role = "user" if ticket.user_id else "guest"
    TICKET.check(None, ticket.status, role)
    session.add(ticket)
    # Before the history, which refers to it.
    session.flush()
    remember(session, TicketMove, ticket, None, role, by=ticket.user_id)
    stated_by = StatedBy(ticket.user_id, network)
    facts = {"text": ticket.text}
    _mail(session, ticket, "ticket_received", facts, stated_by)
    return ticket.reference


def _refuse_floods(session: Session, ticket: Ticket) -> None:
    """By the account; of guests by what they state, which binds no owner of it."""
    for key, condition in _counted(ticket):
        lock_keys(session, f"ticket:{key}")
        waits = [
            free_at(session, table.c.created_at, condition, most, within)
            for most, within in PER_PHONE
        ]
        if until := max((at for at in waits if at), default=None):
            raise TooMany(int((until - now()).total_seconds()) + 1, TOO_MANY_TICKETS)


def _counted(ticket: Ticket) -> list[tuple[str, sa.ColumnElement[bool]]]:
    if ticket.user_id:
        return [(str(ticket.user_id), table.c.user_id == ticket.user_id)]
    of_guests = table.c.user_id.is_(None)
    stated = ((table.c.email, ticket.email), (table.c.phone, ticket.phone))
    return [(said, of_guests & (column == said)) for column, said in stated if said]


def _free_reference(session: Session) -> str:
    """Of 700 million: a second try is rare, a third never seen."""
    while True:
        reference = new_reference()
        taken = sa.select(table.c.id).where(table.c.reference == reference)
        if session.execute(taken).first() is None:
            return reference


def handle(
    session: Session,
    ticket_id: UUID,
    to: str,
    by: UUID,
    *,
    reply: str = "",
    note: str | None = None,
) -> None:
    """Raises NotFound, TransitionNotAllowed, or Invalid for an answer without words."""
    wanted = select(Ticket).where(Ticket.id == ticket_id).with_for_update()
    ticket = session.exec(wanted).first()
    if ticket is None:
        raise NotFound
    if note is not None:
        ticket.note = note or None
    if to == ticket.status:
        return
    TICKET.check(ticket.status, to, "admin")
    if to == "answered" and not reply:
        raise Invalid(errors={"reply": [TICKET_REPLY_MISSING]})
    came_from, ticket.status, ticket.updated_at = ticket.status, to, now()
    ticket.reply = reply or ticket.reply
    remember(
        session,
        TicketMove,
        ticket,
        came_from,
        "admin",
        by=by,
        reason=reply or None,
        note=note or None,
    )
    if reply:
        _mail(session, ticket, "ticket_answered", {"reply": reply})


def _mail(
    session: Session,
    ticket: Ticket,
    kind: str,
    facts: dict[str, str],
    stated_by: StatedBy = OURS,
) -> None:
    """To who left an address; each answer is a mail of its own."""
    if not ticket.email:
        return
    moment = ticket.updated_at.isoformat()
    known = {"name": ticket.name, "reference": ticket.reference, "path": HELP}
    write_mail(
        session,
        kind,
        ticket.email,
        ticket.locale,
        {**known, **facts},
        once=f"{kind}:{ticket.id}:{moment}",
        user_id=ticket.user_id,
        is_proven=owns_email(session, ticket.user_id, ticket.email),
        stated_by=stated_by,
    )
