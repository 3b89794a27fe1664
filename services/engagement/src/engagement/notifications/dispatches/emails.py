"""A notification rendered for email or SMS: its text is that of the feed."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Literal
from uuid import UUID

from sqlmodel import Session, col, select

from engagement.notifications.dispatches import digests
from engagement.notifications.dispatches.eligibility import MAX_AGE
from engagement.notifications.dispatches.enquiries import enquiry_of
from engagement.notifications.dispatches.rows import line_and_rows
from engagement.notifications.mail import links
from engagement.notifications.mail.text import Row
from engagement.notifications.models import Notification
from engagement.notifications.offers import OfferTable, offer_table
from engagement.notifications.preferences.topics import Channel
from engagement.notifications.schemas import subject_of, title_and_body
from engagement.settings import EngagementSettings
from servicekit.http.language import Locale

SETTINGS = {"seller": "/seller/settings#notifications"}
BUYERS_SETTINGS = "/buyer/settings#notifications"
# The button of an email, by the page that it opens.
ACTIONS: dict[str, dict[Locale, str]] = {
    "orders": {"en": "Open the order", "ne": "अर्डर खोल्नुहोस्"},
    "cases": {"en": "Open the case", "ne": "केस खोल्नुहोस्"},
    "quotes": {"en": "Open the quote", "ne": "मूल्य प्रस्ताव खोल्नुहोस्"},
    "requirements": {"en": "Open the requirement", "ne": "आवश्यकता खोल्नुहोस्"},
    "enquiries": {"en": "Open the enquiry", "ne": "सोधपुछ खोल्नुहोस्"},
    "questions": {"en": "Answer the question", "ne": "प्रश्नको जवाफ दिनुहोस्"},
    "companyprofile": {"en": "Open company profile", "ne": "कम्पनीको प्रोफाइल खोल्नुहोस्"},
}
ELSEWHERE: dict[Locale, str] = {"en": "Open on Haat", "ne": "हाटमा खोल्नुहोस्"}
BUY_LEAD: dict[Locale, str] = {"en": "Open the buy lead", "ne": "खरिद माग खोल्नुहोस्"}
# A seller can answer these by the link in the email, without signing in.
ANSWERED_BY_LINK = {"enquiry_created", "enquiry_reminder"}


@dataclass(frozen=True)
class RenderedNotification:
    """`settings` is the page of the reader's preferences. The link of a `lead` opens
    and answers it without sign-in; a `digest` lists its titles in `text`. `sender`
    is who caused it: senders share the queue fairly."""

    frame: Literal["notice", "lead", "digest"]
    once: str
    title: str
    subject: str
    line: str
    text: str
    link: str
    action: str
    settings: str
    expires_at: datetime
    sender: str
    rows: Sequence[tuple[str, str]] = ()
    picture: str | None = None
    offer: OfferTable | None = None


def render_notification(
    session: Session, notification_id: str, channel: Channel, locale: Locale
) -> RenderedNotification | None:
    """None when it was read meanwhile, or erased with its person.

    Until the transaction ends no person it names can be erased: the erasure waits.
    """
    held = {"read": True, "key_share": True}
    notification = session.get(
        Notification, UUID(notification_id), with_for_update=held
    )
    if notification is None or notification.read_at:
        return None
    text = _gathered(session, notification, locale)
    if notification.kind == digests.KIND and not text:
        return None
    title, line = title_and_body(notification.kind, notification.facts, locale)
    rows: Sequence[Row] = ()
    if not text:
        line, rows = line_and_rows(notification.kind, notification.facts, locale)
    side = notification.link.split("/")[1]
    is_lead = notification.kind in ANSWERED_BY_LINK
    lead = enquiry_of(session, notification) if is_lead else None
    return RenderedNotification(
        frame="lead" if is_lead else "digest" if text else "notice",
        once=f"notice:{notification.id}",
        title=title,
        subject=subject_of(notification.kind, notification.facts, locale),
        line=line,
        text=lead.text if lead else text,
        link=_lead_page(session, notification) if is_lead else notification.link,
        action=action_of(notification.link, locale),
        settings=SETTINGS.get(side, BUYERS_SETTINGS),
        expires_at=notification.created_at + MAX_AGE[channel],
        sender=str(notification.caused_by or notification.user_id),
        rows=rows,
        picture=lead.picture if lead else None,
        offer=offer_table(notification.facts, locale),
    )


def action_of(link: str, locale: Locale) -> str:
    """The button for `/seller/orders/…`."""
    _, side, page, *_ = (*link.partition("?")[0].partition("#")[0].split("/"), "", "")
    if (side, page) == ("seller", "requirements"):
        return BUY_LEAD[locale]
    return ACTIONS.get(page, ELSEWHERE)[locale]


def _gathered(session: Session, notification: Notification, locale: Locale) -> str:
    """The titles of what is still unread, the newest last."""
    ids = [UUID(id_) for id_ in notification.facts.get("notice_ids", [])]
    wanted = select(Notification).where(
        col(Notification.id).in_(ids), col(Notification.read_at).is_(None)
    )
    ordered = wanted.order_by(col(Notification.id))
    held = ordered.with_for_update(read=True, key_share=True)
    unread = session.exec(held).all()
    return "\n".join(
        f"• {title_and_body(one.kind, one.facts, locale)[0]}" for one in unread
    )


def _lead_page(session: Session, notification: Notification) -> str:
    secret = EngagementSettings.of(session).lead_secret
    enquiry_id = UUID(notification.facts["enquiry_id"])
    return links.page(secret, enquiry_id, notification.user_id, notification.created_at)
