"""What limits and emails need of an account: its age and its proven address."""

from datetime import datetime, timedelta
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from contracts.auth import UserEmailVerified
from engagement.accounts.limits.service import email_digest
from engagement.accounts.models import Registration, proven_emails, registrations
from engagement.replicas.service import upsert_newest
from servicekit.clock import now


def store_proven_email(session: Session, proven: UserEmailVerified) -> None:
    upsert_newest(session, proven_emails, proven.model_dump())


def owns_email(session: Session, user_id: UUID | None, address: str) -> bool:
    """Whether this account has proven this address."""
    if user_id is None:
        return False
    proven = sa.select(proven_emails.c.user_id).where(
        proven_emails.c.user_id == user_id,
        proven_emails.c.email_sha256 == email_digest(session, address),
    )
    return session.execute(proven).first() is not None


def store_registration(session: Session, user_id: UUID, at: datetime) -> None:
    row = insert(registrations).values(user_id=user_id, registered_at=at)
    session.execute(row.on_conflict_do_nothing())


def is_younger_than(session: Session, user_id: UUID, age: timedelta) -> bool:
    since = sa.select(registrations.c.user_id).where(
        registrations.c.user_id == user_id,
        registrations.c.registered_at > now() - age,
    )
    return session.execute(since).first() is not None


def age_of(session: Session, user_id: UUID) -> timedelta | None:
    """None: the account is older than the table of registrations."""
    registered = session.get(Registration, user_id)
    return now() - registered.registered_at if registered else None


def erase_proofs(session: Session, user_id: UUID) -> None:
    for table in (proven_emails, registrations):
        session.execute(sa.delete(table).where(table.c.user_id == user_id))
