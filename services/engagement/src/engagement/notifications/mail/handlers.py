"""Emails that other services request, and the timers that send committed rows."""

from functools import partial

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts import auth, vendor
from engagement.accounts.deletions import is_departed
from engagement.notifications.delivery import BATCH_SIZE, MAX_ATTEMPTS, attempt
from engagement.notifications.dispatches.emails import render_notification
from engagement.notifications.mail import outbox_folder, smtp
from engagement.notifications.mail.models import Mail, table
from engagement.notifications.mail.recipients import StatedBy
from engagement.notifications.mail.service import write_mail
from engagement.notifications.mail.text import Extras
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.messaging.event import Envelope

BLANK = ""
EmailRequest = auth.EmailRequested | vendor.EmailRequested


def write_requested(
    session: Session,
    event: Envelope[auth.EmailRequested] | Envelope[vendor.EmailRequested],
) -> None:
    """The event has the address and the link; the text is ours."""
    request = event.data
    if is_departed(session, request.user_id):
        return
    if request.kind == "notice":
        _write_notification(session, request)
        return
    write_mail(
        session,
        request.kind,
        request.address,
        request.locale,
        {**request.facts, "path": request.path},
        once=f"{event.source}:{request.mail_id}",
        expires_at=request.expires_at,
        user_id=request.user_id,
        is_proven=request.is_proven,
        stated_by=StatedBy(request.user_id, request.network),
    )


def _write_notification(session: Session, request: EmailRequest) -> None:
    rendered = render_notification(
        session, request.facts["notice_id"], "email", request.locale
    )
    if rendered is None:
        return
    facts = {
        "subject": rendered.subject,
        "title": rendered.title,
        "line": rendered.line,
        "text": rendered.text,
        "action": rendered.action,
    }
    write_mail(
        session,
        rendered.frame,
        request.address,
        request.locale,
        {**facts, "path": rendered.link, "more_path": rendered.settings},
        once=rendered.once,
        expires_at=rendered.expires_at,
        user_id=request.user_id,
        sender=rendered.sender,
        extras=Extras(rendered.rows, rendered.picture, rendered.offer),
    )


def send_urgent(session: Session) -> None:
    """Timer: what somebody waits for leaves whatever else waits."""
    _send(session, is_urgent=True)


def send_others(session: Session) -> None:
    """Timer: everything else, fairly between senders."""
    _send(session, is_urgent=False)


def _send(session: Session, *, is_urgent: bool) -> None:
    """Row-locked, so that two workers never send the same mail.

    Few at a time: what this process sent and could not commit would be sent twice.
    """
    settings = EngagementSettings.of(session)
    queue = _queue(is_urgent=is_urgent)
    waiting = (
        select(Mail)
        .join(queue, queue.c.id == table.c.id)
        .order_by(queue.c.position, table.c.next_at)
        .limit(BATCH_SIZE)
        .with_for_update(of=Mail, skip_locked=True)
    )
    for mail in session.exec(waiting).all():
        if not attempt(mail, partial(_deliver, mail, settings)):
            return


def _queue(*, is_urgent: bool) -> sa.Subquery:
    """The first email of each sender, then the second of each: many emails of one
    sender do not delay another's."""
    position = sa.func.row_number().over(
        partition_by=table.c.sender, order_by=table.c.next_at
    )
    return (
        sa.select(table.c.id, position.label("position"))
        .where(table.c.sent_at.is_(None), table.c.next_at <= now())
        .where(table.c.attempts < MAX_ATTEMPTS, _is_unexpired())
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


def _is_unexpired() -> sa.ColumnElement[bool]:
    return sa.or_(table.c.expires_at.is_(None), table.c.expires_at > now())
