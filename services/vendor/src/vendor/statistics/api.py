"""Events of visitors on a seller's page, and the seller's statistics."""

from typing import Annotated

from fastapi import APIRouter, Depends, Query

from servicekit.db import Db
from servicekit.http.auth import Seller
from servicekit.http.envelope import Data
from servicekit.http.limits import Limit
from vendor.statistics import report, service
from vendor.statistics.schemas import PageEventForm, Statistics

router = APIRouter(tags=["vendor"])


@router.post(
    "/api/webui/seller/{slug}/event",
    status_code=204,
    operation_id="countSellerEvent",
    dependencies=[Depends(Limit("60/minute"))],
)
def count_event(slug: str, form: PageEventForm, session: Db) -> None:
    """Counts a view or the use of a contact button (D18)."""
    service.count_event(session, slug.replace("\x00", " "), form.type)


@router.get("/api/sellerprofile/statistics", operation_id="ownStatistics")
def statistics(
    caller: Seller, session: Db, days: Annotated[int, Query(ge=7, le=90)] = 30
) -> Data[Statistics]:
    """Views, contacts and answers of the last days, per day of Nepal."""
    return Data(data=report.of_owner(session, caller.user_id, days))
