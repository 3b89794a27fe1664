"""Companies that sell, and the slugs they once had."""

from datetime import date, datetime
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.dialects.postgresql import UUID as PG_UUID
from sqlmodel import Field, SQLModel

from servicekit.clock import now
from servicekit.ids import new_id

_TIME = sa.DateTime(timezone=True)


class Seller(SQLModel, table=True):
    """A company's profile; public once `step` is 200 and `status` active.

    `state`, `city`, `locality` and the district's names are written from the ids, so
    that a page needs no look-up. `response_*` are statistics' figures.
    `owner_status` is what auth said of the person, `suspended_at` an administrator's
    act against the company: lifting one never lifts the other. `pending_*` is the new
    name of a verified company that waits for an administrator.
    """

    __tablename__ = "sellers"

    id: UUID = Field(default_factory=new_id, primary_key=True)
    owner_id: UUID = Field(unique=True)
    owner_version: int = 0
    owner_status: str = "active"
    version: int = 1
    status: str = "onboarding"
    suspended_at: datetime | None = Field(default=None, sa_type=_TIME)
    suspended_reason: str | None = None
    step: int = 0
    plan: str = "free"

    slug: str | None = Field(default=None, unique=True)
    company_name: str | None = None
    company_name_ne: str | None = None
    name_skeletons: list[str] | None = Field(default=None, sa_type=ARRAY(sa.Text))
    pending_name: str | None = None
    pending_name_ne: str | None = None
    pending_name_at: datetime | None = Field(default=None, sa_type=_TIME)
    name_refused_note: str | None = None
    company_logo: str | None = None
    banner: str | None = None
    brand_colour: str | None = None
    theme_color: str | None = None
    logo_file_id: UUID | None = None
    banner_file_id: UUID | None = None
    business_type: str | None = None
    established: int | None = None
    about: str | None = None
    about_ne: str | None = None

    province_id: int | None = None
    district_id: int | None = None
    municipality_id: int | None = None
    ward: int | None = None
    business_address_1: str | None = None
    lat: float | None = None
    lng: float | None = None
    state: str | None = None
    city: str | None = None
    locality: str | None = None
    district: str | None = None
    district_ne: str | None = None

    primary_mobile: str | None = None
    primary_email: str | None = None
    whatsapp: str | None = None
    viber: str | None = None
    phone_verified_at: datetime | None = Field(default=None, sa_type=_TIME)
    email_verified_at: datetime | None = Field(default=None, sa_type=_TIME)
    notice_locale: str | None = None

    category_ids: list[UUID] = Field(
        default_factory=list, sa_type=ARRAY(PG_UUID(as_uuid=True))
    )
    business_nature: str | None = None
    delivers_to: list[int] = Field(default_factory=list, sa_type=ARRAY(sa.Integer))
    terms_accepted_at: datetime | None = Field(default=None, sa_type=_TIME)

    gstin: str | None = None
    registration_number: str | None = None
    statutory_detail_status: str = "not_submitted"
    statutory_approved_at: datetime | None = Field(default=None, sa_type=_TIME)
    statutory_expires_at: datetime | None = Field(default=None, sa_type=_TIME)

    closed_from: date | None = None
    closed_to: date | None = None
    closure_note: str | None = None

    response_rate: int | None = None
    response_time_hours: float | None = None

    onboarded_at: datetime | None = Field(default=None, sa_type=_TIME)
    created_at: datetime = Field(default_factory=now, sa_type=_TIME)

    @property
    def is_verified(self) -> bool:
        """D20: never sold alone."""
        return is_verified(self.phone_verified_at, self.statutory_status, self.status)

    @property
    def statutory_status(self) -> str:
        return statutory_now(self.statutory_detail_status, self.statutory_expires_at)


class OldSlug(SQLModel, table=True):
    """An address printed on cards long ago: it redirects for ever."""

    __tablename__ = "old_slugs"

    slug: str = Field(primary_key=True)
    seller_id: UUID = Field(foreign_key="sellers.id", index=True)
    created_at: datetime = Field(default_factory=now, sa_type=_TIME)


def is_verified(
    phone_verified_at: datetime | None, statutory: str, status: str
) -> bool:
    has_documents = statutory == "approved"
    return phone_verified_at is not None and has_documents and status == "active"


def statutory_now(status: str, expires_at: datetime | None) -> str:
    """An approval past its end has expired, even before the timer has written it."""
    is_over = expires_at is not None and expires_at <= now()
    return "expired" if status == "approved" and is_over else status


sellers = Seller.__table__  # type: ignore[attr-defined]
old_slugs = OldSlug.__table__  # type: ignore[attr-defined]
