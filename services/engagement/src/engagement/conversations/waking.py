"""Open pages of either party hear at once that a conversation changed."""

from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from engagement.notifications.hub import TALK


def wake(session: Session, conversation_id: UUID, *user_ids: UUID | None) -> None:
    """At the commit; who has no page open loads it later anyway."""
    for user_id in filter(None, user_ids):
        told = sa.func.pg_notify(TALK, f"{user_id}:{conversation_id}")
        session.execute(sa.select(told))
