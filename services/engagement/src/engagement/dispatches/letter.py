"""What a notice says outside the product: its words are those of the feed."""

from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from sqlmodel import Session

from engagement.dispatches.service import WORTHLESS_AFTER
from engagement.notifications.models import Notification
from engagement.notifications.schemas import said
from engagement.preferences.topics import Channel
from servicekit.http.language import Locale

SETTINGS = {"seller": "/seller/settings#notifications"}
BUYERS_SETTINGS = "/buyer/settings#notifications"


@dataclass(frozen=True)
class Letter:
    """`settings` is the page where the reader chooses what comes."""

    once: str
    title: str
    line: str
    link: str
    settings: str
    expires_at: datetime


def letter_of(
    session: Session, notice_id: str, channel: Channel, locale: Locale
) -> Letter | None:
    """None when it was read meanwhile, or forgotten with its person."""
    notice = session.get(Notification, UUID(notice_id))
    if notice is None or notice.read_at:
        return None
    title, line = said(notice.kind, notice.facts, locale)
    side = notice.link.split("/")[1]
    return Letter(
        once=f"notice:{notice.id}",
        title=title,
        line=line,
        link=notice.link,
        settings=SETTINGS.get(side, BUYERS_SETTINGS),
        expires_at=notice.created_at + WORTHLESS_AFTER[channel],
    )
