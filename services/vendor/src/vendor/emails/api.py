"""Proving the company's e-mail address by a mailed code."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from servicekit.db import Db, database_of
from servicekit.http.auth import Seller
from servicekit.http.envelope import Data
from servicekit.http.errors import EmailUnverified
from servicekit.http.language import Language
from servicekit.http.limits import client_address
from servicekit.http.phone_codes import Code
from vendor.emails import service
from vendor.emails.schemas import EmailCodeSent
from vendor.profiles import presenter
from vendor.profiles.schemas import OwnProfile
from vendor.settings import VendorSettings

router = APIRouter(prefix="/api/sellerprofile/email", tags=["vendor"])


async def _settings(request: Request) -> VendorSettings:
    settings: VendorSettings = request.app.state.settings
    return settings


Settings = Annotated[VendorSettings, Depends(_settings)]


@router.post("/otp", status_code=202, operation_id="sendSellerEmailCode")
def send_code(
    caller: Seller, request: Request, session: Db, settings: Settings, locale: Language
) -> Data[EmailCodeSent]:
    """Six digits by mail to the company's address; 429 says when the next may be sent.

    403 `email_unverified` when the caller's own address is not proven, 409
    `email_verified` when the company's is.
    """
    if not caller.is_email_verified:
        raise EmailUnverified
    network = client_address(request)[:64]
    email = service.send_code(session, caller.user_id, settings, network, locale)
    return Data(data=EmailCodeSent(email=email))


@router.post("/verify", operation_id="verifySellerEmail")
def verify(
    form: Code, caller: Seller, request: Request, settings: Settings, locale: Language
) -> Data[OwnProfile]:
    """The company's mails go to its own address once the code that went there is right.

    It counts for the signed-in owner who asked for it.
    """
    database = database_of(request)
    seller = service.verify(database, caller.user_id, form.code, settings, locale)
    with database.session() as session:
        return Data(data=presenter.own(session, seller, locale))
