"""Notifications for a company by email or SMS: only vendor has the contacts."""

from datetime import timedelta
from typing import Literal

from sqlmodel import Session

from contracts.engagement import NoticeDue
from contracts.vendor import EmailRequested, SmsRequested
from servicekit.clock import now
from servicekit.ids import new_id
from servicekit.messaging import outbox
from servicekit.messaging.event import Envelope
from vendor.profiles.models import Seller

LIVES = timedelta(hours=1)


def request_notification(session: Session, event: Envelope[NoticeDue]) -> None:
    """To the proven number or address of an active company of this user."""
    due = event.data
    seller = session.get(Seller, due.seller_id) if due.seller_id else None
    if seller is None or seller.owner_id != due.user_id or seller.status != "active":
        return
    requested = _sms(seller, due) if due.channel == "sms" else _mail(seller, due)
    if requested is not None:
        outbox.record(session, requested, actor=due.user_id)


def _mail(seller: Seller, due: NoticeDue) -> EmailRequested | None:
    if seller.primary_email is None or seller.email_verified_at is None:
        return None
    return EmailRequested(
        mail_id=new_id(),
        user_id=due.user_id,
        kind="notice",
        address=seller.primary_email,
        locale=_locale(seller),
        facts={"notice_id": str(due.notice_id)},
        is_proven=True,
    )


def _sms(seller: Seller, due: NoticeDue) -> SmsRequested | None:
    if seller.primary_mobile is None or seller.phone_verified_at is None:
        return None
    return SmsRequested(
        sms_id=new_id(),
        user_id=due.user_id,
        kind="notice",
        phone=seller.primary_mobile,
        locale=_locale(seller),
        code="",
        expires_at=now() + LIVES,
        facts={"notice_id": str(due.notice_id)},
    )


def _locale(seller: Seller) -> Literal["en", "ne"]:
    return "ne" if seller.notice_locale == "ne" else "en"
