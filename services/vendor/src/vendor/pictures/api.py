"""Logo and banner of one's own company."""

from typing import Any
from uuid import UUID

from fastapi import APIRouter
from sqlmodel import Session

from servicekit.db import Db
from servicekit.http.auth import Seller
from servicekit.http.envelope import Data
from servicekit.http.language import Language
from servicekit.http.multipart import Sent, SentForm, documented
from vendor.drive.uploads import Uploader, Uploads
from vendor.pictures import service
from vendor.pictures.schemas import PictureFields
from vendor.pictures.service import Part
from vendor.profiles import presenter
from vendor.profiles.models import Seller as Company
from vendor.profiles.schemas import OwnProfile

router = APIRouter(tags=["vendor"])

_CROP = "JSON {x, y, width, height} in pixels of the upright picture"
_BODY: dict[str, Any] = documented(
    file_id={"type": "string", "format": "uuid", "description": "Instead of a file"},
    crop={"type": "string", "description": _CROP},
)


@router.post(
    "/api/sellerprofile/logo", operation_id="setSellerLogo", openapi_extra=_BODY
)
def set_logo(
    sent: Sent, caller: Seller, session: Db, uploader: Uploads, locale: Language
) -> Data[OwnProfile]:
    """512 x 512, from a file or one of My Drive; gives the page its theme colour."""
    seller = _set(sent, caller.user_id, session, uploader, "logo")
    return Data(data=presenter.own(session, seller, locale))


@router.post(
    "/api/sellerprofile/banner", operation_id="setSellerBanner", openapi_extra=_BODY
)
def set_banner(
    sent: Sent, caller: Seller, session: Db, uploader: Uploads, locale: Language
) -> Data[OwnProfile]:
    """1600 x 400, from a file or one of My Drive."""
    seller = _set(sent, caller.user_id, session, uploader, "banner")
    return Data(data=presenter.own(session, seller, locale))


@router.delete("/api/sellerprofile/logo", operation_id="deleteSellerLogo")
def delete_logo(caller: Seller, session: Db, locale: Language) -> Data[OwnProfile]:
    """The page shows the monogram again; the original stays in My Drive."""
    seller = service.remove_picture(session, caller.user_id, "logo")
    return Data(data=presenter.own(session, seller, locale))


@router.delete("/api/sellerprofile/banner", operation_id="deleteSellerBanner")
def delete_banner(caller: Seller, session: Db, locale: Language) -> Data[OwnProfile]:
    """The original stays in My Drive."""
    seller = service.remove_picture(session, caller.user_id, "banner")
    return Data(data=presenter.own(session, seller, locale))


def _set(
    sent: SentForm, owner_id: UUID, session: Session, uploader: Uploader, part: Part
) -> Company:
    fields = sent.fields(PictureFields)
    if fields.file_id:
        with service.from_drive(uploader, owner_id, fields.file_id) as copy:
            picture = service.cut(uploader, owner_id, part, copy, fields.crop)
        return service.set_picture(session, owner_id, picture, fields.file_id)
    file = sent.needed_file()
    picture = service.cut(uploader, owner_id, part, file.file, fields.crop)
    original = uploader.written(owner_id, file, is_private=False)
    return service.store(session, owner_id, original, picture)
