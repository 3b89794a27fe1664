"""What auth has engagement send: the one place where addresses leave the service."""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

import sqlalchemy as sa
from sqlmodel import Session

from auth.accounts.models import Account
from contracts.auth import EmailRequested, MailKind, SmsRequested
from servicekit.ids import new_id
from servicekit.messaging import outbox
from servicekit.messaging.outbox import OutboxRow

_outbox = OutboxRow.__table__  # type: ignore[attr-defined]
_WITH_ADDRESSES = (EmailRequested.type, SmsRequested.type)


def ask_mail(
    session: Session,
    account: Account,
    kind: MailKind,
    *,
    path: str = "",
    address: str | None = None,
    expires_at: datetime | None = None,
    facts: Mapping[str, str] | None = None,
) -> None:
    """A mail to the account's address, or to another one of theirs."""
    wanted = EmailRequested(
        mail_id=new_id(),
        user_id=account.id,
        kind=kind,
        address=address or account.email,
        locale=_locale(account),
        facts={"name": account.fname, **(facts or {})},
        path=path,
        expires_at=expires_at,
    )
    outbox.record(session, wanted, actor=account.id)


def ask_code(
    session: Session, account: Account, phone: str, code: str, expires_at: datetime
) -> None:
    wanted = SmsRequested(
        sms_id=new_id(),
        user_id=account.id,
        kind="phone_code",
        phone=phone,
        locale=_locale(account),
        code=code,
        expires_at=expires_at,
    )
    outbox.record(session, wanted, actor=account.id)


def forget_told(session: Session) -> None:
    """Timer: published rows with an address or a secret go at once, not in days."""
    told = _outbox.c.type.in_(_WITH_ADDRESSES) & _outbox.c.published_at.is_not(None)
    session.execute(sa.delete(_outbox).where(told))


def _locale(account: Account) -> Literal["en", "ne"]:
    return "ne" if account.locale == "ne" else "en"
