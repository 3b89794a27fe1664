"""What happened to one's account."""

from fastapi import APIRouter

from auth.activity import queries
from auth.activity.schemas import Activity
from servicekit.db import Reader
from servicekit.http.auth import SignedIn as Caller
from servicekit.http.envelope import Data

router = APIRouter(tags=["auth"])


@router.get("/api/user/activity", operation_id="activity")
async def activity(caller: Caller, reads: Reader) -> Data[list[Activity]]:
    """The 50 newest sensitive actions on the own account."""
    rows = await queries.recent(reads, caller.user_id)
    return Data(data=[Activity(**row._mapping) for row in rows])
