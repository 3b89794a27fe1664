"""Codes for phones: six digits, five minutes, five tries."""

import hashlib
import hmac
import secrets
from datetime import timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from auth.accounts.models import Account
from auth.accounts.service import by_id
from auth.activity.service import note
from auth.letters.service import ask_code
from auth.links.service import locked
from auth.phones import queries
from auth.phones.models import PhoneCode, table
from auth.sessions.device import Device
from auth.settings import AuthSettings
from contracts.auth import UserPhoneVerified
from contracts.claims import mark
from servicekit.clock import now
from servicekit.db import Database
from servicekit.http.errors import Invalid, TooMany, Unauthenticated
from servicekit.messaging import outbox

LIVES = timedelta(minutes=5)
COOLDOWN = timedelta(seconds=60)
DAY = timedelta(days=1)
MOST_TRIES = 5
PER_NUMBER, PER_ADDRESS = 5, 20


class CodeWrong(Invalid):
    """One text for wrong, old, used and tried too often: guessing learns nothing."""

    def __init__(self) -> None:
        text = "This code is wrong or has expired."
        super().__init__(errors={"code": [text]}, code="wrong_code")


def send_code(
    session: Session,
    user_id: UUID,
    phone: str,
    settings: AuthSettings,
    device: Device,
) -> None:
    """Raises TooMany: 60 s between two, 5 a day to a number, 20 from an address."""
    account = by_id(session, user_id)
    address = device.address or ""
    queries.wait_turn(session, f"user:{user_id}", f"to:{phone}", f"from:{address}")
    waits = (
        queries.free_at(session, "user_id", user_id, 1, COOLDOWN),
        queries.free_at(session, "phone", phone, PER_NUMBER, DAY),
        queries.free_at(session, "address", address, PER_ADDRESS, DAY),
    )
    until = max((moment for moment in waits if moment), default=None)
    if until:
        raise TooMany(int((until - now()).total_seconds()) + 1)
    code = f"{secrets.randbelow(10**6):06}"
    at = now()
    row = PhoneCode(
        user_id=user_id,
        phone=phone,
        code_hash="",
        address=address,
        created_at=at,
        expires_at=at + LIVES,
    )
    row.code_hash = _hash(settings, row.id, code)
    session.add(row)
    ask_code(session, account, phone, code, row.expires_at)


def verify(
    database: Database,
    user_id: UUID,
    code: str,
    settings: AuthSettings,
    device: Device,
) -> Account:
    """Raises CodeWrong after its transaction: a wrong try has to count."""
    with database.session() as session:
        account = _tried(session, user_id, code, settings)
        if account is not None:
            note(session, user_id, "phone_verified", device)
    if account is None:
        raise CodeWrong
    return account


def forget_old(session: Session) -> None:
    session.execute(sa.delete(table).where(table.c.created_at < now() - DAY))


def _tried(
    session: Session, user_id: UUID, code: str, settings: AuthSettings
) -> Account | None:
    row = queries.newest(session, user_id)
    if row is None or row.used_at or row.expires_at <= now():
        return None
    if row.tries >= MOST_TRIES:
        return None
    row.tries += 1
    session.add(row)
    if not hmac.compare_digest(row.code_hash, _hash(settings, row.id, code)):
        return None
    row.used_at = now()
    return _prove(session, user_id, row.phone, settings)


def _prove(
    session: Session, user_id: UUID, phone: str, settings: AuthSettings
) -> Account:
    account = locked(session, user_id)
    if account is None:
        raise Unauthenticated
    account.phone_number, account.phone_verified_at = phone, now()
    account.version += 1
    session.add(account)
    proven = UserPhoneVerified(
        user_id=user_id,
        version=account.version,
        phone_sha256=mark(settings.claim_pepper, "phone", phone),
    )
    outbox.record(session, proven, actor=user_id)
    return account


def _hash(settings: AuthSettings, code_id: UUID, code: str) -> str:
    text = f"phone-code\n{code_id}\n{code}".encode()
    return hmac.new(settings.link_secret.encode(), text, hashlib.sha256).hexdigest()
