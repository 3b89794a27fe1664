"""The button "Continue with Google"."""

from fastapi import APIRouter, Depends, Request
from pydantic import BaseModel

from auth.google import service
from servicekit.db import Db
from servicekit.http.limits import Limit

router = APIRouter(tags=["auth"])


class AuthorizeUrl(BaseModel):
    """Not enveloped, as the specification has it."""

    url: str


@router.get(
    "/api/authorize/google",
    operation_id="authorizeGoogle",
    dependencies=[Depends(Limit("30/minute"))],
)
def authorize(request: Request, session: Db) -> AuthorizeUrl:
    """The address of Google's consent page; 503 when no client id is configured."""
    settings = request.app.state.settings
    return AuthorizeUrl(url=service.authorize_url(session, settings))
