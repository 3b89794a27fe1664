"""SMS auth asks for, and the worker's duty to send what has committed."""

from functools import partial

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session, select

from contracts.auth import SmsRequested
from engagement.delivery import AT_ONCE, MOST_ATTEMPTS, attempt
from engagement.settings import EngagementSettings
from engagement.sms import outbox_folder, sparrow
from engagement.sms.models import Sms, table
from servicekit.clock import now
from servicekit.ids import new_id
from servicekit.messaging.event import Envelope

# One segment each: 160 Latin characters, 70 Devanagari.
TEXTS = {
    "phone_code": {
        "en": "{code} is your Haat code. It is good for 5 minutes. Tell it to nobody.",
        "ne": "हाटको कोड {code}। ५ मिनेट मान्य। कसैलाई नभन्नुहोस्।",
    }
}


def write_requested(session: Session, event: Envelope[SmsRequested]) -> None:
    asked = event.data
    row = {
        "id": new_id(),
        "once": f"auth:{asked.sms_id}",
        "user_id": asked.user_id,
        "kind": asked.kind,
        "phone": asked.phone,
        "text": TEXTS[asked.kind][asked.locale].format(code=asked.code),
        "attempts": 0,
        "created_at": now(),
        "next_at": now(),
        "expires_at": asked.expires_at,
    }
    session.execute(insert(table).values(row).on_conflict_do_nothing())


def send_waiting(session: Session) -> None:
    """Timer: row-locked, so that two workers never send the same SMS."""
    settings = EngagementSettings()
    waiting = (
        select(Sms)
        .where(table.c.sent_at.is_(None), table.c.next_at <= now())
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
