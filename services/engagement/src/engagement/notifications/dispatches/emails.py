"""What a notice says outside the product: its words are those of the feed."""

from dataclasses import dataclass
from datetime import datetime
from typing import Literal
from uuid import UUID

from sqlmodel import Session, col, select

from engagement.notifications.dispatches import digests
from engagement.notifications.dispatches.eligibility import WORTHLESS_AFTER
from engagement.notifications.mail import links
from engagement.notifications.models import Notification
from engagement.notifications.preferences.topics import Channel
from engagement.notifications.schemas import said
from engagement.settings import EngagementSettings
from servicekit.http.language import Locale

SETTINGS = {"seller": "/seller/settings#notifications"}
BUYERS_SETTINGS = "/buyer/settings#notifications"
# What waits for a seller's answer is answered from the letter, without signing in.
ANSWERED_BY_LINK = {"enquiry_created", "enquiry_reminder"}


@dataclass(frozen=True)
class Letter:
    """`settings` is the page where the reader chooses what comes. Of a `lead` the link
    itself opens and answers, for whoever holds it; a `digest` gathers in `text`.
    `sender` is who caused it: their mails take turns with those of others."""

    frame: Literal["notice", "lead", "digest"]
    once: str
    title: str
    line: str
    text: str
    link: str
    settings: str
    expires_at: datetime
    sender: str


def letter_of(
    session: Session, notice_id: str, channel: Channel, locale: Locale
) -> Letter | None:
    """None when it was read meanwhile, or forgotten with its person.

    Until the transaction ends nobody it names can be forgotten: they wait for it.
    """
    held = {"read": True, "key_share": True}
    notice = session.get(Notification, UUID(notice_id), with_for_update=held)
    if notice is None or notice.read_at:
        return None
    text = _gathered(session, notice, locale)
    if notice.kind == digests.KIND and not text:
        return None
    title, line = said(notice.kind, notice.facts, locale)
    side = notice.link.split("/")[1]
    is_lead = notice.kind in ANSWERED_BY_LINK
    return Letter(
        frame="lead" if is_lead else "digest" if text else "notice",
        once=f"notice:{notice.id}",
        title=title,
        line=line,
        text=text,
        link=_lead_page(notice) if is_lead else notice.link,
        settings=SETTINGS.get(side, BUYERS_SETTINGS),
        expires_at=notice.created_at + WORTHLESS_AFTER[channel],
        sender=str(notice.caused_by or notice.user_id),
    )


def _gathered(session: Session, notice: Notification, locale: Locale) -> str:
    """The titles of what is still unread, the newest last."""
    ids = [UUID(id_) for id_ in notice.facts.get("notice_ids", [])]
    wanted = select(Notification).where(
        col(Notification.id).in_(ids), col(Notification.read_at).is_(None)
    )
    in_turn = wanted.order_by(col(Notification.id))
    held = in_turn.with_for_update(read=True, key_share=True)
    found = session.exec(held).all()
    return "\n".join(f"• {said(one.kind, one.facts, locale)[0]}" for one in found)


def _lead_page(notice: Notification) -> str:
    secret = EngagementSettings().lead_secret
    enquiry_id = UUID(notice.facts["enquiry_id"])
    return links.page(secret, enquiry_id, notice.user_id, notice.created_at)
