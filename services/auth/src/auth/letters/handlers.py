"""Notices leave through auth, which alone knows where to."""

from sqlmodel import Session

from auth.accounts.models import Account
from auth.letters.service import ask_notice_mail, ask_notice_sms
from contracts.engagement import NoticeDue
from servicekit.messaging.event import Envelope


def address_notice(session: Session, event: Envelope[NoticeDue]) -> None:
    """Only to what a live account has proven to be its own; a firm's go by vendor."""
    due = event.data
    if due.seller_id:
        return
    account = session.get(Account, due.user_id)
    if account is None or account.deleted_at or account.suspended_at:
        return
    if due.channel == "email" and account.email_verified_at:
        ask_notice_mail(session, account, due.notice_id)
    if due.channel == "sms" and account.phone_verified_at:
        ask_notice_sms(session, account, due.notice_id)
