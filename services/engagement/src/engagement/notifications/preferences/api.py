from uuid import UUID

from fastapi import APIRouter
from sqlmodel import Session

from engagement.notifications.preferences import service
from engagement.notifications.preferences.schemas import (
    Preferences,
    PreferencesChange,
    serialize,
)
from servicekit.db import Db
from servicekit.http.auth import SignedIn
from servicekit.http.envelope import Data

router = APIRouter(prefix="/api/notifications/preferences", tags=["engagement"])


@router.get("", operation_id="showNotificationPreferences")
def show(caller: SignedIn, session: Db) -> Data[Preferences]:
    """What one is told about, and how."""
    return _current(session, caller.user_id)


@router.put("", operation_id="changeNotificationPreferences")
def change(
    changes: PreferencesChange, caller: SignedIn, session: Db
) -> Data[Preferences]:
    """Changes what is sent, such as `{"messages": {"email": false}}`."""
    if changes.mail_rhythm:
        service.choose_rhythm(session, caller.user_id, changes.mail_rhythm)
    service.change(session, caller.user_id, changes.sent())
    return _current(session, caller.user_id)


def _current(session: Session, user_id: UUID) -> Data[Preferences]:
    rhythm = service.rhythm_of(session, user_id)
    return Data(data=serialize(service.matrix(session, user_id), rhythm))
