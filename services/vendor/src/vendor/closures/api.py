"""Days on which a company is shut: Dashain, Tihar, an inventory."""

from fastapi import APIRouter

from servicekit.db import Db
from servicekit.http.auth import Seller
from servicekit.http.envelope import Data
from servicekit.http.language import Language
from vendor.closures import service
from vendor.closures.schemas import Closure
from vendor.profiles import presenter
from vendor.profiles.schemas import OwnProfile

router = APIRouter(prefix="/api/sellerprofile/closure", tags=["vendor"])


@router.put("", operation_id="planClosure")
def plan(
    form: Closure, caller: Seller, session: Db, locale: Language
) -> Data[OwnProfile]:
    """Plans a closure from the first to the last day, inclusive."""
    seller = service.plan(session, caller.user_id, form)
    return Data(data=presenter.own(session, seller, locale))


@router.delete("", operation_id="removeClosure")
def remove(caller: Seller, session: Db, locale: Language) -> Data[OwnProfile]:
    """Removes the closure; succeeds without one too."""
    seller = service.plan(session, caller.user_id, None)
    return Data(data=presenter.own(session, seller, locale))
