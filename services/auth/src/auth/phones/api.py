"""Proving one's phone number by a code."""

from fastapi import APIRouter, Request

from auth.accounts.schemas import User
from auth.activity.device import device_of
from auth.phones import service
from auth.phones.schemas import CodeWanted
from auth.sessions.tokens import Tokens
from servicekit.db import Db, database_of
from servicekit.http.auth import SignedIn as Caller
from servicekit.http.envelope import Data
from servicekit.http.phone_codes import Code, CodeSent

router = APIRouter(prefix="/api/user/phone", tags=["auth"])


@router.post("/otp", status_code=202, operation_id="sendPhoneCode")
def send_code(
    form: CodeWanted, caller: Caller, request: Request, session: Db, tokens: Tokens
) -> Data[CodeSent]:
    """Sends six digits by SMS; 403 `email_unverified` before the address is proven,
    429 says when the next may be asked for."""
    device = device_of(request)
    phone = form.phone_number
    service.send_code(session, caller.user_id, phone, tokens.settings, device)
    return Data(data=CodeSent(phone_number=phone))


@router.post("/verify", operation_id="verifyPhoneCode")
def verify(form: Code, caller: Caller, request: Request, tokens: Tokens) -> Data[User]:
    """Verifies the number to which the code was sent."""
    account = service.verify(
        database_of(request),
        caller.user_id,
        form.code,
        tokens.settings,
        device_of(request),
    )
    return Data(data=User.model_validate(account))
