from enum import IntEnum
from uuid import UUID

from fastapi import APIRouter

from engagement.dashboard import parties, service, statistics
from engagement.dashboard.rows import Reading
from engagement.dashboard.schemas import Dashboard, MarketStats, PartyDeals
from servicekit.db import Reader
from servicekit.http.auth import Admin, Seller, SignedIn
from servicekit.http.envelope import Data
from servicekit.http.language import Language

router = APIRouter(prefix="/api", tags=["engagement"])


class Days(IntEnum):
    WEEK = 7
    MONTH = 30
    QUARTER = 90


@router.get("/dashboard/seller", operation_id="sellerDashboard")
async def of_seller(
    caller: Seller, reads: Reader, locale: Language, days: Days = Days.MONTH
) -> Data[Dashboard]:
    """The company's last days, in days of Nepal. Each figure's `link` is a screen whose
    filters are those of the list behind it: it shows just as many rows."""
    reading = Reading(reads, "seller", caller.user_id)
    return Data(data=await service.dashboard(reading, days, locale))


@router.get("/dashboard/buyer", operation_id="buyerDashboard")
async def of_buyer(
    caller: SignedIn, reads: Reader, locale: Language, days: Days = Days.MONTH
) -> Data[Dashboard]:
    """Figures of the buyer's enquiries and requirements."""
    reading = Reading(reads, "buyer", caller.user_id)
    return Data(data=await service.dashboard(reading, days, locale))


@router.get("/admin/stats", operation_id="marketStats")
async def of_market(
    caller: Admin, reads: Reader, days: Days = Days.MONTH
) -> Data[MarketStats]:
    """Enquiries and quotes of the last days, and pending decisions."""
    return Data(data=await statistics.stats(reads, days))


@router.get("/admin/stats/party", operation_id="partyDeals")
async def of_party(
    caller: Admin,
    reads: Reader,
    locale: Language,
    user_id: UUID | None = None,
    seller_id: UUID | None = None,
) -> Data[PartyDeals]:
    """Figures and history of a person's purchases and of a company's sales."""
    return Data(data=await parties.deals(reads, user_id, seller_id, locale))
