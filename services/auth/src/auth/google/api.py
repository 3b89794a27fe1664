"""The button "Continue with Google"."""

import secrets
from typing import Annotated

from fastapi import APIRouter, Cookie, Depends, Query, Request, Response
from pydantic import BaseModel

from auth.activity.device import device_of
from auth.google import service
from auth.google.provider import Provider
from auth.sessions.cookie import set_refresh_cookie
from auth.sessions.schemas import SignedIn
from auth.sessions.tokens import Tokens
from servicekit.db import database_of
from servicekit.http.envelope import Data
from servicekit.http.limits import Limit

router = APIRouter(prefix="/api/authorize", tags=["auth"])
COOKIE, PATH = "haat_google", "/api/authorize"

Browser = Annotated[str, Cookie(alias=COOKIE, max_length=255)]
Answer = Annotated[str, Query(min_length=1, max_length=2_048)]


class AuthorizeUrl(BaseModel):
    """Not enveloped, as the specification has it."""

    url: str


class Providers(BaseModel):
    """Which buttons to show (D8)."""

    google: bool


@router.get("/providers", operation_id="authorizeProviders")
async def providers(tokens: Tokens) -> Data[Providers]:
    """Whether sign-in with Google is available."""
    return Data(data=Providers(google=bool(tokens.settings.google_client_id)))


@router.get(
    "/google",
    operation_id="authorizeGoogle",
    dependencies=[Depends(Limit("30/minute"))],
)
def authorize(request: Request, response: Response, tokens: Tokens) -> AuthorizeUrl:
    """The address of Google's consent page; 503 when no client id is configured."""
    browser = secrets.token_urlsafe(32)
    url = service.authorize_url(
        database_of(request), tokens.settings, _provider(request), browser
    )
    response.set_cookie(
        COOKIE,
        browser,
        max_age=int(service.LIFETIME.total_seconds()),
        path=PATH,
        httponly=True,
        secure=tokens.settings.has_https,
        samesite="lax",
    )
    return AuthorizeUrl(url=url)


async def _added_by_google(
    scope: str = "", authuser: str = "", prompt: str = "", hd: str = "", iss: str = ""
) -> None:
    """Google adds these to the address. Nothing of ours reads them."""


@router.get(
    "/google/callback",
    operation_id="finishGoogle",
    dependencies=[Depends(Limit("30/minute")), Depends(_added_by_google)],
)
def finish(
    request: Request,
    response: Response,
    tokens: Tokens,
    code: Answer,
    state: Answer,
    browser: Browser = "",
) -> Data[SignedIn]:
    """Signs in with the code from Google; 422 `google_refused`, never 401."""
    begun = service.finish(
        database_of(request),
        _provider(request),
        tokens,
        (code, state),
        browser,
        device_of(request),
    )
    response.delete_cookie(COOKIE, path=PATH)
    set_refresh_cookie(response, tokens.settings, begun.refresh_token)
    return Data(data=begun.answer)


def _provider(request: Request) -> Provider:
    provider: Provider = request.app.state.google
    return provider
