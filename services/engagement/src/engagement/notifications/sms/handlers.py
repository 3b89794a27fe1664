"""SMS others ask for, and the worker's duty to send what has committed."""

from datetime import datetime
from functools import partial

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from contracts import auth, vendor
from engagement.accounts.deletions import is_departed
from engagement.notifications.delivery import AT_ONCE, MOST_ATTEMPTS, attempt
from engagement.notifications.dispatches.emails import letter_of
from engagement.notifications.sms import outbox_folder, sparrow
from engagement.notifications.sms.models import Sms, table
from engagement.settings import EngagementSettings
from servicekit.clock import now
from servicekit.ids import new_id
from servicekit.messaging.event import Envelope
from servicekit.tracing import current_traceparent

Asked = auth.SmsRequested | vendor.SmsRequested

# One segment each: 160 Latin characters, 70 Devanagari.
TEXTS = {
    "phone_code": {
        "en": "{code} is your Haat code. It is valid for 5 minutes. Do not share it.",
        "ne": "हाटको कोड {code}। ५ मिनेट मान्य। कसैलाई नभन्नुहोस्।",
    },
    "notice": {
        "en": "Haat: {title}. Sign in to see it.",
        "ne": "हाट: {title}। साइन इन गरी हेर्नुहोस्।",
    },
    # Two segments in Devanagari: the address alone is longer than one.
    "lead": {"en": "Haat: {title}. {link}", "ne": "हाट: {title}। {link}"},
}


# The longest text, by whether it is Latin only: of one segment, and with a link.
SEGMENT = {True: 160, False: 70}
WITH_LINK = {True: 160, False: 134}


def write_requested(
    session: Session,
    event: Envelope[auth.SmsRequested] | Envelope[vendor.SmsRequested],
) -> None:
    """They know the number; a notice is its title alone, never a message's body."""
    asked = event.data
    if is_departed(session, asked.user_id):
        return
    if asked.kind == "notice":
        _write_notice(session, asked)
        return
    text = TEXTS[asked.kind][asked.locale].format(code=asked.code)
    _write(session, asked, f"{event.source}:{asked.sms_id}", text, asked.expires_at)


def _write_notice(session: Session, asked: Asked) -> None:
    letter = letter_of(session, asked.facts["notice_id"], "sms", asked.locale)
    if letter is None:
        return
    is_lead = letter.frame == "lead"
    frame = TEXTS["lead" if is_lead else "notice"][asked.locale]
    link = EngagementSettings().public_url + letter.link if is_lead else ""
    text = fitting(frame, letter.title, link)
    until = min(letter.expires_at, asked.expires_at)
    _write(session, asked, letter.once, text, until)


def fitting(frame: str, title: str, link: str = "") -> str:
    """The title in its frame, cut where the text must end; never the link."""
    said = " ".join(title.split())
    whole = frame.format(title=said, link=link)
    room = WITH_LINK if link else SEGMENT
    surplus = len(whole) - room[whole.isascii()]
    if surplus <= 0:
        return whole
    # The dots are no Latin of an SMS: three full stops are.
    return frame.format(title=said[: -surplus - 3] + "...", link=link)


def _write(
    session: Session, asked: Asked, once: str, text: str, until: datetime
) -> None:
    row = {
        "id": new_id(),
        "once": once,
        "user_id": asked.user_id,
        "kind": asked.kind,
        "phone": asked.phone,
        "text": text,
        "attempts": 0,
        "created_at": now(),
        "next_at": now(),
        "expires_at": until,
        "traceparent": current_traceparent(),
    }
    session.execute(insert(table).values(row).on_conflict_do_nothing())


def send_codes(session: Session) -> None:
    """Timer: somebody sits before the form that wants the code."""
    _send(session, table.c.kind == "phone_code")


def send_notices(session: Session) -> None:
    _send(session, table.c.kind != "phone_code")


def _send(session: Session, of_lane: sa.ColumnElement[bool]) -> None:
    """Row-locked, so that two workers never send the same SMS."""
    settings = EngagementSettings()
    waiting = (
        select(Sms)
        .where(table.c.sent_at.is_(None), table.c.next_at <= now(), of_lane)
        .where(table.c.attempts < MOST_ATTEMPTS, table.c.expires_at > now())
        .order_by(table.c.next_at)
        .limit(AT_ONCE)
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
