"""Slows down guesses of one account's password (promise 19).

Counted before the password is checked, so that parallel guesses gain nothing, and the
same way for addresses without an account. Strangers count per network, so that one does
not lock out the others, and together, so that many networks gain little.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from auth.sessions.models import LoginAttempts, login_attempts
from servicekit.clock import now
from servicekit.error_detail import ErrorDetail
from servicekit.http.errors import TooMany

FREE_TRIES = 5
FIRST_PAUSE_S = 30
MAX_PAUSE_S = 900
STRANGERS_TRIES = 50
RESET_AFTER = timedelta(hours=1)


def growing_s(failures: int) -> int:
    """0 for the first tries, then 30 s, doubling up to a quarter of an hour."""
    over = failures - FREE_TRIES
    return min(FIRST_PAUSE_S * 2 ** min(over, 10), MAX_PAUSE_S) if over >= 0 else 0


def capped_s(failures: int) -> int:
    """0 for fifty tries, then an hour; after that the count begins again."""
    return 0 if failures < STRANGERS_TRIES else int(RESET_AFTER.total_seconds())


def registering_s(times: int) -> int:
    return growing_s(times - FREE_TRIES)


@dataclass(frozen=True)
class Tally:
    """What is counted under one key, and how long each failure makes the next wait."""

    key: str
    pause_s: Callable[[int], int] = growing_s


def of_strangers(email: str, network: str) -> list[Tally]:
    """In browsers that never signed in to the account: of the network, and of all."""
    return [_within(email, "network", network), Tally(_hash(email), capped_s)]


def of_browser(email: str, token: str) -> list[Tally]:
    return [_within(email, "browser", token)]


def of_registering(email: str, network: str) -> list[Tally]:
    """Each registration mails the address, so repeats are limited."""
    return [_within(email, "registering", network, registering_s)]


def of_form(name: str) -> list[Tally]:
    return [Tally(_hash(name))]


def count(
    session: Session, tallies: Sequence[Tally], message: ErrorDetail | None = None
) -> None:
    """Raises TooMany while one of them has to wait: then none is counted."""
    moment = now()
    for tally in tallies:
        row = _locked(session, tally.key)
        if row.blocked_until and row.blocked_until > moment:
            wait_s = int((row.blocked_until - moment).total_seconds()) + 1
            raise TooMany(wait_s, message)
        is_old = row.last_at <= moment - RESET_AFTER
        row.failures = 1 if is_old else row.failures + 1
        row.last_at = moment
        pause_s = tally.pause_s(row.failures)
        row.blocked_until = moment + timedelta(seconds=pause_s) if pause_s else None
        session.add(row)


def give_back(session: Session, tallies: Sequence[Tally]) -> None:
    """The try was no failure; the failures before it stay counted."""
    mine = login_attempts.c.email_hash.in_([tally.key for tally in tallies])
    fewer = sa.func.greatest(login_attempts.c.failures - 1, 0)
    again = sa.update(login_attempts).where(mine)
    session.execute(again.values(failures=fewer, blocked_until=None))


def delete(session: Session, tallies: Sequence[Tally]) -> None:
    mine = login_attempts.c.email_hash.in_([tally.key for tally in tallies])
    session.execute(sa.delete(login_attempts).where(mine))


def delete_of_address(session: Session, email: str) -> None:
    """Every count at the address, from every network and browser."""
    at_address = login_attempts.c.email_hash.startswith(_hash(email))
    session.execute(sa.delete(login_attempts).where(at_address))


def delete_old(session: Session) -> None:
    old = login_attempts.c.last_at < now() - RESET_AFTER
    session.execute(sa.delete(login_attempts).where(old))


def _within(
    email: str, kind: str, name: str, pause_s: Callable[[int], int] = growing_s
) -> Tally:
    return Tally(f"{_hash(email)}:{_hash(f'{email} {kind} {name}')}", pause_s)


def _locked(session: Session, key: str) -> LoginAttempts:
    """In one statement: between two, another sign-in could delete the row."""
    row = {"email_hash": key, "failures": 0, "last_at": now()}
    add = insert(LoginAttempts).values(row)
    upsert = add.on_conflict_do_update(
        index_elements=[login_attempts.c.email_hash],
        set_={"email_hash": add.excluded.email_hash},
    )
    fresh = {"populate_existing": True}
    rows = session.scalars(upsert.returning(LoginAttempts), execution_options=fresh)
    return rows.one()


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()
