"""Forgot, reset and change the password."""

from fastapi import APIRouter, Depends, Request

from auth.accounts.passwords import Passwords
from auth.accounts.schemas import User
from auth.activity.device import device_of
from auth.passwords import service
from auth.passwords.schemas import (
    ForgottenPassword,
    PasswordChange,
    PasswordSet,
    Reset,
    ResetRequested,
)
from auth.sessions.schemas import Refreshed
from auth.sessions.tokens import Tokens
from servicekit.db import Db, database_of
from servicekit.http.auth import SignedIn as Caller
from servicekit.http.envelope import Data
from servicekit.http.limits import Limit

router = APIRouter(tags=["auth"])


@router.post(
    "/api/password/email",
    operation_id="forgotPassword",
    dependencies=[Depends(Limit("30/minute"))],
)
def forgot(
    form: ForgottenPassword, request: Request, session: Db
) -> Data[ResetRequested]:
    """Always the same answer; a mail leaves when there is such an account."""
    service.request_reset(session, form.email, device_of(request))
    return Data(data=ResetRequested())


@router.post(
    "/api/password/reset",
    operation_id="resetPassword",
    dependencies=[Depends(Limit("60/minute"))],
)
def reset(
    form: Reset, request: Request, passwords: Passwords, tokens: Tokens
) -> Data[PasswordSet]:
    """A new password for the mailed token, once; every session ends."""
    password_hash = passwords.hash(form.password)
    with database_of(request).session() as session:
        service.reset(session, form, password_hash, tokens.settings, device_of(request))
    return Data(data=PasswordSet())


@router.post("/api/user/password", operation_id="changePassword")
def change(
    form: PasswordChange,
    caller: Caller,
    request: Request,
    passwords: Passwords,
    tokens: Tokens,
) -> Data[Refreshed]:
    """Ends the other sessions; this one continues with the returned token."""
    database, user_id = database_of(request), caller.user_id
    confirmed = service.confirm(
        database, user_id, form.current_password, passwords, "current_password"
    )
    password_hash = passwords.hash(form.password)
    with database.session() as session:
        account = service.change(
            session,
            user_id,
            confirmed,
            password_hash,
            caller.session_id,
            device_of(request),
        )
    refreshed = Refreshed(
        access_token=tokens.access_token(account, caller.session_id),
        expires_in=tokens.settings.access_token_s,
        user=User.model_validate(account),
    )
    return Data(data=refreshed)
