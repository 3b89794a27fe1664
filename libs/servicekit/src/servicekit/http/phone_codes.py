"""Six digits by SMS prove a phone number: five minutes, five tries.

All is counted in the database, to hold over replicas. The service sends the code.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Annotated, Any
from uuid import UUID

import sqlalchemy as sa
from prometheus_client import Counter
from pydantic import BaseModel, StringConstraints
from sqlmodel import Field, Session, SQLModel, select

from servicekit.clock import now
from servicekit.http.errors import Invalid, TooMany, Unavailable
from servicekit.http.fields import Input
from servicekit.http.networks import network_of
from servicekit.ids import new_id
from servicekit.turns import wait_turn

LIVES = timedelta(minutes=5)
COOLDOWN = timedelta(seconds=60)
DAY = timedelta(days=1)
MOST_TRIES = 5
PER_NUMBER, PER_ACCOUNT, PER_NETWORK = 5, 5, 20
CODES = Counter("sms_codes_total", "Codes asked for by SMS", ["outcome"])


class CodeWrong(Invalid):
    """One text for wrong, old, used and tried too often: guessing learns nothing."""

    def __init__(self) -> None:
        text = "This code is wrong or has expired."
        super().__init__(errors={"code": [text]}, code="wrong_code")


class PhoneCode(SQLModel, table=True):
    """`code_hash` is keyed: six digits alone are soon tried. `address`: its network."""

    __tablename__ = "phone_codes"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    user_id: UUID
    phone: str
    code_hash: str
    address: str | None = None
    tries: int = 0
    created_at: datetime = Field(
        default_factory=now, sa_type=sa.DateTime(timezone=True)
    )
    expires_at: datetime = Field(sa_type=sa.DateTime(timezone=True))
    used_at: datetime | None = Field(default=None, sa_type=sa.DateTime(timezone=True))


table = PhoneCode.__table__  # type: ignore[attr-defined]


class Code(Input):
    """What the user types."""

    code: Annotated[
        str, StringConstraints(strip_whitespace=True, pattern=r"^[0-9]{6}$")
    ]


class CodeSent(BaseModel):
    """Where a code went, and how many seconds it lives and the next one waits."""

    phone_number: str
    expires_in: int = int(LIVES.total_seconds())
    cooldown_s: int = int(COOLDOWN.total_seconds())


@dataclass(frozen=True)
class NewCode:
    code: str
    expires_at: datetime


class CodesUsedUp(Unavailable):
    """The house has sent all codes of the day: somebody must look (SmsCodesMany)."""

    code = "codes_used_up"
    message = "No codes can be sent right now. Please try again later."


def make(
    session: Session,
    user_id: UUID,
    phone: str,
    address: str,
    key: str,
    *,
    most_a_day: int,
) -> NewCode:
    """Raises TooMany: 60 s between two; a day 5 of an account and to a number, 20 from
    a network. Raises CodesUsedUp beyond `most_a_day` of everybody."""
    network = network_of(address)
    wait_turn(session, f"user:{user_id}", f"to:{phone}", f"from:{network}")
    waits = (
        _free_at(session, "user_id", user_id, 1, COOLDOWN),
        _free_at(session, "user_id", user_id, PER_ACCOUNT, DAY),
        _free_at(session, "phone", phone, PER_NUMBER, DAY),
        _free_at(session, "address", network, PER_NETWORK, DAY),
    )
    until = max((moment for moment in waits if moment), default=None)
    if until:
        CODES.labels("limited").inc()
        raise TooMany(int((until - now()).total_seconds()) + 1)
    if _sent_today(session) >= most_a_day:
        CODES.labels("used_up").inc()
        raise CodesUsedUp
    CODES.labels("sent").inc()
    code, at = f"{secrets.randbelow(10**6):06}", now()
    row = PhoneCode(
        user_id=user_id,
        phone=phone,
        code_hash="",
        address=network,
        created_at=at,
        expires_at=at + LIVES,
    )
    row.code_hash = _hash(key, row.id, code)
    session.add(row)
    return NewCode(code, row.expires_at)


def proven(session: Session, user_id: UUID, code: str, key: str) -> str | None:
    """The number the newest code went to, once; None for a wrong try.

    A try has to count: commit it before raising CodeWrong.
    """
    row = _newest(session, user_id)
    if row is None or row.used_at or row.expires_at <= now():
        return None
    if row.tries >= MOST_TRIES:
        return None
    row.tries += 1
    session.add(row)
    if not hmac.compare_digest(row.code_hash, _hash(key, row.id, code)):
        return None
    row.used_at = now()
    return row.phone


def forget_old(session: Session) -> None:
    """Timer: a day is what the limits look back."""
    session.execute(sa.delete(table).where(table.c.created_at < now() - DAY))


def forget_person(session: Session, user_id: UUID) -> None:
    session.execute(sa.delete(table).where(table.c.user_id == user_id))


def _free_at(
    session: Session, column: str, value: Any, most: int, within: timedelta
) -> datetime | None:
    """When the next code may be sent; None when it may be now."""
    nth_newest = (
        sa.select(table.c.created_at)
        .where(table.c[column] == value, table.c.created_at > now() - within)
        .order_by(table.c.created_at.desc())
        .offset(most - 1)
        .limit(1)
    )
    oldest: datetime | None = session.execute(nth_newest).scalar()
    return oldest + within if oldest else None


def _sent_today(session: Session) -> int:
    of_day = sa.select(sa.func.count()).where(table.c.created_at > now() - DAY)
    return int(session.execute(of_day).scalar_one())


def _newest(session: Session, user_id: UUID) -> PhoneCode | None:
    """The user's last code, locked: parallel tries come one after the other."""
    wanted = (
        select(PhoneCode)
        .where(PhoneCode.user_id == user_id)
        .order_by(table.c.created_at.desc())
        .limit(1)
        .with_for_update()
    )
    return session.exec(wanted).first()


def _hash(key: str, code_id: UUID, code: str) -> str:
    text = f"phone-code\n{code_id}\n{code}".encode()
    return hmac.new(key.encode(), text, hashlib.sha256).hexdigest()
