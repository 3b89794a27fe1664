"""A seller's registration and tax documents."""

from fastapi import APIRouter

from servicekit.db import Db
from servicekit.http.auth import Seller
from servicekit.http.envelope import Data
from servicekit.http.language import Language
from vendor.profiles.service import of_owner
from vendor.statutory import presenter, service
from vendor.statutory.schemas import Statutory, StatutoryForm

router = APIRouter(prefix="/api/sellerprofile/statutory", tags=["vendor"])


@router.get("", operation_id="ownStatutory")
def show(caller: Seller, session: Db, locale: Language) -> Data[Statutory]:
    """The request, the status of each document, and the expiry."""
    seller = of_owner(session, caller.user_id)
    return Data(data=presenter.own(session, seller, locale))


@router.post("", operation_id="submitStatutory")
def submit(
    form: StatutoryForm, caller: Seller, session: Db, locale: Language
) -> Data[Statutory]:
    """Requests a review; another PAN, name or number revokes an approval (D20)."""
    seller = service.submit(session, caller.user_id, form)
    return Data(data=presenter.own(session, seller, locale))


@router.delete("", operation_id="withdrawStatutory")
def withdraw(caller: Seller, session: Db, locale: Language) -> Data[Statutory]:
    """Withdraws a request in review; 409 in any other status."""
    seller = service.withdraw(session, caller.user_id)
    return Data(data=presenter.own(session, seller, locale))
