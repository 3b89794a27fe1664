"""Mails others ask for, and the worker's duty to send what has committed."""

from functools import partial

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts import auth, vendor
from engagement.accounts.deletions import is_departed
from engagement.notifications.delivery import AT_ONCE, MOST_ATTEMPTS, attempt
from engagement.notifications.dispatches.emails import letter_of
from engagement.notifications.mail import outbox_folder, smtp
from engagement.notifications.mail.models import Mail, table
from engagement.notifications.mail.recipients import StatedBy
from engagement.notifications.mail.service import write_mail
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.messaging.event import Envelope

BLANK = ""
Asked = auth.EmailRequested | vendor.EmailRequested


def write_requested(
    session: Session,
    event: Envelope[auth.EmailRequested] | Envelope[vendor.EmailRequested],
) -> None:
    """They know the address and the link; the words are ours."""
    asked = event.data
    if is_departed(session, asked.user_id):
        return
    if asked.kind == "notice":
        _write_notice(session, asked)
        return
    write_mail(
        session,
        asked.kind,
        asked.address,
        asked.locale,
        {**asked.facts, "path": asked.path},
        once=f"{event.source}:{asked.mail_id}",
        expires_at=asked.expires_at,
        user_id=asked.user_id,
        is_proven=asked.is_proven,
        stated_by=StatedBy(asked.user_id, asked.network),
    )


def _write_notice(session: Session, asked: Asked) -> None:
    letter = letter_of(session, asked.facts["notice_id"], "email", asked.locale)
    if letter is None:
        return
    facts = {"title": letter.title, "line": letter.line, "text": letter.text}
    write_mail(
        session,
        letter.frame,
        asked.address,
        asked.locale,
        {**facts, "path": letter.link, "more_path": letter.settings},
        once=letter.once,
        expires_at=letter.expires_at,
        user_id=asked.user_id,
        sender=letter.sender,
    )


def send_urgent(session: Session) -> None:
    """Timer: what somebody waits for leaves whatever else waits."""
    _send(session, is_urgent=True)


def send_others(session: Session) -> None:
    """Timer: everything else, the senders in turn."""
    _send(session, is_urgent=False)


def _send(session: Session, *, is_urgent: bool) -> None:
    """Row-locked, so that two workers never send the same mail.

    Few at a time: what this process sent and could not commit would be sent twice.
    """
    settings = EngagementSettings()
    turns = _turns(is_urgent=is_urgent)
    waiting = (
        select(Mail)
        .join(turns, turns.c.id == table.c.id)
        .order_by(turns.c.turn, table.c.next_at)
        .limit(AT_ONCE)
        .with_for_update(of=Mail, skip_locked=True)
    )
    for mail in session.exec(waiting).all():
        if not attempt(mail, partial(_deliver, mail, settings)):
            return


def _turns(*, is_urgent: bool) -> sa.Subquery:
    """The first mail of each sender, then the second of each: nobody's many hold up
    another's one."""
    turn = sa.func.row_number().over(
        partition_by=table.c.sender, order_by=table.c.next_at
    )
    return (
        sa.select(table.c.id, turn.label("turn"))
        .where(table.c.sent_at.is_(None), table.c.next_at <= now())
        .where(table.c.attempts < MOST_ATTEMPTS, _is_worth_it())
        .where(table.c.is_urgent.is_(is_urgent))
        .subquery()
    )


def _deliver(mail: Mail, settings: EngagementSettings) -> None:
    if settings.smtp_host:
        smtp.deliver(mail, settings)
    else:
        outbox_folder.deliver(mail, settings)
    # A link that was sent has no business in a table of ours.
    mail.text = mail.html = BLANK


def _is_worth_it() -> sa.ColumnElement[bool]:
    return sa.or_(table.c.expires_at.is_(None), table.c.expires_at > now())
