"""Whose an e-mail address is (ADR 8)."""

import sqlalchemy as sa
from sqlmodel import Session, col, select

from auth.accounts.models import Account

_PROVEN = col(Account.email_verified_at).is_not(None)
_STATED = col(Account.email_verified_at).is_(None)
_LIVE = col(Account.deleted_at).is_(None)
_NEWEST = (col(Account.created_at).desc(), col(Account.id).desc())


def owner_of(session: Session, email: str) -> Account | None:
    """The account that proved the address."""
    return _first(session, email, _PROVEN)


def newest_claim(session: Session, email: str) -> Account | None:
    """The last account that states the address and has not proved it."""
    return _first(session, email, _STATED)


def heir_of(session: Session, email: str) -> Account | None:
    """Whose account somebody gets who proves the address now.

    Not a suspended claim: a squatter's misdeeds would shut out the owner.
    """
    unsuspended = col(Account.suspended_at).is_(None)
    return owner_of(session, email) or _first(session, email, _STATED & unsuspended)


def _first(
    session: Session, email: str, condition: sa.ColumnElement[bool]
) -> Account | None:
    wanted = select(Account).where(Account.email == email, _LIVE, condition)
    return session.exec(wanted.order_by(*_NEWEST).limit(1)).first()
