"""Users, for administrators (D4)."""

from functools import partial
from uuid import UUID

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from auth.activity.device import device_of
from auth.admin import details, export, queries, service
from auth.admin.filters import Filters
from auth.admin.schemas import Reason, UserDetail, UserSeen
from servicekit.db import Db, Reader, database_of
from servicekit.http import sheets
from servicekit.http.auth import Admin, has_ended_now
from servicekit.http.envelope import Data, Page, Paged
from servicekit.http.language import Language

router = APIRouter(prefix="/api/admin/users", tags=["auth"])


@router.get("", operation_id="adminUsers")
async def list_users(
    caller: Admin, reads: Reader, pages: Paged, filters: Filters
) -> Page[UserSeen]:
    """All users; `q` is part of a name, address or number."""
    rows, total = await queries.page(reads, filters, pages.limit, pages.offset)
    return pages.of([UserSeen.model_validate(row) for row in rows], total)


@router.get(
    "/export.csv",
    operation_id="exportUsers",
    response_class=StreamingResponse,
    responses=sheets.documented(),
)
def export_users(
    request: Request, caller: Admin, locale: Language, filters: Filters
) -> StreamingResponse:
    """The users as CSV, with the filters of the list; at most 10,000."""
    rows = export.rows(database_of(request), filters, locale)
    return sheets.csv_answer("users.csv", rows, partial(has_ended_now, request, caller))


@router.get("/{user_id}", operation_id="adminUser")
async def get_user(user_id: UUID, caller: Admin, reads: Reader) -> Data[UserDetail]:
    """With devices, history and linked accounts; 404 for a deleted account."""
    return Data(data=await details.of_user(reads, user_id))


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
