from fastapi import APIRouter

from engagement.rfq.quotes.cost_settings import service
from engagement.rfq.quotes.cost_settings.schemas import (
    CostSettings,
    CostSettingsChange,
)
from servicekit.db import Db, Reader
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data

router = APIRouter(prefix="/api/quotes/cost-settings", tags=["engagement"])


@router.get("", operation_id="getCostSettings")
async def get_one(caller: SignedIn, reads: Reader) -> Data[CostSettings]:
    """How the quotes that one receives are ranked."""
    return Data(data=await service.of_user(reads, caller.user_id))


@router.patch("", operation_id="changeCostSettings")
def change(
    changes: CostSettingsChange, caller: SignedIn, session: Db
) -> Data[CostSettings]:
    """Changes whether VAT is reclaimed, what money costs a year, or both."""
    service.change(session, caller.user_id, changes)
    return Data(data=service.current(session, caller.user_id))
