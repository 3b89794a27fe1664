"""Registration and the own account."""

from fastapi import APIRouter, Depends, Request, Response

from auth.accounts import service
from auth.accounts.countries import countries
from auth.accounts.passwords import Passwords
from auth.accounts.schemas import AccountChange, Country, Registration, User
from auth.activity.device import device_of
from auth.activity.service import note
from auth.emails.service import send_verification
from auth.flags import REGISTRATION
from auth.sessions import attempts
from auth.sessions.cookie import set_refresh_cookie
from auth.sessions.schemas import SignedIn
from auth.sessions.sign_in import begin
from auth.sessions.tokens import Tokens
from servicekit.db import Db, database_of
from servicekit.http.auth import SignedIn as Caller
from servicekit.http.envelope import Data
from servicekit.http.etag import A_DAY, public_json

router = APIRouter(tags=["auth"])


@router.post(
    "/api/register",
    status_code=201,
    operation_id="register",
    dependencies=[Depends(REGISTRATION.dependency)],
)
def register(
    form: Registration,
    request: Request,
    response: Response,
    passwords: Passwords,
    tokens: Tokens,
) -> Data[SignedIn]:
    """Makes an account and signs it in, even if others claim the address (ADR 8)."""
    database, device = database_of(request), device_of(request)
    with database.session() as session:
        attempts.count(session, attempts.of_registering(form.email, device.network))
    password_hash = passwords.hash(form.password)  # outside the transaction: 18 ms
    with database.session() as session:
        account = service.register(session, form, password_hash)
        send_verification(session, account, tokens.settings, device.outside_network)
        note(session, account.id, "registered", device)
        begun = begin(session, account, tokens, device)
    set_refresh_cookie(response, tokens.settings, begun.refresh_token)
    return Data(data=begun.answer)


@router.get("/api/user", operation_id="user")
def user(caller: Caller, session: Db) -> Data[User]:
    """The signed-in user, with the roles as they are now."""
    return Data(data=User.model_validate(service.by_id(session, caller.user_id)))


@router.put("/api/user", operation_id="updateUser")
def update_user(changes: AccountChange, caller: Caller, session: Db) -> Data[User]:
    """Changes what is sent; another phone number loses its verification."""
    account = service.change(session, caller.user_id, changes)
    return Data(data=User.model_validate(account))


@router.get(
    "/api/countries", operation_id="countries", response_model=Data[list[Country]]
)
async def list_countries(request: Request) -> Response:
    """Countries with dial codes, Nepal first."""
    rows = [country.model_dump() for country in countries()]
    return public_json(request, {"data": rows}, A_DAY)
