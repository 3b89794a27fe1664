"""What a user chose otherwise than the default."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlmodel import Field, SQLModel


class NotificationPreference(SQLModel, table=True):
    __tablename__ = "notification_preferences"

    user_id: UUID = Field(primary_key=True)
    topic: str = Field(primary_key=True)
    channel: str = Field(primary_key=True)
    is_on: bool
    changed_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


class MailRhythm(SQLModel, table=True):
    """How often a user gets mail; no row: at once."""

    __tablename__ = "mail_rhythms"

    user_id: UUID = Field(primary_key=True)
    rhythm: str
    changed_at: datetime = Field(sa_type=sa.DateTime(timezone=True))


table = NotificationPreference.__table__  # type: ignore[attr-defined]
rhythms = MailRhythm.__table__  # type: ignore[attr-defined]
