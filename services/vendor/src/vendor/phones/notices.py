"""A notice for the company by SMS: only vendor knows its number."""

from datetime import timedelta

from sqlmodel import Session

from contracts.engagement import NoticeDue
from contracts.vendor import SmsRequested
from servicekit.clock import now
from servicekit.ids import new_id
from servicekit.messaging import outbox
from servicekit.messaging.event import Envelope
from vendor.profiles.models import Seller

LIVES = timedelta(hours=1)


def send_to_company(session: Session, event: Envelope[NoticeDue]) -> None:
    """To the proven number of an active company of this user."""
    due = event.data
    if due.channel != "sms" or due.seller_id is None:
        return
    seller = session.get(Seller, due.seller_id)
    if seller is None or seller.owner_id != due.user_id or seller.status != "active":
        return
    if seller.primary_mobile is None or seller.phone_verified_at is None:
        return
    wanted = SmsRequested(
        sms_id=new_id(),
        user_id=due.user_id,
        kind="notice",
        phone=seller.primary_mobile,
        code="",
        expires_at=now() + LIVES,
        facts={"notice_id": str(due.notice_id)},
    )
    outbox.record(session, wanted, actor=due.user_id)
