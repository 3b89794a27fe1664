"""Writes SMS: they leave after the transaction has committed."""

from datetime import datetime
from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.notifications.sms.models import table
from servicekit.clock import now
from servicekit.http.language import Locale
from servicekit.http.phone_codes import NewCode
from servicekit.ids import new_id
from servicekit.tracing import current_traceparent

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


def write_code(session: Session, phone: str, new: NewCode, locale: Locale) -> None:
    """To somebody without an account."""
    text, once = TEXTS["phone_code"][locale].format(code=new.code), str(new_id())
    write_sms(session, "phone_code", phone, text, once=once, expires_at=new.expires_at)


def write_sms(
    session: Session,
    kind: str,
    phone: str,
    text: str,
    *,
    once: str,
    expires_at: datetime,
    user_id: UUID | None = None,
) -> None:
    """`once` makes writing it again harmless; after `expires_at` it is not sent."""
    row = {
        "id": new_id(),
        "once": once,
        "user_id": user_id,
        "kind": kind,
        "phone": phone,
        "text": text,
        "attempts": 0,
        "created_at": now(),
        "next_at": now(),
        "expires_at": expires_at,
        "traceparent": current_traceparent(),
    }
    session.execute(insert(table).values(row).on_conflict_do_nothing())
