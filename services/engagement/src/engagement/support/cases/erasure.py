"""Erases the cases of a deleted user, also those written as a guest."""

from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Session

from contracts.auth import UserDeleted
from contracts.claims import contact_digest
from engagement.conversations.models import DELETED_TEXT
from engagement.settings import EngagementSettings
from engagement.support.cases.models import messages, table, views

BATCH_SIZE = 1_000


def addresses_of(session: Session, case_ids: list[UUID]) -> list[str]:
    """To which they were answered."""
    wanted = sa.select(table.c.email).where(table.c.id.in_(case_ids))
    matching = session.execute(wanted.where(table.c.email != "").distinct())
    return list(matching.scalars())


def theirs(session: Session, deleted: UserDeleted) -> list[UUID]:
    """By the account, and by what it had proven: a guest states both in plain."""
    own = sa.select(table.c.id).where(table.c.user_id == deleted.user_id)
    matching = list(session.execute(own).scalars())
    if not (deleted.email_sha256 or deleted.phone_sha256):
        return matching
    pepper = EngagementSettings.of(session).claim_pepper
    guests = sa.select(table.c.id, table.c.email, table.c.phone)
    guests = guests.where(table.c.user_id.is_(None))
    rows = session.execute(guests.execution_options(yield_per=BATCH_SIZE))
    for row in rows:
        is_by_mail = (
            row.email
            and contact_digest(pepper, "email", row.email) == deleted.email_sha256
        )
        is_by_phone = (
            row.phone
            and contact_digest(pepper, "phone", row.phone) == deleted.phone_sha256
        )
        if is_by_mail or is_by_phone:
            matching.append(row.id)
    return matching


def erase(session: Session, user_id: UUID, case_ids: list[UUID]) -> None:
    """Their own cases; in those of others what they wrote, and the name of staff."""
    session.execute(sa.delete(table).where(table.c.id.in_(case_ids)))
    written = sa.update(messages).where(messages.c.by_user == user_id)
    gone: dict[str, Any] = {"text": DELETED_TEXT, "attachment_ids": []}
    session.execute(written.where(messages.c.author == "seller").values(**gone))
    session.execute(written.values(by_name=None))
    handled = sa.update(table).where(table.c.assigned_to == user_id)
    session.execute(handled.values(assigned_to=None, assigned_name=None))
    viewed = sa.update(views).where(views.c.by_user == user_id)
    session.execute(viewed.values(by_name=None))
