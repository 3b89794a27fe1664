"""Mails others ask for, and the worker's duty to send what has committed."""

from functools import partial

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts.auth import EmailRequested
from engagement.accounts.departed import is_departed
from engagement.delivery import AT_ONCE, MOST_ATTEMPTS, attempt
from engagement.dispatches.letter import letter_of
from engagement.mail import outbox_folder, smtp
from engagement.mail.models import Mail, table
from engagement.mail.service import write_mail
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.messaging.event import Envelope

BLANK = ""


def write_requested(session: Session, event: Envelope[EmailRequested]) -> None:
    """Auth knows the address and the link; the words are ours."""
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
        once=f"auth:{asked.mail_id}",
        expires_at=asked.expires_at,
        user_id=asked.user_id,
    )


def _write_notice(session: Session, asked: EmailRequested) -> None:
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
    )


def send_waiting(session: Session) -> None:
    """Timer: row-locked, so that two workers never send the same mail.

    Few at a time: what this process sent and could not commit would be sent twice.
    """
    settings = EngagementSettings()
    waiting = (
        select(Mail)
        .where(table.c.sent_at.is_(None), table.c.next_at <= now())
        .where(table.c.attempts < MOST_ATTEMPTS, _is_worth_it())
        .order_by(table.c.next_at)
        .limit(AT_ONCE)
        .with_for_update(skip_locked=True)
    )
    for mail in session.exec(waiting).all():
        if not attempt(mail, partial(_deliver, mail, settings)):
            return


def _deliver(mail: Mail, settings: EngagementSettings) -> None:
    if settings.smtp_host:
        smtp.deliver(mail, settings)
    else:
        outbox_folder.deliver(mail, settings)
    # A link that was sent has no business in a table of ours.
    mail.text = mail.html = BLANK


def _is_worth_it() -> sa.ColumnElement[bool]:
    return sa.or_(table.c.expires_at.is_(None), table.c.expires_at > now())
