"""The links that prove an email address."""

from fastapi import APIRouter, Depends, Request

from auth.accounts.passwords import Passwords
from auth.accounts.schemas import User
from auth.activity.device import device_of
from auth.emails import proof, service
from auth.emails.schemas import EmailChange, EmailSent, Proof
from auth.passwords.service import confirm
from auth.sessions.tokens import Tokens
from servicekit.db import Db, database_of
from servicekit.http.auth import MaybeSignedIn
from servicekit.http.auth import SignedIn as Caller
from servicekit.http.envelope import Data
from servicekit.http.limits import Limit

router = APIRouter(tags=["auth"])


@router.post("/api/email/resend", status_code=202, operation_id="resendVerification")
def resend(caller: Caller, session: Db, tokens: Tokens) -> Data[EmailSent]:
    """Mails the link again; 429 within a minute, 409 when it is confirmed."""
    service.resend(session, caller.user_id, tokens.settings)
    return Data(data=EmailSent())


@router.post(
    "/api/email/verify",
    operation_id="verifyEmail",
    dependencies=[Depends(Limit("60/minute"))],
)
def verify(
    form: Proof,
    caller: MaybeSignedIn,
    request: Request,
    passwords: Passwords,
    tokens: Tokens,
) -> Data[User]:
    """Confirms the address of the mailed link, once; 422 when it is void.

    A browser that is not signed in to the link's account needs a password (ADR 54):
    422 `password_needed` for the account's, `claim_unproven` for that or a new one.
    """
    database, user_id = database_of(request), caller.user_id if caller else None
    consent = proof.confirm_consent(database, form, user_id, passwords, tokens.settings)
    with database.session() as session:
        account = service.follow(
            session, form, consent, tokens.settings, device_of(request)
        )
    return Data(data=User.model_validate(account))


@router.post("/api/user/email", status_code=202, operation_id="changeEmail")
def change_email(
    form: EmailChange,
    caller: Caller,
    request: Request,
    passwords: Passwords,
    tokens: Tokens,
) -> Data[EmailSent]:
    """Mails a link to the new address; the change happens when it is followed."""
    database = database_of(request)
    confirm(database, caller.user_id, form.password, passwords, "password")
    with database.session() as session:
        service.request_change(
            session, caller.user_id, form, tokens.settings, device_of(request)
        )
    return Data(data=EmailSent())
