"""SMS that other services request, and the timers that send committed rows."""

from datetime import datetime
from functools import partial

import sqlalchemy as sa
from sqlmodel import Session, select

from contracts import auth, vendor
from engagement.accounts.deletions import is_departed
from engagement.notifications.delivery import BATCH_SIZE, MAX_ATTEMPTS, attempt
from engagement.notifications.dispatches.emails import render_notification
from engagement.notifications.sms import outbox_folder, sparrow
from engagement.notifications.sms.models import Sms, table
from engagement.notifications.sms.service import TEXTS, write_sms
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.messaging.event import Envelope

SmsRequest = auth.SmsRequested | vendor.SmsRequested

# The maximum length, by whether it is Latin only: of one segment, and with a link.
SEGMENT = {True: 160, False: 70}
WITH_LINK = {True: 160, False: 134}


def write_requested(
    session: Session,
    event: Envelope[auth.SmsRequested] | Envelope[vendor.SmsRequested],
) -> None:
    """The event has the number; a notification is its title alone, never a message's
    body."""
    request = event.data
    if is_departed(session, request.user_id):
        return
    if request.kind == "notice":
        _write_notification(session, request)
        return
    text = TEXTS[request.kind][request.locale].format(code=request.code)
    _write(
        session, request, f"{event.source}:{request.sms_id}", text, request.expires_at
    )


def _write_notification(session: Session, request: SmsRequest) -> None:
    rendered = render_notification(
        session, request.facts["notice_id"], "sms", request.locale
    )
    if rendered is None:
        return
    is_lead = rendered.frame == "lead"
    frame = TEXTS["lead" if is_lead else "notice"][request.locale]
    public_url = EngagementSettings.of(session).public_url
    link = public_url + rendered.link if is_lead else ""
    text = fitting(frame, rendered.title, link)
    until = min(rendered.expires_at, request.expires_at)
    _write(session, request, rendered.once, text, until)


def fitting(frame: str, title: str, link: str = "") -> str:
    """The title in its frame, cut where the text must end; never the link."""
    line = " ".join(title.split())
    full = frame.format(title=line, link=link)
    max_length = WITH_LINK if link else SEGMENT
    surplus = len(full) - max_length[full.isascii()]
    if surplus <= 0:
        return full
    # The dots are no Latin of an SMS: three full stops are.
    return frame.format(title=line[: -surplus - 3] + "...", link=link)


def _write(
    session: Session, request: SmsRequest, once: str, text: str, until: datetime
) -> None:
    write_sms(
        session,
        request.kind,
        request.phone,
        text,
        once=once,
        expires_at=until,
        user_id=request.user_id,
    )


def send_codes(session: Session) -> None:
    """Timer: somebody sits before the form that wants the code."""
    _send(session, table.c.kind == "phone_code")


def send_notifications(session: Session) -> None:
    _send(session, table.c.kind != "phone_code")


def _send(session: Session, of_lane: sa.ColumnElement[bool]) -> None:
    """Row-locked, so that two workers never send the same SMS."""
    settings = EngagementSettings.of(session)
    waiting = (
        select(Sms)
        .where(table.c.sent_at.is_(None), table.c.next_at <= now(), of_lane)
        .where(table.c.attempts < MAX_ATTEMPTS, table.c.expires_at > now())
        .order_by(table.c.next_at)
        .limit(BATCH_SIZE)
        .with_for_update(skip_locked=True)
    )
    for sms in session.exec(waiting).all():
        if not attempt(sms, partial(_deliver, sms, settings)):
            return


def _deliver(sms: Sms, settings: EngagementSettings) -> None:
    if settings.sparrow_token:
        sparrow.deliver(sms, settings)
    else:
        outbox_folder.deliver(sms, settings)
    sms.text = ""
