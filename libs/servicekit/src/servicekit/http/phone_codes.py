"""Codes of six digits prove a phone number by SMS, or an address by email: five tries.

Everything is counted in the database, for all replicas. The service sends the code.
"""

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from typing import Annotated, Any, Literal
from uuid import UUID

import sqlalchemy as sa
from prometheus_client import Counter
from pydantic import BaseModel, ConfigDict, StringConstraints
from sqlmodel import Field, Session, SQLModel, select

from servicekit.advisory_lock import lock_keys
from servicekit.clock import now
from servicekit.error_texts import CODES_USED_UP, WRONG_CODE
from servicekit.http.errors import Invalid, TooMany, Unavailable
from servicekit.http.fields import Input
from servicekit.http.networks import network_of
from servicekit.ids import new_id

Channel = Literal["sms", "email"]
LIVES = timedelta(minutes=5)
# An email may be delayed on its way.
LIVES_BY: dict[Channel, timedelta] = {"sms": LIVES, "email": timedelta(minutes=30)}
COOLDOWN = timedelta(seconds=60)
DAY = timedelta(days=1)
MAX_TRIES = 5
PER_NUMBER, PER_ACCOUNT, PER_NETWORK = 5, 5, 20
CODES = Counter("sms_codes_total", "Codes requested by SMS", ["outcome"])


class CodeWrong(Invalid):
    """One text for wrong, old, used and tried too often: guessing learns nothing."""

    def __init__(self) -> None:
        super().__init__(errors={"code": [WRONG_CODE]}, code="wrong_code")


class PhoneCode(SQLModel, table=True):
    """`code_hash` is keyed: six digits alone are soon tried. `address`: its network.

    `phone` is an e-mail address where `channel` is `email`.
    """

    __tablename__ = "phone_codes"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    user_id: UUID
    channel: str = "sms"
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

    model_config = ConfigDict(json_schema_serialization_defaults_required=True)

    phone_number: str
    expires_in: int = int(LIVES.total_seconds())
    cooldown_s: int = int(COOLDOWN.total_seconds())


@dataclass(frozen=True)
class NewCode:
    code: str
    expires_at: datetime


class CodesUsedUp(Unavailable):
    """All codes of the day are sent: somebody must look (SmsCodesMany)."""

    code = "codes_used_up"
    message = CODES_USED_UP


def make(
    session: Session,
    user_id: UUID,
    phone: str,
    address: str,
    key: str,
    *,
    max_a_day: int,
    channel: Channel = "sms",
) -> NewCode:
    """Raises TooMany: 60 s between two; a day 5 of an account and to a number, 20 from
    a network. Raises CodesUsedUp beyond `max_a_day` of everybody. Channels are counted
    separately."""
    network = network_of(address)
    lock_keys(session, f"user:{user_id}", f"to:{phone}", f"from:{network}")
    until = _until(session, channel, user_id, phone, network)
    if until:
        _count("limited", channel)
        raise TooMany(int((until - now()).total_seconds()) + 1)
    if _sent_today(session, channel) >= max_a_day:
        _count("used_up", channel)
        raise CodesUsedUp
    _count("sent", channel)
    code, at = f"{secrets.randbelow(10**6):06}", now()
    row = PhoneCode(
        user_id=user_id,
        channel=channel,
        phone=phone,
        code_hash="",
        address=network,
        created_at=at,
        expires_at=at + LIVES_BY[channel],
    )
    row.code_hash = _hash(key, row.id, code)
    session.add(row)
    return NewCode(code, row.expires_at)


def _until(
    session: Session, channel: Channel, user_id: UUID, phone: str, network: str
) -> datetime | None:
    """When the next code may be sent; None when it may be now."""
    free_at = partial(_free_at, session, channel)
    waits = (
        free_at("user_id", user_id, 1, COOLDOWN),
        free_at("user_id", user_id, PER_ACCOUNT, DAY),
        free_at("phone", phone, PER_NUMBER, DAY),
        free_at("address", network, PER_NETWORK, DAY),
    )
    return max((moment for moment in waits if moment), default=None)


def proven(
    session: Session, user_id: UUID, code: str, key: str, channel: Channel = "sms"
) -> str | None:
    """The number or address the newest code went to, once; None for a wrong try.

    A try has to count: commit it before raising CodeWrong.
    """
    row = _newest(session, user_id, channel)
    if row is None or row.used_at or row.expires_at <= now():
        return None
    if row.tries >= MAX_TRIES:
        return None
    row.tries += 1
    session.add(row)
    if not hmac.compare_digest(row.code_hash, _hash(key, row.id, code)):
        return None
    row.used_at = now()
    return row.phone


def delete_old(session: Session) -> None:
    """Timer: the limits look one day back."""
    session.execute(sa.delete(table).where(table.c.created_at < now() - DAY))


def erase_person(session: Session, user_id: UUID) -> None:
    session.execute(sa.delete(table).where(table.c.user_id == user_id))


def _free_at(
    session: Session,
    channel: Channel,
    column: str,
    value: Any,
    max_count: int,
    within: timedelta,
) -> datetime | None:
    """When the next code may be sent; None when it may be now."""
    nth_newest = (
        sa.select(table.c.created_at)
        .where(table.c.channel == channel, table.c[column] == value)
        .where(table.c.created_at > now() - within)
        .order_by(table.c.created_at.desc())
        .offset(max_count - 1)
        .limit(1)
    )
    oldest: datetime | None = session.execute(nth_newest).scalar()
    return oldest + within if oldest else None


def _count(outcome: str, channel: Channel) -> None:
    if channel == "sms":
        CODES.labels(outcome).inc()


def _sent_today(session: Session, channel: Channel) -> int:
    of_day = sa.select(sa.func.count()).where(
        table.c.channel == channel, table.c.created_at > now() - DAY
    )
    return int(session.execute(of_day).scalar_one())


def _newest(session: Session, user_id: UUID, channel: Channel) -> PhoneCode | None:
    """The user's last code, locked: parallel tries come one after the other."""
    wanted = (
        select(PhoneCode)
        .where(PhoneCode.user_id == user_id, PhoneCode.channel == channel)
        .order_by(table.c.created_at.desc())
        .limit(1)
        .with_for_update()
    )
    return session.exec(wanted).first()


def _hash(key: str, code_id: UUID, code: str) -> str:
    text = f"phone-code\n{code_id}\n{code}".encode()
    return hmac.new(key.encode(), text, hashlib.sha256).hexdigest()
