"""Taking one's data along, and going."""

import asyncio

from fastapi import APIRouter, Request, Response

from auth.accounts.passwords import Passwords
from auth.activity import queries as activity
from auth.activity.device import device_of
from auth.activity.schemas import Activity
from auth.deals.schemas import OpenDealsRefusal
from auth.deletion import service
from auth.deletion.schemas import Account, AccountDeleted, AccountDeletion, Export
from auth.sessions import queries as sessions
from auth.sessions.cookie import clear_refresh_cookie
from auth.sessions.schemas import SessionSeen
from auth.sessions.tokens import Tokens
from servicekit.clock import now
from servicekit.db import Reader, database_of
from servicekit.http.auth import SignedIn as Caller
from servicekit.http.envelope import Data

router = APIRouter(prefix="/api/user", tags=["auth"])
ELSEWHERE = [
    "/api/sellerprofile?showall=true",
    "/api/enquiries?as=buyer&per_page=100",
    "/api/requirements?as=buyer&per_page=100",
    "/api/wishlists",
    "/api/notifications",
    "/api/notifications/preferences",
]


@router.delete(
    "",
    status_code=202,
    operation_id="deleteUser",
    responses={409: {"model": OpenDealsRefusal}},
)
def delete_user(
    form: AccountDeletion,
    caller: Caller,
    request: Request,
    response: Response,
    passwords: Passwords,
    tokens: Tokens,
) -> Data[AccountDeleted]:
    """Deletes the account; other services erase its data within a minute. 409
    with `data.orders` and `data.deals` while an order or an accepted quote is open."""
    database = database_of(request)
    confirmed = service.confirm_identity(database, caller, form.password, passwords)
    with database.session() as session:
        pepper = tokens.settings.claim_pepper
        service.delete(session, caller.user_id, confirmed, pepper)
    clear_refresh_cookie(response, tokens.settings)
    return Data(data=AccountDeleted())


@router.get("/export", operation_id="exportUser")
async def export(caller: Caller, request: Request, reads: Reader) -> Data[Export]:
    """All stored data of the caller, as JSON."""
    account = await asyncio.to_thread(
        service.record_export, database_of(request), caller.user_id, device_of(request)
    )
    devices = await sessions.live(reads, caller.user_id)
    happened = await activity.recent(reads, caller.user_id)
    whole = Export(
        exported_at=now(),
        user=Account(
            **account.model_dump(),
            has_password=account.password_hash is not None,
            has_google=account.google_subject is not None,
        ),
        sessions=[
            SessionSeen(**row._mapping, is_current=row.id == caller.session_id)
            for row in devices
        ],
        activity=[Activity(**row._mapping) for row in happened],
        elsewhere=ELSEWHERE,
    )
    return Data(data=whole)
