from fastapi import APIRouter

from engagement.dashboard.deferrals import service
from engagement.dashboard.deferrals.schemas import Deferred, TaskDeferral
from servicekit.db import Db
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data

router = APIRouter(prefix="/api/dashboard/deferrals", tags=["engagement"])


@router.put("", operation_id="deferTask")
def change(task: TaskDeferral, caller: SignedIn, session: Db) -> Data[Deferred]:
    """The task leaves the caller's queue for a day, or is back at once."""
    return Data(data=service.change(session, caller.user_id, task))
