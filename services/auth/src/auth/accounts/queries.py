"""Whose an email address is (ADR 8, 54)."""

import sqlalchemy as sa
from sqlmodel import Session, col, select

from auth.accounts.models import Account

_PROVEN = col(Account.email_verified_at).is_not(None)
_STATED = col(Account.email_verified_at).is_(None)
_LIVE = col(Account.deleted_at).is_(None)
_OLDEST = (col(Account.created_at), col(Account.id))
MAX_CANDIDATES = 5


def owner_of(session: Session, email: str) -> Account | None:
    """The account that proved the address."""
    return _first(session, email, _PROVEN)


def candidates(session: Session, email: str) -> list[Account]:
    """Whose password somebody may type: the owner, then the oldest claims.

    Never more than `MAX_CANDIDATES`; a later claim takes nobody's place.
    """
    wanted = select(Account).where(Account.email == email, _LIVE)
    ordered = wanted.order_by(sa.case((_PROVEN, 0), else_=1), *_OLDEST)
    return list(session.exec(ordered.limit(MAX_CANDIDATES)).all())


def heir_of(session: Session, email: str) -> Account | None:
    """Whose account somebody gets, or takes over, who proves the address now.

    Not a suspended claim: a squatter's misdeeds would shut out the owner.
    """
    unsuspended = col(Account.suspended_at).is_(None)
    return owner_of(session, email) or _first(session, email, _STATED & unsuspended)


def _first(
    session: Session, email: str, condition: sa.ColumnElement[bool]
) -> Account | None:
    wanted = select(Account).where(Account.email == email, _LIVE, condition)
    return session.exec(wanted.order_by(*_OLDEST).limit(1)).first()
