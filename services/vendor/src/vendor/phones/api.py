"""Proving the company's number by a code."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from servicekit.db import Db, database_of
from servicekit.http.auth import Seller
from servicekit.http.envelope import Data
from servicekit.http.errors import EmailUnverified
from servicekit.http.language import Language
from servicekit.http.limits import client_address
from servicekit.http.phone_codes import Code, CodeSent
from vendor.phones import service
from vendor.profiles import presenter
from vendor.profiles.schemas import OwnProfile
from vendor.settings import VendorSettings

router = APIRouter(prefix="/api/sellerprofile/phone", tags=["vendor"])


async def _settings(request: Request) -> VendorSettings:
    settings: VendorSettings = request.app.state.settings
    return settings


Settings = Annotated[VendorSettings, Depends(_settings)]


@router.post("/otp", status_code=202, operation_id="sendSellerPhoneCode")
def send_code(
    caller: Seller, request: Request, session: Db, settings: Settings, locale: Language
) -> Data[CodeSent]:
    """Six digits by SMS to the primary mobile; 429 says when the next may be sent.

    403 `email_unverified` when the caller's own e-mail address is not proven.
    """
    if not caller.is_email_verified:
        raise EmailUnverified
    address = client_address(request)[:64]
    phone = service.send_code(session, caller.user_id, settings, address, locale)
    return Data(data=CodeSent(phone_number=phone))


@router.post("/verify", operation_id="verifySellerPhoneCode")
def verify(
    form: Code, caller: Seller, request: Request, settings: Settings, locale: Language
) -> Data[OwnProfile]:
    """The primary mobile becomes verified when the code went there."""
    database = database_of(request)
    seller = service.verify(database, caller.user_id, form.code, settings, locale)
    with database.session() as session:
        return Data(data=presenter.own(session, seller, locale))
