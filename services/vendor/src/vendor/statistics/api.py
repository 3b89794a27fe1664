"""What visitors do on a seller's page."""

from typing import Literal

from fastapi import APIRouter, Depends

from servicekit.db import Db
from servicekit.http.fields import Input
from servicekit.http.limits import Limit
from vendor.statistics import service

router = APIRouter(tags=["vendor"])


class PageEventForm(Input):
    type: Literal["view", "call", "whatsapp", "viber", "email", "qr", "share"]


@router.post(
    "/api/webui/seller/{slug}/event",
    status_code=204,
    operation_id="countSellerEvent",
    dependencies=[Depends(Limit("60/minute"))],
)
def count_event(slug: str, form: PageEventForm, session: Db) -> None:
    """Counts a view or the use of a contact button (D18)."""
    service.count_event(session, slug.replace("\x00", ""), form.type)
