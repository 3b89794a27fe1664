"""Guessing one account's password gets slower and slower.

Counted before the password is judged, so that parallel guesses gain nothing; a
right password wipes the count. Addresses without an account are counted alike.
"""

import hashlib
from datetime import timedelta

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from auth.sessions.models import LoginAttempts, login_attempts
from servicekit.clock import now
from servicekit.http.errors import TooMany

FREE_TRIES = 5
FIRST_PAUSE_S = 30
LONGEST_PAUSE_S = 900
FORGOTTEN_AFTER = timedelta(hours=1)


def count(session: Session, email: str) -> None:
    """Raises TooMany while the address has to wait."""
    row = _locked(session, email)
    moment = now()
    if row.blocked_until and row.blocked_until > moment:
        raise TooMany(int((row.blocked_until - moment).total_seconds()) + 1)
    is_old = row.last_at < moment - FORGOTTEN_AFTER
    row.failures = 1 if is_old else row.failures + 1
    row.last_at = moment
    pause = pause_s(row.failures)
    row.blocked_until = moment + timedelta(seconds=pause) if pause else None
    session.add(row)


def pause_s(failures: int) -> int:
    """0 for the first tries, then 30 s, doubling up to a quarter of an hour."""
    over = failures - FREE_TRIES
    return min(FIRST_PAUSE_S * 2 ** min(over, 10), LONGEST_PAUSE_S) if over >= 0 else 0


def wipe(session: Session, email: str) -> None:
    mine = login_attempts.c.email_hash == _hash(email)
    session.execute(sa.delete(login_attempts).where(mine))


def forget_old(session: Session) -> None:
    old = login_attempts.c.last_at < now() - FORGOTTEN_AFTER
    session.execute(sa.delete(login_attempts).where(old))


def _locked(session: Session, email: str) -> LoginAttempts:
    row = {"email_hash": _hash(email), "failures": 0, "last_at": now()}
    session.execute(insert(login_attempts).values(row).on_conflict_do_nothing())
    return session.get_one(LoginAttempts, row["email_hash"], with_for_update=True)


def _hash(email: str) -> str:
    return hashlib.sha256(email.encode()).hexdigest()
