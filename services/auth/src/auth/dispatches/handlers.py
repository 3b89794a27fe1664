"""Notifications that need an address of auth: engagement stores none."""

from sqlmodel import Session

from auth.accounts.models import Account
from auth.dispatches.service import request_notification_email, request_notification_sms
from contracts.engagement import NoticeDue
from servicekit.messaging.event import Envelope


def request_notification(session: Session, event: Envelope[NoticeDue]) -> None:
    """Only to a contact that a live account has proven; vendor does a company's."""
    due = event.data
    if due.seller_id:
        return
    account = session.get(Account, due.user_id)
    if account is None or account.deleted_at or account.suspended_at:
        return
    if due.channel == "email" and account.email_verified_at:
        request_notification_email(session, account, due.notice_id)
    if due.channel == "sms" and account.phone_verified_at:
        request_notification_sms(session, account, due.notice_id)
