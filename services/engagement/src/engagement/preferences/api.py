from fastapi import APIRouter

from engagement.preferences import service
from engagement.preferences.schemas import Preferences, PreferencesChange, shown
from servicekit.db import Db
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data

router = APIRouter(prefix="/api/notifications/preferences", tags=["engagement"])


@router.get("", operation_id="showNotificationPreferences")
def show(caller: SignedIn, session: Db) -> Data[Preferences]:
    """What one is told about, and how."""
    return Data(data=shown(service.matrix(session, caller.user_id)))


@router.put("", operation_id="changeNotificationPreferences")
def change(
    changes: PreferencesChange, caller: SignedIn, session: Db
) -> Data[Preferences]:
    """Changes what is sent, such as `{"messages": {"email": false}}`."""
    service.change(session, caller.user_id, changes.sent())
    return Data(data=shown(service.matrix(session, caller.user_id)))
