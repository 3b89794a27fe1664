"""Emails and SMS that engagement sends: the only place that publishes addresses."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from uuid import UUID

from sqlmodel import Session

from auth.accounts.models import Account
from contracts.auth import EmailRequested, MailKind, SmsRequested
from servicekit.clock import now
from servicekit.http.language import Locale
from servicekit.ids import new_id
from servicekit.messaging import outbox

SMS_LIVES = timedelta(hours=1)


def request_email(
    session: Session,
    account: Account,
    kind: MailKind,
    *,
    path: str = "",
    address: str | None = None,
    expires_at: datetime | None = None,
    facts: Mapping[str, str] | None = None,
    network: str | None = None,
) -> None:
    """An email to the account's address, or to another one of theirs.

    An address that is only claimed gets no text that the account's owner chose.
    """
    to = address or account.email
    is_proven = to == account.email and account.email_verified_at is not None
    owner_facts = {"name": account.fname, **(facts or {})} if is_proven else {}
    requested = EmailRequested(
        mail_id=new_id(),
        user_id=account.id,
        kind=kind,
        address=to,
        locale=locale_of(account),
        facts=owner_facts,
        path=path,
        expires_at=expires_at,
        is_proven=is_proven,
        network=network,
    )
    outbox.record(session, requested, actor=account.id)


def notify_owner(
    session: Session,
    account: Account,
    kind: MailKind,
    *,
    path: str,
    facts: Mapping[str, str] | None = None,
) -> None:
    """An email about the account; none to an address that is only claimed (ADR 8)."""
    if account.email_verified_at:
        request_email(session, account, kind, path=path, facts=facts)


def request_code_sms(
    session: Session, account: Account, phone: str, code: str, expires_at: datetime
) -> None:
    requested = SmsRequested(
        sms_id=new_id(),
        user_id=account.id,
        kind="phone_code",
        phone=phone,
        locale=locale_of(account),
        code=code,
        expires_at=expires_at,
    )
    outbox.record(session, requested, actor=account.id)


def request_notification_email(
    session: Session, account: Account, notice_id: UUID
) -> None:
    """Engagement has the text: the event has only the id."""
    requested = EmailRequested(
        mail_id=new_id(),
        user_id=account.id,
        kind="notice",
        address=account.email,
        locale=locale_of(account),
        facts={"notice_id": str(notice_id)},
    )
    outbox.record(session, requested, actor=account.id)


def request_notification_sms(
    session: Session, account: Account, notice_id: UUID
) -> None:
    """Needs the account's number."""
    requested = SmsRequested(
        sms_id=new_id(),
        user_id=account.id,
        kind="notice",
        phone=account.phone_number or "",
        locale=locale_of(account),
        code="",
        expires_at=now() + SMS_LIVES,
        facts={"notice_id": str(notice_id)},
    )
    outbox.record(session, requested, actor=account.id)


def delete_published(session: Session) -> None:
    """Timer: deletes published rows with an address or a secret, before others."""
    outbox.erase_published(session, EmailRequested, SmsRequested)


def locale_of(account: Account) -> Locale:
    return "ne" if account.locale == "ne" else "en"
