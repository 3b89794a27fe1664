"""Events of vendor."""

from datetime import date, datetime
from typing import ClassVar, Literal
from uuid import UUID

from pydantic import Field

from contracts.reports import ReportDecision
from servicekit.messaging.event import Event

SellerStatus = Literal["onboarding", "active", "suspended", "closed"]


class SellerState(Event):
    """Common to the seller events: the seller card as buyers see it.

    `is_forgotten`: its owner is gone for good, and so is all it wrote, everywhere.
    A company that merely closed may open again. `category_ids` is its declared trade,
    From `closed_from` to `closed_to`, both counted, it takes no new business.
    `delivers_to` are districts; `pan_number` and `registration_number` are what the
    documents of a verified one prove,
    `onboarded_at` when it opened first. `address` and `phone_number` are those of its
    public page.
    """

    seller_id: UUID
    version: int
    owner_id: UUID
    slug: str
    company_name: str
    company_name_ne: str | None = None
    company_logo: str | None = None
    colour: str | None = None
    established: int | None = None
    province_id: int | None = None
    district_id: int | None = None
    municipality_id: int | None = None
    district: str | None = None
    district_ne: str | None = None
    is_verified: bool = False
    status: SellerStatus
    is_forgotten: bool = False
    category_ids: list[UUID] = Field(default_factory=list)
    delivers_to: list[int] = Field(default_factory=list)
    pan_number: str | None = None
    registration_number: str | None = None
    address: str | None = None
    phone_number: str | None = None
    has_proven_mobile: bool = False
    has_proven_email: bool = False
    closed_from: date | None = None
    closed_to: date | None = None
    onboarded_at: datetime | None = None


class SellerOnboarded(SellerState):
    """Step 200 was reached: the owner becomes a seller, the page is public."""

    type: ClassVar[str] = "vendor.seller_onboarded.v1"


class SellerUpdated(SellerState):
    """The company changed something buyers see."""

    type: ClassVar[str] = "vendor.seller_updated.v1"


class SellerResponseChanged(Event):
    """How fast a seller answers, as last counted: percent within a day, mean hours.

    No part of the seller's version: the newer `counted_at` wins.
    """

    type: ClassVar[str] = "vendor.seller_response_changed.v1"

    seller_id: UUID
    counted_at: datetime
    response_rate: int | None = None
    response_time_hours: float | None = None


class SellerRatingChanged(Event):
    """The mean of a seller's public reviews, one to five; None before there are three.

    No part of the seller's version: the newer `counted_at` wins.
    """

    type: ClassVar[str] = "vendor.seller_rating_changed.v1"

    seller_id: UUID
    counted_at: datetime
    review_count: int = 0
    mean_rating: float | None = None


class SmsRequested(Event):
    """Send this code, or this notice (then `facts` has its id), to the company's
    number (E.164); worthless after `expires_at`.

    Only engagement hears it, and vendor deletes it from its outbox once published.
    """

    type: ClassVar[str] = "vendor.sms_requested.v1"

    sms_id: UUID
    user_id: UUID
    kind: Literal["phone_code", "notice"]
    phone: str
    locale: Literal["en", "ne"] = "en"
    code: str
    expires_at: datetime
    facts: dict[str, str] = Field(default_factory=dict)


class EmailRequested(Event):
    """Send this code, or this notice (then `facts` has its id), to the company's
    address. Not `is_proven`: its owner only stated it, from `network`.

    Only engagement hears it, and vendor deletes it from its outbox once published.
    """

    type: ClassVar[str] = "vendor.email_requested.v1"

    mail_id: UUID
    user_id: UUID
    kind: Literal["company_email", "notice"]
    address: str
    locale: Literal["en", "ne"] = "en"
    facts: dict[str, str]
    path: str = ""
    expires_at: datetime | None = None
    is_proven: bool = False
    network: str | None = None


class SellerReportDecided(ReportDecision):
    """`suspended`: the company is."""

    type: ClassVar[str] = "vendor.seller_report_decided.v1"

    outcome: Literal["dismissed", "warned", "suspended"]


class SellerFact(Event):
    """Something happened to a seller that its owner has to hear of.

    How things stand afterwards, and what others show, says the card: SellerUpdated.
    """

    seller_id: UUID
    version: int
    owner_id: UUID


class SellerPhoneVerified(SellerFact):
    """The company's number is proven."""

    type: ClassVar[str] = "vendor.seller_phone_verified.v1"


class SellerVerified(SellerFact):
    """The papers were approved; without a proven number there is no badge yet (D20)."""

    type: ClassVar[str] = "vendor.seller_verified.v1"

    is_verified: bool
    expires_at: datetime


class VerificationRejected(SellerFact):
    """The papers were refused, or an approval was taken back."""

    type: ClassVar[str] = "vendor.verification_rejected.v1"

    reason_code: str


class VerificationExpiring(SellerFact):
    """The approval ends soon: told 30 and 7 days before."""

    type: ClassVar[str] = "vendor.verification_expiring.v1"

    days_left: int
    expires_at: datetime


class VerificationExpired(SellerFact):
    """The approval has ended, and the badge with it."""

    type: ClassVar[str] = "vendor.verification_expired.v1"


class NameDecided(SellerFact):
    """An administrator decided on a verified company's new name; `note`: why not."""

    type: ClassVar[str] = "vendor.name_decided.v1"

    name: str
    is_approved: bool
    note: str | None = None


class SellerSuspended(SellerFact):
    """The company left the public pages: an administrator's act, or its owner's account
    was suspended. Buyers with live enquiries are told."""

    type: ClassVar[str] = "vendor.seller_suspended.v1"

    by: Literal["admin", "account"]


class SellerReinstated(SellerFact):
    """The company is public again."""

    type: ClassVar[str] = "vendor.seller_reinstated.v1"

    by: Literal["admin", "account"]


class SellerClosed(SellerFact):
    """The company ended: by its owner, an administrator, or with the account."""

    type: ClassVar[str] = "vendor.seller_closed.v1"

    by: Literal["seller", "admin", "account"]
