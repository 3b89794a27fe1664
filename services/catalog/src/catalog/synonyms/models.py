"""Groups of words that mean one thing, edited by administrators."""

from datetime import datetime
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id


class SynonymGroup(SQLModel, table=True):
    """`words` as people write them, in any spelling and script."""

    __tablename__ = "search_synonyms"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    version: int = 1
    words: list[str] = Field(sa_type=ARRAY(sa.Text))
    note: str | None = None
    updated_at: datetime = Field(
        default_factory=now, sa_type=sa.DateTime(timezone=True)
    )


table = SynonymGroup.__table__  # type: ignore[attr-defined]
