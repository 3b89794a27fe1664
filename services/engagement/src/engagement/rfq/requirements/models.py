"""Requirements of buyers, their status history and verified phones."""

from datetime import date, datetime, timedelta
from typing import Any, ClassVar
from uuid import UUID, uuid5

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import JSONB
from sqlmodel import Field, SQLModel

from engagement.transitions import StatusHistory
from servicekit.ids import new_id

TIME = sa.DateTime(timezone=True)
# Without a change for so long it counts as delivered.
AWARD_PERIOD = timedelta(days=30)


class Requirement(SQLModel, table=True):
    """`items`, `delivery` and `prefs` as the API has them.

    `attachment_ids`: files of the buyer, `files_version` how often their readers were
    published. `seller_ids`: named by the buyer, nobody else is notified. `wave_due_at`:
    when the next sellers are notified, `scope` how far they may be.
    `review_reasons`: why it waits. `enquiry_id`: no buyer has posted it, it stands
    behind the quotes for that enquiry, and no list of requirements has it.
    `buyer_id`: None for a guest's enquiry, until an account claims it.
    """

    __tablename__ = "requirements"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    version: int = 1
    buyer_id: UUID | None = None
    enquiry_id: UUID | None = None
    title: str
    description: str
    category_id: UUID | None = None
    items: list[dict[str, Any]] = Field(sa_type=JSONB)
    delivery: dict[str, Any] | None = Field(default=None, sa_type=JSONB)
    needed_by: date | None = None
    frequency: str | None = None
    purpose: str | None = None
    prefs: dict[str, Any] | None = Field(default=None, sa_type=JSONB)
    payment_pref: str | None = None
    contact_pref: str = "any"
    contact_name: str | None = None
    contact_phone: str | None = None
    contact_email: str | None = None
    seller_ids: list[str] = Field(default_factory=list, sa_type=JSONB)
    attachment_ids: list[str] = Field(default_factory=list, sa_type=JSONB)
    files_version: int = 0
    max_quotes: int = 10
    expires_in_days: int = 7
    hide_contact: bool = True
    status: str = "open"
    reason: str | None = None
    review_reasons: list[str] = Field(default_factory=list, sa_type=JSONB)
    scope: str = "district"
    wave: int = 0
    wave_due_at: datetime | None = Field(default=None, sa_type=TIME)
    opened_at: datetime | None = Field(default=None, sa_type=TIME)
    extended_count: int = 0
    extended_days: int = 0
    told_ending_at: datetime | None = Field(default=None, sa_type=TIME)
    awarded_quote_id: UUID | None = None
    expires_at: datetime = Field(sa_type=TIME)
    created_at: datetime = Field(sa_type=TIME)
    updated_at: datetime = Field(sa_type=TIME)

    @property
    def posted_by(self) -> UUID:
        """Its buyer's account: a guest posts no requirement."""
        if self.buyer_id is None:
            raise ValueError("a guest's enquiry is behind this requirement")
        return self.buyer_id


class RequirementHistory(StatusHistory, table=True):
    __tablename__ = "requirement_history"

    of: ClassVar[str] = "requirement_id"

    requirement_id: UUID


class VerifiedPhone(SQLModel, table=True):
    """Who has proven a phone number: their requirements open at once."""

    __tablename__ = "verified_phones"

    user_id: UUID = Field(primary_key=True)
    verified_at: datetime = Field(sa_type=TIME)


def item_ids(requirement_id: UUID, count: int) -> list[UUID]:
    """A line is identified by its place: lines are fixed once a quote was sent."""
    return [uuid5(requirement_id, str(number)) for number in range(count)]


table = Requirement.__table__  # type: ignore[attr-defined]
history = RequirementHistory.__table__  # type: ignore[attr-defined]
phones = VerifiedPhone.__table__  # type: ignore[attr-defined]
IS_POSTED = table.c.enquiry_id.is_(None)
