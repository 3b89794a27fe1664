"""How often mail comes: at once, or a day's or a week's news in one."""

from typing import Literal
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Session

from engagement.notifications.preferences.models import rhythms
from servicekit.clock import now

Rhythm = Literal["at_once", "daily", "weekly"]
DEFAULT: Rhythm = "at_once"


def rhythm_of(session: Session, user_id: UUID) -> Rhythm:
    own = sa.select(rhythms.c.rhythm).where(rhythms.c.user_id == user_id)
    chosen: Rhythm | None = session.execute(own).scalar()
    return chosen or DEFAULT


def keep(session: Session, user_id: UUID, rhythm: Rhythm) -> None:
    """What waits already comes when it was to come."""
    state = {"rhythm": rhythm, "changed_at": now()}
    row = insert(rhythms).values(user_id=user_id, **state)
    session.execute(row.on_conflict_do_update(index_elements=["user_id"], set_=state))
