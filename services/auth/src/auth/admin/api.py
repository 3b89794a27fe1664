"""Users, for administrators (D4)."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Query, Request

from auth.activity.device import device_of
from auth.admin import queries, service
from auth.admin.schemas import Reason, UserSeen
from servicekit.db import Db, Reader
from servicekit.http.auth import Admin
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.fields import Line

router = APIRouter(prefix="/api/admin/users", tags=["auth"])


@router.get("", operation_id="adminUsers")
async def list_users(
    caller: Admin, reads: Reader, pages: Paged, q: Annotated[Line, Query()] = ""
) -> Page[UserSeen]:
    """All users, the newest first; `q` is part of a name, address or number."""
    rows, total = await queries.page(reads, q, pages.limit, pages.offset)
    return pages.of([UserSeen.model_validate(row) for row in rows], total)


@router.post("/{user_id}/suspend", operation_id="suspendUser")
def suspend(
    user_id: UUID, form: Reason, caller: Admin, request: Request, session: Db
) -> Data[UserSeen]:
    """Signs the user out everywhere; 409 for the own account."""
    service.suspend(session, user_id, form.reason, caller.user_id, device_of(request))
    return _seen(session, user_id)


@router.post("/{user_id}/restore", operation_id="restoreUser")
def restore(
    user_id: UUID, form: Reason, caller: Admin, request: Request, session: Db
) -> Data[UserSeen]:
    """Lets the user sign in again."""
    service.restore(session, user_id, form.reason, caller.user_id, device_of(request))
    return _seen(session, user_id)


def _seen(session: Db, user_id: UUID) -> Data[UserSeen]:
    session.flush()
    return Data(data=UserSeen.model_validate(queries.one(session, user_id)))
