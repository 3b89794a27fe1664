"""Browsers that signed in to an account before (promise 19).

Guesses slow an account down for strangers; its owner's browser has a cookie and a count
of its own. Address and cookie are stored as hashes. Only browsers of proven addresses
are stored: a claim to an address would make a stranger's browser trusted.
"""

import hashlib
import secrets
from datetime import datetime, timedelta

import sqlalchemy as sa
from fastapi import Request, Response
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Field, Session, SQLModel

from auth.settings import AuthSettings
from servicekit.clock import now

NAME, PATH = "haat_device", "/api/login"
RETENTION = timedelta(days=365)


class TrustedDevice(SQLModel, table=True):
    __tablename__ = "known_devices"

    email_hash: str = Field(primary_key=True)
    device_hash: str = Field(primary_key=True)
    last_at: datetime = Field(sa_type=sa.DateTime(timezone=True), index=True)


table = TrustedDevice.__table__  # type: ignore[attr-defined]


def token_of(request: Request) -> str:
    """The browser's own, or a new one for it."""
    token = request.cookies.get(NAME, "")
    return token if 20 <= len(token) <= 100 else secrets.token_urlsafe(32)


def set_cookie(response: Response, settings: AuthSettings, token: str) -> None:
    response.set_cookie(
        NAME,
        token,
        max_age=int(RETENTION.total_seconds()),
        path=PATH,
        httponly=True,
        secure=settings.has_https,
        samesite="strict",
    )


def trust(session: Session, email: str, token: str) -> None:
    """This browser had the password of the address's owner."""
    row = {"email_hash": _hash(email), "device_hash": _hash(token), "last_at": now()}
    add = insert(table).values(row)
    session.execute(
        add.on_conflict_do_update(
            index_elements=list(table.primary_key), set_={"last_at": row["last_at"]}
        )
    )


def is_trusted(session: Session, email: str, token: str) -> bool:
    return session.get(TrustedDevice, (_hash(email), _hash(token))) is not None


def change_address(session: Session, email: str, new_email: str) -> None:
    """The owner has another address; devices of its former owner are deleted."""
    delete_of_address(session, new_email)
    mine = sa.update(table).where(table.c.email_hash == _hash(email))
    session.execute(mine.values(email_hash=_hash(new_email)))


def delete_of_address(session: Session, email: str) -> None:
    session.execute(sa.delete(table).where(table.c.email_hash == _hash(email)))


def delete_old(session: Session) -> None:
    session.execute(sa.delete(table).where(table.c.last_at < now() - RETENTION))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()
