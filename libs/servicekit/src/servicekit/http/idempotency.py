"""A retried POST is safe: the same key answers the first result again (D43)."""

import hashlib
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Annotated, Any, TypeVar
from uuid import UUID

import jwt
import sqlalchemy as sa
from fastapi import Depends, Header, Request
from fastapi.encoders import jsonable_encoder
from fastapi.responses import JSONResponse
from sqlalchemy.dialects.postgresql import JSONB, insert
from sqlmodel import Field, Session, SQLModel

from servicekit.clock import now
from servicekit.db import Db
from servicekit.error_texts import KEY_REUSED
from servicekit.http.errors import Invalid
from servicekit.http.tokens import BROKEN

RETENTION = timedelta(hours=24)
T = TypeVar("T")


class IdempotencyKey(SQLModel, table=True):
    """One creating POST: `scope` is caller, method and path; `answer` its body."""

    __tablename__ = "idempotency_keys"

    scope: str = Field(primary_key=True)
    key: str = Field(primary_key=True)
    body_hash: str
    answer: dict[str, Any] | None = Field(default=None, sa_type=JSONB)
    created_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


table = IdempotencyKey.__table__  # type: ignore[attr-defined]


class Once:
    """Dependency: `return once.answer(201, produce)` runs `produce` once per key."""

    def __init__(
        self, session: Session, scope: str, key: str | None, body: bytes
    ) -> None:
        self._session, self._scope, self._key = session, scope, key
        self._body_hash = hashlib.sha256(body).hexdigest()

    def answer(self, status: int, produce: Callable[[], T]) -> T | JSONResponse:
        """The new result, or the stored one with `Idempotent-Replayed: true`.

        Raises Invalid when the key was used with another body. Parallel calls wait
        on the row until the first has committed.
        """
        if self._key is None:
            return produce()
        if not self._claim():
            return self._replay(status)
        result = produce()
        where = (table.c.scope == self._scope) & (table.c.key == self._key)
        stored = jsonable_encoder(result)
        self._session.execute(sa.update(table).where(where).values(answer=stored))
        return result

    def _claim(self) -> bool:
        where = (table.c.scope == self._scope) & (table.c.key == self._key)
        old = where & (table.c.created_at < now() - RETENTION)
        self._session.execute(sa.delete(table).where(old))
        row = {"scope": self._scope, "key": self._key, "body_hash": self._body_hash}
        claim = insert(table).values(created_at=now(), **row).on_conflict_do_nothing()
        return bool(self._session.execute(claim.returning(table.c.key)).first())

    def _replay(self, status: int) -> JSONResponse:
        row = self._session.get_one(IdempotencyKey, (self._scope, self._key))
        if row.body_hash != self._body_hash:
            errors = {"Idempotency-Key": [KEY_REUSED]}
            raise Invalid(errors=errors, code="key_reused")
        return JSONResponse(row.answer, status, {"Idempotent-Replayed": "true"})


Key = Annotated[str | None, Header(alias="Idempotency-Key", max_length=255)]


def once_for(request: Request, session: Session, key: str | None, body: bytes) -> Once:
    """For an endpoint that reads its body itself: `body` is what was sent."""
    token = request.headers.get("authorization", "")
    scope = f"{_caller(_subject(token))} {request.method} {request.url.path}"
    return Once(session, scope, key or None, body)


def once_as(
    user_id: UUID, place: str, session: Session, key: str | None, body: bytes
) -> Once:
    """For code that acts for a user without their token; `place` replaces the path."""
    return Once(session, f"{_caller(str(user_id))} {place}", key or None, body)


async def _once(request: Request, session: Db, key: Key = None) -> Once:
    return once_for(request, session, key, await request.body())


def _caller(subject: str) -> str:
    return hashlib.sha256(subject.encode()).hexdigest()[:32]


def _subject(authorization: str) -> str:
    """The caller's id inside the token, so that keys survive a refreshed token."""
    try:
        token = authorization.rpartition(" ")[2]
        claims = jwt.decode(token, options={"verify_signature": False})
        return str(claims.get("sub", ""))
    except BROKEN:
        return ""


def delete_old(session: Session) -> None:
    session.execute(sa.delete(table).where(table.c.created_at < now() - RETENTION))


def erase_person(session: Session, user_id: UUID) -> None:
    """Deletes the stored answers of a deleted user: they may name the person."""
    theirs = table.c.scope.startswith(f"{_caller(str(user_id))} ")
    session.execute(sa.delete(table).where(theirs))


OnlyOnce = Annotated[Once, Depends(_once, scope="function")]
