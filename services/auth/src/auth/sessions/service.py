"""Rotation and the end of sessions (D5)."""

import hashlib
import re
import secrets
from dataclasses import dataclass
from datetime import datetime, timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from auth.activity.device import Device
from auth.activity.service import Kind, note
from auth.sessions.models import RefreshToken, UserSession, refresh_tokens, sessions
from auth.settings import AuthSettings
from contracts.auth import SessionRevoked
from servicekit.clock import now
from servicekit.http import revocation
from servicekit.messaging import outbox


@dataclass(frozen=True)
class Opened:
    session_id: UUID
    user_id: UUID
    refresh_token: str


def open_session(
    session: Session, user_id: UUID, settings: AuthSettings, device: Device
) -> Opened:
    expires_at = now() + timedelta(days=settings.refresh_token_days)
    row = UserSession(
        user_id=user_id,
        user_agent=device.user_agent,
        address=device.address,
        expires_at=expires_at,
    )
    session.add(row)
    session.flush()
    return _with_new_token(session, row)


def rotate(session: Session, token: str, settings: AuthSettings) -> Opened | None:
    """A new refresh token for a used one; None when the session is over.

    Parallel refreshes of one page within the grace each get a token of the same
    family. A token used again after the grace was stolen: the family ends.
    """
    used = session.get(RefreshToken, _hash(token))
    if used is None:
        return None
    row = session.get(UserSession, used.session_id, with_for_update=True)
    if row is None:  # its account was deleted meanwhile
        return None
    session.refresh(used)  # it may have been used while we waited for the lock
    moment = now()
    if row.revoked_at or row.expires_at < moment or used.expires_at < moment:
        return None
    grace = timedelta(seconds=settings.refresh_grace_s)
    if used.used_at and used.used_at < moment - grace:
        revoke(session, row.id, Device(), kind="session_ended")
        return None
    used.used_at = used.used_at or moment
    row.last_used_at = moment
    row.expires_at = moment + timedelta(days=settings.refresh_token_days)
    session.add_all([used, row])
    return _with_new_token(session, row)


def revoke(
    session: Session,
    session_id: UUID,
    device: Device,
    owner_id: UUID | None = None,
    *,
    kind: Kind = "signed_out",
) -> bool:
    """Ends the session here and, by event, everywhere; False when there is none."""
    moment = now()
    live = (sessions.c.id == session_id) & sessions.c.revoked_at.is_(None)
    if owner_id is not None:
        live &= sessions.c.user_id == owner_id
    end = sa.update(sessions).where(live).values(revoked_at=moment)
    user_id = session.execute(end.returning(sessions.c.user_id)).scalar()
    if user_id is None:
        return False
    revocation.remember(session, session_id, moment)
    revoked = SessionRevoked(session_id=session_id, user_id=user_id, revoked_at=moment)
    outbox.record(session, revoked, actor=user_id)
    note(session, user_id, kind, device)
    return True


def end_all(
    session: Session, user_id: UUID, except_session: UUID | None = None
) -> datetime:
    """Ends the user's sessions, and every token issued before the answered moment.

    The caller publishes it. Needs the account's lock: a sign-in with the old password
    must not come in between.
    """
    live = (sessions.c.user_id == user_id) & sessions.c.revoked_at.is_(None)
    if except_session is not None:
        live &= sessions.c.id != except_session
    session.execute(sa.update(sessions).where(live).values(revoked_at=now()))
    moment = now()  # after the rows were locked: a parallel refresh is older
    revocation.remember(session, user_id, moment)
    return moment


def is_new_device(session: Session, user_id: UUID, device: Device) -> bool:
    """Whether no session of the user came from this browser, of any version."""
    agents = sa.select(sessions.c.user_agent).where(sessions.c.user_id == user_id)
    browsers = {_browser(agent) for agent in session.execute(agents).scalars()}
    return _browser(device.user_agent) not in browsers


def delete_old(session: Session) -> None:
    """Deletes sessions that ended long ago, with their tokens."""
    oldest = now() - timedelta(days=7)
    ended = sa.or_(sessions.c.expires_at < oldest, sessions.c.revoked_at < oldest)
    ids = sa.select(sessions.c.id).where(ended)
    session.execute(
        sa.delete(refresh_tokens).where(refresh_tokens.c.session_id.in_(ids))
    )
    session.execute(sa.delete(sessions).where(ended))


def _with_new_token(session: Session, row: UserSession) -> Opened:
    token = secrets.token_urlsafe(32)
    session.add(
        RefreshToken(
            token_hash=_hash(token), session_id=row.id, expires_at=row.expires_at
        )
    )
    return Opened(row.id, row.user_id, token)


def _browser(user_agent: str | None) -> str:
    return re.sub(r"[0-9._]+", "", user_agent or "")


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "replace")).hexdigest()
