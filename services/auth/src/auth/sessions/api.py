"""Sign in, stay signed in, sign out."""

from typing import Annotated
from uuid import UUID

from fastapi import APIRouter, Cookie, Header, Request, Response

from auth.accounts.passwords import Passwords
from auth.accounts.schemas import User
from auth.accounts.service import by_id
from auth.activity.device import device_of
from auth.sessions import cookie, queries, service, trusted_devices
from auth.sessions.schemas import (
    KeySet,
    Login,
    Refreshed,
    SessionSeen,
    SignedIn,
    SignedOut,
)
from auth.sessions.sign_in import sign_in
from auth.sessions.tokens import Tokens
from servicekit.db import Db, Reader, database_of
from servicekit.http.auth import SignedIn as Caller
from servicekit.http.envelope import Data
from servicekit.http.errors import NotFound, Unauthenticated, answer
from servicekit.http.etag import public_json

router = APIRouter(tags=["auth"])
RefreshCookie = Annotated[str, Cookie(alias=cookie.NAME, max_length=255)]
Authorization = Annotated[str, Header()]


@router.post("/api/login", operation_id="login")
def login(
    form: Login,
    request: Request,
    response: Response,
    passwords: Passwords,
    tokens: Tokens,
) -> Data[SignedIn]:
    """Signs in; a wrong password is 422 under `errors.email`, never 401 (D1)."""
    database = database_of(request)
    browser = trusted_devices.token_of(request)
    begun = sign_in(database, form, passwords, tokens, device_of(request), browser)
    trusted_devices.set_cookie(response, tokens.settings, browser)
    cookie.set_refresh_cookie(response, tokens.settings, begun.refresh_token)
    return Data(data=begun.answer)


@router.post(
    "/api/token/refresh",
    operation_id="refreshToken",
    response_model=Data[Refreshed],
)
def refresh(
    response: Response, tokens: Tokens, session: Db, token: RefreshCookie = ""
) -> Data[Refreshed] | Response:
    """A new access token for the refresh cookie, which is rotated."""
    opened = service.rotate(session, token, tokens.settings) if token else None
    if opened is None:
        return _signed_out(tokens)
    account = by_id(session, opened.user_id)
    cookie.set_refresh_cookie(response, tokens.settings, opened.refresh_token)
    refreshed = Refreshed(
        access_token=tokens.access_token(account, opened.session_id),
        expires_in=tokens.settings.access_token_s,
        user=User.model_validate(account),
    )
    return Data(data=refreshed)


def _signed_out(tokens: Tokens) -> Response:
    """Answered, not raised: the end of a stolen family has to be committed."""
    refusal = answer(401, Unauthenticated().body)
    cookie.clear_refresh_cookie(refusal, tokens.settings)
    return refusal


@router.post("/api/logout", operation_id="logout")
def logout(
    request: Request,
    response: Response,
    tokens: Tokens,
    session: Db,
    authorization: Authorization = "",
) -> Data[SignedOut]:
    """200 whatever token is sent; a token of ours, even expired, ends its session."""
    session_id = tokens.session_of(authorization.removeprefix("Bearer "))
    if session_id is not None:
        service.revoke(session, session_id, device_of(request))
    cookie.clear_refresh_cookie(response, tokens.settings)
    return Data(data=SignedOut())


@router.get("/api/sessions", operation_id="sessions")
async def list_sessions(caller: Caller, reads: Reader) -> Data[list[SessionSeen]]:
    """The devices that are signed in."""
    rows = await queries.live(reads, caller.user_id)
    seen = [
        SessionSeen(**row._mapping, is_current=row.id == caller.session_id)
        for row in rows
    ]
    return Data(data=seen)


@router.delete("/api/sessions/{session_id}", status_code=204, operation_id="endSession")
def end_session(
    session_id: UUID, caller: Caller, request: Request, session: Db
) -> None:
    """Ends the session of one of the caller's devices."""
    device, user_id = device_of(request), caller.user_id
    if not service.revoke(session, session_id, device, user_id, kind="session_ended"):
        raise NotFound


@router.get("/api/.well-known/jwks.json", operation_id="jwks", response_model=KeySet)
async def jwks(request: Request, tokens: Tokens) -> Response:
    """The public keys of all services' token verification."""
    keys = [key.public for key in tokens.keys.verifying().values()]
    return public_json(request, {"keys": keys}, "public, max-age=60")
