"""What vendor tells."""

from datetime import datetime
from typing import ClassVar, Literal
from uuid import UUID

from servicekit.messaging.event import Event

SellerStatus = Literal["onboarding", "active", "suspended", "closed"]


class SellerState(Event):
    """Common to the seller events: the seller card as buyers see it."""

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
    district: str | None = None
    district_ne: str | None = None
    is_verified: bool = False
    status: SellerStatus


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
