"""How many codes left lately: counted in the database, to hold over replicas."""

from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session, select

from auth.phones.models import PhoneCode, table
from servicekit.clock import now


def wait_turn(session: Session, *keys: str) -> None:
    """One at a time per key until the end of the transaction; sorted, no deadlock."""
    for key in sorted(keys):
        number = sa.func.hashtextextended(key, 0)
        session.execute(sa.select(sa.func.pg_advisory_xact_lock(number)))


def free_at(
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


def newest(session: Session, user_id: UUID) -> PhoneCode | None:
    """The user's last code, locked: parallel tries come one after the other."""
    wanted = (
        select(PhoneCode)
        .where(PhoneCode.user_id == user_id)
        .order_by(table.c.created_at.desc())
        .limit(1)
        .with_for_update()
    )
    return session.exec(wanted).first()
